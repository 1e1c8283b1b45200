import { setImmediate } from 'node:timers/promises';
import type * as z from 'zod';
import { analysisTimeoutMs, type analyzeImage as call } from '#contract/image-analysis.ts';
import { describeMeasures, measuredSide, measurePatiently } from '#engines/measuring/measuring.ts';
import { AppError } from '#server/platform/app-error.ts';
import { type DownscaledPixels, readDownscaledPixels } from '#server/platform/images/downscaled-pixels.ts';
import type { AssistContext } from './context.ts';
import { describePicture } from './describe-picture.ts';
import { takeFreeAction } from './free-actions.ts';

interface Caller {
  userId: string;
  /** Aborted when the user goes away. */
  signal: AbortSignal;
}

/**
 * Measures a picture of a user's, and has an engine say what it shows where one can: what is measured never waits longer for
 * that than the time there is, and is there without it. Throws the intake's errors, `free_actions_used_up`, and
 * `analysis_timed_out` once the time is over, whatever is still under way then.
 */
export async function analyzeImage(
  context: AssistContext,
  { path, language }: { path: string; language: string },
  caller: Caller,
): Promise<z.infer<(typeof call)['response']>> {
  const timeoutMs = context.timeoutMs ?? analysisTimeoutMs;
  const deadline = AbortSignal.timeout(timeoutMs);
  const { width, height, pixels } = await readInTime(path, caller, { deadline, timeoutMs });
  await takeFreeAction(context.rateWindows, caller.userId);
  const signal = AbortSignal.any([caller.signal, deadline]);
  const [measures, description] = await Promise.all([
    measurePatiently(pixels, () => setImmediate()),
    describePicture(context, { path, language, userId: caller.userId, signal }),
  ]);
  const measured = describeMeasures(measures);
  return {
    success: true,
    enhancedPrompt: description === null ? measured : `${description.text} ${measured}`,
    analysis: { width, height, ...measures },
    description,
  };
}

async function readInTime(
  path: string,
  caller: Caller,
  { deadline, timeoutMs }: { deadline: AbortSignal; timeoutMs: number },
): Promise<DownscaledPixels> {
  const isOver = Promise.withResolvers<never>();
  const timedOut = () => isOver.reject(new AppError('analysis_timed_out'));
  deadline.addEventListener('abort', timedOut);
  const reduction = { side: measuredSide, timeoutSeconds: Math.ceil(timeoutMs / 1000) };
  // A picture whose turn has not come then is not decoded at all, and a decoder at work stops by itself.
  const turn = { userId: caller.userId, signal: AbortSignal.any([deadline, caller.signal]) };
  try {
    return await Promise.race([readDownscaledPixels(path, reduction, turn), isOver.promise]);
  } finally {
    deadline.removeEventListener('abort', timedOut);
  }
}
