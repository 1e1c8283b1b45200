import type { JobsContext } from './context.ts';
import { findJob } from './store.ts';

/** Removes what an ended job's attempts have stored; no-op for a job that will be retried. */
export async function discardJob(
  context: JobsContext,
  discard: { userId: string; jobId: string; keepAttempt: number | null },
): Promise<void> {
  const row = await findJob(context.database.db, discard.userId, discard.jobId);
  if (row === null || row.status === 'queued' || row.status === 'processing') return;
  await context.kinds
    .get(row.kind)
    .discard({ ...discard, input: row.input, mayBeRetried: row.status === 'failed' });
}
