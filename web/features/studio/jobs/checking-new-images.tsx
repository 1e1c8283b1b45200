import { useEffect, useState } from 'react';
import type { GalleryImage } from '#contract/images.ts';
import { useConnection } from '#web/api/events/connection-store.ts';
import { useTexts } from '#web/i18n/catalogue.ts';
import { Spinner } from '#web/ui/spinner.tsx';
import { studioTexts } from '../texts.ts';
import { activeJobs } from './job-list.ts';
import { useJobs } from './use-jobs.ts';

/** When to poll the gallery after a generation, in milliseconds since the previous poll. */
const checkDelaysMs = [500, 1_000, 2_000, 3_000, 3_000, 3_000, 3_000, 3_000, 3_000, 3_000] as const;

/** The state that decides whether to poll. */
interface CheckedState {
  /** The event stream is down, so that no event reports new pictures. */
  isStreamDown: boolean;
  running: number;
  /** Pictures that jobs have made and the gallery does not show. */
  missing: number;
}

/** Whether pictures are expected that only polling can bring. */
function isCheckNeeded({ isStreamDown, running, missing }: CheckedState): boolean {
  return isStreamDown && (running > 0 || missing > 0);
}

interface CheckingNewImagesProps {
  images: readonly GalleryImage[];
  total: number;
  /** Fetches the newest pictures. */
  onCheck: () => void;
}

/**
 * "Checking for new images..." and the polling behind it: only while the event stream is down and a job runs.
 * Ends when a picture arrives or after the last attempt.
 */
export function CheckingNewImages({ images, total, onCheck }: CheckingNewImagesProps) {
  const t = useTexts(studioTexts);
  const { stream } = useConnection();
  const jobs = useJobs();
  const shown = new Set(images.map(({ id }) => id));
  const made = jobs.flatMap((job) => (job.status === 'completed' ? job.images : []));
  const isNeeded = isCheckNeeded({
    isStreamDown: stream === 'down',
    running: activeJobs(jobs).length,
    missing: made.filter(({ id }) => !shown.has(id)).length,
  });
  const isChecking = useChecks(isNeeded, total, onCheck);
  if (!isChecking) return null;
  return <Spinner word={t('checkingNew')} className="pb-4" />;
}

/**
 * Polls at the documented times while needed, starting over when the count has grown. Returns whether it is
 * still polling.
 */
function useChecks(isNeeded: boolean, total: number, onCheck: () => void): boolean {
  const [tries, setTries] = useState(0);
  const [countedAt, setCountedAt] = useState(total);
  if (countedAt !== total || (!isNeeded && tries > 0)) {
    setCountedAt(total);
    setTries(0);
  }
  const isChecking = isNeeded && tries < checkDelaysMs.length;
  useEffect(() => {
    const delayMs = checkDelaysMs[tries];
    if (!isChecking || delayMs === undefined) return;
    const timer = setTimeout(() => {
      setTries(tries + 1);
      onCheck();
    }, delayMs);
    return () => clearTimeout(timer);
  }, [isChecking, tries, onCheck]);
  return isChecking;
}
