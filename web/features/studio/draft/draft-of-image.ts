import type { GalleryImage } from '#contract/images.ts';
import { isGenerateTool } from '#contract/tools.ts';
import { type Draft, parseDraft } from './draft.ts';

/** The draft that repeats a picture once; null for a tool with another form. */
export function draftOfImage(image: GalleryImage): Draft | null {
  if (!isGenerateTool(image.tool)) return null;
  return parseDraft({
    tool: image.tool,
    prompt: promptOfImage(image),
    style: image.originalStyle || image.style,
    settings: { ...image.settings, count: 1, seed: null },
  });
}

/** The user's own words. */
export function promptOfImage(image: Pick<GalleryImage, 'prompt' | 'originalPrompt'>): string {
  return image.originalPrompt || image.prompt;
}
