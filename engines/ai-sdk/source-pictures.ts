import sharp from 'sharp';
import { megabyte } from '#contract/bytes.ts';
import type { Mask, SourcePicture } from '../picture-requests.ts';

/** A picture as a request carries it. */
export interface CarriedPicture {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly mimeType: 'image/jpeg' | 'image/png';
  readonly width: number;
  readonly height: number;
}

/** The limit of these vendors: four megapixels. */
const maxSide = 2_048;
/** Gemini takes requests of 20 MB, with everything in base64, so a few of these still fit. */
const mostBytes = 4 * megabyte;

/**
 * Converts a picture into what every vendor takes: JPEG or PNG, at most 2,048 pixels a side (more than any
 * of them makes), and small enough for a request body. A picture that already fits stays unchanged.
 */
export async function toCarried({ bytes, mimeType, width, height }: SourcePicture): Promise<CarriedPicture> {
  const isSmall = Math.max(width, height) <= maxSide && bytes.byteLength <= mostBytes;
  if (isSmall && mimeType !== 'image/webp') return { bytes: new Uint8Array(bytes), mimeType, width, height };
  const fitted = sharp(bytes).resize(maxSide, maxSide, { fit: 'inside', withoutEnlargement: true });
  const { isOpaque } = await sharp(bytes).stats();
  const { data, info } = await (isOpaque ? fitted.jpeg({ quality: 92 }) : fitted.png()).toBuffer({
    resolveWithObject: true,
  });
  return {
    bytes: new Uint8Array(data),
    mimeType: isOpaque ? 'image/jpeg' : 'image/png',
    width: info.width,
    height: info.height,
  };
}

/** The mask, scaled to the size of the picture that the request carries. */
export async function maskFor(
  mask: Mask,
  { width, height }: CarriedPicture,
): Promise<Uint8Array<ArrayBuffer>> {
  if (mask.width === width && mask.height === height) return new Uint8Array(mask.bytes);
  const { data } = await sharp(mask.bytes)
    .resize(width, height, { fit: 'fill' })
    .png()
    .toBuffer({ resolveWithObject: true });
  return new Uint8Array(data);
}

export function toDataUrl({ bytes, mimeType }: Pick<CarriedPicture, 'bytes' | 'mimeType'>): string {
  return `data:${mimeType};base64,${Buffer.from(bytes).toString('base64')}`;
}
