import type { ErrorCode } from '#contract/error-codes.ts';
import type { Tx } from '#server/platform/database/database.ts';
import type { JobsContext } from './context.ts';
import { endJob } from './lease.ts';
import { publishJob } from './publish-job.ts';
import { discardEntry } from './queue-entries.ts';
import type { JobRow } from './schema.ts';

/**
 * Ends a job without a result: returns its coins, removes its files, and notifies its user. Null if it had
 * ended already or, with a token, if another worker holds it.
 */
export async function endWithoutResult(
  context: JobsContext,
  tx: Tx,
  end: {
    userId: string;
    jobId: string;
    token?: string;
    status: 'failed' | 'cancelled';
    code: ErrorCode;
    message: string;
    /** What the attempt threw. */
    error?: unknown;
  },
): Promise<JobRow | null> {
  const { status, error = null } = end;
  const row = await endJob(tx, { ...end, now: context.clock.now() });
  if (row === null) return null;
  // A free job has reserved nothing.
  if (row.cost > 0) await context.coins.release(tx, { jobId: end.jobId });
  await context.kinds.get(row.kind).withdraw(tx, { row, status, error });
  await context.queue.enqueue(tx, discardEntry, { userId: end.userId, jobId: end.jobId, keepAttempt: null });
  await publishJob(context, tx, row, []);
  return row;
}
