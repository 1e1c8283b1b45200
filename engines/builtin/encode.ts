import sharp, { type Sharp } from 'sharp';
import { freeBytes } from './scratch.ts';
import type { PixelPicture } from './thread/protocol.ts';

// No picture is encoded twice: what libvips would remember of each only holds its pixels.
sharp.cache(false);

export type PictureFormat = 'webp' | 'png' | 'jpeg';

export interface Encoding {
  format: PictureFormat;
  /** 1–100; ignored for PNG. */
  quality: number;
  /** How long WebP tries to make the file small, 0 to 6; 2 where not said. */
  effort?: number;
}

/**
 * The file of a picture; the same pixels and encoding give the same bytes. It is made in the pool of the process, so
 * that the drawing thread can begin the next design meanwhile. The pixels are gone afterwards.
 */
export async function encode(
  { rgba, width, height, isOpaque }: PixelPicture,
  encoding: Encoding,
): Promise<Uint8Array<ArrayBuffer>> {
  const whole = sharp(rgba, { raw: { width, height, channels: 4 } });
  const picture = isOpaque ? whole.removeAlpha() : whole;
  const bytes = new Uint8Array(await inFormat(picture, encoding).toBuffer());
  freeBytes(rgba);
  return bytes;
}

function inFormat(picture: Sharp, { format, quality, effort = 2 }: Encoding): Sharp {
  switch (format) {
    case 'webp':
      // For a design of 1280×720, effort 2 takes 28 to 39 ms and effort 4 60 to 72 ms, for files that are a thirtieth
      // smaller and equally near to the picture (decibels of signal to noise).
      return picture.webp({ quality, effort });
    case 'jpeg':
      return picture.flatten({ background: '#ffffff' }).jpeg({ quality });
    case 'png':
      return picture.png();
  }
}
