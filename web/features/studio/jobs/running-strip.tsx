import { LoaderCircle } from 'lucide-react';
import type { Job } from '#contract/jobs.ts';
import { tools } from '#contract/tools.ts';
import { useTexts } from '#web/i18n/catalogue.ts';
import { formatPercent } from '#web/i18n/percent.ts';
import { WatchedBar } from '#web/ui/watched-bar.tsx';
import { studioTexts } from '../texts.ts';
import { leadingJob, picturesOf } from './job-list.ts';
import { ShownMark } from './shown-mark.tsx';
import { useProgressText } from './use-progress-text.ts';

interface RunningStripProps {
  jobs: readonly Job[];
  onShowResults: () => void;
}

/** The running job as a line above the phone's composer; clicking it shows the tile. */
export function RunningStrip({ jobs, onShowResults }: RunningStripProps) {
  const job = leadingJob(jobs);
  if (job === undefined) return null;
  return (
    <>
      <Strip job={job} jobs={jobs.length} pictures={picturesOf(jobs)} onShowResults={onShowResults} />
      {jobs.map((each) => (
        <ShownMark key={each.id} jobId={each.id} />
      ))}
    </>
  );
}

interface StripProps {
  /** The job to show. */
  job: Job;
  /** How many jobs run, and how many pictures they make. */
  jobs: number;
  pictures: number;
  onShowResults: () => void;
}

function Strip({ job, jobs, pictures, onShowResults }: StripProps) {
  const t = useTexts(studioTexts);
  const { percent, bar, isEstimated } = useProgressText(job);
  return (
    <button
      type="button"
      onClick={onShowResults}
      className="relative -mx-3 -mt-2.5 flex h-11 items-center gap-2.5 overflow-hidden border-0 border-line border-b bg-transparent px-4 text-left md:-mx-6 md:px-6"
    >
      <LoaderCircle size={16} strokeWidth={1.75} aria-hidden className="spinner flex-none" />
      <span className="min-w-0 flex-1 truncate">
        {jobs === 1
          ? t(tools[job.tool].makes === 'upscale' ? 'upscaling' : 'preparing')
          : t('jobsRunning', { count: pictures })}
        <span className="sr-only"> {t('showResults')}</span>
      </span>
      {percent !== null && <b className="font-[640] tabular-nums">{formatPercent(percent)}</b>}
      <WatchedBar percent={bar} estimated={isEstimated} />
    </button>
  );
}
