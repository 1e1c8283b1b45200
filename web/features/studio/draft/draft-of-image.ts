import type { GalleryImage } from '#contract/images.ts';
import { isGenerateTool } from '#contract/tools.ts';
import { type Draft, parseDraft } from './draft.ts';

/** The draft that makes a picture like this one, once; null for one of another kind of tool. */
export function draftOfImage(image: GalleryImage): Draft | null {
  if (!isGenerateTool(image.variant)) return null;
  return parseDraft({
    tool: image.variant,
    prompt: promptOfImage(image),
    style: image.originalStyle || image.style,
    aspectRatio: image.resolution,
    quality: image.output_quality,
    creativity: image.interval,
    preset: image.preset,
    count: 1,
  });
}

/** What its maker wrote. */
export function promptOfImage(image: Pick<GalleryImage, 'prompt' | 'originalPrompt'>): string {
  return image.originalPrompt || image.prompt;
}
