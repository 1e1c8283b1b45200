import { openRaw, withDecoderSlot } from './decoder.ts';

/** How much of each pixel belongs to something: one byte a pixel. */
interface Mask {
  alpha: Uint8Array;
  width: number;
  height: number;
}

/** Encodes a mask as a PNG in shades of grey. */
export function encodeMask({ alpha, width, height }: Mask): Promise<Uint8Array> {
  return withDecoderSlot(() =>
    openRaw(alpha, { width, height, channels: 1 })
      .toColourspace('b-w')
      .png({ compressionLevel: 6 })
      .toBuffer(),
  );
}

/** Encodes a mask at another size as the alpha of a black PNG. */
export function encodeAlpha(
  { alpha, ...from }: Mask,
  size: { width: number; height: number },
): Promise<Uint8Array> {
  return withDecoderSlot(async () => {
    const resized = await openRaw(alpha, { ...from, channels: 1 })
      .resize(size.width, size.height, { fit: 'fill', kernel: 'cubic' })
      .toColourspace('b-w')
      .raw()
      .toBuffer();
    const black = new Uint8Array(size.width * size.height * 3);
    return openRaw(black, { ...size, channels: 3 })
      .joinChannel(resized, { raw: { ...size, channels: 1 } })
      .png({ compressionLevel: 6 })
      .toBuffer();
  });
}
