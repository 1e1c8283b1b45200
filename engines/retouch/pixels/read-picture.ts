import sharp from 'sharp';
import { uploadLimits } from '../../../contract/limits.ts';
import type { Box, Picture, Plane } from './picture.ts';

// No picture is decoded twice: the cache of libvips would only hold its pixels.
sharp.cache(false);

/** The picture cannot be edited. A retry gives the same. */
export class PictureRefused extends Error {
  override readonly name = 'PictureRefused';
}

const open = (bytes: Uint8Array) =>
  sharp(bytes, { limitInputPixels: uploadLimits.maxPixels, sequentialRead: true });

export async function sizeOf(bytes: Uint8Array): Promise<{ width: number; height: number }> {
  if (bytes.length === 0) throw new PictureRefused('there is no picture');
  const { autoOrient, pageHeight } = await open(bytes).metadata().catch(refuse);
  return { width: autoOrient.width, height: pageHeight ?? autoOrient.height };
}

/** The pixels of a picture, or of a part of it, in sRGB. */
export async function readPicture(bytes: Uint8Array, box?: Box): Promise<Picture> {
  const upright = open(bytes).autoOrient();
  const part = box ? upright.extract(box) : upright;
  const { data, info } = await part
    .toColourspace('srgb')
    .ensureAlpha()
    .raw({ depth: 'uchar' })
    .toBuffer({ resolveWithObject: true })
    .catch(refuse);
  return { rgba: bytesOf(data), width: info.width, height: info.height };
}

/** What sharp returned, copied only if it shares a buffer: whole pixels are read as one number. */
export function bytesOf(data: Buffer): Uint8ClampedArray<ArrayBuffer> {
  const rgba = new Uint8ClampedArray(data.buffer as ArrayBuffer, data.byteOffset, data.length);
  const isAlone = rgba.byteOffset === 0 && rgba.buffer.byteLength === rgba.length;
  return isAlone ? rgba : rgba.slice();
}

/** Where a mask marks, as rows of bytes. Its size is the picture's. */
export async function readMask(
  bytes: Uint8Array,
): Promise<{ data: Uint8Array; width: number; height: number }> {
  const { data, info } = await open(bytes)
    .toColourspace('b-w')
    .extractChannel(0)
    .raw({ depth: 'uchar' })
    .toBuffer({ resolveWithObject: true })
    .catch(refuse);
  return { data, width: info.width, height: info.height };
}

/** The box of what a mask marks, and how many pixels that is; null if it marks nothing. */
export function boxOfMask({
  data,
  width,
  height,
}: {
  data: Uint8Array;
  width: number;
  height: number;
}): (Box & { count: number }) | null {
  let [left, right, top, bottom, count] = [width, -1, height, -1, 0];
  for (let y = 0; y < height; y += 1) {
    const row = data.subarray(y * width, (y + 1) * width);
    let first = -1;
    let final = -1;
    for (let x = 0; x < width; x += 1) {
      if (row[x]! < 128) continue;
      if (first < 0) first = x;
      final = x;
      count += 1;
    }
    if (first < 0) continue;
    left = Math.min(left, first);
    right = Math.max(right, final);
    top = Math.min(top, y);
    bottom = y;
  }
  return right < 0 ? null : { left, top, width: right - left + 1, height: bottom - top + 1, count };
}

/** The part of a mask as a plane. */
export function planeOfMask(
  { data, width: whole }: { data: Uint8Array; width: number },
  { left, top, width, height }: Box,
): Plane {
  const values = new Float32Array(width * height);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      values[y * width + x] = data[(top + y) * whole + left + x]! >= 128 ? 1 : 0;
    }
  }
  return { values, width, height };
}

function refuse(cause: unknown): never {
  throw new PictureRefused('the picture cannot be read', { cause });
}
