import { dayMs } from '#contract/durations.ts';
import { freeActionLimits } from '#contract/limits.ts';
import { AppError } from '#server/platform/app-error.ts';
import type { RateWindows } from '#server/platform/http/rate-windows.ts';

/**
 * Takes one of a user's free actions of the day: analyses, enhancements and transcriptions together. Throws
 * `free_action_limit_reached`. Called after validation, so that a refused file costs none.
 */
export async function countFreeAction(rateWindows: Pick<RateWindows, 'take'>, userId: string): Promise<void> {
  try {
    await rateWindows.take(keyOf(userId), {
      max: freeActionLimits.assistPerDay,
      windowMs: dayMs,
    });
  } catch (cause) {
    if (!(cause instanceof AppError) || cause.code !== 'rate_limited') throw cause;
    const { retryAfterSeconds } = cause;
    throw new AppError('free_action_limit_reached', {
      cause,
      ...(retryAfterSeconds !== undefined && { retryAfterSeconds }),
    });
  }
}

/** Runs a free action, and returns it to the user on failure. Throws like `countFreeAction` and the work. */
export async function runFreeAction<T>(
  rateWindows: RateWindows,
  userId: string,
  work: () => Promise<T>,
): Promise<T> {
  await countFreeAction(rateWindows, userId);
  try {
    return await work();
  } catch (error) {
    await rateWindows.release(keyOf(userId));
    throw error;
  }
}

const keyOf = (userId: string) => `assistDay:user:${userId}`;
