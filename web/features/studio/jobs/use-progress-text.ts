import type { Job, JobProgress } from '#contract/jobs.ts';
import { tools } from '#contract/tools.ts';
import { useTexts } from '#web/i18n/catalogue.ts';
import { useNow } from '#web/ui/use-now.ts';
import { studioTexts } from '../texts.ts';
import { expectedPercent, timeLeft } from './time-left.ts';

export interface ProgressText {
  /** A whole number; null while unknown. */
  percent: number | null;
  /** How full the bar is: real progress, or an estimate by past runs. */
  bar: number | null;
  /** The current step. */
  step: string;
  /** The time left, if known from past runs. */
  left: string | null;
  /** The engine at work, if it has a name. */
  worker: string | null;
  isEstimated: boolean;
}

/** Of one among several, where the engine does not tell them apart. */
const unknownDesign = { percent: null, step: 'working' } as const;

/** A percentage; 0 until the first report of an engine that reports; null while unknown. */
export function percentOf(job: Job, design?: number): number | null {
  const { progress } = job;
  if (design !== undefined) return (progress.each?.[design] ?? unknownDesign).percent;
  return progress.percent ?? (isUnreported(job) ? 0 : null);
}

type Step = JobProgress['step'] | NonNullable<JobProgress['each']>[number]['step'];

/** What the job does, as a text's key. An engine that reports and has not yet is starting. */
export function stepOf(job: Job, step: Step): Step | 'enlarging' | 'starting' {
  if (job.status === 'queued') return 'queued';
  // A running job is no longer queued, though one of its designs may be.
  const isUntold = step === 'queued' && step === job.progress.step;
  if (step !== 'working' && !isUntold) return step;
  if (isUnreported(job)) return 'starting';
  return tools[job.tool].makes === 'upscale' ? 'enlarging' : 'working';
}

function isUnreported({ status, progress: { kind, percent } }: Job): boolean {
  return status === 'processing' && kind === 'measured' && Math.floor(percent ?? 0) === 0;
}

/** A running job's state in words; with `design`, that of one of its designs, counted from 0. */
export function useProgressText(job: Job, design?: number): ProgressText {
  const t = useTexts(studioTexts);
  const now = useNow();
  const { kind, expectedAt, engine } = job.progress;
  const own = design === undefined ? job.progress : (job.progress.each?.[design] ?? unknownDesign);
  const percent = percentOf(job, design);
  const step = stepOf(job, own.step);
  const expected = expectedAt === null ? null : Date.parse(expectedAt);
  const startedAt = Date.parse(job.startedAt ?? job.createdAt);
  return {
    percent: percent === null ? null : Math.floor(percent),
    bar: percent ?? (expected === null ? null : expectedPercent({ startedAt, expectedAt: expected, now })),
    step: t(step),
    left: expected === null ? null : words(expected),
    worker: engine === null ? null : t('workerNamed', { engine }),
    isEstimated: kind === 'estimated',
  };

  function words(expectedAt: number): string {
    const left = timeLeft(expectedAt, now);
    if (left === 'over') return t('longerThanUsual');
    return t(left.unit === 'seconds' ? 'secondsLeft' : 'minutesLeft', { count: left.count });
  }
}
