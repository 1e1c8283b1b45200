import { canStoreFiles, storedDocumentsDatabase } from '#web/api/delete-stored-files.ts';

/** Documents as this browser keeps them: what is not on the server yet survives a crash and a reload. */

const storeName = 'documents';

/** One document's state as one tab had it: each tab has its own, so that none overwrites another's. */
export interface LocalDocument {
  readonly id: string;
  readonly owner: string;
  readonly tab: string;
  /** As `SharedDocument.encode` returns it. */
  readonly state: Uint8Array<ArrayBuffer>;
  readonly savedAt: number;
}

/** The states of all tabs; none if they are another user's, or the browser stores nothing. */
export async function readLocal(id: string, owner: string): Promise<LocalDocument[]> {
  try {
    const all: unknown[] = await withStore('readonly', (store) =>
      store.getAll(IDBKeyRange.bound([id, ''], [id, []])),
    );
    return all.filter(isLocalDocument).filter((stored) => stored.owner === owner);
  } catch {
    return [];
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

/** Once the server has all of them. What a tab has written since stays. */
export async function removeLocal(
  documents: readonly Omit<LocalDocument, 'state' | 'owner'>[],
): Promise<void> {
  try {
    for (const { id, tab, savedAt } of documents) {
      await withStore('readwrite', async (store) => {
        const stored = await finished<unknown>(store.get([id, tab]));
        if (isLocalDocument(stored) && stored.savedAt <= savedAt) await finished(store.delete([id, tab]));
      });
    }
  } catch {
    // A browser that stores nothing has nothing to remove.
  }
}

function isLocalDocument(stored: unknown): stored is LocalDocument {
  if (typeof stored !== 'object' || stored === null) return false;
  const hasKeys = 'owner' in stored && 'tab' in stored && 'savedAt' in stored;
  return hasKeys && 'state' in stored && stored.state instanceof Uint8Array;
}

/** Opens the database for one operation and closes it: an open one would keep a sign-out from deleting it. */
async function withStore<Answer>(
  mode: IDBTransactionMode,
  work: (store: IDBObjectStore) => IDBRequest<Answer> | Promise<Answer>,
): Promise<Answer> {
  if (!canStoreFiles()) throw new Error('the user has left this page');
  const request = indexedDB.open(storedDocumentsDatabase, 2);
  request.onupgradeneeded = () => {
    const { result } = request;
    // One state for all tabs, as it was before the editor's first release.
    if (result.objectStoreNames.contains(storeName)) result.deleteObjectStore(storeName);
    result.createObjectStore(storeName, { keyPath: ['id', 'tab'] });
  };
  const database = await finished(request);
  try {
    const answer = work(database.transaction(storeName, mode).objectStore(storeName));
    return await (answer instanceof IDBRequest ? finished(answer) : answer);
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
