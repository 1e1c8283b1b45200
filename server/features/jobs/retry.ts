import { EngineError } from '#engines/engine.ts';
import type { JobRow } from './schema.ts';

/**
 * The retry of jobs of every kind: how often a job is tried, and how long it waits before each further
 * attempt.
 */
export const jobRetry = {
  maxAttempts: 5,
  /** Before the second attempt, where the engine asks for no other time. */
  firstWaitMs: 1_000,
  /** Each wait is so many times the one before: 1, 8, 64, 512 seconds. */
  backoffFactor: 8,
} as const;

type Counted = Pick<JobRow, 'attempt' | 'handBacks'>;

/** Attempts that count: not those that ended because the server stopped. */
function countAttempts({ attempt, handBacks }: Counted): number {
  return attempt - handBacks;
}

/** Whether a claimed job has had all its attempts. Each of them took its process down, or failed. */
export function isOutOfAttempts(row: Counted): boolean {
  return countAttempts(row) > jobRetry.maxAttempts;
}

/**
 * How long to wait before the next attempt, in milliseconds; null where this was the last or another cannot
 * help.
 */
export function waitBeforeNext(row: Counted, error: unknown): number | null {
  const attempts = countAttempts(row);
  if (!(error instanceof EngineError) || !error.mayRetry || attempts >= jobRetry.maxAttempts) return null;
  return error.retryAfterMs ?? jobRetry.firstWaitMs * jobRetry.backoffFactor ** (attempts - 1);
}
