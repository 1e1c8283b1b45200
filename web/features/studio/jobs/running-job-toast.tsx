import { useEffect, useState } from 'react';
import type { Job } from '#contract/jobs.ts';
import { tools } from '#contract/tools.ts';
import { useTexts } from '#web/i18n/catalogue.ts';
import { dismissToast, showToast } from '#web/ui/toast.ts';
import { useStylePicture } from '../form/use-styles.ts';
import { studioTexts } from '../texts.ts';
import { activeJobs, leadingJob, picturesOf } from './job-list.ts';
import { usePreviews } from './previews.ts';
import { useShownJobs } from './shown-jobs.ts';
import { useJobs } from './use-jobs.ts';
import { useProgressText } from './use-progress-text.ts';

const toastId = 'running-job';
/** A tile that is scrolling into view needs a moment to register. */
const delayMs = 500;

/**
 * The progress of a job that is not in view: on another page, or scrolled away. Phones have the running strip
 * beside their form.
 */
export function RunningJobToast() {
  const running = activeJobs(useJobs());
  const places = useShownJobs((store) => store.places);
  const hidden = running.filter((job) => places[job.id] === undefined);
  const job = leadingJob(hidden);
  if (job === undefined) return null;
  return <JobToast key={job.id} job={job} jobs={hidden.length} pictures={picturesOf(hidden)} />;
}

interface JobToastProps {
  /** The job to show. */
  job: Job;
  /** How many jobs run, and how many pictures they make. */
  jobs: number;
  pictures: number;
}

function JobToast({ job, jobs, pictures }: JobToastProps) {
  const t = useTexts(studioTexts);
  const { percent, step, left, isEstimated } = useProgressText(job);
  const swatch = useStylePicture(job.style);
  const isUpscale = tools[job.tool].makes === 'upscale';
  const picture = usePreviews((store) => store.of[job.id])?.source ?? (isUpscale ? undefined : swatch);
  const line = jobs > 1 ? t('jobsRunning', { count: pictures }) : (left ?? step);
  const title = t(isUpscale && jobs === 1 ? 'upscaling' : 'preparing');
  const id = `${toastId}-${job.id}`;

  const [isDue, setDue] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setDue(true), delayMs);
    return () => clearTimeout(timer);
  }, []);
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
