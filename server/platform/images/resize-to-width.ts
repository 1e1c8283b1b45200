import { openPicture, withDecoderSlot } from './decoder.ts';

/** Scales a picture of ours down as WebP; a smaller one keeps its size. */
export function resizeToWidth(picture: Uint8Array, widthPx: number): Promise<Buffer> {
  return withDecoderSlot(() =>
    openPicture(picture)
      .resize({ width: widthPx, withoutEnlargement: true })
      .webp({ quality: 80, effort: 2 })
      .toBuffer(),
  );
}
