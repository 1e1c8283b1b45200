import { createHash } from 'node:crypto';
import type { JobInputs } from '#contract/generation-calls.ts';
import { jobLimits, seedLimits } from '#contract/limits.ts';
import { tools } from '#contract/tools.ts';
import { AppError } from '#server/platform/app-error.ts';
import { readIdempotencyKey } from '#server/platform/http/idempotency-key.ts';
import { requireDiskSpace } from '#server/platform/http/require-disk-space.ts';
import { requireFeature } from '../accounts/accounts.ts';
import type { RetryRequest, StartedJob } from '../jobs/jobs.ts';
import { chooseEngine } from './choose-engine.ts';
import type { GenerationContext } from './context.ts';
import { type GenerationInput, generationInputSchema } from './input.ts';
import { readStoredReferences } from './reference-files.ts';
import { wordsOf } from './start-generation.ts';
import { generationKind, newSeed, startGenerationJob } from './start-generation-job.ts';

/**
 * Returns the input of a job that can be retried, beside what the job itself shows. Throws `not_found`,
 * `job_not_failed`, and `job_inputs_deleted` once its references are deleted.
 */
export async function readJobInputs(
  context: GenerationContext,
  userId: string,
  jobId: string,
): Promise<JobInputs> {
  const { input } = await findRetryable(context, userId, jobId);
  const stored = await Promise.all(input.references.map(({ key }) => context.objects.exists(key)));
  if (stored.includes(false)) throw new AppError('job_inputs_deleted');
  return {
    originalPrompt: input.originalPrompt,
    references: input.references.map(({ key, use, strokes }) => ({ url: context.sign(key), use, strokes })),
  };
}

/**
 * Repeats a failed job with exactly its input, for its full price and with all checks of a new request. Of a
 * job that made only some of its pictures it makes the others. Copies the references, so that each job has
 * its own. Throws like `readJobInputs` and `startGeneration`.
 */
export async function retryGeneration(
  context: GenerationContext,
  request: RetryRequest,
): Promise<StartedJob> {
  const { userId, jobId, signal } = request;
  await requireDiskSpace(context);
  const key = readIdempotencyKey(request.idempotencyKey);
  const { input, made } = await findRetryable(context, userId, jobId);
  const { feature } = tools[input.tool];
  if (feature) requireFeature(await context.accounts.planOf(userId), feature);
  await context.contentPolicy.check(wordsOf(input), signal);
  return startGenerationJob(context, {
    userId,
    engine: chooseEngine(context.engines, input.tool, input.style.trainedBy),
    pictures: await readStoredReferences(
      context,
      input.references.map((reference) => reference.key),
    ),
    input: {
      ...input,
      ...missingOf(input, made),
      references: input.references.map(({ use, strokes }) => ({ use, strokes })),
    },
    idempotency: key === null ? null : { key, requestHash: hashRetry(jobId) },
  });
}

/** Far more than can have failed since the last check. */
const forgottenAtOnce = 100;

/** Removes the references of all but a user's newest failed jobs. Idempotent. */
export async function deleteOlderReferences(
  { jobs, objects }: Pick<GenerationContext, 'jobs' | 'objects'>,
  userId: string,
): Promise<void> {
  const older = await jobs.findFailedInputs(userId, {
    kind: generationKind,
    skip: jobLimits.maxRetryable,
    limit: forgottenAtOnce,
  });
  const keys = older.flatMap((input) => generationInputSchema.parse(input).references.map(({ key }) => key));
  if (keys.length > 0) await objects.delete(keys);
}

/** Number and seed of the pictures to make: each seed that follows makes another picture. */
function missingOf(
  { settings, earlier }: GenerationInput,
  made: number,
): Pick<GenerationInput, 'settings' | 'seed' | 'earlier'> {
  const seed = settings.seed === null ? null : (settings.seed + made) % (seedLimits.max + 1);
  return {
    settings: { ...settings, seed, count: settings.count - made },
    seed: seed ?? newSeed(),
    // Those that were made are ideas of the same request.
    earlier: earlier + made,
  };
}

/** A failed job, or one that made only some of its pictures, with their number. */
async function findRetryable(
  { jobs }: GenerationContext,
  userId: string,
  jobId: string,
): Promise<{ input: GenerationInput; made: number }> {
  const job = await jobs.find(userId, jobId);
  if (job?.kind !== generationKind) throw new AppError('not_found');
  if (job.status !== 'failed' && job.made === null) throw new AppError('job_not_failed');
  return { input: generationInputSchema.parse(job.input), made: job.made ?? 0 };
}

function hashRetry(jobId: string): string {
  return createHash('sha256')
    .update(JSON.stringify(['retry', jobId]))
    .digest('hex');
}
