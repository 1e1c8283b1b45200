import { initialSettings } from '#contract/generation.ts';
import { engineLimits } from '#contract/limits.ts';
import { resolutions } from '#contract/resolutions.ts';
import { defaultThumbnailStyle, presetThumbnailStyles } from '#contract/styles.ts';
import { defaultTool, type GenerateTool, generateTools, makesThumbnails, tools } from '#contract/tools.ts';
import type { EngineTicket } from '#engines/calls.ts';
import type { Engine } from '#engines/engine.ts';
import type { RequestOf } from '#engines/picture-requests.ts';
import { fitPicture } from '#server/platform/images/fit-picture.ts';
import { type Engines, readProviderPicture } from '../../engines/engines.ts';

/** An engine's answer to a test. */
export interface TrialAnswer {
  /** As a `data:` URL, with its size in pixels. */
  picture: { src: string; width: number; height: number } | null;
  words: string | null;
  spentMicros?: number;
  providerRequestId?: string;
}

const sidePx = engineLimits.testPictureSidePx;

/** Has an engine make one small picture as cheaply as it can. */
export async function makePicture(
  prompt: string,
  engine: Engine,
  signal: AbortSignal,
  { engines }: { engines: Pick<Engines, 'changesFor'> },
): Promise<TrialAnswer> {
  const request = toRequest(prompt, engine);
  const waitForWebhook = engines.changesFor(engine, signal);
  const context = { signal, onProgress: () => {}, ...(waitForWebhook && { waitForWebhook }) };
  let ticket: EngineTicket | null = null;
  const cancel = () => {
    // The result is no longer needed; a failed cancel does not matter.
    if (ticket) void engine.cancel?.(ticket, { signal: AbortSignal.timeout(10_000) }).catch(() => {});
  };
  signal.addEventListener('abort', cancel, { once: true });
  try {
    ticket = await engine.submit(request, context);
    const result = await engine.collect(request, ticket, context);
    return {
      picture: await toPreview(result.pictures[0], request),
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
  const known = capabilities.tools.length > 0 ? capabilities.tools : generateTools;
  const tool = known.find(isPlain) ?? known[0] ?? defaultTool;
  return {
    operation: 'generate',
    tool,
    prompt,
    style: makesThumbnails(tool) && style ? { id: style.id, name: style.styleName } : photographic,
    // The lowest effort is the cheapest for models priced by it.
    settings: { ...initialSettings, aspectRatio, outputQuality: 0, effort: 'low', seed: 7 },
    width: Math.round((sidePx * shape.width) / Math.max(shape.width, shape.height)),
    height: Math.round((sidePx * shape.height) / Math.max(shape.width, shape.height)),
    references: [],
  };
}

/** Whether a tool makes images with the fast model: the least work for an engine. */
function isPlain(tool: GenerateTool): boolean {
  return tools[tool].makes === 'image' && tools[tool].model === 'fast';
}

const photographic = { id: 'Photographic', name: 'Photographic' } as const;

async function toPreview(
  picture: Awaited<ReturnType<Engine['collect']>>['pictures'][0],
  { width, height }: { width: number; height: number },
): Promise<NonNullable<TrialAnswer['picture']>> {
  const bytes = 'unchecked' in picture ? picture.unchecked : picture.bytes;
  const fitted = await readProviderPicture(() => fitPicture(bytes, { width, height, quality: 80 }));
  const src = `data:${fitted.mimeType};base64,${Buffer.from(fitted.bytes).toString('base64')}`;
  return { src, width: fitted.width, height: fitted.height };
}
