import { isDeepStrictEqual } from 'node:util';
import { PgBoss } from 'pg-boss';
import { hourSeconds, minuteSeconds } from '#contract/durations.ts';
import type { Database } from '../database/database.ts';
import type { Log } from '../log-types.ts';
import type { Job } from './job.ts';

/**
 * An arbitrary number that only the installation of the queue's tables uses, so that processes take turns.
 */
const installationLock = 7_302_114_503;

/** How often entries of crashed processes are looked for. The embedded database has one process. */
const superviseSeconds = { embedded: minuteSeconds, postgres: 5 };

/**
 * pg-boss over our database's connections.
 *
 * A crashed process leaves its entries active. Their heartbeats stop, and with these intervals another
 * process takes them over within half a minute; pg-boss's defaults would need a quarter of an hour.
 */
export function createBoss(database: Database, log: Log): PgBoss {
  const isEmbedded = database.kind === 'embedded';
  const boss = new PgBoss({
    backend: isEmbedded ? 'pglite' : 'postgres',
    db: {
      executeSql: (text, values) => database.plainSql.execute(text, values),
      async listen(channel, onNotification, onReconnect) {
        const unlisten = await database.listen(channel, onNotification, onReconnect);
        // Like after a lost connection: fetches what came before the subscription.
        onReconnect();
        return { close: unlisten };
      },
    },
    useListenNotify: true,
    superviseIntervalSeconds: superviseSeconds[database.kind],
    monitorIntervalSeconds: superviseSeconds[database.kind],
    // Entries that wait for others: there are none.
    flowIntervalSeconds: hourSeconds,
    // Schedules are in minutes.
    cronWorkerIntervalSeconds: 30,
    // Both handle autovacuum and index bloat, which the embedded database's own maintenance covers.
    monitorVacuum: !isEmbedded,
    reindex: !isEmbedded,
  });
  boss.on('error', (error) => log.error({ error: error.message, stack: error.stack }, 'the queue failed'));
  boss.on('warning', (warning) => log.warn({ ...warning.data }, warning.message));
  return boss;
}

/** Starts pg-boss, which creates or updates its tables. */
export async function startBoss(database: Database, boss: PgBoss): Promise<void> {
  await database.withLock(installationLock, async () => {
    await boss.start();
  });
}

/** Creates only the queue's tables: for the template of test databases. */
export async function installQueue(database: Database, log: Log): Promise<void> {
  const boss = createBoss(database, log);
  await startBoss(database, boss);
  await boss.stop({ graceful: false, close: false });
}

/**
 * Creates queues that are missing and updates those with other options. With the others as they are, a
 * restart costs one statement in place of five for each.
 */
export async function prepareQueues(boss: PgBoss, jobs: Iterable<Job<object>>): Promise<void> {
  const stored = new Map((await boss.getQueues()).map((queue) => [queue.name, queue]));
  for (const job of jobs) {
    const options = queueOptions(job);
    const queue = stored.get(job.name);
    if (!queue) await boss.createQueue(job.name, options);
    else if (hasFields(queue, options)) continue;
    else await boss.updateQueue(job.name, options);
    // pg-boss looks a changed queue up at its next use and caches it. Inside a transaction that look-up
    // would deadlock on the embedded database, so it is made here.
    await boss.findJobs(job.name, { key: '' });
  }
}

/** The options of a job's queue, as pg-boss stores them. */
function queueOptions(job: Job<object>) {
  return {
    notify: true,
    heartbeatSeconds: job.heartbeatSeconds,
    retryLimit: job.redeliveryLimit,
    retryDelay: job.redeliveryDelaySeconds,
    retryBackoff: true,
    expireInSeconds: job.expireSeconds,
    // Finished entries are useless: the results are in the jobs' own rows.
    deleteAfterSeconds: hourSeconds,
  };
}

export interface Schedule {
  job: Job<object>;
  cron: string;
  payload: object;
}

/** Makes the stored schedules of these jobs the given ones. Those of other jobs stay. */
export async function applySchedules(
  boss: PgBoss,
  jobs: ReadonlyMap<string, Job<object>>,
  schedules: readonly Schedule[],
): Promise<void> {
  const stored = await boss.getSchedules();
  for (const { name } of stored) {
    const isKept = schedules.some(({ job }) => job.name === name);
    if (!isKept && jobs.has(name)) await boss.unschedule(name);
  }
  for (const { job, cron, payload } of schedules) {
    const current = { name: job.name, cron, data: payload, options: { missed: 'once' as const } };
    if (stored.some((schedule) => hasFields(schedule, current))) continue;
    await boss.schedule(job.name, cron, payload, current.options);
  }
}

/** Whether a stored object has these values in these fields. */
function hasFields(stored: object, expected: object): boolean {
  return Object.entries(expected).every(([field, value]) =>
    isDeepStrictEqual(Reflect.get(stored, field), value),
  );
}
