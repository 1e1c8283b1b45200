import { openPicture, withDecoderSlot } from './decoder.ts';

/** Decoded at once, of each picture. A large picture that differs mostly does so in its first part. */
const partPixels = 4_000_000;

/** Whether two pictures of ours have the same pixels, whatever their formats. */
export async function isSamePicture(one: Uint8Array, other: Uint8Array): Promise<boolean> {
  return withDecoderSlot(async () => {
    const { width, height } = await openPicture(one).metadata();
    const size = await openPicture(other).metadata();
    if (width !== size.width || height !== size.height) return false;
    const rows = Math.max(1, Math.floor(partPixels / width));
    for (let top = 0; top < height; top += rows) {
      const part = { left: 0, top, width, height: Math.min(rows, height - top) };
      const [first, second] = [await readPart(one, part), await readPart(other, part)];
      if (!first.equals(second)) return false;
    }
    return true;
  });
}

function readPart(
  file: Uint8Array,
  part: { left: number; top: number; width: number; height: number },
): Promise<Buffer> {
  return openPicture(file, { sequentialRead: true })
    .extract(part)
    .toColourspace('srgb')
    .ensureAlpha()
    .raw()
    .toBuffer();
}
