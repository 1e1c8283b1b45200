import * as z from 'zod';
import { AppError } from '#server/platform/http/app-error.ts';
import type { Picture } from '#server/platform/images/intake.ts';
import { defineJob } from '#server/platform/queue/queue.ts';
import type { GenerationContext } from './context.ts';
import { objectKeys } from './object-keys.ts';
import { storeObject } from './store-object.ts';

/** Looks, some time after a reference was stored, whether its job was started at all. */
export const checkReferenceEntry = defineJob(
  'generation-check-reference',
  z.object({ userId: z.string(), jobId: z.string(), key: z.string() }),
);

/** Far longer than any start of a job takes. */
const checkAfterMs = 3_600_000;

/**
 * Stores the reference of a job that is about to start, and answers its key. It is written down first that somebody has
 * to look after it: a process that dies before the job is started leaves no orphan.
 */
export async function storeReference(
  context: GenerationContext,
  job: { userId: string; jobId: string },
  reference: Picture,
): Promise<string> {
  const key = objectKeys.reference(job.userId, job.jobId, reference.extension);
  await context.database.inTransaction((tx) =>
    context.queue.enqueue(
      tx,
      checkReferenceEntry,
      { ...job, key },
      {
        startAfter: new Date(context.clock.now().getTime() + checkAfterMs),
      },
    ),
  );
  await storeObject(context.objects, key, reference.bytes, reference.mimeType);
  return key;
}

/**
 * Removes the reference of a job that was refused. Where it is not known whether the job was started (the database went
 * away while it committed), the file stays until that can be looked up.
 */
export async function removeRefusedReference(
  context: GenerationContext,
  key: string | null,
  reason: unknown,
): Promise<void> {
  if (key !== null && reason instanceof AppError) await context.objects.delete([key]);
}

/** Registers the worker that removes references without a job. */
export function workOnReferences(context: GenerationContext): void {
  context.queue.work(checkReferenceEntry, async ({ payload: { userId, jobId, key } }) => {
    if (!(await context.jobs.exists(userId, jobId))) await context.objects.delete([key]);
  });
}
