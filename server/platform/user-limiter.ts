import { AppError } from './app-error.ts';
import { createFairSemaphore } from './fair-semaphore.ts';

/** The user that work is for. Aborted work leaves the queue. */
export interface WorkOwner {
  userId: string;
  signal?: AbortSignal | undefined;
}

export interface UserLimiter {
  /**
   * Runs work in the order of the user's own queue; users do not wait for each other. So a first-in-first-out
   * resource below serves users in turn. Throws the signal's reason if it aborts while the work waits, and
   * `rate_limited` if the user's queue is full.
   */
  run<T>(owner: WorkOwner, work: () => Promise<T>): Promise<T>;
}

interface UserLimiterOptions {
  /** Concurrent work of one user. */
  concurrency: number;
  /** Queued work of one user: above any honest number. */
  maxWaiting: number;
}

const retryAfterSeconds = 10;

/**
 * Creates a per-user limiter, so that one user's many requests cannot delay the others. One per limited
 * resource and process. Our own for the reason of `createFairSemaphore`: aborted work leaves its queue.
 */
export function createUserLimiter({ concurrency, maxWaiting }: UserLimiterOptions): UserLimiter {
  const limits = new Map<string, ReturnType<typeof createFairSemaphore>>();
  return {
    async run({ userId, signal }, work) {
      signal?.throwIfAborted();
      const limit = limits.get(userId) ?? createFairSemaphore(concurrency);
      if (limit.running >= concurrency && limit.waiting >= maxWaiting) {
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
