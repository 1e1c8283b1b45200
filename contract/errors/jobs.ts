import { freeActionLimits } from '../limits.ts';
import type { ErrorEntry } from './error-entry.ts';

/** Errors of jobs and engines. A failed job carries one of these, or one about its input. */
export const jobErrors = {
  too_many_jobs: {
    status: 429,
    message: 'You have too many pictures in progress. Wait until one is ready.',
  },
  free_action_limit_reached: {
    status: 429,
    message: `You have used today's ${freeActionLimits.assistPerDay} free analyses, enhancements and transcriptions. Try again tomorrow.`,
  },
  job_not_failed: {
    status: 409,
    message: 'This generation did not fail, so it cannot be retried. Press Generate to make another.',
  },
  job_inputs_deleted: {
    status: 410,
    message: 'The inputs of this picture are no longer stored. Choose the settings again and press Generate.',
  },
  job_already_finished: { status: 409, message: 'This job has already finished, so it cannot be cancelled.' },
  cancelled: { status: 409, message: 'You cancelled this job.' },
  job_lost: {
    status: 500,
    message:
      'Adventure stopped while an engine was working, and its result was lost. Your coins were returned. Try again.',
  },
  engine_failed: {
    status: 502,
    message: 'We encountered an issue while generating your image. Please try again with different settings.',
  },
  engine_not_ready: {
    status: 503,
    message: "This tool is unavailable right now. The site's operator has to fix it.",
  },
  engine_timed_out: { status: 504, message: 'The engine did not answer in time. Try again.' },
  enhancement_failed: { status: 502, message: 'The prompt could not be enhanced. Try again.' },
  storage_failed: { status: 507, message: 'The picture could not be saved. Try again in a moment.' },
} as const satisfies Record<string, ErrorEntry>;
