import type { Tx } from '#server/platform/database/database.ts';
import type { EditsContext } from './context.ts';
import type { EditRow } from './schema.ts';
import { insertEdit, removeOfPictures, removeSurplus } from './store.ts';
import { removeThumbnailsEntry } from './thumbnails.ts';

type Kept = Pick<EditsContext, 'queue'>;

/**
 * Adds an edit and removes the oldest above the limit. Returns false if the same request has added one
 * before.
 */
export async function addEdit({ queue }: Kept, tx: Tx, row: EditRow): Promise<boolean> {
  if (!(await insertEdit(tx, row))) return false;
  const keys = await removeSurplus(tx, row.userId);
  if (keys.length > 0) await queue.enqueue(tx, removeThumbnailsEntry, { keys });
  return true;
}

/** Deletes the edits of pictures that are deleted forever. */
export async function deleteEditsOfPictures(
  { queue }: Kept,
  tx: Tx,
  userId: string,
  imageIds: readonly string[],
): Promise<void> {
  const keys = await removeOfPictures(tx, userId, imageIds);
  if (keys.length > 0) await queue.enqueue(tx, removeThumbnailsEntry, { keys });
}
