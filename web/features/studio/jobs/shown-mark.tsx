import { useMarkShown } from './shown-jobs.ts';

/** Marks a job as shown while mounted; rendered beside what shows it. */
export function ShownMark({ jobId }: { jobId: string }) {
  useMarkShown(jobId);
  return null;
}
