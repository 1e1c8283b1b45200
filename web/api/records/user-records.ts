import { createRecordCache, type RecordCache } from './record-cache.ts';

const prefix = 'adventure-record:';

/** Whether the user has left this page: code that still runs must not store anything again. */
let isLeft = false;

/** The user whose records this page requested last. */
let shownTo: string | null = null;

const nothing: RecordCache = {
  read: () => undefined,
  write: () => false,
  remove: () => {},
  names: () => [],
  clear: () => {},
};

/**
 * The record cache of one user, so that pages show something before the server answers. In `localStorage`,
 * which is readable before the first paint, shared by all tabs, and cleared by a sign-out before the page is
 * left. Users never read each other's records.
 */
export function userRecords(userId: string): RecordCache {
  if (isLeft) return nothing;
  shownTo = userId;
  return createRecordCache({
    storage: () => window.localStorage,
    prefix: `${prefix}${userId}:`,
    now: () => Date.now(),
  });
}

/** The records of this page's user, for code that handles changes without knowing the user. */
export function currentRecords(): RecordCache {
  return shownTo === null ? nothing : userRecords(shownTo);
}

/** Deletes all records of all users, and stores no more for the life of the page. */
export function clearRecords(): void {
  isLeft = true;
  createRecordCache({ storage: () => window.localStorage, prefix, now: () => Date.now() }).clear();
}
