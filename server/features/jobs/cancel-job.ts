import { errors } from '#contract/errors.ts';
import type { Job } from '#contract/jobs.ts';
import { AppError } from '#server/platform/app-error.ts';
import type { Tx } from '#server/platform/database/database.ts';
import type { JobsContext } from './context.ts';
import { endWithoutResult } from './end-job.ts';
import { toJob } from './publish-job.ts';
import type { JobRow } from './schema.ts';
import { findJob, findJobOfTool } from './store.ts';

/** The channel of cancellations, for every worker; the payload is the job's id. */
export const cancelledChannel = 'job_cancelled';

/**
 * Cancels a job of a tool and returns its coins. Repeating it returns the same. Throws `not_found` for
 * another user's job, `job_already_finished` for one that has completed or failed.
 */
export async function cancelJob(
  context: JobsContext,
  userId: string,
  jobId: string,
): Promise<{ job: Job; coins: number }> {
  const { database, coins } = context;
  const known = await findJobOfTool(database.db, userId, jobId);
  const ended = known && (await database.inTransaction((tx) => cancelWithin(context, tx, { userId, jobId })));
  if (ended) context.onEnded?.({ tool: ended.tool, cost: ended.cost, status: 'cancelled' });
  const row = ended ?? (known && (await findJob(database.db, userId, jobId)));
  if (row === null) throw new AppError('not_found');
  if (row.status !== 'cancelled') throw new AppError('job_already_finished');
  return { job: toJob(context, row, []), coins: await coins.balance(userId) };
}

/**
 * Ends an unfinished job of any kind and aborts its worker, in the caller's transaction; null if it had
 * ended.
 */
export async function cancelWithin(
  context: JobsContext,
  tx: Tx,
  { userId, jobId }: { userId: string; jobId: string },
): Promise<JobRow | null> {
  const row = await endWithoutResult(context, tx, {
    userId,
    jobId,
    status: 'cancelled',
    code: 'cancelled',
    message: errors.cancelled.message,
  });
  if (row) await context.database.notify(tx, cancelledChannel, jobId);
  return row;
}
