import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { type BackupRun, type BackupStatus, backupLimits } from '#contract/backups.ts';
import { dayMs, hourMs, minuteMs } from '#contract/durations.ts';
import type { Config } from '#server/config.ts';
import { backupName, listBackups } from '#server/platform/backups/backup-folder.ts';
import { NoRoomForBackupError } from '#server/platform/backups/require-room.ts';
import { takeBackup } from '#server/platform/backups/take-backup.ts';
import type { FreeBytes } from '#server/platform/data-folder.ts';
import type { Database } from '#server/platform/database/database.ts';
import { DumpFailedError } from '#server/platform/database/postgres/dump.ts';
import type { Log } from '#server/platform/log-types.ts';
import type { ObjectStore } from '#server/platform/objects/objects.ts';
import { answerRequests } from './command-line.ts';
import { createRuns, presentRun, type RunsDeps } from './runs.ts';

export interface BackupsDeps extends RunsDeps {
  database: Database;
  objects: Pick<ObjectStore, 'kind'>;
  config: Pick<Config, 'dataDir' | 'backups'>;
  log: Log;
  freeBytes?: FreeBytes | undefined;
}

/** An arbitrary number that only backups use: one process at a time takes one. */
const backupLock = 7_302_114_502;
const channel = 'backups';

/** The server's backups: daily, and on request. */
export interface Backups {
  status(): Promise<BackupStatus>;
  /** Has a backup taken soon, by a process that can. No second one while one waits or runs. */
  request(): Promise<void>;
  /** Takes one in this process and returns how it ended. */
  takeNow(): Promise<BackupRun>;
  /** Takes what is requested or due now. Never throws: a failure is in the status and in the log. */
  work(): Promise<void>;
  /** Starts taking backups in this process, if it can. */
  start(): Promise<void>;
  stop(): Promise<void>;
}

