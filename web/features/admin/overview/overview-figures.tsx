import type { AdminOverview } from '#contract/admin-overview.ts';
import { useTexts } from '#web/i18n/catalogue.ts';
import { formatNumber } from '#web/i18n/numbers.ts';
import { formatPercent } from '#web/i18n/percent.ts';
import { useUsesCoins } from '#web/ui/uses-coins.ts';
import { formatAge, formatBytes } from '../amounts.ts';
import { formatDuration } from '../engines/amounts.ts';
import { Figure, FigureRow } from '../figure-row.tsx';
import { percentOf } from './percent.ts';
import { overviewTexts } from './texts.ts';
import { useBackups } from './use-backups.ts';

/** A row of figures of the range, and one of this moment. */
export function OverviewFigures({ overview, newMessages }: { overview: AdminOverview; newMessages: number }) {
  return (
    // One hairline between the rows.
    <div className="grid [&>*+*]:border-t-0">
      <RangeFigures overview={overview} />
      <CurrentFigures overview={overview} newMessages={newMessages} />
    </div>
  );
}

function RangeFigures({ overview }: { overview: AdminOverview }) {
  const t = useTexts(overviewTexts);
  const usesCoins = useUsesCoins();
  const { steps, timeToPicture: time } = overview;
  const sum = (name: 'pictures' | 'completed' | 'failed') =>
    steps.reduce((total, step) => total + step[name], 0);
  const [completed, failed] = [sum('completed'), sum('failed')];
  return (
    <FigureRow>
      <Figure
        name={t('users')}
        value={formatNumber(overview.users)}
        line={t('usersNew', { count: overview.newUsersThisWeek })}
      />
      <Figure
        name={t('newPictures')}
        value={formatNumber(sum('pictures'))}
        line={t('allPictures', { count: overview.pictures })}
      />
      <Figure
        name={t('jobsInRange')}
        value={formatNumber(completed + failed)}
        line={t('jobsTodayCount', { count: overview.jobsToday })}
      />
      <Figure
        name={t('success')}
        value={percentOf(completed, completed + failed)}
        line={t(usesCoins ? 'successLine' : 'successLineCoinFree', { count: failed })}
      />
      <Figure
        name={t('timeToPicture')}
        value={time === null ? '–' : formatDuration(time.medianMs)}
        line={
          time === null
            ? t('noPictures')
            : t('timeToPictureLine', { share: formatPercent(95), time: formatDuration(time.p95Ms) })
        }
      />
    </FigureRow>
  );
}

function CurrentFigures({ overview, newMessages }: { overview: AdminOverview; newMessages: number }) {
  const t = useTexts(overviewTexts);
  const now = Date.now();
  const { queue, disk, version, startedAt } = overview;
  return (
    <FigureRow>
      <Figure
        name={t('waitingJobs')}
        value={formatNumber(queue.waiting)}
        line={
          queue.oldestWaitingAt === null
            ? t('runningJobs', { count: queue.running })
            : t('oldestWaiting', { age: formatAge(queue.oldestWaitingAt, now) })
        }
      />
      <Figure name={t('newMessages')} value={formatNumber(newMessages)} line={t('newMessagesLine')} />
      <Figure
        name={t('diskFree')}
        value={disk === null ? '–' : formatBytes(disk.freeBytes)}
        line={
          disk === null
            ? t('notKnown')
            : t('diskUsed', {
                percent: formatPercent(Math.round((1 - disk.freeBytes / disk.totalBytes) * 100)),
                total: formatBytes(disk.totalBytes),
              })
        }
      />
      <BackupFigure now={now} />
      <Figure name={t('version')} value={version} line={t('uptime', { age: formatAge(startedAt, now) })} />
    </FigureRow>
  );
}

function BackupFigure({ now }: { now: number }) {
  const t = useTexts(overviewTexts);
  const { backups } = useBackups();
  const name = t('backupAge');
  if (!backups) return <Figure name={name} value="–" line="" />;
  if (!backups.isOn) return <Figure name={name} value="–" line={t('backupYours')} />;
  const { last, lastGood } = backups;
  return (
    <Figure
      name={name}
      value={lastGood === null ? '–' : t('backupAgo', { age: formatAge(lastGood.requestedAt, now) })}
      line={
        last?.state === 'failed' ? (
          <span className="text-danger">{t('backupLastFailed')}</span>
        ) : lastGood === null ? (
          t('noBackupYet')
        ) : (
          formatBytes((lastGood.databaseBytes ?? 0) + (lastGood.objectBytes ?? 0))
        )
      }
    />
  );
}
