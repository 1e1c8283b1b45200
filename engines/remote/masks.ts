import sharp from 'sharp';
import type { Mask } from '../picture-requests.ts';

/**
 * Makes the picture transparent where the mask is white, as OpenAI's edits and ComfyUI's LoadImage read it.
 * PNG.
 */
export async function toTransparentWhereChanged({
  bytes,
  width,
  height,
}: Mask): Promise<Uint8Array<ArrayBuffer>> {
  const alpha = await sharp(bytes).toColourspace('b-w').extractChannel(0).negate().raw().toBuffer();
  const black = { create: { width, height, channels: 3, background: '#000' } } as const;
  const png = await sharp(black)
    .joinChannel(alpha, { raw: { width, height, channels: 1 } })
    .png()
    .toBuffer();
  return new Uint8Array(png);
}

/** Inverts the mask: black where something changes, as Ideogram reads it. PNG. */
export async function toBlackWhereChanged({ bytes }: Mask): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await sharp(bytes).toColourspace('b-w').extractChannel(0).negate().png().toBuffer());
}
