import { routes } from '#contract/routes.ts';
import { runUnloadTasks } from '#web/api/before-unload.ts';
import { clearCachedPictures } from '#web/api/cached-pictures.ts';
import { deleteStoredFiles } from '#web/api/delete-stored-files.ts';
import { clearRecords } from '#web/api/records/user-records.ts';
import { requestLogoutNotice } from './logout-notice.ts';

/** Kept at sign-out: they belong to the browser, not to the user. */
const preservedKeys = [
  'adventure-theme',
  'adventure-language',
  'adventure-terms',
  'adventure-dismissed',
  'adventure-updates-seen',
  'adventure-sign-in-methods',
];

/**
 * Removes the user's data from storage. Never touches kept keys: every open tab runs this at the same moment,
 * and one that restored them could read another's empty storage first.
 */
export function clearBrowserStorage(storage: Storage): void {
  const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index));
  for (const key of keys) {
    if (key !== null && !preservedKeys.includes(key)) storage.removeItem(key);
  }
}

/** Removes what this tab stored for the user, such as unsent input. */
export function clearTabStorage(): void {
  try {
    sessionStorage.clear();
  } catch {
    // Storage is blocked: there is nothing to clear.
  }
}

/** Removes all of the user's local data. Throws where storage cannot be cleared. */
export function clearUserData(): void {
  runUnloadTasks();
  void clearCachedPictures();
  deleteStoredFiles();
  clearRecords();
  clearBrowserStorage(localStorage);
  sessionStorage.clear();
}

/**
 * Goes to the login page by a full navigation, so that nothing of this user stays in memory.
 * @param isLoggedOut makes that page confirm the logout
 */
export function leave(to: string = routes.login.path, { isLoggedOut = false } = {}): void {
  try {
    clearUserData();
  } catch {
    // Storage is blocked: there is nothing to clear.
  }
  if (isLoggedOut) requestLogoutNotice();
  window.location.assign(to);
}
