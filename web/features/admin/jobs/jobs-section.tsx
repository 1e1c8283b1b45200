import { useState } from 'react';
import { type AdminJob, listAdminJobs } from '#contract/admin.ts';
import { type JobStatus, jobStatuses } from '#contract/jobs.ts';
import { call } from '#web/api/call.ts';
import { useTexts } from '#web/i18n/catalogue.ts';
import { dateAndTime, formatDate } from '#web/i18n/dates.ts';
import { CoinCount } from '#web/ui/coin-count.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Select } from '#web/ui/select.tsx';
import { durationOf, JobStatusCell, ToolCell } from '../job-cells.tsx';
import { ListStates, SectionHead } from '../list-states.tsx';
import { Table } from '../table.tsx';
import { usePages } from '../use-pages.ts';
import { jobsTexts } from './texts.ts';

/** All users' jobs with their errors, newest first. Prompts are private and not shown. */
export function JobsSection() {
  const t = useTexts(jobsTexts);
  const [status, setStatus] = useState<JobStatus | 'all'>('all');
  const list = usePages(
    ['jobs', status],
    (cursor, signal) =>
      call(listAdminJobs, {
        query: { limit: 50, ...(cursor && { cursor }), ...(status !== 'all' && { status }) },
        signal,
      }),
    (page) => page.jobs,
  );
  return (
    <>
      <SectionHead title={t('jobs')}>
        <Select
          look="button"
          label={t('status')}
          prefix={`${t('status')}:`}
          value={status}
          onChange={setStatus}
          options={[
            { value: 'all', label: t('allJobs') },
            ...jobStatuses.map((value) => ({ value, label: t(value) })),
          ]}
        />
      </SectionHead>
      <ListStates list={list} empty={<EmptyState title={t('noJobs')} line={t('noJobsLine')} />}>
        {(jobs) => (
          <Table
            label={t('jobs')}
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
                className: 'md:w-[28%] text-muted',
              },
              { head: t('coins'), isAboutCoins: true, cell: (job) => <CoinCount isPrice coins={job.cost} /> },
              {
                head: t('status'),
                cell: (job) => <StatusAndError job={job} />,
                className: 'lg:min-w-[180px]',
              },
              { head: t('engine'), cell: (job) => job.engine, className: 'text-muted' },
              {
                head: t('started'),
                cell: (job) => formatDate(job.createdAt, dateAndTime),
                className: 'whitespace-nowrap text-muted',
              },
              { head: t('took'), cell: durationOf, isNumber: true, className: 'text-faint' },
            ]}
          />
        )}
      </ListStates>
    </>
  );
}

function StatusAndError({ job }: { job: AdminJob }) {
  const t = useTexts(jobsTexts);
  return (
    <span className="grid gap-0.5 max-md:justify-items-end">
      <JobStatusCell job={job} />
      {job.error !== null && (
        <span className="type-meta wrap-anywhere text-faint">
          {job.error.code} · {job.error.message} · {t('attempts', { count: job.attempt })}
        </span>
      )}
    </span>
  );
}
