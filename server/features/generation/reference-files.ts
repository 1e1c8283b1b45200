import * as z from 'zod';
import { jobLimits } from '#contract/limits.ts';
import { AppError } from '#server/platform/app-error.ts';
import type { Picture } from '#server/platform/images/intake.ts';
import { readStoredPicture } from '#server/platform/images/stored-picture.ts';
import { defineJob } from '#server/platform/queue/queue.ts';
import type { GenerationContext } from './context.ts';
import { objectKeys } from './object-keys.ts';
import { storeObject } from './store-object.ts';

/** What is stored of a reference picture. */
export type ReferenceFile = Pick<Picture, 'bytes' | 'mimeType' | 'extension'>;

/** Looks, some time after a reference was stored, whether its job was started at all. */
export const checkReferenceEntry = defineJob(
  'generation-check-reference',
  z.object({ userId: z.string(), jobId: z.string(), keys: z.array(z.string()) }),
);

/** Removes the references of a failed job once nobody may try it again. */
export const forgetReferencesEntry = defineJob(
  'generation-forget-references',
  z.object({ userId: z.string(), jobId: z.string(), keys: z.array(z.string()) }),
);

/** Far longer than any start of a job takes. */
const checkAfterMs = 3_600_000;

/**
 * Stores the references of a job that is about to start, and answers their keys. It is written down first that somebody
 * has to look after them: a process that dies before the job is started leaves no orphan.
 */
export async function storeReferences(
  context: GenerationContext,
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
    // Where the store is away altogether, the entry above removes what came through.
    await context.objects.delete(keys).catch(() => {});
    throw error;
  }
  return keys;
}

/**
 * Removes the references of a job that was refused. Where it is not known whether the job was started (the database went
 * away while it committed), the files stay until that can be looked up.
 */
export async function removeRefusedReferences(
  context: GenerationContext,
  keys: string[],
  reason: unknown,
): Promise<void> {
  if (keys.length > 0 && reason instanceof AppError) await context.objects.delete(keys);
}

/** Keeps the references of a job that failed for as long as it may be tried again. Asking twice does no harm. */
export async function keepForRetry(
  { database, queue, clock }: Pick<GenerationContext, 'database' | 'queue' | 'clock'>,
  job: { userId: string; jobId: string; keys: string[] },
): Promise<void> {
  if (job.keys.length === 0) return;
  const startAfter = new Date(clock.now().getTime() + jobLimits.retryHours * 3_600_000);
  await database.inTransaction((tx) => queue.enqueue(tx, forgetReferencesEntry, job, { startAfter }));
}

/** The references of a failed job, to be stored for another one. Throws `press_forgotten` where one is gone. */
export async function readKeptReferences(
  { objects }: Pick<GenerationContext, 'objects'>,
  keys: readonly string[],
): Promise<ReferenceFile[]> {
  const files: ReferenceFile[] = [];
  for (const key of keys) {
    const { bytes, mimeType } = await readStoredPicture(objects, key).catch(async (cause: unknown) => {
      if (await objects.exists(key)) throw cause;
      throw new AppError('press_forgotten', { cause });
    });
    files.push({ bytes, mimeType, extension: mimeType === 'image/png' ? 'png' : 'jpg' });
  }
  return files;
}

/** Registers the workers that remove references without a job, and those that nobody may use again. */
export function workOnReferences(context: GenerationContext): void {
  context.queue.work(checkReferenceEntry, async ({ payload: { userId, jobId, keys } }) => {
    if (!(await context.jobs.exists(userId, jobId))) await context.objects.delete(keys);
  });
  context.queue.work(forgetReferencesEntry, async ({ payload }) => {
    await context.objects.delete(payload.keys);
  });
}
