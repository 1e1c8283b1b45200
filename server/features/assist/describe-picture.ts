import type * as z from 'zod';
import {
  descriptionTimeoutMs,
  longestDescription,
  type pictureDescriptionSchema,
} from '#contract/image-analysis.ts';
import { readDownscaled } from '#server/platform/images/downscaled.ts';
import { untilAborted } from '#server/platform/until-aborted.ts';
import { nameOf } from '../engines/engines.ts';
import { askEngines } from './ask-engines.ts';
import type { AssistContext } from './context.ts';

/** Models look at no more than this, and what is sent is paid for by its size. In pixels, of the longest side. */
const lookedAtSide = 1024;

interface ToDescribe {
  path: string;
  language: string;
  userId: string;
  /** Aborted when the user goes away, or the time is over. */
  signal: AbortSignal;
}

/**
 * What a picture shows, by the first engine that can see. It is an addition: null where none can, where it takes too long or
 * fails, and where its words go against the content policy. Neither picture nor words are kept or logged. Never throws.
 */
export async function describePicture(
  context: AssistContext,
  { path, language, userId, signal }: ToDescribe,
): Promise<z.infer<typeof pictureDescriptionSchema> | null> {
  const [first, ...others] = context.engines.forOperation('describe');
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
    const { engine, words } = await askEngines(
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

/** One paragraph that can be stored and sent, whatever a model has put into it. */
function readDescription(words: string): string {
  const text = words
    .toWellFormed()
    .replaceAll(/[\p{Cc}\s]+/gu, ' ')
    .trim();
  return [...text].slice(0, longestDescription).join('');
}
