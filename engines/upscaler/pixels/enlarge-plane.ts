import sharp from 'sharp';
import type { Size } from './strip.ts';

/** Resizes one channel: transparency has no texture that a network could find. */
export async function enlargePlane(
  plane: Uint8Array,
  { width, height }: Size,
  factor: number,
): Promise<Uint8Array> {
  return sharp(plane, { raw: { width, height, channels: 1 } })
    .resize(width * factor, height * factor, { kernel: 'lanczos3', fit: 'fill' })
    .toColourspace('b-w')
    .extractChannel(0)
    .raw()
    .toBuffer();
}

/** Smooths one channel by a Gaussian of that many pixels. */
export async function blurPlane(
  plane: Uint8Array,
  { width, height }: Size,
  sigma: number,
): Promise<Uint8Array> {
  return sharp(plane, { raw: { width, height, channels: 1 } })
    .blur(sigma)
    .toColourspace('b-w')
    .extractChannel(0)
    .raw()
    .toBuffer();
}
