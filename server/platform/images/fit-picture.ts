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

/** The largest part of a picture with a shape, as a JPEG. */
export interface Crop {
  /** The shape, and the least size in pixels: a smaller picture is enlarged to it. */
  width: number;
  height: number;
  /** The largest width in pixels. */
  widest: number;
}

/**
 * Crops an external picture evenly to a shape, and keeps its own size as far as that is allowed. Returns a
 * JPEG. Throws like `readPicture`.
 */
export async function cropPicture(source: Uint8Array, { width, height, widest }: Crop): Promise<Uint8Array> {
  const metadata = await checkPicture(source, await sniffPicture(source));
  const own = metadata.autoOrient;
  const shown = Math.min(own.width, (own.height * width) / height);
  const target = Math.round(Math.min(widest, Math.max(width, shown)));
  const size = { width: target, height: Math.round((target * height) / width) };
  return serializeHeavyWork(isHeavy(metadata), () =>
    withDecoderSlot(async () => {
      try {
        return await openFitted(source, size)
          .flatten({ background: '#fff' })
          .jpeg({ quality: 92, chromaSubsampling: '4:4:4', optimiseCoding: false })
          .toBuffer();
      } catch (cause) {
        throw new AppError('image_unreadable', { cause });
      }
    }),
  );
}
