import { AppError } from './app-error.ts';
import { createFairLimit } from './fair-limit.ts';

/** Whose turn it is. Where the signal says that the user has left before it came, the line is left at once. */
export interface Turn {
  userId: string;
  signal?: AbortSignal | undefined;
}

export interface Turns {
  /**
   * Runs work once it is its turn among the same user's, in the order in which it came; other users have lines of their own.
   * So whatever works on one thing after another below, in the order in which it is asked, takes it from the users by turns.
   * Throws the signal's reason where it is aborted while the work waits, and `rate_limited` where too much of the user's waits.
   */
  inTurn<T>(turn: Turn, work: () => Promise<T>): Promise<T>;
}

interface TurnsOptions {
  /** How much of one user's is worked on at the same time. */
  atOnce: number;
  /** How much more of one user's may wait: above any honest number. */
  mostWaiting: number;
}

/** So long a user whose line is full is asked to wait before the next try. */
const retryAfterSeconds = 10;

/**
 * A limit for each user, so that one user's many requests do not keep the others waiting. One thing has one of these a
 * process.
 */
export function createTurns({ atOnce, mostWaiting }: TurnsOptions): Turns {
  const limits = new Map<string, ReturnType<typeof createFairLimit>>();
  return {
    async inTurn({ userId, signal }, work) {
      signal?.throwIfAborted();
      const limit = limits.get(userId) ?? createFairLimit(atOnce);
      if (limit.running >= atOnce && limit.waiting >= mostWaiting) {
        throw new AppError('rate_limited', { retryAfterSeconds });
      }
      limits.set(userId, limit);
      try {
        return await limit.run({ signal }, work);
      } finally {
        if (limit.running === 0) limits.delete(userId);
      }
    },
  };
}
