import { signOut as signOutCall } from '#contract/accounts.ts';
import { routes } from '#contract/routes.ts';
import { call } from '#web/api/call.ts';
import { clearUserData } from './sign-out.ts';
import { notifyTabs } from './tab-messages.ts';

/** After this long, report a failure instead of leaving the user waiting, still signed in. */
const timeoutMs = 10_000;

/**
 * Logs out: clears the user's local data, then calls the server in three ways. The first one counts; the
 * others serve proxies in front of this server, and their errors are ignored. Rejects if storage cannot be
 * cleared or the server fails; `others` resolves when the other calls have ended.
 */
export async function logOut(): Promise<{ others: Promise<unknown> }> {
  const [cleared] = await Promise.allSettled([clearLocalData()]);
  await call(signOutCall, { signal: AbortSignal.timeout(timeoutMs) });
  notifyTabs('signedOut');
  // Checked last: a browser that cannot clear its storage must still sign out.
  if (cleared.status === 'rejected') throw cleared.reason;
  return { others: Promise.allSettled([routes.logout.path, '/auth/logout'].map(visit)) };
}

async function clearLocalData(): Promise<void> {
  clearUserData();
}

function visit(path: string): Promise<Response> {
  return fetch(path, { cache: 'no-store', credentials: 'include', redirect: 'manual' });
}
