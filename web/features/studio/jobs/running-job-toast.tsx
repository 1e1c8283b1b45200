import { useEffect, useState } from 'react';
import type { Job } from '#contract/jobs.ts';
import { useTexts } from '#web/i18n/catalogue.ts';
import { dismissToast, showToast } from '#web/ui/toast.ts';
import { useStylePicture } from '../form/use-styles.ts';
import { studioTexts } from '../texts.ts';
import { activeJobs, leadingJob, picturesOf } from './job-list.ts';
import { useShownJobs } from './shown-jobs.ts';
import { useJobs } from './use-jobs.ts';
import { useProgressText } from './use-progress-text.ts';

const toastId = 'running-job';
/** A tile that is just coming on screen needs a moment to say so. */
const patienceMs = 500;

/** The progress of a job that cannot be seen where the user is: on another page, or scrolled out of sight. */
export function RunningJobToast() {
  const running = activeJobs(useJobs());
  const places = useShownJobs((store) => store.places);
  const hidden = running.filter((job) => places[job.id] === undefined);
  const job = leadingJob(hidden);
  return job === undefined ? null : (
    <JobToast key={job.id} job={job} jobs={hidden.length} pictures={picturesOf(hidden)} />
  );
}

interface JobToastProps {
  /** The one to speak of. */
  job: Job;
  /** How many there are, and how many pictures they make. */
  jobs: number;
  pictures: number;
}

function JobToast({ job, jobs, pictures }: JobToastProps) {
  const t = useTexts(studioTexts);
  const { percent, step, left, isEstimated } = useProgressText(job);
  const picture = useStylePicture(job.style);
  const line = jobs > 1 ? t('jobsRunning', { count: pictures }) : (left ?? step);
  const title = t('preparing');
  const id = `${toastId}-${job.id}`;

  const [isDue, setDue] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setDue(true), patienceMs);
    return () => {
      clearTimeout(timer);
      dismissToast(id);
    };
  }, [id]);

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
