import { errors } from '#contract/errors.ts';
import type { Job } from '#contract/jobs.ts';
import { AppError } from '#server/platform/http/app-error.ts';
import type { JobsContext } from './context.ts';
import { endWithoutResult } from './end-job.ts';
import { toJob } from './publish-job.ts';
import { findJob } from './store.ts';

/** The channel on which every worker hears of cancellations; the payload is the job's id. */
export const cancelledChannel = 'job_cancelled';

/**
 * Cancels a job and gives its coins back. Cancelling it again answers the same. Throws `not_found` for a job that is
 * not the user's, `job_already_finished` for one that has completed or failed.
 */
export async function cancelJob(
  context: JobsContext,
  userId: string,
  jobId: string,
): Promise<{ job: Job; coins: number }> {
  const ended = await context.database.inTransaction(async (tx) => {
    const row = await endWithoutResult(context, tx, {
      userId,
      jobId,
      status: 'cancelled',
      code: 'cancelled',
      message: errors.cancelled.message,
    });
    if (row) await context.database.notify(tx, cancelledChannel, jobId);
    return row;
  });
  const row = ended ?? (await findJob(context.database.db, userId, jobId));
  if (row === null) throw new AppError('not_found');
  if (row.status !== 'cancelled') throw new AppError('job_already_finished');
  return { job: toJob(context, row, []), coins: await context.coins.balance(userId) };
}
