import type { Job } from '#contract/jobs.ts';
import { tools } from '#contract/tools.ts';
import type { Draft } from '../draft/draft.ts';
import { draftOfJob } from '../draft/draft-of-job.ts';
import type { Sending } from '../form/sending.ts';
import { isPolicyMessage } from '../form/submit-outcome.ts';

/** A picture that was not made, and what can be done about it. */
export interface Failure {
  /** Why: for its content, because whoever runs the site has to act, or for anything else. */
  kind: 'policy' | 'notReady' | 'failed';
  /** Its settings, as far as a form shows them; null for another kind of tool. */
  draft: Draft | null;
  /** What to send to try exactly the same again; null where that cannot be. */
  again: Sending | null;
  /** The failed job; null for a press that was refused before there was one. */
  jobId: string | null;
  /** It is certain that nothing was charged, or that it was given back; not so after a press that broke the server. */
  isFree: boolean;
  /** Of a picture that was to be enlarged: its form is another, and so is the way to try again. */
  isUpscale?: true;
}

export function failureOfJob(job: Job): Failure {
  const isPolicy = job.error !== null && isPolicyMessage(job.error.code, job.error.message);
  const draft = draftOfJob(job);
  return {
    kind: isPolicy ? 'policy' : job.error?.code === 'engine_not_ready' ? 'notReady' : 'failed',
    draft,
    // The server still has all that the press held, its references with their marks included.
    again: draft && { draft, failedJobId: job.id },
    jobId: job.id,
    isFree: true,
    ...(tools[job.variant].makes === 'upscale' && { isUpscale: true }),
  };
}
