import type * as z from 'zod';
import {
  descriptionTimeoutMs,
  maxDescriptionLength,
  type pictureDescriptionSchema,
} from '#contract/image-analysis.ts';
import { untilAborted } from '#engines/until-aborted.ts';
import { readDownscaled } from '#server/platform/images/downscaled.ts';
import { nameOf, permittedEngines } from '../engines/engines.ts';
import { callEngines } from './call-engines.ts';
import type { AssistContext } from './context.ts';

/** The longest side, in pixels: models use no more, and larger input costs more. */
const lookedAtSide = 1024;

interface DescribeInput {
  path: string;
  language: string;
  userId: string;
  /** Aborts at the deadline or when the client disconnects. */
  signal: AbortSignal;
}

/**
 * Describes a picture by the first engine that can and that the user may call. Optional: null without one,
 * if it takes too long or fails, and if its words break the content policy. Neither picture nor words are
 * stored or logged. Never throws.
 */
export async function describePicture(
  context: AssistContext,
  { path, language, userId, signal }: DescribeInput,
): Promise<z.infer<typeof pictureDescriptionSchema> | null> {
  const [first, ...others] = await permittedEngines(context.engines, 'describe', () =>
    context.mayCallPaid(userId),
  ).catch(() => []);
  if (!first) return null;
  const timeoutMs = context.descriptionTimeoutMs ?? descriptionTimeoutMs;
  const inTime = AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]);
  const describe = async () => {
    const { bytes, width, height } = await readDownscaled(
      path,
      { side: lookedAtSide },
      { userId, signal: inTime },
    );
    const picture = { bytes, width, height, mimeType: 'image/jpeg' } as const;
    const { engine, words } = await callEngines(
      context,
      { operation: 'describe', able: [first, ...others] },
      { signal: inTime, timeoutMs },
      async (engine, within) => ({ engine, words: await engine.describe({ picture, language }, within) }),
    );
    const text = readDescription(words);
    if (text === '') return null;
    await context.contentPolicy.check([text], inTime);
    return { text, by: nameOf(engine) };
  };
  return untilAborted(inTime, describe()).catch(() => null);
}

/** Turns a model's answer into one paragraph that can be stored and sent. */
function readDescription(words: string): string {
  const text = words
    .toWellFormed()
    .replaceAll(/[\p{Cc}\s]+/gu, ' ')
    .trim();
  return [...text].slice(0, maxDescriptionLength).join('');
}
