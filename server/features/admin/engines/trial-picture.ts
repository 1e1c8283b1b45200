import { engineLimits } from '#contract/limits.ts';
import { resolutions } from '#contract/resolutions.ts';
import { defaultThumbnailStyle, presetThumbnailStyles } from '#contract/styles.ts';
import { makesThumbnails } from '#contract/tools.ts';
import type { EngineTicket } from '#engines/calls.ts';
import type { Engine } from '#engines/engine.ts';
import type { RequestOf } from '#engines/picture-requests.ts';
import { fitPicture } from '#server/platform/images/fit-picture.ts';
import { type Engines, readProviderPicture } from '../../engines/engines.ts';

/** What an engine answers a test with. */
export interface TrialAnswer {
  /** As a `data:` address, with its size in pixels. */
  picture: { src: string; width: number; height: number } | null;
  words: string | null;
  spentMicros?: number;
  providerRequestId?: string;
}

const sidePx = engineLimits.testPictureSidePx;

/** Has an engine make one small picture, as cheaply as it can. */
export async function makePicture(
  prompt: string,
  engine: Engine,
  signal: AbortSignal,
  { engines }: { engines: Pick<Engines, 'changesFor'> },
): Promise<TrialAnswer> {
  const request = toRequest(prompt, engine);
  const untilNews = engines.changesFor(engine, signal);
  const context = { signal, onProgress: () => {}, ...(untilNews && { untilNews }) };
  let ticket: EngineTicket | null = null;
  const cancel = () => {
    // Nobody looks at the picture any more; that the provider could not be told is nobody's concern.
    if (ticket)
      void engine.cancel?.(request, ticket, { signal: AbortSignal.timeout(10_000) }).catch(() => {});
  };
  signal.addEventListener('abort', cancel, { once: true });
  try {
    ticket = await engine.submit(request, context);
    const result = await engine.collect(request, ticket, context);
    return {
      picture: await toShow(result.pictures[0], request),
      words: null,
      ...(result.spentMicros !== undefined && { spentMicros: result.spentMicros }),
      ...(result.providerRequestId !== undefined && { providerRequestId: result.providerRequestId }),
    };
  } finally {
    signal.removeEventListener('abort', cancel);
  }
}

function toRequest(prompt: string, { capabilities }: Engine): RequestOf<'generate'> {
  const aspectRatio = capabilities.aspectRatios.includes('1:1')
    ? '1:1'
    : (capabilities.aspectRatios[0] ?? '16:9');
  const shape = resolutions[aspectRatio];
  const [style] = presetThumbnailStyles.filter(({ id }) => id === defaultThumbnailStyle);
  const tool = capabilities.tools.includes('Genesys 1.0')
    ? 'Genesys 1.0'
    : (capabilities.tools[0] ?? 'Genesys 1.0');
  return {
    operation: 'generate',
    tool,
    prompt,
    style: makesThumbnails(tool) && style ? { id: style.id, name: style.styleName } : photographic,
    aspectRatio,
    width: Math.round((sidePx * shape.width) / Math.max(shape.width, shape.height)),
    height: Math.round((sidePx * shape.height) / Math.max(shape.width, shape.height)),
    // What is asked of a model that knows its price by quality is the cheapest.
    quality: 0,
    creativity: null,
    seed: 7,
    count: 1,
    references: [],
  };
}

const photographic = { id: 'Photographic', name: 'Photographic' } as const;

async function toShow(
  picture: Awaited<ReturnType<Engine['collect']>>['pictures'][0],
  { width, height }: { width: number; height: number },
): Promise<NonNullable<TrialAnswer['picture']>> {
  const bytes = 'unchecked' in picture ? picture.unchecked : picture.bytes;
  const fitted = await readProviderPicture(() => fitPicture(bytes, { width, height, quality: 80 }));
  const src = `data:${fitted.mimeType};base64,${Buffer.from(fitted.bytes).toString('base64')}`;
  return { src, width: fitted.width, height: fitted.height };
}
