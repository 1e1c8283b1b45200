import { createRecordCache, type RecordCache } from './record-cache.ts';

const prefix = 'adventure-record:';

/** Whether this page was left by its person: what still runs then must not begin to keep anything anew. */
let isLeft = false;

/** Whose records this page has asked for last. */
let shownTo: string | null = null;

const nothing: RecordCache = {
  read: () => undefined,
  write: () => false,
  remove: () => {},
  names: () => [],
  clear: () => {},
};

/**
 * What this browser keeps of the server's answers to one person, so that pages show something before the server has
 * answered. In `localStorage`, which is read before the first paint, is one for all tabs, and is emptied by a sign-out
 * before the page is left. Nobody reads another's.
 */
export function keptRecords(userId: string): RecordCache {
  if (isLeft) return nothing;
  shownTo = userId;
  return createRecordCache({
    storage: () => window.localStorage,
    prefix: `${prefix}${userId}:`,
    now: () => Date.now(),
  });
}

/** The records of whoever looks at this page, for what hears of changes and not of whose they are. */
export function ownKeptRecords(): RecordCache {
  return shownTo === null ? nothing : keptRecords(shownTo);
}

/** Forgets all records, whoever's they are, and keeps no more as long as the page lives. */
export function forgetKeptRecords(): void {
  isLeft = true;
  createRecordCache({ storage: () => window.localStorage, prefix, now: () => Date.now() }).clear();
}
