import type { JobRow } from './schema.ts';

/** The retry of jobs of every kind: how often a job is tried. */
export const jobRetry = {
  maxAttempts: 5,
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
