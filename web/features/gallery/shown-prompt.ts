import type { GalleryImage } from '#contract/images.ts';
import { findImageStyle, findThumbnailStyle } from '#contract/styles.ts';

/** The prompt as the user wrote it; null for a picture without one. */
export function shownPrompt(image: Pick<GalleryImage, 'prompt' | 'originalPrompt'>): string | null {
  return image.originalPrompt || image.prompt || null;
}

/** A style's name: the label of a preset; other names without suffixes like `-style`, `-v2` or `@tag`. */
export function styleLabel(style: string): string {
  const preset = findThumbnailStyle(style)?.styleName ?? findImageStyle(style)?.label;
  return (
    preset ??
    (style
      .replace(/@\S+/g, '')
      .replace(/(-style|-v\d+)+$/i, '')
      .trim() ||
      style)
  );
}
