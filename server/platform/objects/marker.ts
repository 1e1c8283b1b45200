import { randomUUID } from 'node:crypto';
import type { ObjectStore } from './object-store.ts';

const markerName = 'object_store';
const keyOf = (id: string) => `store/${id}.json`;

/** The store does not hold this database's objects. */
export class ForeignStoreError extends Error {
  constructor(kind: ObjectStore['kind']) {
    const storeName = kind === 's3' ? 'S3 bucket' : 'data folder';
    super(
      `The ${storeName} does not hold the pictures of this database: its marker object is missing. Set DATA_DIR or S3_* to ` +
        'the store that this database was used with, or copy its objects here first.',
    );
    this.name = 'ForeignStoreError';
  }
}

/** The store is unreachable or refuses access. The message contains its error. */
export class StoreUnusableError extends Error {
  constructor(kind: ObjectStore['kind'], cause: unknown) {
    const reason = cause instanceof Error ? cause.message || cause.name : String(cause);
    const [storeName, advice] =
      kind === 's3'
        ? [
            'S3 bucket',
            'Check S3_BUCKET, S3_ENDPOINT, S3_REGION and the keys. The bucket must already exist.',
          ]
        : ['picture folder', 'Check DATA_DIR.'];
    super(`The ${storeName} cannot be used: ${reason} ${advice}`, { cause });
    this.name = 'StoreUnusableError';
  }
}

/**
 * Marks a new store as this database's, and refuses one without the mark: with two processes on different
 * stores, pictures would be lost one by one.
 */
export async function claimStore(
  store: ObjectStore,
  storedValues: {
    read(name: string): Promise<string | null>;
    keep(name: string, value: string): Promise<string>;
  },
): Promise<void> {
  const storedId = await storedValues.read(markerName);
  if (storedId !== null) {
    if (await callStore(store, () => store.exists(keyOf(storedId)))) return;
    // A missing bucket has no marker either.
    await callStore(store, () => store.ping());
    throw new ForeignStoreError(store.kind);
  }
  // The mark first, so that a crash in between leaves an unused mark, not an unmarked store.
  const id = randomUUID();
  const mark = Buffer.from(JSON.stringify({ id }));
  await callStore(store, () => store.put(keyOf(id), mark, { contentType: 'application/json' }));
  const winner = await storedValues.keep(markerName, id);
  if (winner === id) return;
  await store.delete([keyOf(id)]);
  if (!(await store.exists(keyOf(winner)))) throw new ForeignStoreError(store.kind);
}

async function callStore<T>(store: ObjectStore, operation: () => Promise<T>): Promise<T> {
  try {
    return await operation();
  } catch (error) {
    throw new StoreUnusableError(store.kind, error);
  }
}
