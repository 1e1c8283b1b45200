import { useEffect, useState } from 'react';
import type { Job } from '#contract/jobs.ts';
import { tools } from '#contract/tools.ts';
import { useTexts } from '#web/i18n/catalogue.ts';
import { useIsDesktop } from '#web/ui/media-query.ts';
import { dismissToast, showToast } from '#web/ui/toast.ts';
import { useStylePicture } from '../form/use-styles.ts';
import { studioTexts } from '../texts.ts';
import { activeJobs, leadingJob, picturesOf } from './job-list.ts';
import { usePreviews } from './previews.ts';
import { useShownJobs } from './shown-jobs.ts';
import { useJobs } from './use-jobs.ts';
import { useProgressText } from './use-progress-text.ts';

const toastId = 'running-job';
/** A tile that is just coming on screen needs a moment to say so. */
const hiddenPatienceMs = 500;
/** A picture that is made faster than this comes before there is anything to tell. */
const shownPatienceMs = 1_500;

/**
 * The progress of a job: at once where it cannot be seen, on another page or scrolled out of sight, and on a desktop
 * beside its tile, too, as soon as it takes its time. Phones have a line of their own for that.
 */
export function RunningJobToast() {
  const isDesktop = useIsDesktop();
  const running = activeJobs(useJobs());
  const places = useShownJobs((store) => store.places);
  const hidden = running.filter((job) => places[job.id] === undefined);
  const told = hidden.length > 0 || !isDesktop ? hidden : running;
  const job = leadingJob(told);
  if (job === undefined) return null;
  return (
    <JobToast
      key={job.id}
      job={job}
      jobs={told.length}
      pictures={picturesOf(told)}
      patienceMs={hidden.length > 0 ? hiddenPatienceMs : shownPatienceMs}
    />
  );
}

interface JobToastProps {
  /** The one to speak of. */
  job: Job;
  /** How many there are, and how many pictures they make. */
  jobs: number;
  pictures: number;
  patienceMs: number;
}

function JobToast({ job, jobs, pictures, patienceMs }: JobToastProps) {
  const t = useTexts(studioTexts);
  const { percent, step, left, isEstimated } = useProgressText(job);
  const swatch = useStylePicture(job.style);
  const isUpscale = tools[job.variant].makes === 'upscale';
  const picture = usePreviews((store) => store.of[job.id])?.source ?? (isUpscale ? undefined : swatch);
  const line = jobs > 1 ? t('jobsRunning', { count: pictures }) : (left ?? step);
  const title = t(isUpscale && jobs === 1 ? 'upscaling' : 'preparing');
  const id = `${toastId}-${job.id}`;

  const [isDue, setDue] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setDue(true), patienceMs);
    return () => clearTimeout(timer);
  }, [patienceMs]);
  useEffect(() => () => dismissToast(id), [id]);

  useEffect(() => {
    if (!isDue) return;
    showToast({
      id,
      title,
      line,
      percent,
      estimated: isEstimated,
      ...(picture !== undefined && { picture }),
    });
  }, [isDue, id, title, line, percent, isEstimated, picture]);

  return null;
}
