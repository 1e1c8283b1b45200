import * as z from 'zod';
import { hourMs } from '#contract/durations.ts';
import { AppError } from '#server/platform/app-error.ts';
import type { Tx } from '#server/platform/database/database.ts';
import { defineJob } from '#server/platform/queue/queue.ts';
import { hasAssetFile } from './asset-store.ts';
import type { CanvasContext } from './context.ts';
import { hasFontFile } from './fonts/font-store.ts';
import { hasThumbnail } from './store.ts';

/** Checks, some time after a file was stored, whether an asset, a document or a font has it. */
const checkFileEntry = defineJob('canvas-check-file', z.object({ userId: z.string(), key: z.string() }));

/** Removes files that nothing has any more. */
const removeFilesEntry = defineJob('canvas-remove-files', z.object({ keys: z.array(z.string()) }));

/** Far longer than any request takes. */
const checkAfterMs = hourMs;

/**
 * Stores a file whose row is about to be written. First enqueues a check, so that a crash in between leaves
 * no orphan. Throws `storage_failed`.
 */
export async function storeFile(
  { database, queue, clock, objects }: Pick<CanvasContext, 'database' | 'queue' | 'clock' | 'objects'>,
  owned: { userId: string; key: string },
  { bytes, mimeType }: { bytes: Uint8Array; mimeType: string },
): Promise<void> {
  const startAfter = new Date(clock.now().getTime() + checkAfterMs);
  await database.inTransaction((tx) => queue.enqueue(tx, checkFileEntry, owned, { startAfter }));
  try {
    await objects.put(owned.key, bytes, { contentType: mimeType });
  } catch (cause) {
    throw new AppError('storage_failed', { cause });
  }
}

/** Removes files at once; what fails is found by the check. */
export async function removeFiles(
  { objects }: Pick<CanvasContext, 'objects'>,
  keys: readonly string[],
): Promise<void> {
  await objects.delete(keys).catch(() => {});
}

/** Removes files once the transaction has committed. */
export async function removeFilesAfter(
  { queue }: Pick<CanvasContext, 'queue'>,
  tx: Tx,
  keys: readonly (string | null)[],
): Promise<void> {
  const known = keys.filter((key) => key !== null);
  if (known.length > 0) await queue.enqueue(tx, removeFilesEntry, { keys: known });
}

export function workOnFiles({ queue, database, objects }: CanvasContext): void {
  queue.work(checkFileEntry, async ({ payload: { userId, key } }) => {
    const { db } = database;
    const isKept =
      (await hasAssetFile(db, userId, key)) ||
      (await hasThumbnail(db, userId, key)) ||
      (await hasFontFile(db, userId, key));
    if (!isKept) await objects.delete([key]);
  });
  queue.work(removeFilesEntry, async ({ payload }) => {
    await objects.delete(payload.keys);
  });
}
