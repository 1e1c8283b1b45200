import * as z from 'zod';
import { hourMs } from '#contract/durations.ts';
import { jobLimits } from '#contract/limits.ts';
import { AppError } from '#server/platform/app-error.ts';
import { defineJob } from '#server/platform/queue/queue.ts';
import type { EditJobsDeps, StoredPictureFile } from './context.ts';

/** Checks, some time after the files of a job were stored, whether it was started. */
const checkFilesEntry = defineJob(
  'edit-jobs-check-files',
  z.object({ userId: z.string(), jobId: z.string(), keys: z.array(z.string()) }),
);

/** Removes files: of a completed job, or of a failed one that can no longer be retried. */
export const removeFilesEntry = defineJob('edit-jobs-remove-files', z.object({ keys: z.array(z.string()) }));

/** Far longer than any start of a job takes. */
const checkAfterMs = hourMs;

const endings = { 'image/jpeg': 'jpg', 'image/png': 'png', 'image/webp': 'webp' } as const;

/** A picture to edit: its bytes, or a stored file to copy. */
export interface SourceFile extends Omit<StoredPictureFile, 'key'> {
  from: Uint8Array | { key: string };
}

/**
 * Stores what a job needs, and returns the keys. First enqueues a check, so that a crash before the job
 * starts leaves no orphan. Throws `storage_failed`, and `not_found` for a picture deleted meanwhile.
 */
export async function storeJobFiles(
  deps: EditJobsDeps,
  job: { userId: string; jobId: string },
  { source, mask }: { source: SourceFile; mask: Uint8Array | null },
): Promise<{ source: StoredPictureFile; maskKey: string | null }> {
  const folder = `edit-sources/${job.userId}/${job.jobId}`;
  const { from, ...facts } = source;
  const stored = { ...facts, key: `${folder}/source.${endings[source.mimeType]}` };
  const maskKey = mask && `${folder}/mask.png`;
  const keys = [stored.key, ...(maskKey ? [maskKey] : [])];
  const startAfter = new Date(deps.clock.now().getTime() + checkAfterMs);
  await deps.database.inTransaction((tx) =>
    deps.queue.enqueue(tx, checkFilesEntry, { ...job, keys }, { startAfter }),
  );
  try {
    await put(deps, stored, from);
    if (mask && maskKey) await deps.objects.put(maskKey, mask, { contentType: 'image/png' });
  } catch (cause) {
    // If the whole store is down, the check removes what was stored.
    await deps.objects.delete(keys).catch(() => {});
    throw cause instanceof AppError ? cause : new AppError('storage_failed', { cause });
  }
  return { source: stored, maskKey };
}

async function put(
  { objects, gallery }: Pick<EditJobsDeps, 'objects' | 'gallery'>,
  { key, mimeType }: StoredPictureFile,
  from: SourceFile['from'],
): Promise<void> {
  const options = { contentType: mimeType };
  if (from instanceof Uint8Array) return objects.put(key, from, options);
  const object = await objects.get(from.key);
  if (object === null) {
    await gallery.missing.noteFile(from.key);
    throw new AppError('not_found');
  }
  await objects.put(key, { stream: object.stream, bytes: object.bytes }, options);
}

/** Keeps the files of a failed job as long as it may be retried. Idempotent. */
export async function keepForRetry(
  { database, queue, clock }: Pick<EditJobsDeps, 'database' | 'queue' | 'clock'>,
  keys: string[],
): Promise<void> {
  const startAfter = new Date(clock.now().getTime() + jobLimits.retryHours * hourMs);
  await database.inTransaction((tx) => queue.enqueue(tx, removeFilesEntry, { keys }, { startAfter }));
}

/** Registers the workers that remove files. */
export function workOnJobFiles({ queue, jobs, objects }: EditJobsDeps): void {
  queue.work(checkFilesEntry, async ({ payload: { userId, jobId, keys } }) => {
    if (!(await jobs.exists(userId, jobId))) await objects.delete(keys);
  });
  queue.work(removeFilesEntry, async ({ payload }) => {
    await objects.delete(payload.keys);
  });
}
