import { EngineError } from '#engines/engine.ts';
import type { JobRow } from './schema.ts';

/** The retry policy of all jobs: how often a job is tried, and how long it waits before each attempt. */
export const jobRetry = {
  maxAttempts: 5,
  /** Before the second attempt, unless the engine asks for another delay. */
  firstWaitMs: 1_000,
  /**
   * Each delay that no engine asks for is `firstWaitMs` times this, to the power of the attempts before:
   * 1, 8, 64, 512 seconds.
   */
  backoffFactor: 8,
} as const;

type Counted = Pick<JobRow, 'attempt' | 'requeues'>;

/** Attempts except those ended by a server stop. */
function countAttempts({ attempt, requeues }: Counted): number {
  return attempt - requeues;
}

/** Whether a claimed job has used all its attempts, by crash or failure. */
export function isOutOfAttempts(row: Counted): boolean {
  return countAttempts(row) > jobRetry.maxAttempts;
}

/** The delay before the next attempt, in milliseconds; null after the last, or if a retry cannot help. */
export function waitBeforeNext(row: Counted, error: unknown): number | null {
  const attempts = countAttempts(row);
  if (!(error instanceof EngineError) || !error.mayRetry || attempts >= jobRetry.maxAttempts) return null;
  return error.retryAfterMs ?? jobRetry.firstWaitMs * jobRetry.backoffFactor ** (attempts - 1);
}
