import { unnamed } from '#contract/image-exports.ts';
import type { GalleryImage } from '#contract/images.ts';

/** The name that the user gave a picture; null without one. */
export function ownName({ id, name }: Pick<GalleryImage, 'id' | 'name'>): string | null {
  return name === unnamed(id) ? null : name;
}

/** The prompt as the user wrote it; null for a picture without one. */
export function shownPrompt(image: Pick<GalleryImage, 'prompt' | 'originalPrompt'>): string | null {
  return image.originalPrompt || image.prompt || null;
}
