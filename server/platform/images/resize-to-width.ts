import { openPicture, withDecoderSlot } from './decoder.ts';

/** A picture of ours in small, whole, as WebP; one that is smaller keeps its size. */
export function resizeToWidth(picture: Uint8Array, widthPx: number): Promise<Buffer> {
  return withDecoderSlot(() =>
    openPicture(picture)
      .resize({ width: widthPx, withoutEnlargement: true })
      .webp({ quality: 80, effort: 2 })
      .toBuffer(),
  );
}
