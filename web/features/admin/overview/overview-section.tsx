import { useQuery } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router';
import { type AdminJob, listAdminJobs } from '#contract/admin.ts';
import { type AdminOverview, getAdminOverview } from '#contract/admin-overview.ts';
import { listMessages } from '#contract/contact.ts';
import { dayMs, hourMs } from '#contract/durations.ts';
import { adminLimits } from '#contract/limits.ts';
import { call } from '#web/api/call.ts';
import { useTexts } from '#web/i18n/catalogue.ts';
import { CoinCount } from '#web/ui/coin-count.tsx';
import { linkStyle } from '#web/ui/link-style.ts';
import { Segmented } from '#web/ui/segmented.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { FigureRowSkeleton } from '../figure-row.tsx';
import { durationOf, JobStatusCell, ToolCell } from '../job-cells.tsx';
import { QueryStates, RowSkeletons, SectionHead } from '../list-states.tsx';
import { BillingAlarm } from '../money/billing-alarm.tsx';
import { Table } from '../table.tsx';
import { DayChart } from './day-chart.tsx';
import { EngineTable } from './engine-table.tsx';
import { MissingFiles } from './missing-files.tsx';
import { OperatorWarnings } from './operator-warnings.tsx';
import { OverviewFigures } from './overview-figures.tsx';
import { ServerPart } from './server-part.tsx';
import { overviewTexts } from './texts.ts';

const shownJobs = 8;
const refreshMs = 15_000;

/** Figures of a range of days and of this moment, the engines, the server, and the latest jobs. */
export function OverviewSection() {
  const t = useTexts(overviewTexts);
  const [days, setDays] = useDays();
  const query = useQuery<OverviewData>({
    queryKey: ['admin', 'overview', days],
    refetchInterval: refreshMs,
    placeholderData: (previous) => previous,
    async queryFn({ signal }) {
      const [overview, { jobs }, { newCount }] = await Promise.all([
        call(getAdminOverview, { query: { days }, signal }),
        call(listAdminJobs, { query: { limit: shownJobs }, signal }),
        call(listMessages, { query: { limit: 1 }, signal }),
      ]);
      return { overview, jobs, newCount };
    },
  });
  return (
    <>
      <SectionHead title={t('overview')}>
        <Segmented
          label={t('range')}
          size="sm"
          value={String(days)}
          onChange={setDays}
          options={adminLimits.overviewRanges.map((value) => ({
            value: String(value),
            label:
              value === 1 ? t('rangeHours', { count: dayMs / hourMs }) : t('rangeShort', { count: value }),
            name: value === 1 ? t('rangeHours', { count: dayMs / hourMs }) : t('rangeDays', { count: value }),
          }))}
        />
      </SectionHead>
      <QueryStates query={query} skeleton={<OverviewSkeleton />}>
        {(data) => <Overview {...data} />}
      </QueryStates>
    </>
  );
}

/** The range is in the address, so that it can be kept and shared. */
function useDays() {
  const [search, setSearch] = useSearchParams();
  const wanted = Number(search.get('days'));
  const days = adminLimits.overviewRanges.find((one) => one === wanted) ?? adminLimits.overviewDays;
  const setDays = (value: string) =>
    setSearch(
      (before) => {
        const next = new URLSearchParams(before);
        next.set('days', value);
        return next;
      },
      { replace: true },
    );
  return [days, setDays] as const;
}

interface OverviewData {
  overview: AdminOverview;
  jobs: readonly AdminJob[];
  newCount: number;
}

function Overview({ overview, jobs, newCount }: OverviewData) {
  return (
    <div className="grid gap-7">
      <OverviewFigures overview={overview} newMessages={newCount} />
      <OperatorWarnings warnings={overview.warnings} engines={overview.engines} />
      {overview.hasSampleContent && <SampleContent />}
      <BillingAlarm />
      <MissingFiles {...overview.missingFiles} />
      <DayChart unit={overview.unit} steps={overview.steps} />
      <EngineTable engines={overview.engines} />
      <ServerPart />
      <RecentJobs jobs={jobs} />
    </div>
  );
}

/** Asks for true claims and reviews on the landing page. */
function SampleContent() {
  const t = useTexts(overviewTexts);
  return (
    <section className="border-warn border-l-2 pl-4" aria-labelledby="sample-content">
      <h2 id="sample-content" className="m-0 type-label">
        {t('sampleContentTitle')}
      </h2>
      <p className="m-0 max-w-[70ch] pt-1 text-muted">
        {t('sampleContentLine')}{' '}
        <Link to="?part=content" className={linkStyle}>
          {t('editContent')}
        </Link>
      </p>
    </section>
  );
}

function RecentJobs({ jobs }: Pick<OverviewData, 'jobs'>) {
  const t = useTexts(overviewTexts);
  return (
    <section>
      <h2 className="m-0 pb-2 type-label">{t('lastJobs')}</h2>
      {jobs.length === 0 ? (
        <p className="m-0 text-muted">{t('none')}</p>
      ) : (
        <Table
          label={t('lastJobs')}
          rows={jobs}
          keyOf={(job) => job.id}
          columns={[
            {
              head: t('tool'),
              cell: (job) => <ToolCell job={job} />,
              role: 'title',
              className: 'font-[540] whitespace-nowrap',
            },
            {
              head: t('user'),
              cut: (job) => job.userEmail || t('gone'),
              className: 'md:w-2/5 text-muted',
            },
            { head: t('coins'), isAboutCoins: true, cell: (job) => <CoinCount isPrice coins={job.cost} /> },
            { head: t('status'), cell: (job) => <JobStatusCell job={job} /> },
            { head: t('took'), cell: durationOf, isNumber: true, className: 'text-faint' },
          ]}
        />
      )}
    </section>
  );
}

/** A skeleton of figures, chart and jobs in their final size. */
function OverviewSkeleton() {
  return (
    <div className="grid gap-7">
      <FigureRowSkeleton />
      <FigureRowSkeleton />
      <div className="h-[202px]">
        <Skeleton className="mt-9 h-[132px] rounded-control!" />
      </div>
      <RowSkeletons />
    </div>
  );
}
