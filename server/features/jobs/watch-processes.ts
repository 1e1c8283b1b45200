import { and, eq, like, sql } from 'drizzle-orm';
import { secondMs } from '#contract/durations.ts';
import type { JobsContext } from './context.ts';
import { runEntries } from './queue-entries.ts';
import { jobs } from './schema.ts';

const checkEveryMs = secondMs;

/**
 * How long a process must have been gone: one that has lost its connection for notifications is back sooner.
 */
const goneForMs = 4 * secondMs;

/** The token of a new lease, which names its process. */
export function newLeaseToken({ database, newId }: Pick<JobsContext, 'database' | 'newId'>): string {
  return `${database.processKey}:${newId()}`;
}

/**
 * Returns the jobs of processes that have ended without a word to the queue, until the returned function is
 * called. A killed process is noticed by its connection to PostgreSQL, within some seconds; heartbeats, which
 * notice a machine that is gone, need a minute for remote jobs. On the embedded database no other process can
 * have jobs.
 */
export function watchProcesses(context: JobsContext): () => void {
  if (context.database.kind === 'embedded') return () => undefined;
  const goneSince = new Map<number, number>();
  let isStopped = false;
  let timer: NodeJS.Timeout | undefined;
  const check = async () => {
    try {
      await returnJobsOfEnded(context, goneSince);
    } catch (error) {
      goneSince.clear();
      context.log.error({ error }, 'jobs of ended processes could not be looked for');
    }
    if (!isStopped) schedule();
  };
  const schedule = () => {
    timer = setTimeout(check, checkEveryMs);
    timer.unref();
  };
  void check();
  return () => {
    isStopped = true;
    clearTimeout(timer);
  };
}

async function returnJobsOfEnded(context: JobsContext, goneSince: Map<number, number>): Promise<void> {
  const { database } = context;
  const { rows } = await database.db.execute<{ key: number }>(sql`
    select distinct split_part(lease_token, ':', 1)::bigint::int as key from jobs
    where status = 'processing' and lease_token ~ '^[0-9]{1,10}:'`);
  const gone = new Set(await database.findAbsent(rows.map(({ key }) => key)));
  for (const key of goneSince.keys()) if (!gone.has(key)) goneSince.delete(key);
  const now = performance.now();
  for (const key of gone) {
    const since = goneSince.get(key) ?? now;
    goneSince.set(key, since);
    if (now - since < goneForMs) continue;
    goneSince.delete(key);
    await returnJobsOf(context, key);
  }
}

async function returnJobsOf({ database, queue, log }: JobsContext, key: number): Promise<void> {
  const count = await database.inTransaction(async (tx) => {
    const held = await tx
      .select({ id: jobs.id })
      .from(jobs)
      .where(and(eq(jobs.status, 'processing'), like(jobs.leaseToken, `${key}:%`)));
    return queue.returnEntries(
      tx,
      runEntries,
      held.map(({ id }) => id),
    );
  });
  if (count > 0) log.warn({ jobs: count }, 'returned the jobs of a process that has ended to the queue');
}
