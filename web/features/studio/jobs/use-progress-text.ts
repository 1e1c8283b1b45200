import type { Job } from '#contract/jobs.ts';
import { useTexts } from '#web/i18n/catalogue.ts';
import { studioTexts } from '../texts.ts';

export interface ProgressText {
  /** A whole number; null where nothing is known yet. */
  percent: number | null;
  /** What is being done. */
  step: string;
  /** How long it will take, where that is known from past runs. */
  left: string | null;
  isEstimated: boolean;
}

/** How a running job stands, in words. */
export function useProgressText(job: Job): ProgressText {
  const t = useTexts(studioTexts);
  const { percent, kind, remainingMs } = job.progress;
  const step = job.status === 'queued' ? 'queued' : job.progress.step;
  const seconds = remainingMs === null ? null : Math.max(1, Math.round(remainingMs / 1000));
  return {
    percent: percent === null ? null : Math.floor(percent),
    step: t(step),
    left:
      seconds === null
        ? null
        : seconds < 90
          ? t('secondsLeft', { count: seconds })
          : t('minutesLeft', { count: Math.round(seconds / 60) }),
    isEstimated: kind === 'estimated',
  };
}
