import { signOut as signOutCall } from '#contract/accounts.ts';
import { call } from '#web/api/call.ts';
import { tellTabs } from './tab-messages.ts';

/** Kept when somebody signs out: they belong to the browser, not to the person. */
const keptKeys = ['adventure-theme', 'adventure-terms'];

/** Forgets what this browser kept about the person. */
export function clearBrowserStorage(storage: Storage): void {
  const kept = keptKeys.map((key) => [key, storage.getItem(key)] as const);
  storage.clear();
  for (const [key, value] of kept) {
    if (value !== null) storage.setItem(key, value);
  }
}

/**
 * Leaves for the login page by a real navigation: nothing of this person is left in memory for the next one.
 */
export function leave(): void {
  try {
    clearBrowserStorage(localStorage);
    sessionStorage.clear();
  } catch {
    // Storage is blocked: there is nothing in it.
  }
  window.location.assign('/login');
}

/** Ends the session here and in every other tab. Rejects when the server could not be told; then nothing changed. */
export async function signOut(): Promise<void> {
  await call(signOutCall);
  tellTabs('signedOut');
  leave();
}
