import { canStoreFiles, storedDocumentsDatabase } from '#web/api/delete-stored-files.ts';

/** Documents as this browser keeps them: what is not on the server yet survives a crash and a reload. */

const storeName = 'documents';

/** One document's state, by its id and owner. */
export interface LocalDocument {
  readonly id: string;
  readonly owner: string;
  /** As `SharedDocument.encode` returns it. */
  readonly state: Uint8Array<ArrayBuffer>;
  readonly savedAt: number;
}

/** The stored state; null if there is none, it is another user's, or the browser stores nothing. */
export async function readLocal(id: string, owner: string): Promise<LocalDocument | null> {
  try {
    const stored: unknown = await withStore('readonly', (store) => store.get(id));
    return isLocalDocument(stored) && stored.owner === owner ? stored : null;
  } catch {
    return null;
  }
}

/** False if the browser has no space for it, or the user has signed out. */
export async function writeLocal(document: LocalDocument): Promise<boolean> {
  try {
    await withStore('readwrite', (store) => store.put(document));
    return true;
  } catch {
    return false;
  }
}

/** Once the server has all of it. */
export async function removeLocal(id: string): Promise<void> {
  try {
    await withStore('readwrite', (store) => store.delete(id));
  } catch {
    // A browser that stores nothing has nothing to remove.
  }
}

function isLocalDocument(stored: unknown): stored is LocalDocument {
  if (typeof stored !== 'object' || stored === null) return false;
  return 'owner' in stored && 'state' in stored && stored.state instanceof Uint8Array;
}

/** Opens the database for one operation and closes it: an open one would keep a sign-out from deleting it. */
async function withStore<Answer>(
  mode: IDBTransactionMode,
  work: (store: IDBObjectStore) => IDBRequest<Answer>,
): Promise<Answer> {
  if (!canStoreFiles()) throw new Error('the user has left this page');
  const request = indexedDB.open(storedDocumentsDatabase, 1);
  request.onupgradeneeded = () => request.result.createObjectStore(storeName, { keyPath: 'id' });
  const database = await finished(request);
  try {
    return await finished(work(database.transaction(storeName, mode).objectStore(storeName)));
  } finally {
    database.close();
  }
}

function finished<Answer>(request: IDBRequest<Answer>): Promise<Answer> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('the browser stored nothing'));
  });
}
