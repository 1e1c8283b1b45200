import sharp from 'sharp';
import { type PhotoPixels, PhotoUnreadable } from './photo.ts';

/** Above the limit for uploads (64 megapixels), so that nothing larger is ever unpacked. */
const mostPixels = 66_000_000;

/** A few photos may be shown large; each of many is small. */
export function longestSideFor(photos: number): number {
  return photos <= 2 ? 1600 : 1100;
}

export interface DecodedPhoto extends PhotoPixels {
  /** Original size in pixels. */
  original: { width: number; height: number };
}

/**
 * Decodes a photo to at most `longest` pixels a side. The same bytes give the same pixels. Runs in the
 * process's thread pool, so that neither server nor drawing thread waits.
 * @throws PhotoUnreadable
 */
export async function decodePhoto(bytes: Uint8Array, at: number, longest: number): Promise<DecodedPhoto> {
  try {
    const photo = sharp(bytes, { limitInputPixels: mostPixels, failOn: 'error' });
    const { width: fullWidth, height: fullHeight } = await photo.metadata();
    const { data, info } = await photo
      .resize(longest, longest, { fit: 'inside', withoutEnlargement: true })
      .toColourspace('srgb')
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    return {
      at,
      rgba: new Uint8Array(data),
      width: info.width,
      height: info.height,
      mask: null,
      original: { width: fullWidth, height: fullHeight },
    };
  } catch (error) {
    throw new PhotoUnreadable(at, { cause: error });
  }
}

/** Reduces a photo to at most `longest` pixels a side, four bytes a pixel. */
export async function shrinkPhoto({ rgba, width, height }: PhotoPixels, longest: number) {
  const { data, info } = await sharp(rgba, { raw: { width, height, channels: 4 } })
    .resize(longest, longest, { fit: 'inside', withoutEnlargement: true })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { rgba: new Uint8Array(data), width: info.width, height: info.height };
}
