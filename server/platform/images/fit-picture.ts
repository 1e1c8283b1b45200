import type { Sharp } from 'sharp';
import { AppError } from '../app-error.ts';
import { isHeavy, openPicture, serializeHeavyWork, withDecoderSlot } from './decoder.ts';
import { checkPicture } from './intake.ts';
import { sniffPicture } from './sniff.ts';

export interface Fit {
  /** In pixels. */
  width: number;
  height: number;
  /** 0 to 100, of the WebP; null for a PNG, which keeps transparency. */
  quality: number | null;
}

export interface FittedPicture {
  bytes: Uint8Array;
  mimeType: 'image/webp' | 'image/png';
  width: number;
  height: number;
}

/**
 * Re-encodes an external picture at exactly the requested size: scaled, and cropped evenly if its shape
 * differs, never stretched. Identifies it by its bytes. Throws like `readPicture`.
 */
export async function fitPicture(
  source: Uint8Array,
  { width, height, quality }: Fit,
): Promise<FittedPicture> {
  const metadata = await checkPicture(source, await sniffPicture(source));
  // Two of 64 megapixels in 16 bits took 1.3 GB at once.
  return serializeHeavyWork(isHeavy(metadata), () =>
    withDecoderSlot(() => writeFitted(source, { width, height, quality })),
  );
}

async function writeFitted(source: Uint8Array, { width, height, quality }: Fit): Promise<FittedPicture> {
  try {
    const fitted = openFitted(source, { width, height });
    const encoded =
      quality === null ? fitted.png() : fitted.flatten({ background: '#fff' }).webp({ quality, effort: 4 });
    const bytes = await encoded.toBuffer();
    return { bytes, mimeType: quality === null ? 'image/png' : 'image/webp', width, height };
  } catch (cause) {
    throw new AppError('image_unreadable', { cause });
  }
}

/** Opens a checked picture at a size: cropped evenly if its shape differs, upright, in sRGB. */
export function openFitted(source: Uint8Array, { width, height }: Pick<Fit, 'width' | 'height'>): Sharp {
  return openPicture(source).autoOrient().resize({ width, height, fit: 'cover' }).toColourspace('srgb');
}
