import type { GalleryImage } from '#contract/images.ts';

/**
 * Up to this many pixels the full picture is shown from the start; a larger one is an upscale of about ten
 * megabytes.
 */
const lightPixels = 2_100_000;

export interface PictureSource {
  src: string;
  srcSet?: string;
  /** Whether this is the full picture, with nothing sharper to follow. */
  isFull: boolean;
}

/** The source of a picture that is not enlarged. */
export function originalSource(
  image: Pick<GalleryImage, 'url' | 'width' | 'height' | 'variants'>,
): PictureSource {
  const widest = image.variants.reduce<{ width: number; url: string } | null>(
    (best, variant) => (best === null || variant.width > best.width ? variant : best),
    null,
  );
  if (widest === null || image.width * image.height <= lightPixels) return { src: image.url, isFull: true };
  const srcSet = image.variants.map(({ url, width }) => `${url} ${width}w`).join(', ');
  return { src: widest.url, srcSet, isFull: false };
}
