import { signOut as signOutCall } from '#contract/accounts.ts';
import { routes } from '#contract/routes.ts';
import { call } from '#web/api/call.ts';
import { forgetPerson } from './sign-out.ts';
import { tellTabs } from './tab-messages.ts';

/** A server that has not answered by now does not: better to say so than to leave somebody waiting, signed in. */
const patienceMs = 10_000;

/**
 * Logs out as the logout page does: forgets the person, then asks the server in three ways. The first one counts; the
 * others are for servers in front of this one, and their failure is ignored. Rejects when storage cannot be cleared or
 * the server does not do it; answers when the others are through.
 */
export async function logOut(): Promise<{ others: Promise<unknown> }> {
  const [forgotten] = await Promise.allSettled([forget()]);
  await call(signOutCall, { signal: AbortSignal.timeout(patienceMs) });
  tellTabs('signedOut');
  // Only now: a browser that cannot clear its storage is no reason to stay signed in.
  if (forgotten.status === 'rejected') throw forgotten.reason;
  return { others: Promise.allSettled([routes.logout.path, '/auth/logout'].map(visit)) };
}

async function forget(): Promise<void> {
  forgetPerson();
}

function visit(path: string): Promise<Response> {
  // As a page: what asks for anything else is told that the logout page's address is none.
  const headers = { accept: 'text/html' };
  return fetch(path, { headers, cache: 'no-store', credentials: 'include', redirect: 'manual' });
}
