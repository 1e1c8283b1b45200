import { PgBoss } from 'pg-boss';
import type { Database } from '../database/database.ts';
import type { Log } from '../log-types.ts';
import type { Job } from './job.ts';

/**
 * An arbitrary number that only the installation of the queue's tables uses, so that processes take turns.
 */
const installationLock = 7_302_114_503;

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
    superviseIntervalSeconds: 5,
    monitorIntervalSeconds: 5,
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

/** The options of a job's queue, as pg-boss stores them. */
export function queueOptions(job: Job<object>) {
  return {
    notify: true,
    heartbeatSeconds: job.heartbeatSeconds,
    retryLimit: job.redeliveryLimit,
    retryDelay: job.redeliveryDelaySeconds,
    retryBackoff: true,
    expireInSeconds: job.expireSeconds,
    // Finished entries are useless: the results are in the jobs' own rows.
    deleteAfterSeconds: 3_600,
  };
}
