import { difference } from '#canvas/sync/shared-document.ts';
import type { CanvasSnapshot } from '#contract/canvas-library.ts';
import { canvasLimits } from '#contract/canvas-limits.ts';
import { AppError } from '#server/platform/app-error.ts';
import { readIdempotencyKey } from '#server/platform/http/idempotency-key.ts';
import { setUses } from './asset-store.ts';
import type { CanvasContext } from './context.ts';
import { requireOutsideTrash } from './documents.ts';
import type { DocumentRow, SnapshotRow } from './schema.ts';
import { assetsOfState, openState, readDocument } from './state.ts';
import { insertSnapshot, lockDocument, removeSnapshot, selectSnapshot, selectSnapshots } from './store.ts';
import { storeChange } from './sync-document.ts';

export interface SnapshotId {
  userId: string;
  documentId: string;
  id: string;
}

/**
 * Keeps a document as it is under a name. Throws `not_found`, `canvas_document_in_trash`,
 * `too_many_canvas_snapshots`.
 */
export async function addSnapshot(
  context: CanvasContext,
  sent: { userId: string; documentId: string; name: string; idempotencyKey: string | null },
): Promise<SnapshotRow> {
  const { userId, documentId, name } = sent;
  const idempotencyKey = readIdempotencyKey(sent.idempotencyKey);
  const id = context.newId();
  return context.database.inTransaction(async (tx) => {
    const document = requireOutsideTrash(await lockDocument(tx, userId, documentId));
    const others = await selectSnapshots(tx, userId, documentId);
    const known = others.find((other) => idempotencyKey !== null && other.idempotencyKey === idempotencyKey);
    if (known && known.name !== name) throw new AppError('idempotency_mismatch');
    if (known) return { ...known, state: '' };
    if (others.length >= canvasLimits.snapshotsPerDocument) throw new AppError('too_many_canvas_snapshots');
    const now = context.clock.now();
    const { state } = document;
    const row = { userId, id, documentId, name, state, idempotencyKey, createdAt: now };
    await insertSnapshot(tx, row);
    await setUses(tx, { userId, holderId: id, now }, assetsOfState(openState(state)));
    return row;
  });
}

/**
 * Makes a document what it was, by changes like those of a tab: open tabs merge them with theirs. Throws
 * `not_found`, `canvas_document_in_trash`, and what `readDocument` throws.
 */
export async function restoreSnapshot(
  context: CanvasContext,
  { userId, documentId, id }: SnapshotId,
): Promise<DocumentRow> {
  return context.database.inTransaction(async (tx) => {
    const row = requireOutsideTrash(await lockDocument(tx, userId, documentId));
    const snapshot = await selectSnapshot(tx, userId, { documentId, id });
    if (snapshot === null) throw new AppError('not_found');
    const shared = openState(row.state);
    const then = readDocument(openState(snapshot.state));
    const changes = difference(readDocument(shared), then);
    if (changes.length === 0) return row;
    shared.apply(changes);
    return storeChange(context, tx, row, shared, null);
  });
}

export async function deleteSnapshot(
  { database, clock }: CanvasContext,
  { userId, documentId, id }: SnapshotId,
): Promise<void> {
  await database.inTransaction(async (tx) => {
    // A restore that has begun reads the snapshot to its end.
    await lockDocument(tx, userId, documentId);
    if ((await selectSnapshot(tx, userId, { documentId, id })) === null) return;
    await removeSnapshot(tx, userId, { documentId, id });
    await setUses(tx, { userId, holderId: id, now: clock.now() }, []);
  });
}

export function presentSnapshot({ id, name, createdAt }: Omit<SnapshotRow, 'state'>): CanvasSnapshot {
  return { id, name, createdAt: createdAt.toISOString() };
}