export function createBackups(deps: BackupsDeps): Backups {
  const { database, objects, config, clock, log } = deps;
  const { folder, isFolderGiven, withObjects, firstAfterMs } = config.backups;
  const startedAtMs = clock.now().getTime();
  const runs = createRuns(deps);
  // A server's operator usually has backups of it. `BACKUP_DIR` asks for ours.
  const isOn = database.kind === 'embedded' || isFolderGiven;
  const isStoreLocal = objects.kind === 'disk';
  let working: Promise<void> | undefined;
  let stopListening: (() => Promise<void>) | undefined;
  let stopAnswering: (() => void) | undefined;
  let timer: NodeJS.Timeout | undefined;
  let firstTimer: NodeJS.Timeout | undefined;

  async function isDue(): Promise<boolean> {
    const now = clock.now().getTime();
    const failedAt = await runs.newestFailure();
    if (failedAt && now - failedAt.getTime() < backupLimits.retryMinutes * minuteMs) return false;
    const [latest] = (await listBackups(folder)).filter(({ reason }) => reason !== 'before-migration');
    // A date in the future is not reliable: the clock was wrong then, or is now.
    if (latest) return Math.abs(now - latest.takenAt.getTime()) > dayMs;
    // Soon, but not while the first requests are answered.
    return now - startedAtMs >= firstAfterMs;
  }

  async function take(id: string, reason: BackupRun['reason']): Promise<void> {
    const now = clock.now();
    const startedAt = performance.now();
    await runs.begin(id, backupName(reason, now));
    try {
      const store = isStoreLocal && withObjects ? join(config.dataDir, 'objects') : null;
      const source = { copyDatabase: (target: string) => database.copyTo(target), store };
      const taken = await takeBackup(config.backups, source, { reason, now, free: deps.freeBytes });
      const { backup, databaseBytes, mirrored } = taken;
      await runs.end(id, {
        state: 'done',
        databaseBytes,
        objects: mirrored?.objects ?? null,
        objectBytes: mirrored?.bytes ?? null,
      });
      const ms = Math.round(performance.now() - startedAt);
      log.info({ folder: backup.folder, databaseBytes, ...mirrored, ms }, 'backup taken');
    } catch (error) {
      log.error({ error, folder }, 'the backup failed');
      await runs.end(id, { state: 'failed', error: describeFailure(error) });
    }
  }

  /** While no other process takes a backup. */
  const alone = <T>(then: () => Promise<T>): Promise<T> =>
    database.withLock(backupLock, async () => {
      const names = new Set((await listBackups(folder)).map(({ name }) => name));
      await runs.settleInterrupted((name) => names.has(name));
      return then();
    });

  async function workNow(): Promise<void> {
    try {
      const open = (await runs.newest('waiting')) ?? (await runs.newest('running'));
      if (!open && !(await isDue())) return;
      await alone(async () => {
        // Another process may have done it while this one waited.
        if (await isDue()) await database.inTransaction((tx) => runs.add(tx, 'daily'));
        const next = await runs.newest('waiting');
        if (next) await take(next.id, next.reason);
      });
    } catch (error) {
      log.error({ error }, 'backups could not be looked after');
    }
  }

  const work = () => {
    working ??= workNow().finally(() => {
      working = undefined;
    });
    return working;
  };

  const takeNow = () =>
    alone(async () => {
      const id = await database.inTransaction((tx) => runs.insert(tx, 'requested'));
      await take(id, 'requested');
      return presentRun(await runs.get(id));
    });

  const takeNowInTurn = async () => {
    await working;
    const taking = takeNow();
    working = taking
      .then(() => undefined)
      .catch(() => undefined)
      .finally(() => {
        working = undefined;
      });
    return taking;
  };

  return {
    work,
    takeNow: takeNowInTurn,
    async status() {
      const [last, lastGood] = await Promise.all([runs.newest(), runs.newest('done')]);
      return {
        isOn,
        folder,
        pictures: isStoreLocal ? (withObjects ? 'included' : 'left_out') : 'bucket',
        last: last && presentRun(last),
        lastGood: lastGood && presentRun(lastGood),
      };
    },
    request: () =>
      database.inTransaction(async (tx) => {
        await runs.add(tx, 'requested');
        await database.notify(tx, channel, '');
      }),
    async start() {
      if (!isOn) return;
      stopListening = await database.listen(channel, () => void work());
      timer = setInterval(() => void work(), minuteMs);
      timer.unref();
      firstTimer = setTimeout(() => void work(), firstAfterMs);
      firstTimer.unref();
      if (database.kind === 'embedded') stopAnswering = answerRequests(config.dataDir, takeNowInTurn);
      // Of a process that died; or of the backup itself, in a restored database.
      if (await runs.newest('running')) void work();
    },
    async stop() {
      clearInterval(timer);
      clearTimeout(firstTimer);
      stopAnswering?.();
      await stopListening?.();
      // A long copy does not keep the process: what is unfinished is removed by the next backup.
      await Promise.race([working, new Promise((resolve) => setTimeout(resolve, 2_000).unref())]);
    },
  };
}

/** Whether the last good backup, or the database without one, is too old. */
export async function isBackupOld(
  { database, clock }: Pick<BackupsDeps, 'database' | 'clock'>,
  { lastGood }: BackupStatus,
): Promise<boolean> {
  const since = lastGood ? new Date(lastGood.requestedAt) : await createdAt(database);
  return clock.now().getTime() - since.getTime() > backupLimits.oldAfterHours * hourMs;
}

/** When the database got its first table. */
async function createdAt({ db }: Pick<Database, 'db'>): Promise<Date> {
  const { rows } = await db.execute<{ ms: string | number }>(
    sql`select extract(epoch from min(applied_at)) * 1000 as ms from schema_migrations`,
  );
  return new Date(Number(rows[0]?.ms ?? 0));
}

/** Why a backup failed, for the operator. */
function describeFailure(error: unknown): string {
  if (error instanceof NoRoomForBackupError || error instanceof DumpFailedError) return error.message;
  const { code, message } = error as NodeJS.ErrnoException;
  if (code === 'ENOSPC') return `The disk is full: ${message}`;
  return error instanceof Error ? message : 'The backup failed. The log says more.';
}
