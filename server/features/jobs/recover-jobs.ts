import type { JobsContext } from './context.ts';
import { enqueueJob, promptEntries, runEntries } from './queue-entries.ts';
import type { JobRow } from './schema.ts';
import { findUnfinished } from './store.ts';

/** A job younger than this may still be on its way from its transaction to the queue's tables. */
const graceMs = 10_000;
const batchSize = 500;

/**
 * Puts every unfinished job that has no live queue entry back in line. What has failed too often is then given up by
 * the worker that claims it, coins and all. Answers how many were put back.
 * A clock that was ahead for a while leaves jobs of the future, and entries that would wait for it.
 */
export async function recoverJobs(context: JobsContext): Promise<number> {
  let early = 0;
  for (const entry of promptEntries) early += await context.queue.makeDueNow(entry);
  if (early > 0) context.log.warn({ entries: early }, 'entries from ahead of the clock were made due');
  const now = context.clock.now();
  const madeBefore = new Date(now.getTime() - graceMs);
  let count = 0;
  for (let page: JobRow[] | null = null; page === null || page.length === batchSize; ) {
    page = await findUnfinished(
      context.database.db,
      { madeBefore, orAfter: now },
      { after: page?.at(-1), limit: batchSize },
    );
    count += await putBack(context, page);
  }
  if (count > 0) context.log.warn({ jobs: count }, 'jobs without a queue entry were put back in line');
  return count;
}

/**
 * Puts those of some unfinished jobs back in line that have no live queue entry. Answers how many there were.
 */
async function putBack(context: JobsContext, rows: readonly JobRow[]): Promise<number> {
  if (rows.length === 0) return 0;
  // Read after the rows, so that an entry that comes between is one too many rather than one that seems missing.
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
