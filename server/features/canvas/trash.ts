import { canvasLimits } from '#contract/canvas-limits.ts';
import { daysAfter } from '#contract/durations.ts';
import { AppError } from '#server/platform/app-error.ts';
import { removeUnused, setUses } from './asset-store.ts';
import type { CanvasContext } from './context.ts';
import { publishChange } from './documents.ts';
import { removeFilesAfter } from './files.ts';
import type { DocumentRow } from './schema.ts';
import { lockDocument, removeDocument, selectDue, updateDocument } from './store.ts';

type Kept = Pick<CanvasContext, 'database' | 'queue' | 'events' | 'clock'>;

/** Rows that one transaction of the sweep removes. */
const atOnce = 200;

/** Moves a document to the trash. One that is there, or gone, stays so. */
export async function trashDocument(context: CanvasContext, userId: string, id: string): Promise<void> {
  await context.database.inTransaction(async (tx) => {
    const row = await lockDocument(tx, userId, id);
    if (row === null || row.deletedAt !== null) return;
    await updateDocument(tx, row, { deletedAt: context.clock.now() });
    await context.events.publish(tx, userId, 'canvas.deleted', { documentId: id });
  });
}

/** Takes a document out of the trash. Throws `not_found`. */
export async function restoreDocument(
  context: CanvasContext,
  userId: string,
  id: string,
): Promise<DocumentRow> {
  return context.database.inTransaction(async (tx) => {
    const row = await lockDocument(tx, userId, id);
    if (row === null) throw new AppError('not_found');
    if (row.deletedAt === null) return row;
    const restored = await updateDocument(tx, row, { deletedAt: null });
    if (restored === null) throw new AppError('not_found');
    await publishChange(context, tx, row);
    return restored;
  });
}

/**
 * Deletes a document forever, in the trash or not, with its snapshots. Its pictures stay until the sweep.
 * With `dueBefore`, only one that was in the trash before then.
 */
export async function deleteForever(
  context: Kept,
  { userId, id }: { userId: string; id: string },
  dueBefore?: Date,
): Promise<boolean> {
  const { database, clock, events } = context;
  return database.inTransaction(async (tx) => {
    const row = await lockDocument(tx, userId, id);
    if (row === null) return false;
    const isDue = dueBefore === undefined || (row.deletedAt !== null && row.deletedAt < dueBefore);
    if (!isDue) return false;
    for (const holderId of await removeDocument(tx, userId, id)) {
      await setUses(tx, { userId, holderId, now: clock.now() }, []);
    }
    await removeFilesAfter(context, tx, [row.thumbnailKey]);
    await events.publish(tx, userId, 'canvas.deleted', { documentId: id });
    return true;
  });
}

/** Deletes what was long enough in the trash, and the pictures that no document has shown for long. */
export async function sweepCanvas(context: Kept, now: Date): Promise<void> {
  const { database } = context;
  const dueBefore = daysAfter(now, -canvasLimits.trashDays);
  for (let isMore = true; isMore; ) {
    const due = await selectDue(database.db, dueBefore, atOnce);
    for (const document of due) await deleteForever(context, document, dueBefore);
    isMore = due.length === atOnce;
  }
  const unusedSince = daysAfter(now, -canvasLimits.unusedAssetDays);
  for (let isMore = true; isMore; ) {
    isMore = await database.inTransaction(async (tx) => {
      const keys = await removeUnused(tx, unusedSince, atOnce);
      await removeFilesAfter(context, tx, keys);
      return keys.length === atOnce;
    });
  }
}
