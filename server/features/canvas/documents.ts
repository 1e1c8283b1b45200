import type { SharedDocument } from '#canvas/sync/shared-document.ts';
import type { CanvasDocumentSummary } from '#contract/canvas.ts';
import { canvasLimits } from '#contract/canvas-limits.ts';
import { AppError } from '#server/platform/app-error.ts';
import type { Tx } from '#server/platform/database/database.ts';
import { setUses } from './asset-store.ts';
import type { CanvasContext } from './context.ts';
import type { DocumentRow } from './schema.ts';
import { assetsOfState, toState } from './state.ts';
import {
  countDocuments,
  insertDocument,
  lockCanvas,
  type SummaryRow,
  selectByKey,
  selectDocument,
} from './store.ts';

/** A repeatable request: the same key with the same request makes one document. */
export interface Repeatable {
  idempotencyKey: string | null;
  requestHash: string;
}

export interface NewDocument {
  name: string;
  sourceImageId?: string | null;
  shared: SharedDocument;
}

/**
 * Stores a new document, unless `findFirst` finds one that makes it needless. Throws
 * `too_many_canvas_documents`, `idempotency_mismatch`, and what `toState` throws.
 */
export async function addDocument(
  context: CanvasContext,
  { userId, idempotencyKey, requestHash }: Repeatable & { userId: string },
  { name, sourceImageId = null, shared }: NewDocument,
  findFirst: (tx: Tx) => Promise<DocumentRow | null> = async () => null,
): Promise<{ row: DocumentRow; isNew: boolean }> {
  const state = toState(shared);
  const id = context.newId();
  return context.database.inTransaction(async (tx) => {
    await lockCanvas(tx, userId);
    const known = await findRepeated(tx, userId, { idempotencyKey, requestHash });
    const first = known ?? (await findFirst(tx));
    if (first) return { row: first, isNew: false };
    await requireRoom(tx, userId);
    const now = context.clock.now();
    const row: DocumentRow = {
      ...state,
      ...{ userId, id, name, sourceImageId, idempotencyKey, requestHash },
      isTemplate: false,
      thumbnailKey: null,
      createdAt: now,
      updatedAt: now,
      deletedAt: null,
    };
    await insertDocument(tx, row);
    await setUses(tx, { userId, holderId: id, now }, assetsOfState(shared));
    await publishChange(context, tx, row);
    return { row, isNew: true };
  });
}

/** The document that a repeated request has made. Throws `idempotency_mismatch` for another request. */
export async function findRepeated(
  db: Parameters<typeof selectByKey>[0],
  userId: string,
  { idempotencyKey, requestHash }: Repeatable,
): Promise<DocumentRow | null> {
  const known = idempotencyKey === null ? null : await selectByKey(db, userId, idempotencyKey);
  if (known && known.requestHash !== requestHash) throw new AppError('idempotency_mismatch');
  return known;
}

/** Throws `too_many_canvas_documents`. */
export async function requireRoom(db: Parameters<typeof countDocuments>[0], userId: string): Promise<void> {
  if ((await countDocuments(db, userId)) >= canvasLimits.documents) {
    throw new AppError('too_many_canvas_documents');
  }
}

/** Throws `not_found`, and `canvas_document_in_trash`. */
export function requireOutsideTrash(row: DocumentRow | null): DocumentRow {
  if (row === null) throw new AppError('not_found');
  if (row.deletedAt !== null) throw new AppError('canvas_document_in_trash');
  return row;
}

/** A user's document outside the trash. Throws as above. */
export async function findDocument(
  { database }: Pick<CanvasContext, 'database'>,
  userId: string,
  id: string,
): Promise<DocumentRow> {
  return requireOutsideTrash(await selectDocument(database.db, userId, id));
}

/** Tells the user's tabs and devices; last in its transaction. */
export async function publishChange(
  { events }: Pick<CanvasContext, 'events'>,
  tx: Tx,
  { userId, id }: { userId: string; id: string },
  tab: string | null = null,
): Promise<void> {
  await events.publish(tx, userId, 'canvas.changed', { documentId: id, tab });
}

export function presentDocument(
  { sign }: Pick<CanvasContext, 'sign'>,
  row: SummaryRow,
): CanvasDocumentSummary {
  const { id, name, width, height, isTemplate, slots, sourceImageId } = row;
  return {
    ...{ id, name, width, height, isTemplate, slots, sourceImageId },
    thumbnail: row.thumbnailKey === null ? null : sign(row.thumbnailKey),
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    deletedAt: row.deletedAt?.toISOString() ?? null,
  };
}
