import { variantWidths } from '#contract/resolutions.ts';
import type { UpscaleFormat } from '#contract/upscale.ts';
import { openPicture, serializeHeavyWork, withDecoderSlot } from './decoder.ts';
import type { Pixels } from './variants.ts';

/** A picture of ours, of any size, to be stored. */
export interface Result {
  bytes: Uint8Array;
  mimeType: 'image/webp' | 'image/png' | 'image/jpeg';
  width: number;
  height: number;
}

/** Pictures with more pixels are encoded one at a time, and with less effort. */
const largePixels = 4_000_000;

/**
 * High enough for no visible loss. For 59 megapixels the WebP encoder takes 360 MB with effort 2, and 750 for
 * pure noise; effort 4 takes 1.7 GB for noise and four times as long, for a fifth smaller file. A JPEG takes
 * 110 MB; optimised Huffman tables would hold it whole.
 */
const webp = { quality: 92 } as const;
const jpeg = { quality: 92, chromaSubsampling: '4:4:4', optimiseCoding: false } as const;

/**
 * Lossy WebP shares a colour among four pixels: edges between flat, vivid colours, such as red letters on
 * blue, are smeared to 28 dB, where photographs and designs have 44. Such pictures are small without loss,
 * too.
 */
const smeared = { belowDecibels: 36, bitsPerPixel: 1, mostPixels: 16_000_000 } as const;

/**
 * Writes a picture in the requested format; one already in that format stays unchanged. A JPEG is white where
 * it was transparent. Also returns a small copy if the picture is too large to decode again for its copies.
 */
export async function encodeResult(
  { bytes, mimeType, width, height }: Result,
  format: UpscaleFormat,
): Promise<Result & { reduced: Pixels | null }> {
  const isLarge = width * height > largePixels;
  return serializeHeavyWork(isLarge, () =>
    withDecoderSlot(async () => ({
      ...(await encode({ bytes, mimeType, width, height }, format, isLarge)),
      reduced: isLarge ? await reduce(bytes, width) : null,
    })),
  );
}

async function encode(picture: Result, format: UpscaleFormat, isLarge: boolean): Promise<Result> {
  const opened = openPicture(picture.bytes);
  if (format === 'png') {
    if (picture.mimeType === 'image/png') return picture;
    return { ...picture, bytes: await opened.png().toBuffer(), mimeType: 'image/png' };
  }
  if (format === 'jpg') {
    const bytes = await opened.flatten({ background: '#ffffff' }).jpeg(jpeg).toBuffer();
    return { ...picture, bytes, mimeType: 'image/jpeg' };
  }
  const lossy = await opened.webp({ ...webp, effort: isLarge ? 2 : 4 }).toBuffer();
  const bytes = (await isSmeared(picture, lossy))
    ? await openPicture(picture.bytes).webp({ nearLossless: true, quality: 60, effort: 1 }).toBuffer()
    : lossy;
  return { ...picture, bytes, mimeType: 'image/webp' };
}

async function isSmeared({ bytes, width, height }: Result, lossy: Buffer): Promise<boolean> {
  const pixels = width * height;
  if (pixels > smeared.mostPixels || lossy.length * 8 > smeared.bitsPerPixel * pixels) return false;
  const read = (file: Uint8Array) => openPicture(file).removeAlpha().toColourspace('srgb').raw().toBuffer();
  const [one, other] = [await read(bytes), await read(lossy)];
  let squares = 0;
  for (let at = 0; at < one.length; at += 1) squares += ((one[at] ?? 0) - (other[at] ?? 0)) ** 2;
  return 10 * Math.log10(255 ** 2 / (squares / one.length)) < smeared.belowDecibels;
}

/** As wide as the widest copy to be made; null if the picture is too narrow for any. */
async function reduce(bytes: Uint8Array, width: number): Promise<Pixels | null> {
  const widest = variantWidths.findLast((one) => one < width);
  if (widest === undefined) return null;
  const opened = openPicture(bytes);
  const { hasAlpha } = await opened.metadata();
  const { data, info } = await opened
    .resize({ width: widest })
    .toColourspace('srgb')
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { rgba: data, width: info.width, height: info.height, isOpaque: !hasAlpha };
}
