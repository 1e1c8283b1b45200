import * as z from 'zod';
import { hourMs } from '#contract/durations.ts';
import { pixelTextLimits } from '#contract/edit-calls.ts';
import { AppError } from '#server/platform/app-error.ts';
import { requireDiskSpace } from '#server/platform/http/require-disk-space.ts';
import { readPicture } from '#server/platform/images/intake.ts';
import type { ObjectStore } from '#server/platform/objects/objects.ts';
import { defineJob } from '#server/platform/queue/queue.ts';
import type { EditJobsDeps } from './context.ts';

/** Removes a temporary picture whose time is over. */
const removeEntry = defineJob('edit-jobs-remove-temporary', z.object({ keys: z.array(z.string()) }));

/** Of one user; a new one pushes the oldest out. */
const maxPerUser = 50;

export function temporaryFolder(userId: string): string {
  return `edit-pictures/${userId}`;
}

/**
 * Stores a picture for the edits of the next hours, and returns its key. It is removed then, by an entry that
 * is written before the file. Throws what the picture intake throws, and `storage_failed`.
 */
export async function storeTemporary(
  deps: EditJobsDeps,
  { userId, bytes, signal }: { userId: string; bytes: Uint8Array; signal: AbortSignal },
): Promise<{ key: string; expiresAt: Date }> {
  const picture = await readPicture(bytes, { userId, signal }, { keepsLossless: true });
  await requireDiskSpace(deps);
  // Ids rise with time, so that the list of a folder is in the order of storing.
  const key = `${temporaryFolder(userId)}/${deps.newId()}.${picture.extension}`;
  const expiresAt = new Date(deps.clock.now().getTime() + pixelTextLimits.hours * hourMs);
  await deps.database.inTransaction((tx) =>
    deps.queue.enqueue(tx, removeEntry, { keys: [key] }, { startAfter: expiresAt }),
  );
  try {
    await deps.objects.put(key, picture.bytes, { contentType: picture.mimeType });
    await removeOldest(deps.objects, userId);
  } catch (cause) {
    throw new AppError('storage_failed', { cause });
  }
  return { key, expiresAt };
}

async function removeOldest(objects: ObjectStore, userId: string): Promise<void> {
  const keys = await listTemporary(objects, userId);
  const surplus = keys.slice(0, Math.max(0, keys.length - maxPerUser));
  if (surplus.length > 0) await objects.delete(surplus);
}

/** The keys of a user's temporary pictures, oldest first. */
export function listTemporary(objects: ObjectStore, userId: string): Promise<string[]> {
  return objects.list(`${temporaryFolder(userId)}/`);
}

export function workOnTemporary({ queue, objects }: EditJobsDeps): void {
  queue.work(removeEntry, async ({ payload }) => {
    await objects.delete(payload.keys);
  });
}
