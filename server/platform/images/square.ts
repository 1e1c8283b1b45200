import { openPicture, withDecoderSlot } from './decoder.ts';

/**
 * Makes a small square of a picture of ours: cropped to the salient area, as WebP. Smaller pictures are
 * enlarged, so that every square has the same size.
 */
export function makeSquare(picture: Uint8Array, sidePx: number): Promise<Buffer> {
  return withDecoderSlot(() =>
    openPicture(picture)
      .resize({ width: sidePx, height: sidePx, fit: 'cover', position: 'attention' })
      .webp({ quality: 85, effort: 4 })
      .toBuffer(),
  );
}
