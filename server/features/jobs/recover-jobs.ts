import type { JobsContext } from './context.ts';
import { enqueueJob, promptEntries, runEntries } from './queue-entries.ts';
import type { JobRow } from './schema.ts';
import { findUnfinished } from './store.ts';

/** A younger job's entry may still be on its way from its transaction. */
const graceMs = 10_000;
const defaultBatchSize = 500;

/**
 * Enqueues every unfinished job without a live queue entry, and returns how many. Reads `batchSize` rows at a
 * time. The worker that claims a job with too many attempts gives it up and releases its coins. Also handles
 * jobs and entries dated in the future after the clock ran ahead.
 */
export async function recoverJobs(context: JobsContext, batchSize = defaultBatchSize): Promise<number> {
  let early = 0;
  for (const entry of promptEntries) early += await context.queue.enqueueFutureEntries(entry);
  if (early > 0) context.log.warn({ entries: early }, 'rescheduled queue entries dated in the future');
  const now = context.clock.now();
  const madeBefore = new Date(now.getTime() - graceMs);
  let count = 0;
  for (let page: JobRow[] | null = null; page === null || page.length === batchSize; ) {
    page = await findUnfinished(
      context.database.db,
      { madeBefore, orAfter: now },
      { after: page?.at(-1), limit: batchSize },
    );
    count += await enqueueMissing(context, page);
  }
  if (count > 0) context.log.warn({ jobs: count }, 'jobs without a queue entry were enqueued again');
  return count;
}

/** Enqueues those of the given jobs that have no live entry. Returns how many. */
async function enqueueMissing(context: JobsContext, rows: readonly JobRow[]): Promise<number> {
  if (rows.length === 0) return 0;
  // Read after the rows, so that an entry added in between is an extra one, never one that seems missing.
  const inLine = new Set<string>();
  for (const entry of runEntries) {
    for (const key of await context.queue.liveKeys(context.database.db, entry)) inLine.add(key);
  }
  const forgotten = rows.filter((row) => !inLine.has(row.id));
  for (const row of forgotten) {
    await context.database.inTransaction((tx) => enqueueJob(context, tx, row));
  }
  return forgotten.length;
}
