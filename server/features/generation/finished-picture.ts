import type { GenerationSettings } from '#contract/generation.ts';
import { resolutions } from '#contract/resolutions.ts';
import type { EnginePicture, ResultPicture } from '#engines/calls.ts';
import { encodingOf } from '#engines/result-encoding.ts';
import { fitPicture } from '#server/platform/images/fit-picture.ts';
import { readProviderPicture } from '../engines/engines.ts';
import type { GenerationInput } from './input.ts';

/** Finishes a picture for storing: a provider's is decoded, fitted to the request and re-encoded. */
export async function finishPicture(
  picture: ResultPicture,
  {
    settings,
    style,
  }: {
    settings: Pick<GenerationSettings, 'aspectRatio' | 'outputQuality'>;
    style: Pick<GenerationInput['style'], 'id'>;
  },
): Promise<EnginePicture> {
  if (!('unchecked' in picture)) return picture;
  const { width, height } = resolutions[settings.aspectRatio];
  const { format, quality } = encodingOf(style.id, settings.outputQuality);
  const fit = { width, height, quality: format === 'png' ? null : quality };
  const fitted = await readProviderPicture(() => fitPicture(picture.unchecked, fit));
  return { ...fitted, recipe: null };
}
