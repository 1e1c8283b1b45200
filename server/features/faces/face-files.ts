import * as z from 'zod';
import { hourMs } from '#contract/durations.ts';
import { AppError } from '#server/platform/app-error.ts';
import type { Tx } from '#server/platform/database/database.ts';
import type { Picture } from '#server/platform/images/intake.ts';
import { defineJob } from '#server/platform/queue/queue.ts';
import type { FacesContext } from './context.ts';
import { selectFace } from './store.ts';

interface FaceId {
  userId: string;
  id: string;
}

/** Removes the files of a face that was deleted, or that never came to be. */
const removeFilesEntry = defineJob('face-remove-files', z.object({ userId: z.string(), id: z.string() }));

/** Far longer than any adding of a face takes. */
const checkAfterMs = hourMs;

const folderOf = ({ userId, id }: FaceId) => `faces/${userId}/${id}/`;

/**
 * Stores the files of a face about to be added, and returns their keys. First enqueues a check, so that a
 * crash before the row exists leaves no orphan. Throws `storage_failed`.
 */
export async function storeFiles(
  context: FacesContext,
  face: FaceId,
  { picture, preview }: { picture: Picture; preview: Uint8Array },
): Promise<{ objectKey: string; previewKey: string }> {
  const startAfter = new Date(context.clock.now().getTime() + checkAfterMs);
  await context.database.inTransaction((tx) =>
    context.queue.enqueue(tx, removeFilesEntry, face, { startAfter }),
  );
  const objectKey = `${folderOf(face)}photo.${picture.extension}`;
  const previewKey = `${folderOf(face)}preview.webp`;
  try {
    await context.objects.put(objectKey, picture.bytes, { contentType: picture.mimeType });
    await context.objects.put(previewKey, preview, { contentType: 'image/webp' });
  } catch (cause) {
    // If the whole store is down, the check removes what was stored.
    await removeFiles(context, face).catch(() => {});
    throw new AppError('storage_failed', { cause });
  }
  return { objectKey, previewKey };
}

export async function removeFiles({ objects }: Pick<FacesContext, 'objects'>, face: FaceId): Promise<void> {
  const keys = await objects.list(folderOf(face));
  if (keys.length > 0) await objects.delete(keys);
}

/** Removes the files of deleted faces once the transaction has committed. */
export async function removeFilesAfter(
  { queue }: Pick<FacesContext, 'queue'>,
  tx: Tx,
  userId: string,
  ids: readonly string[],
): Promise<void> {
  for (const id of ids) await queue.enqueue(tx, removeFilesEntry, { userId, id });
}

export function workOnFiles(context: FacesContext): void {
  context.queue.work(removeFilesEntry, async ({ payload: face }) => {
    const row = await selectFace(context.database.db, face.userId, face.id);
    if (row === null) await removeFiles(context, face);
  });
}
