import { useQuery } from '@tanstack/react-query';
import { getAdminOverview, listAdminJobs } from '#contract/admin.ts';
import { listMessages } from '#contract/contact.ts';
import { call } from '#web/api/call.ts';
import { useTexts } from '#web/i18n/catalogue.ts';
import { formatNumber } from '#web/i18n/numbers.ts';
import { CoinCount } from '#web/ui/coin-count.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { Figure, FigureRow, FigureRowSkeleton } from '../figure-row.tsx';
import { durationOf, JobStatusCell, toolOf } from '../job-cells.tsx';
import { QueryStates, RowSkeletons, SectionHead } from '../list-states.tsx';
import { BillingAlarm } from '../money/billing-alarm.tsx';
import { Table } from '../table.tsx';
import { adminTexts } from '../texts.ts';
import { DayChart } from './day-chart.tsx';
import { MissingFiles } from './missing-files.tsx';
import { OperatorWarnings } from './operator-warnings.tsx';

const shownJobs = 8;
const refreshMs = 15_000;

/** Five figures, the jobs of two weeks, and the latest jobs. */
export function OverviewSection() {
  const t = useTexts(adminTexts);
  const query = useQuery({
    queryKey: ['admin', 'overview'],
    refetchInterval: refreshMs,
    async queryFn({ signal }) {
      const [overview, { jobs }, { newCount }] = await Promise.all([
        call(getAdminOverview, { signal }),
        call(listAdminJobs, { query: { limit: shownJobs }, signal }),
        call(listMessages, { query: { limit: 1 }, signal }),
      ]);
      return { overview, jobs, newCount };
    },
  });
  return (
    <>
      <SectionHead title={t('overview')} />
      <QueryStates query={query} skeleton={<OverviewSkeleton />}>
        {(data) => <Overview {...data} />}
      </QueryStates>
    </>
  );
}

type OverviewData = {
  overview: Awaited<ReturnType<typeof call<typeof getAdminOverview>>>;
  jobs: Awaited<ReturnType<typeof call<typeof listAdminJobs>>>['jobs'];
  newCount: number;
};

function Overview({ overview, jobs, newCount }: OverviewData) {
  const t = useTexts(adminTexts);
  const { jobsToday, failedToday } = overview;
  const success =
    jobsToday === 0 ? '–' : t('percent', { value: Math.round((1 - failedToday / jobsToday) * 1000) / 10 });
  return (
    <div className="grid gap-7">
      <FigureRow>
        <Figure
          name={t('users')}
          value={formatNumber(overview.users)}
          line={t('usersNew', { count: overview.newUsersThisWeek })}
        />
        <Figure name={t('pictures')} value={formatNumber(overview.pictures)} line={t('picturesLine')} />
        <Figure name={t('jobsToday')} value={formatNumber(jobsToday)} line={t('jobsTodayLine')} />
        <Figure name={t('success')} value={success} line={t('successLine', { count: failedToday })} />
        <Figure name={t('newMessages')} value={formatNumber(newCount)} line={t('newMessagesLine')} />
      </FigureRow>
      <OperatorWarnings warnings={overview.warnings} />
      <BillingAlarm />
      <MissingFiles {...overview.missingFiles} />
      <DayChart days={overview.days} />
      <section className="border-line border-t pt-5">
        <h2 className="m-0 pb-2 type-label">{t('lastJobs')}</h2>
        {jobs.length === 0 ? (
          <p className="m-0 text-muted">{t('none')}</p>
        ) : (
          <Table
            label={t('lastJobs')}
            rows={jobs}
            keyOf={(job) => job.id}
            columns={[
              { head: t('tool'), cell: toolOf, role: 'title', className: 'font-[540]' },
              {
                head: t('user'),
                cut: (job) => job.userEmail || t('gone'),
                className: 'md:w-2/5 text-muted',
              },
              { head: t('coins'), cell: (job) => <CoinCount isPrice coins={job.cost} /> },
              { head: t('status'), cell: (job) => <JobStatusCell job={job} /> },
              { head: t('took'), cell: durationOf, isNumber: true, className: 'text-faint' },
            ]}
          />
        )}
      </section>
    </div>
  );
}

/** A skeleton of figures, chart and jobs in their final size. */
function OverviewSkeleton() {
  return (
    <div className="grid gap-7">
      <FigureRowSkeleton />
      <div className="h-[202px]">
        <Skeleton className="mt-9 h-[132px] rounded-control!" />
      </div>
      <RowSkeletons />
    </div>
  );
}
