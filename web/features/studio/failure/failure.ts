import type { Job } from '#contract/jobs.ts';
import { tools } from '#contract/tools.ts';
import type { Draft } from '../draft/draft.ts';
import { draftOfJob } from '../draft/draft-of-job.ts';
import type { Sending } from '../form/sending.ts';
import { isPolicyMessage } from '../form/submit-outcome.ts';

/** A failed picture and what can be done about it. */
export interface Failure {
  /** The cause: its content, something the operator must fix, or anything else. */
  kind: 'policy' | 'notReady' | 'failed';
  /** Its settings; null for a tool without a form here. */
  draft: Draft | null;
  /** What to send for an identical retry; null if that is impossible. */
  again: Sending | null;
  /** The failed job; null for a submission that was refused before a job existed. */
  jobId: string | null;
  /**
   * Whether it is certain that nothing was charged or that the coins were returned; not after a server error
   * on the submission.
   */
  isFree: boolean;
  /** An upscale: it has another form and another way to retry. */
  isUpscale?: true;
}

export function failureOfJob(job: Job): Failure {
  const isPolicy = job.error !== null && isPolicyMessage(job.error.code, job.error.message);
  const draft = draftOfJob(job);
  return {
    kind: isPolicy ? 'policy' : job.error?.code === 'engine_not_ready' ? 'notReady' : 'failed',
    draft,
    // The server still has everything of the submission, including references and their masks.
    again: draft && { draft, failedJobId: job.id },
    jobId: job.id,
    isFree: true,
    ...(tools[job.tool].makes === 'upscale' && { isUpscale: true }),
  };
}
