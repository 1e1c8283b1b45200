import { randomUUID } from 'node:crypto';
import type { ObjectStore } from './object-store.ts';

const markerName = 'object_store';
const keyOf = (id: string) => `store/${id}.json`;

/** The store does not hold this database's objects. */
export class ForeignStoreError extends Error {
  constructor(kind: ObjectStore['kind']) {
    const place = kind === 's3' ? 'S3 bucket' : 'data folder';
    super(
      `The ${place} does not hold the pictures of this database: its marker object is missing. Set DATA_DIR or S3_* to ` +
        'the store that this database was used with, or copy its objects here first.',
    );
    this.name = 'ForeignStoreError';
  }
}

/**
 * Marks a new store as this database's own, and refuses one that lacks the mark: pictures would be lost, one by one,
 * where two processes write to different stores.
 */
export async function claimStore(
  store: ObjectStore,
  kept: { read(name: string): Promise<string | null>; keep(name: string, value: string): Promise<string> },
): Promise<void> {
  const known = await kept.read(markerName);
  if (known !== null) {
    if (!(await store.exists(keyOf(known)))) throw new ForeignStoreError(store.kind);
    return;
  }
  // The mark comes first, so that a process that dies in between leaves an unused mark and not an unmarked store.
  const id = randomUUID();
  await store.put(keyOf(id), Buffer.from(JSON.stringify({ id })), { contentType: 'application/json' });
  const winner = await kept.keep(markerName, id);
  if (winner === id) return;
  await store.delete([keyOf(id)]);
  if (!(await store.exists(keyOf(winner)))) throw new ForeignStoreError(store.kind);
}
