import { AppError } from '#server/platform/app-error.ts';
import type { Tx } from '#server/platform/database/database.ts';
import type { MovedPictures } from '../gallery/gallery.ts';
import type { UpscalingDeps } from './context.ts';
import { keysOf, removeSourceEntry } from './source-files.ts';
import { findUpscaleByAnyId, removeUpscale, removeUpscalesOf } from './store.ts';

/**
 * Deletes an upscale forever, with its result in the gallery; cancels a running one and returns its coins.
 * Accepts the id of its job or picture. No-op for an unknown id.
 */
export async function deleteUpscale(deps: UpscalingDeps, userId: string, id: string): Promise<void> {
  const row = await findUpscaleByAnyId(deps.database.db, userId, id);
  if (row === null) return;
  if (row.imageId === null && (await cancel(deps, userId, row.id))) return;
  await deps.database.inTransaction(async (tx) => {
    const current = await findUpscaleByAnyId(tx, userId, row.id);
    // The record goes with the picture, unless a client has saved it separately.
    if (current?.imageId) await deps.gallery.remove(tx, userId, [current.imageId]);
    const removed = await removeUpscale(tx, userId, row.id);
    if (removed) await deps.queue.enqueue(tx, removeSourceEntry, { keys: keysOf(removed.source) });
    if (current?.imageId) await deps.events.publish(tx, userId, 'image.deleted', { id: current.imageId });
  });
}

/** Whether the job was cancelled; if not, it has just ended. */
async function cancel({ jobs }: UpscalingDeps, userId: string, jobId: string): Promise<boolean> {
  try {
    await jobs.cancel(userId, jobId);
    return true;
  } catch (error) {
    if (error instanceof AppError && error.code === 'job_already_finished') return false;
    throw error;
  }
}

/** Removes the records of pictures deleted forever, in the same transaction. */
export async function followRemoved(
  deps: Pick<UpscalingDeps, 'queue'>,
  tx: Tx,
  { userId, ids, to }: MovedPictures,
): Promise<void> {
  if (to !== 'nowhere') return;
  const removed = await removeUpscalesOf(tx, userId, ids);
  if (removed.length === 0) return;
  await deps.queue.enqueue(tx, removeSourceEntry, { keys: removed.flatMap(({ source }) => keysOf(source)) });
}
