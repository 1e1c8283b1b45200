import type * as z from 'zod';
import { canStoreFiles, storedFilesDatabase } from './delete-stored-files.ts';
import { recordLimits } from './records/record-cache.ts';

const storeName = 'files';

/** One record of files with their facts that survives a reload. Parsed, never trusted. */
export interface StoredFiles<Value> {
  /** The stored record; null if there is none, or it is another user's, too old or damaged. */
  read(owner: string, now: number): Promise<Value | null>;
  /** Replaces the record. Never rejects if the browser has no space. */
  write(owner: string, now: number, value: Value): Promise<void>;
  clear(): Promise<void>;
}

/** The records of all forms, by name. */
type RecordName = 'references' | 'upscaler';

export function storedFiles<Value>(name: RecordName, schema: z.ZodType<Value>): StoredFiles<Value> {
  let last: Promise<unknown> = Promise.resolve();
  /** Runs writes in sequence: each opens the database itself, and the last one must win. */
  const inTurn = (work: () => Promise<unknown>): Promise<void> => {
    const done = last.then(work).then(nothing, nothing);
    last = done;
    return done;
  };
  return {
    async read(owner, now) {
      try {
        const stored = await withStore('readonly', (store) => store.get(name));
        if (!isEnvelope(stored) || stored.owner !== owner || now - stored.savedAt > recordLimits.maxAgeMs)
          return null;
        const parsed = schema.safeParse(stored.value);
        return parsed.success ? parsed.data : null;
      } catch {
        // Without storage, chosen files live as long as the page.
        return null;
      }
    },
    write: (owner, savedAt, value) =>
      inTurn(() => withStore('readwrite', (store) => store.put({ owner, savedAt, value }, name))),
    clear: () => inTurn(() => withStore('readwrite', (store) => store.delete(name))),
  };
}

function nothing(): void {}

function isEnvelope(stored: unknown): stored is { owner: string; savedAt: number; value: unknown } {
  if (typeof stored !== 'object' || stored === null) return false;
  return 'owner' in stored && 'savedAt' in stored && typeof stored.savedAt === 'number' && 'value' in stored;
}

/** Opens the database for one operation and closes it: an open one would keep a sign-out from deleting it. */
async function withStore<Answer>(
  mode: IDBTransactionMode,
  work: (store: IDBObjectStore) => IDBRequest<Answer>,
): Promise<Answer> {
  if (!canStoreFiles()) throw new Error('the user has left this page');
  const database = await finished(openDatabase());
  try {
    return await finished(work(database.transaction(storeName, mode).objectStore(storeName)));
  } finally {
    database.close();
  }
}

function openDatabase(): IDBOpenDBRequest {
  const request = indexedDB.open(storedFilesDatabase, 1);
  request.onupgradeneeded = () => request.result.createObjectStore(storeName);
  return request;
}

function finished<Answer>(request: IDBRequest<Answer>): Promise<Answer> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}
