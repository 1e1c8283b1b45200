/** A mask as a recipe stores it: a few kilobytes of text, lossless. */
import { deflateRawSync, inflateRawSync } from 'node:zlib';
import * as z from 'zod';
import type { Mask } from './mask.ts';

/** No mask is larger, since it is made on a small copy of a photo. */
const longestSide = 1_024;
const side = z.int().min(1).max(longestSide);

export const packedMaskSchema = z.object({
  width: side,
  height: side,
  /** The bytes of the mask, row by row, deflated, in base64. */
  packed: z.base64().max(400_000),
});
export type PackedMask = z.infer<typeof packedMaskSchema>;

export function packMask({ alpha, width, height }: Mask): PackedMask {
  return { width, height, packed: deflateRawSync(alpha, { level: 9 }).toString('base64') };
}

/** Unpacks a mask; null if the bytes are not a mask of this size. */
export function unpackMask({ width, height, packed }: PackedMask): Mask | null {
  try {
    const bytes = inflateRawSync(Buffer.from(packed, 'base64'), { maxOutputLength: width * height });
    return bytes.length === width * height ? { alpha: new Uint8Array(bytes), width, height } : null;
  } catch {
    return null;
  }
}
