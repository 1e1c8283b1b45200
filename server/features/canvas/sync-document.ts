import type { SharedDocument } from '#canvas/sync/shared-document.ts';
import { AppError } from '#server/platform/app-error.ts';
import type { Tx } from '#server/platform/database/database.ts';
import { setUses } from './asset-store.ts';
import type { CanvasContext } from './context.ts';
import { publishChange, requireOutsideTrash } from './documents.ts';
import type { DocumentRow } from './schema.ts';
import { assetsOfState, openState, readDocument, toBase64, toState } from './state.ts';
import { lockDocument, updateDocument } from './store.ts';

export interface Sync {
  userId: string;
  id: string;
  /** In base64; null only asks. */
  update: string | null;
  stateVector: string;
  tab: string | null;
}

export interface Synced {
  /** What the caller has not seen, in base64. */
  update: string;
  updatedAt: Date;
}

/**
 * Merges what a tab has changed into the stored document, and returns what the tab has not seen. Throws
 * `not_found`, `canvas_document_in_trash`, and what `readDocument` throws for a result that is no document:
 * nothing is stored then.
 */
export async function syncDocument(context: CanvasContext, sync: Sync): Promise<Synced> {
  return context.database.inTransaction(async (tx) => {
    const row = requireOutsideTrash(await lockDocument(tx, sync.userId, sync.id));
    const shared = openState(row.state);
    const before = sync.update === null ? null : toBase64(shared.encode());
    if (sync.update !== null) receive(shared, sync.update);
    readDocument(shared);
    const update = toBase64(encodeUnseen(shared, sync.stateVector));
    if (before === null || before === toBase64(shared.encode())) return { update, updatedAt: row.updatedAt };
    const { updatedAt } = await storeChange(context, tx, row, shared, sync.tab);
    return { update, updatedAt };
  });
}

/** Stores what a locked document has become, and tells its tabs; last in its transaction. */
export async function storeChange(
  context: CanvasContext,
  tx: Tx,
  row: DocumentRow,
  shared: SharedDocument,
  tab: string | null,
): Promise<DocumentRow> {
  const { userId, id } = row;
  const now = context.clock.now();
  // A changed document is never as old as when it was made: that tells the unchanged ones.
  const updatedAt = now > row.updatedAt ? now : new Date(row.updatedAt.getTime() + 1);
  const changed = await updateDocument(tx, row, { ...toState(shared), updatedAt });
  if (changed === null) throw new AppError('not_found');
  await setUses(tx, { userId, holderId: id, now }, assetsOfState(shared));
  await publishChange(context, tx, row, tab);
  return changed;
}

function receive(shared: SharedDocument, update: string): void {
  try {
    shared.receive(Buffer.from(update, 'base64'));
  } catch (cause) {
    throw new AppError('canvas_document_damaged', { cause });
  }
}

function encodeUnseen(shared: SharedDocument, stateVector: string): Uint8Array {
  try {
    return shared.encode(Buffer.from(stateVector, 'base64'));
  } catch (cause) {
    throw new AppError('validation_failed', { fields: { stateVector: 'must be a state vector' }, cause });
  }
}
