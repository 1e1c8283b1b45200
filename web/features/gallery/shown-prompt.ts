import type { GalleryImage } from '#contract/images.ts';

/** The prompt as the user wrote it; null for a picture without one. */
export function shownPrompt(image: Pick<GalleryImage, 'prompt' | 'originalPrompt'>): string | null {
  return image.originalPrompt || image.prompt || null;
}
