import type { GalleryImage } from '#contract/images.ts';

/** The `srcset` of a picture: its variants, and the full picture if it is wider. */
export function pictureSources(image: Pick<GalleryImage, 'url' | 'width' | 'variants'>): string {
  const widest = Math.max(0, ...image.variants.map((variant) => variant.width));
  const sources = image.variants.map((variant) => `${variant.url} ${variant.width}w`);
  if (image.width > widest) sources.push(`${image.url} ${image.width}w`);
  return sources.join(', ');
}
