import { setImmediate } from 'node:timers/promises';
import { analysisTimeoutMs, type analyzeImage as call } from '#contract/image-analysis.ts';
import { describeMeasures, measuredSide, measureWithPauses } from '#engines/measuring/measuring.ts';
import { AppError } from '#server/platform/app-error.ts';
import type { Answer } from '#server/platform/http/api.ts';
import { type DownscaledPixels, readDownscaledPixels } from '#server/platform/images/downscaled-pixels.ts';
import type { AssistContext, Caller } from './context.ts';
import { describePicture } from './describe-picture.ts';
import { countFreeAction } from './free-actions.ts';

/**
 * Measures a user's picture and has an engine describe it if one can. The measurements never wait longer for
 * the description than the time limit, and are returned without it. Throws the intake's errors,
 * `free_action_limit_reached`, and `analysis_timed_out` after the time limit, whatever is still running.
 */
export async function analyzeImage(
  context: AssistContext,
  { path, language }: { path: string; language: string },
  caller: Caller,
): Promise<Answer<typeof call>> {
  const timeoutMs = context.timeoutMs ?? analysisTimeoutMs;
  const deadline = AbortSignal.timeout(timeoutMs);
  const { width, height, pixels } = await readInTime(path, caller, { deadline, timeoutMs });
  await countFreeAction(context.rateWindows, caller.userId);
  const signal = AbortSignal.any([caller.signal, deadline]);
  const [measures, description] = await Promise.all([
    measureWithPauses(pixels, () => setImmediate()),
    describePicture(context, { path, language, userId: caller.userId, signal }),
  ]);
  const measured = describeMeasures(measures);
  return {
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
  // A picture still queued at the deadline is not decoded, and a running decoder stops.
  const turn = { userId: caller.userId, signal: AbortSignal.any([deadline, caller.signal]) };
  try {
    return await Promise.race([readDownscaledPixels(path, reduction, turn), isOver.promise]);
  } finally {
    deadline.removeEventListener('abort', timedOut);
  }
}
