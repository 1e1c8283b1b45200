import sharp from 'sharp';
import type { Mask, SourcePicture } from '../picture-requests.ts';

interface Size {
  readonly width: number;
  readonly height: number;
}

/** Latents have one cell for eight pixels. */
const cell = 8;

/**
 * The nearest size of the same shape that a model can make: sides in multiples of 8, no more pixels than it
 * was trained on.
 */
export function modelSize({ width, height }: Size, maxPixels: number): Size {
  const scale = Math.min(1, Math.sqrt(maxPixels / (width * height)));
  const side = (length: number) => Math.max(64, Math.round((length * scale) / cell) * cell);
  return { width: side(width), height: side(height) };
}

/** Resizes the picture to a size of nearly the same shape. A picture that already fits stays unchanged. */
export async function pictureInSize(picture: SourcePicture, size: Size): Promise<SourcePicture> {
  if (picture.width === size.width && picture.height === size.height) return picture;
  const bytes = await sharp(picture.bytes)
    .resize({ ...size, fit: 'fill' })
    .png({ compressionLevel: 3 })
    .toBuffer();
  return { bytes, mimeType: 'image/png', ...size };
}

/** Resizes the mask, as one channel without transparency, which some servers would read instead. */
export async function maskInSize(mask: Mask, size: Size): Promise<Mask> {
  const bytes = await sharp(mask.bytes)
    .removeAlpha()
    .resize({ ...size, fit: 'fill' })
    .toColourspace('b-w')
    .png()
    .toBuffer();
  return { bytes, ...size };
}
