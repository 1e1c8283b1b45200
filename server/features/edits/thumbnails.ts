import * as z from 'zod';
import { hourMs } from '#contract/durations.ts';
import { editLimits } from '#contract/edits.ts';
import { AppError } from '#server/platform/app-error.ts';
import { requireDiskSpace } from '#server/platform/http/require-disk-space.ts';
import { readDownscaled } from '#server/platform/images/downscaled.ts';
import { defineJob } from '#server/platform/queue/queue.ts';
import type { EditsContext } from './context.ts';
import { hasEdit } from './store.ts';

/** Checks, some time after a thumbnail was stored, whether its edit exists. */
const checkThumbnailEntry = defineJob(
  'edits-check-thumbnail',
  z.object({ userId: z.string(), id: z.string(), key: z.string() }),
);

/** Deletes the thumbnails of removed edits. */
export const removeThumbnailsEntry = defineJob(
  'edits-remove-thumbnails',
  z.object({ keys: z.array(z.string()) }),
);

/** Far longer than any save takes. */
const checkAfterMs = hourMs;

const dataUrl = /^data:image\/[\w.+-]{1,40};base64,([A-Za-z0-9+/]+={0,2})$/;

export function isDataUrl(thumbnail: string): boolean {
  return thumbnail.startsWith('data:');
}

/** Returns the file in a data URL. Throws `unsupported_image` unless it is a base64 image. */
export function readDataUrl(thumbnail: string): Buffer {
  const [, base64] = dataUrl.exec(thumbnail) ?? [];
  if (base64 === undefined) throw new AppError('unsupported_image');
  return Buffer.from(base64, 'base64');
}

/**
 * Re-encodes a thumbnail in small and stores it, for an edit about to be saved; returns its key. First
 * enqueues a check, so that a crash before the edit exists leaves no orphan. Throws what the picture intake
 * throws, and `storage_failed`.
 */
export async function storeThumbnail(
  context: EditsContext,
  edit: { userId: string; id: string; signal: AbortSignal },
  source: Buffer,
): Promise<string> {
  const { userId, id, signal } = edit;
  const { bytes } = await readDownscaled(source, { side: editLimits.thumbnailSide }, { userId, signal });
  await requireDiskSpace(context);
  const key = `edits/${userId}/${id}.jpg`;
  const startAfter = new Date(context.clock.now().getTime() + checkAfterMs);
  await context.database.inTransaction((tx) =>
    context.queue.enqueue(tx, checkThumbnailEntry, { userId, id, key }, { startAfter }),
  );
  try {
    await context.objects.put(key, bytes, { contentType: 'image/jpeg' });
  } catch (cause) {
    throw new AppError('storage_failed', { cause });
  }
  return key;
}

export function workOnThumbnails({ queue, database, objects }: EditsContext): void {
  queue.work(checkThumbnailEntry, async ({ payload: { userId, id, key } }) => {
    if (!(await hasEdit(database.db, userId, id))) await objects.delete([key]);
  });
  queue.work(removeThumbnailsEntry, async ({ payload }) => {
    await objects.delete(payload.keys);
  });
}
