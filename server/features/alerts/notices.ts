import type { OperatorWarning } from '#contract/admin-overview.ts';
import { alertLimits } from '#contract/alerts.ts';
import { minuteMs } from '#contract/durations.ts';
import type { Clock } from '#server/platform/clock.ts';
import { type FreeBytes, readFreeBytes } from '#server/platform/data-folder.ts';
import type { Database } from '#server/platform/database/database.ts';
import { type Backups, isBackupOld } from '../backups/backups.ts';
import { type Engines, failingEngines } from '../engines/engines.ts';
import type { Jobs } from '../jobs/jobs.ts';

export interface NoticesDeps {
  database: Database;
  clock: Clock;
  engines: Pick<Engines, 'all'>;
  jobs: Pick<Jobs, 'overview'>;
  backups: Pick<Backups, 'status'>;
  dataDir: string;
  freeBytes?: FreeBytes | undefined;
  /** Settings that the operator should be warned about. */
  settingWarnings(): OperatorWarning[];
}

/**
 * Returns what the operator should know now. The one source of the overview, of alerts and of what they say
 * is over.
 */
export function createNotices(deps: NoticesDeps): () => Promise<OperatorWarning[]> {
  return async () => {
    const found = await Promise.all([
      engineNotices(deps),
      backupNotices(deps),
      diskNotices(deps),
      queueNotices(deps),
    ]);
    return [...deps.settingWarnings(), ...found.flat()];
  };
}

async function engineNotices({ engines, database }: NoticesDeps): Promise<OperatorWarning[]> {
  const remote = engines.all().flatMap(({ capabilities: { id, isRemote } }) => (isRemote ? [id] : []));
  const failing = await failingEngines(database, remote, alertLimits.failuresInARow);
  return failing.map(({ engine, fault, failures, since }) => ({
    code: 'engine_failing',
    engines: [engine],
    details: { fault, failures, since: since.toISOString() },
  }));
}

async function backupNotices(deps: NoticesDeps): Promise<OperatorWarning[]> {
  const status = await deps.backups.status();
  if (!status.isOn) return [];
  const { last, lastGood } = status;
  const since = lastGood ? { since: lastGood.requestedAt } : {};
  const notices: OperatorWarning[] = [];
  if (last?.state === 'failed') {
    const details = { ...since, ...(last.error !== null && { error: last.error }) };
    notices.push({ code: 'backup_failed', engines: [], details });
  }
  if (await isBackupOld(deps, status)) notices.push({ code: 'backup_old', engines: [], details: since });
  return notices;
}

async function diskNotices({ dataDir, freeBytes = readFreeBytes }: NoticesDeps): Promise<OperatorWarning[]> {
  // A disk that cannot be measured is no reason for an alert.
  const free = await freeBytes(dataDir).catch(() => Number.POSITIVE_INFINITY);
  if (free >= alertLimits.lowDiskBytes) return [];
  return [{ code: 'disk_low', engines: [], details: { freeBytes: free } }];
}

async function queueNotices({ jobs, clock }: NoticesDeps): Promise<OperatorWarning[]> {
  const { waiting, oldestWaitingAt } = await jobs.overview.waiting();
  if (oldestWaitingAt === null) return [];
  if (clock.now().getTime() - oldestWaitingAt.getTime() < alertLimits.queueMinutes * minuteMs) return [];
  return [{ code: 'queue_waiting', engines: [], details: { waiting, since: oldestWaitingAt.toISOString() } }];
}
