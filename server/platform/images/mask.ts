import { openRaw, withDecoderSlot } from './decoder.ts';

/** Encodes a mask, one byte a pixel, as a PNG in shades of grey. */
export function encodeMask({
  alpha,
  width,
  height,
}: {
  alpha: Uint8Array;
  width: number;
  height: number;
}): Promise<Uint8Array> {
  return withDecoderSlot(() =>
    openRaw(alpha, { width, height, channels: 1 })
      .toColourspace('b-w')
      .png({ compressionLevel: 6 })
      .toBuffer(),
  );
}
