import type * as z from 'zod';
import { keptFilesDatabase, mayKeepFiles } from './forget-kept-files.ts';

const storeName = 'files';

/** As long as other records of the browser. */
const keepDays = 7;
const dayMs = 24 * 60 * 60_000;

/** One record of files and what is known of them, over a reload. Parsed, never trusted. */
export interface KeptFiles<Value> {
  /** What this browser keeps of the person; null where there is nothing, it is another's, too old or damaged. */
  read(owner: string, now: number): Promise<Value | null>;
  /** Writes it down in place of what was there. Silent where the browser has no room. */
  write(owner: string, now: number, value: Value): Promise<void>;
  forget(): Promise<void>;
}

/** @param name which record it is, among those of all forms */
export function keptFiles<Value>(name: string, schema: z.ZodType<Value>): KeptFiles<Value> {
  let last: Promise<unknown> = Promise.resolve();
  /** One after the other: each opens the database for itself, and the last is what must be there in the end. */
  const inTurn = (work: () => Promise<unknown>): Promise<void> => {
    const done = last.then(work).then(nothing, nothing);
    last = done;
    return done;
  };
  return {
    async read(owner, now) {
      try {
        const kept = await withStore('readonly', (store) => store.get(name));
        if (!isEnvelope(kept) || kept.owner !== owner || now - kept.savedAt > keepDays * dayMs) return null;
        const parsed = schema.safeParse(kept.value);
        return parsed.success ? parsed.data : null;
      } catch {
        // The browser keeps nothing: what was chosen lives as long as the page.
        return null;
      }
    },
    write: (owner, savedAt, value) =>
      inTurn(() => withStore('readwrite', (store) => store.put({ owner, savedAt, value }, name))),
    forget: () => inTurn(() => withStore('readwrite', (store) => store.delete(name))),
  };
}

function nothing(): void {}

function isEnvelope(kept: unknown): kept is { owner: string; savedAt: number; value: unknown } {
  if (typeof kept !== 'object' || kept === null) return false;
  return 'owner' in kept && 'savedAt' in kept && typeof kept.savedAt === 'number' && 'value' in kept;
}

/**
 * Opens the database for one piece of work, and closes it: an open one would keep a sign-out from deleting it, and one that
 * is opened after that would be there again.
 */
async function withStore<Answer>(
  mode: IDBTransactionMode,
  work: (store: IDBObjectStore) => IDBRequest<Answer>,
): Promise<Answer> {
  if (!mayKeepFiles()) throw new Error('the person has left this page');
  const database = await finished(openDatabase());
  try {
    return await finished(work(database.transaction(storeName, mode).objectStore(storeName)));
  } finally {
    database.close();
  }
}

function openDatabase(): IDBOpenDBRequest {
  const request = indexedDB.open(keptFilesDatabase, 1);
  request.onupgradeneeded = () => request.result.createObjectStore(storeName);
  return request;
}

function finished<Answer>(request: IDBRequest<Answer>): Promise<Answer> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}
