import { freeActionLimits } from '#contract/limits.ts';
import { AppError } from '#server/platform/http/app-error.ts';
import type { RateWindows } from '#server/platform/http/rate-windows.ts';

const dayMs = 24 * 60 * 60_000;

/**
 * Counts one of the free actions that a person may take a day: analysing, enhancing and transcribing, together. Throws
 * `free_actions_used_up`. Called once it is known that there is something to do, so that a refused file costs none.
 */
export async function takeFreeAction(rateWindows: RateWindows, userId: string): Promise<void> {
  try {
    await rateWindows.take(`assistDay:user:${userId}`, {
      max: freeActionLimits.assistPerDay,
      windowMs: dayMs,
    });
  } catch (cause) {
    if (!(cause instanceof AppError) || cause.code !== 'rate_limited') throw cause;
    const { retryAfterSeconds } = cause;
    throw new AppError('free_actions_used_up', {
      cause,
      ...(retryAfterSeconds !== undefined && { retryAfterSeconds }),
    });
  }
}
