import { openPicture, withDecoderSlot } from './decoder.ts';

/**
 * A small square of a picture that the intake has made ours: cut around what catches the eye, as WebP. One that is
 * smaller is drawn larger, so that every square has the same size.
 */
export function makeSquare(picture: Uint8Array, sidePx: number): Promise<Buffer> {
  return withDecoderSlot(() =>
    openPicture(picture)
      .resize({ width: sidePx, height: sidePx, fit: 'cover', position: 'attention' })
      .webp({ quality: 85, effort: 4 })
      .toBuffer(),
  );
}
