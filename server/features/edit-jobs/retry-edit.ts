import { jobLimits } from '#contract/limits.ts';
import { AppError } from '#server/platform/app-error.ts';
import { readIdempotencyKey } from '#server/platform/http/idempotency-key.ts';
import { requireDiskSpace } from '#server/platform/http/require-disk-space.ts';
import { readStoredBytes } from '#server/platform/images/stored-picture.ts';
import type { RetryRequest, StartedJob } from '../jobs/jobs.ts';
import type { EditJobsDeps } from './context.ts';
import { enginesFor } from './edit-engines.ts';
import { editInputSchema, editKind, filesOf, instructionOf } from './input.ts';
import { hashOf, requireEditor, startEditJob } from './start-edit.ts';

/**
 * Repeats a failed edit with exactly its input, for its full price and with all checks of a new one. Copies
 * the files, so that each job has its own. Throws `job_not_failed`, `job_inputs_deleted`, and like
 * `startEdit`.
 */
export async function retryEdit(deps: EditJobsDeps, request: RetryRequest): Promise<StartedJob> {
  const { userId, jobId, signal } = request;
  await requireEditor(deps, userId);
  await requireDiskSpace(deps);
  const key = readIdempotencyKey(request.idempotencyKey);
  const job = await deps.jobs.find(userId, jobId);
  if (job?.kind !== editKind) throw new AppError('not_found');
  if (job.status !== 'failed') throw new AppError('job_not_failed');
  const { source, maskKey, ...input } = editInputSchema.parse(job.input);
  await deps.contentPolicy.check([input.prompt], signal);
  const instruction = instructionOf({ ...input, source, maskKey });
  const engines = await enginesFor(deps, input.tool, instruction, signal);
  const stored = await Promise.all(filesOf({ source, maskKey }).map((one) => deps.objects.exists(one)));
  if (stored.includes(false)) throw new AppError('job_inputs_deleted');
  const { key: from, ...facts } = source;
  return startEditJob(deps, {
    userId,
    tool: input.tool,
    engines,
    source: { file: { ...facts, from: { key: from } } },
    mask: maskKey === null ? null : await readStoredBytes(deps.objects, maskKey),
    input,
    idempotency: key === null ? null : { key, requestHash: hashOf(['retry', jobId]) },
  });
}

/** Far more than can have failed since the last check. */
const forgottenAtOnce = 100;

/** Removes the files of all but a user's newest failed edits. Idempotent. */
export async function deleteOlderFiles(
  { jobs, objects }: Pick<EditJobsDeps, 'jobs' | 'objects'>,
  userId: string,
): Promise<void> {
  const older = await jobs.findFailedInputs(userId, {
    kind: editKind,
    skip: jobLimits.maxRetryable,
    limit: forgottenAtOnce,
  });
  const keys = older.flatMap((input) => filesOf(editInputSchema.parse(input)));
  if (keys.length > 0) await objects.delete(keys);
}
