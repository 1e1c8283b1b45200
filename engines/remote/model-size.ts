import sharp from 'sharp';
import type { Mask, SourcePicture } from '../picture-requests.ts';

interface Size {
  readonly width: number;
  readonly height: number;
}

/** Latents have one cell for eight pixels. */
const cell = 8;

/** The nearest size of the same shape that a model can make: sides in multiples of 8, no more pixels than it was trained on. */
export function modelSize({ width, height }: Size, maxPixels: number): Size {
  const scale = Math.min(1, Math.sqrt(maxPixels / (width * height)));
  const side = (length: number) => Math.max(64, Math.round((length * scale) / cell) * cell);
  return { width: side(width), height: side(height) };
}

/** The picture in a size, which is nearly of its shape. What fits already is left as it is. */
export async function pictureInSize(picture: SourcePicture, size: Size): Promise<SourcePicture> {
  if (picture.width === size.width && picture.height === size.height) return picture;
  const bytes = await sharp(picture.bytes)
    .resize({ ...size, fit: 'fill' })
    .png({ compressionLevel: 3 })
    .toBuffer();
  return { bytes, mimeType: 'image/png', ...size };
}

/** The mask in a size, as one channel without transparency, which some servers would read instead. */
export async function maskInSize(mask: Mask, size: Size): Promise<Mask> {
  const bytes = await sharp(mask.bytes)
    .removeAlpha()
    .resize({ ...size, fit: 'fill' })
    .toColourspace('b-w')
    .png()
    .toBuffer();
  return { bytes, ...size };
}
