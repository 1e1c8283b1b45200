import { useMarkShown } from './shown-jobs.ts';

/** Says that a job is shown by whoever puts this beside it. */
export function ShownMark({ jobId }: { jobId: string }) {
  useMarkShown(jobId);
  return null;
}
