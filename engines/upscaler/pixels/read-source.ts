import sharp from 'sharp';
import { fitsUpscale, type UpscaleFactor, upscaleLimits } from '#contract/upscale.ts';
import { bleed } from './bleed.ts';
import type { Size } from './strip.ts';

// No picture is decoded twice: the cache of libvips would only hold its pixels.
sharp.cache(false);

/** The picture cannot be enlarged. A retry gives the same. */
export class SourceRefused extends Error {
  override readonly name = 'SourceRefused';
}

export interface Source extends Size {
  readonly rgb: Uint8Array;
  /** The opacity, 0 to 255 a pixel; null when the picture is opaque. */
  readonly alpha: Uint8Array | null;
}

/**
 * Converts a picture to sRGB with eight bits per channel; of an animated one, the first frame.
 * @throws SourceRefused for a file that is no picture, and for one that the factor would make too large
 */
export async function readSource(bytes: Uint8Array, factor: UpscaleFactor): Promise<Source> {
  const { data, info } = await decode(bytes, factor);
  const { width, height } = info;
  const rgb = new Uint8Array(width * height * 3);
  const alpha = new Uint8Array(width * height);
  let least = 255;
  for (let at = 0; at < alpha.length; at += 1) {
    rgb[at * 3] = data[at * 4] ?? 0;
    rgb[at * 3 + 1] = data[at * 4 + 1] ?? 0;
    rgb[at * 3 + 2] = data[at * 4 + 2] ?? 0;
    const value = data[at * 4 + 3] ?? 0;
    alpha[at] = value;
    if (value < least) least = value;
  }
  if (least === 255) return { rgb, alpha: null, width, height };
  bleed(rgb, alpha, { width, height });
  return { rgb, alpha, width, height };
}

async function decode(bytes: Uint8Array, factor: UpscaleFactor) {
  if (bytes.length === 0) throw new SourceRefused('there is no picture');
  // The larger of the two limits is for reading at all. The real limit needs the picture's size.
  const picture = sharp(bytes, { limitInputPixels: upscaleLimits.maxPixels });
  const { autoOrient, pageHeight } = await picture.metadata().catch(refuse);
  const size = { width: autoOrient.width, height: pageHeight ?? autoOrient.height };
  if (!fitsUpscale(size, factor)) throw new SourceRefused('the picture would become too large');
  const pixels = picture.autoOrient().toColourspace('srgb').ensureAlpha().raw({ depth: 'uchar' });
  return pixels.toBuffer({ resolveWithObject: true }).catch(refuse);
}

function refuse(cause: unknown): never {
  throw new SourceRefused('the picture cannot be read', { cause });
}
