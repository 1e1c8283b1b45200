import { signOut as signOutCall } from '#contract/accounts.ts';
import { routes } from '#contract/routes.ts';
import { call } from '#web/api/call.ts';
import { forgetPerson } from './sign-out.ts';
import { tellTabs } from './tab-messages.ts';

/**
 * Logs out as the logout page does: forgets the person, then asks the server in three ways. The first one counts; the
 * others are for servers in front of this one, and their failure is ignored. Rejects when storage cannot be cleared or
 * the server does not do it.
 */
export async function logOut(): Promise<void> {
  forgetPerson();
  await call(signOutCall);
  tellTabs('signedOut');
  await Promise.allSettled([routes.logout.path, '/auth/logout'].map(visit));
}

function visit(path: string): Promise<Response> {
  // As a page: to others the logout page's address is no address at all.
  const headers = { accept: 'text/html' };
  return fetch(path, { headers, cache: 'no-store', credentials: 'include', redirect: 'manual' });
}
