import { errors } from '#contract/errors.ts';
import type { Job } from '#contract/jobs.ts';
import { AppError } from '#server/platform/app-error.ts';
import type { Tx } from '#server/platform/database/database.ts';
import type { JobsContext } from './context.ts';
import { endWithoutResult } from './end-job.ts';
import { completeShown, lockUnfinished, type SavedResult } from './lease.ts';
import { publishPictures, toJob } from './publish-job.ts';
import { discardEntry } from './queue-entries.ts';
import { type JobRow, keptBy, shownOf } from './schema.ts';
import { findJob, findJobOfTool } from './store.ts';

/** The channel of cancellations, for every worker; the payload is the job's id. */
export const cancelledChannel = 'job_cancelled';

/**
 * Cancels a job of a tool. Of several pictures those that are shown already are kept and charged: the job
 * completes with them. All other coins are returned. Repeating it returns the same. Throws `not_found` for
 * another user's job, `job_already_finished` for one that has completed or failed.
 */
export async function cancelJob(
  context: JobsContext,
  userId: string,
  jobId: string,
): Promise<{ job: Job; coins: number }> {
  const { database, coins } = context;
  const known = await findJobOfTool(database.db, userId, jobId);
  const ended =
    known &&
    (await database.inTransaction(async (tx) => {
      const job = { userId, jobId };
      return (await keepShown(context, tx, job)) ?? (await cancelWithin(context, tx, job));
    }));
  if (ended) {
    const status = ended.status === 'completed' ? 'completed' : 'cancelled';
    context.onEnded?.({ tool: ended.tool, cost: ended.cost, status });
  }
  const row = ended ?? (known && (await findJob(database.db, userId, jobId)));
  if (row === null) throw new AppError('not_found');
  if (row.status !== 'cancelled' && keptBy(row) === null) throw new AppError('job_already_finished');
  const images = await context.gallery.imagesOfJobs(database.db, userId, [jobId]);
  return { job: toJob(context, row, images), coins: await coins.balance(userId) };
}

/** Completes an unfinished job with the pictures that are shown already; null if there are none. */
async function keepShown(
  context: JobsContext,
  tx: Tx,
  { userId, jobId }: { userId: string; jobId: string },
): Promise<JobRow | null> {
  const row = await lockUnfinished(tx, userId, jobId);
  if (row === null || row.shown === null) return null;
  const kept = shownOf(row.shown);
  if (kept.length === 0) return null;
  const { images, files, ordered } = await context.kinds
    .get(row.kind)
    .keepShown(tx, { userId, jobId, input: row.input, cost: row.cost, kept });
  const isAll = images.length === ordered;
  const result: SavedResult = {
    cost: (row.cost / ordered) * images.length,
    made: isAll ? null : images.length,
    errorCode: isAll ? null : 'cancelled',
    errorMessage: isAll ? null : errors.cancelled.message,
  };
  const done = await completeShown(tx, row, { ...result, files }, context.clock.now());
  if (row.cost > 0) await context.coins.settle(tx, { jobId, amount: done.cost });
  await context.queue.enqueue(tx, discardEntry, { userId, jobId, keepAttempt: row.attempt });
  await context.database.notify(tx, cancelledChannel, jobId);
  await publishPictures(context, tx, done, images);
  return done;
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
