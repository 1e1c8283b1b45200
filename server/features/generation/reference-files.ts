import * as z from 'zod';
import { hourMs } from '#contract/durations.ts';
import { jobLimits } from '#contract/limits.ts';
import { AppError } from '#server/platform/app-error.ts';
import type { Picture } from '#server/platform/images/intake.ts';
import { readStoredPicture } from '#server/platform/images/stored-picture.ts';
import { defineJob } from '#server/platform/queue/queue.ts';
import type { GenerationContext } from './context.ts';
import { objectKeys } from './object-keys.ts';
import { storeObject } from './store-object.ts';

/** A reference picture to store. */
export type ReferenceFile = Pick<Picture, 'bytes' | 'mimeType' | 'extension'>;

/** Checks, some time after a reference was stored, whether its job was started. */
export const checkReferenceEntry = defineJob(
  'generation-check-reference',
  z.object({ userId: z.string(), jobId: z.string(), keys: z.array(z.string()) }),
);

/** Removes the references of a failed job once it can no longer be retried. */
export const deleteReferencesEntry = defineJob(
  'generation-forget-references',
  z.object({ userId: z.string(), jobId: z.string(), keys: z.array(z.string()) }),
);

/** Far longer than any start of a job takes. */
const checkAfterMs = hourMs;

/**
 * Stores the references of a job about to start, and returns their keys. First enqueues a check, so that a
 * crash before the start leaves no orphan.
 */
export async function storeReferences(
  context: Pick<GenerationContext, 'database' | 'queue' | 'clock' | 'objects'>,
  job: { userId: string; jobId: string },
  references: readonly ReferenceFile[],
): Promise<string[]> {
  if (references.length === 0) return [];
  const keys = references.map(({ extension }, at) =>
    objectKeys.reference(job.userId, job.jobId, { at, extension }),
  );
  await context.database.inTransaction((tx) =>
    context.queue.enqueue(
      tx,
      checkReferenceEntry,
      { ...job, keys },
      {
        startAfter: new Date(context.clock.now().getTime() + checkAfterMs),
      },
    ),
  );
  try {
    for (const [at, { bytes, mimeType }] of references.entries()) {
      await storeObject(context.objects, keys[at] ?? '', bytes, mimeType);
    }
  } catch (error) {
    // If the whole store is down, the check removes what was stored.
    await context.objects.delete(keys).catch(() => {});
    throw error;
  }
  return keys;
}

/**
 * Removes the references of a refused job. If it is unknown whether the job was started (the database failed
 * during the commit), the files stay until the check.
 */
export async function removeRefusedReferences(
  context: Pick<GenerationContext, 'objects'>,
  keys: string[],
  reason: unknown,
): Promise<void> {
  if (keys.length > 0 && reason instanceof AppError) await context.objects.delete(keys);
}

/** Keeps the references of a failed job as long as it may be retried. Idempotent. */
export async function keepForRetry(
  { database, queue, clock }: Pick<GenerationContext, 'database' | 'queue' | 'clock'>,
  job: { userId: string; jobId: string; keys: string[] },
): Promise<void> {
  if (job.keys.length === 0) return;
  const startAfter = new Date(clock.now().getTime() + jobLimits.retryHours * hourMs);
  await database.inTransaction((tx) => queue.enqueue(tx, deleteReferencesEntry, job, { startAfter }));
}

/**
 * Reads the references of a failed job, to store them for another one. Throws `job_inputs_deleted` if one is
 * deleted.
 */
export async function readStoredReferences(
  { objects }: Pick<GenerationContext, 'objects'>,
  keys: readonly string[],
): Promise<ReferenceFile[]> {
  const files: ReferenceFile[] = [];
  for (const key of keys) {
    const { bytes, mimeType } = await readStoredPicture(objects, key).catch(async (cause: unknown) => {
      if (await objects.exists(key)) throw cause;
      throw new AppError('job_inputs_deleted', { cause });
    });
    files.push({ bytes, mimeType, extension: mimeType === 'image/png' ? 'png' : 'jpg' });
  }
  return files;
}

/** Registers the workers that remove references without a job, and expired ones. */
export function workOnReferences(context: GenerationContext): void {
  context.queue.work(checkReferenceEntry, async ({ payload: { userId, jobId, keys } }) => {
    if (!(await context.jobs.exists(userId, jobId))) await context.objects.delete(keys);
  });
  context.queue.work(deleteReferencesEntry, async ({ payload }) => {
    await context.objects.delete(payload.keys);
  });
}
