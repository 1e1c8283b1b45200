import type { Job } from '#contract/jobs.ts';
import type { Draft } from '../draft/draft.ts';
import { draftOfJob } from '../draft/draft-of-job.ts';
import { isPolicyMessage } from '../form/submit-outcome.ts';

/** A picture that was not made, and what can be done about it. */
export interface Failure {
  kind: 'policy' | 'failed';
  /** What to send again; null where that cannot be. */
  draft: Draft | null;
  /** The failed job; null for a press that was refused before there was one. */
  jobId: string | null;
  /** It is certain that nothing was charged, or that it was given back; not so after a press that broke the server. */
  isFree: boolean;
}

export function failureOfJob(job: Job): Failure {
  const isPolicy = job.error !== null && isPolicyMessage(job.error.code, job.error.message);
  return { kind: isPolicy ? 'policy' : 'failed', draft: draftOfJob(job), jobId: job.id, isFree: true };
}
