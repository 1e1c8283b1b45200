import * as z from 'zod';
import { hourMs } from '#contract/durations.ts';
import { AppError } from '#server/platform/app-error.ts';
import type { DownscaledPicture } from '#server/platform/images/downscaled.ts';
import { resizeToWidth } from '#server/platform/images/resize-to-width.ts';
import { defineJob } from '#server/platform/queue/queue.ts';
import { findStyle } from '../thumbnail-style-store.ts';
import type { TrainingContext } from './deps.ts';

/** Removes the files of a style that was deleted, or whose creation was never completed. */
export const removeFilesEntry = defineJob(
  'style-remove-files',
  z.object({ userId: z.string(), styleId: z.string() }),
);

interface StyleIds {
  userId: string;
  styleId: string;
}

const folderOf = ({ userId, styleId }: StyleIds) => `trained-styles/${userId}/${styleId}/`;

/** Far longer than any creation of a style takes. */
const checkAfterMs = hourMs;
const previewWidth = 320;

export interface StyleFiles {
  pictureKeys: string[];
  previewKey: string;
}

/**
 * Stores the pictures of a style about to be created. First enqueues a check, so that a crash before the
 * style exists leaves no orphan. Throws `storage_failed`.
 */
export async function storeFiles(
  context: TrainingContext,
  style: StyleIds,
  pictures: readonly DownscaledPicture[],
): Promise<StyleFiles> {
  const { objects } = context;
  const folder = folderOf(style);
  await context.database.inTransaction((tx) =>
    context.queue.enqueue(tx, removeFilesEntry, style, {
      startAfter: new Date(context.clock.now().getTime() + checkAfterMs),
    }),
  );
  const pictureKeys = pictures.map((_, at) => `${folder}${at}.jpg`);
  const previewKey = `${folder}preview.webp`;
  try {
    for (const [at, { bytes }] of pictures.entries()) {
      await objects.put(pictureKeys[at] ?? '', bytes, { contentType: 'image/jpeg' });
    }
    const [first] = pictures;
    if (first) {
      const preview = await resizeToWidth(first.bytes, previewWidth);
      await objects.put(previewKey, preview, { contentType: 'image/webp' });
    }
  } catch (cause) {
    // If the whole store is down, the check removes what was stored.
    await removeFiles(context, style).catch(() => {});
    throw new AppError('storage_failed', { cause });
  }
  return { pictureKeys, previewKey };
}

export async function removeFiles({ objects }: TrainingContext, style: StyleIds): Promise<void> {
  const keys = await objects.list(folderOf(style));
  if (keys.length > 0) await objects.delete(keys);
}

/** Handles the entry. */
export async function removeOrphanedFiles(context: TrainingContext, style: StyleIds): Promise<void> {
  const row = await findStyle(context.database.db, style.userId, style.styleId);
  if (row === null) await removeFiles(context, style);
}
