import { resolutions } from '#contract/resolutions.ts';
import { findImageStyle } from '#contract/styles.ts';
import type { EnginePicture, ResultPicture } from '#engines/calls.ts';
import { fitPicture } from '#server/platform/images/fit-picture.ts';
import { readProviderPicture } from '../engines/engines.ts';
import type { GenerationInput } from './input.ts';

/** A form's quality of 100 is WebP 90, beyond which files grow and nobody sees a difference; 0 is still a picture. */
function toWebpQuality(quality: number): number {
  return Math.round(30 + 0.6 * Math.min(100, Math.max(0, quality)));
}

/** A picture as it is kept: what a provider has sent is decoded, fitted into what was asked for and written anew. */
export async function finishPicture(
  picture: ResultPicture,
  { aspectRatio, quality, style }: Pick<GenerationInput, 'aspectRatio' | 'quality' | 'style'>,
): Promise<EnginePicture> {
  if (!('unchecked' in picture)) return picture;
  const { width, height } = resolutions[aspectRatio];
  const isPng = findImageStyle(style.id)?.id === 'PNG';
  const fit = { width, height, quality: isPng ? null : toWebpQuality(quality) };
  const fitted = await readProviderPicture(() => fitPicture(picture.unchecked, fit));
  return { ...fitted, recipe: null };
}
