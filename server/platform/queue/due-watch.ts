import { minuteMs, secondMs } from '#contract/durations.ts';
import type { PlainSql } from '../database/database.ts';
import type { Log } from '../log-types.ts';

/** What watches the entries that become due silently. */
export interface DueWatch {
  /** Looks again at this moment: an entry has been enqueued for then. */
  expect(at: Date): void;
  stop(): void;
}

/** After the moment that an entry is due: the database's clock decides, not ours. */
const marginMs = 50;

/** After this long a look counts as lost, and the next one begins. */
const patienceMs = minuteMs;

/** Moments further ahead than this are left to the interval. */
const mostAheadMs = 10 * minuteMs;

/**
 * One look at all queues every few seconds, in place of one poll of every worker: a notification wakes
 * workers when an entry is enqueued, but not when one that was enqueued for later becomes due, nor when
 * another process has returned one.
 */
export function watchDueEntries(parts: {
  database: PlainSql;
  log: Log;
  queueNames: readonly string[];
  everyMs: number;
  onDue(queueName: string): void;
}): DueWatch {
  const { database, log, queueNames, everyMs, onDue } = parts;
  const expected = new Set<NodeJS.Timeout>();
  let isStopped = false;
  let lookingSince: number | null = null;
  let isExpected = false;

  const isLooking = () => lookingSince !== null && performance.now() - lookingSince < patienceMs;

  async function look(): Promise<void> {
    if (isLooking()) return;
    const startedAt = performance.now();
    lookingSince = startedAt;
    isExpected = false;
    try {
      const due = await findDueQueues(database, queueNames);
      if (!isStopped) for (const name of due) onDue(name);
    } catch (error) {
      // The next look may succeed; an outage of the database is reported where it is noticed.
      log.debug({ error }, 'due entries could not be looked for');
    } finally {
      if (lookingSince === startedAt) lookingSince = null;
      if (isExpected && !isStopped) void look();
    }
  }

  /** The look under way may have come too early for what is due now. */
  function lookAgain(): void {
    isExpected = isLooking();
    void look();
  }
  const timer = setInterval(() => void look(), everyMs);
  timer.unref();

  return {
    expect(at) {
      const waitMs = at.getTime() - Date.now() + marginMs;
      if (waitMs > mostAheadMs) return;
      const once = setTimeout(
        () => {
          expected.delete(once);
          lookAgain();
        },
        Math.max(0, waitMs),
      );
      once.unref();
      expected.add(once);
    },
    stop() {
      isStopped = true;
      clearInterval(timer);
      for (const once of expected) clearTimeout(once);
    },
  };
}

/** The queues with a due entry. One search of an index for each queue, however many entries wait. */
async function findDueQueues(database: PlainSql, queueNames: readonly string[]): Promise<string[]> {
  const { rows } = await database.execute(
    `select name from unnest($1::text[]) as queues(name) where exists (
      select 1 from pgboss.job j
      where j.name = queues.name and j.state < 'active' and not j.blocked and j.start_after <= now())`,
    [queueNames],
  );
  return (rows as { name: string }[]).map(({ name }) => name);
}

/** How often a process looks. On the embedded database no other process can return an entry. */
export function dueWatchInterval(kind: 'embedded' | 'postgres'): number {
  return (kind === 'embedded' ? 10 : 2) * secondMs;
}
