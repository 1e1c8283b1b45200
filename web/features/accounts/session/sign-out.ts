import { routes } from '#contract/routes.ts';
import { runLeavingTasks } from '#web/api/before-leaving.ts';
import { forgetKeptFiles } from '#web/api/forget-kept-files.ts';
import { forgetKeptPictures } from '#web/api/kept-pictures.ts';
import { forgetKeptRecords } from '#web/api/records/kept-records.ts';
import { leaveFarewell } from './farewell.ts';

/** Kept when somebody signs out: they belong to the browser, not to the person. */
const keptKeys = ['adventure-theme', 'adventure-language', 'adventure-terms', 'adventure-told'];

/**
 * Forgets what this browser kept about the person. What stays is never touched: every open tab does this at the same
 * moment, and one that put it back could find another's empty storage first.
 */
export function clearBrowserStorage(storage: Storage): void {
  const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index));
  for (const key of keys) {
    if (key !== null && !keptKeys.includes(key)) storage.removeItem(key);
  }
}

/** Forgets what this tab kept about the person, such as what was typed and not sent. */
export function clearTabStorage(): void {
  try {
    sessionStorage.clear();
  } catch {
    // Storage is blocked: there is nothing in it.
  }
}

/** Forgets the person, whatever the browser allows. Throws where storage cannot be cleared. */
export function forgetPerson(): void {
  runLeavingTasks();
  void forgetKeptPictures();
  forgetKeptFiles();
  forgetKeptRecords();
  clearBrowserStorage(localStorage);
  sessionStorage.clear();
}

/**
 * Leaves for the login page by a real navigation: nothing of this person is left in memory for the next one.
 *
 * @param isLoggedOut has that page say so
 */
export function leave(to: string = routes.login.path, { isLoggedOut = false } = {}): void {
  try {
    forgetPerson();
  } catch {
    // Storage is blocked: there is nothing in it.
  }
  if (isLoggedOut) leaveFarewell();
  window.location.assign(to);
}
