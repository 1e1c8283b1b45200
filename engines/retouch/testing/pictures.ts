import sharp from 'sharp';
import type { EnginePicture, EngineResult } from '../../calls.ts';
import type { EngineCutOuts } from '../../cut-outs.ts';
import type { EditRequest, InpaintRequest } from '../../picture-requests.ts';

export interface Size {
  readonly width: number;
  readonly height: number;
}

export const usual: Size = { width: 640, height: 360 };

/** A landscape with a pale blue sky above trees, and a red ball in front of it, with a fine texture. */
export async function scene({ width, height }: Size = usual): Promise<Buffer> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 640 360" preserveAspectRatio="none">
    <linearGradient id="sky" x2="0" y2="1"><stop stop-color="#7fb2ea"/><stop offset="1" stop-color="#d5e6f6"/></linearGradient>
    <filter id="grass"><feTurbulence baseFrequency="0.2 0.35" numOctaves="3" seed="3"/><feColorMatrix values="0 0 0 0 0.25  0 0.7 0 0 0.12  0 0 0 0 0.1  0 0 0 0 1"/></filter>
    <rect width="640" height="360" fill="url(#sky)"/><rect y="200" width="640" height="160" filter="url(#grass)"/>
    <circle cx="320" cy="230" r="60" fill="#d23030"/><circle cx="302" cy="208" r="16" fill="#f0a0a0"/></svg>`;
  return sharp(Buffer.from(svg)).removeAlpha().png().toBuffer();
}

/** A mask with a white rectangle or, with `ry`, an ellipse in it. */
export async function maskOf(
  { width, height }: Size,
  { left, top, width: wide, height: tall }: Size & { left: number; top: number },
  round = false,
): Promise<Buffer> {
  const shape = round
    ? `<ellipse cx="${left + wide / 2}" cy="${top + tall / 2}" rx="${wide / 2}" ry="${tall / 2}" fill="#fff"/>`
    : `<rect x="${left}" y="${top}" width="${wide}" height="${tall}" fill="#fff"/>`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%"/>${shape}</svg>`;
  return sharp(Buffer.from(svg)).removeAlpha().toColourspace('b-w').extractChannel(0).png().toBuffer();
}

/** The ball of the scene, as the mask that a user paints over it. */
export const ball = { left: 254, top: 164, width: 132, height: 132 };

const settings = (changed: { seed?: number; strength?: number }) => ({
  effort: 'medium' as const,
  seed: 7,
  ...changed,
});

export function editOf(
  prompt: string,
  bytes: Uint8Array,
  { width, height, ...changed }: Size & { seed?: number; strength?: number } = usual,
): EditRequest {
  return {
    operation: 'edit',
    prompt,
    picture: { bytes, mimeType: 'image/png', width, height },
    settings: settings(changed),
  };
}

export function inpaintOf(
  prompt: string,
  bytes: Uint8Array,
  mask: Uint8Array,
  { width, height, ...changed }: Size & { seed?: number; strength?: number } = usual,
): InpaintRequest {
  return {
    operation: 'inpaint',
    prompt,
    picture: { bytes, mimeType: 'image/png', width, height },
    mask: { bytes: mask, width, height },
    settings: settings(changed),
  };
}

export function pictureOf({ pictures: [picture] }: EngineResult): EnginePicture {
  if (!('bytes' in picture)) throw new Error('the picture is unchecked');
  return picture;
}

export async function pixelsOf(bytes: Uint8Array) {
  const { data, info } = await sharp(bytes).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  const at = (x: number, y: number) => [...data.subarray((y * width + x) * 4, (y * width + x) * 4 + 4)];
  return { data, width, height, at };
}

/** Mean red, green and blue of a part. */
export async function meanOf(
  bytes: Uint8Array,
  box?: Size & { left: number; top: number },
): Promise<[number, number, number]> {
  const whole = sharp(bytes).removeAlpha();
  const part = await (box ? whole.extract(box) : whole).png().toBuffer();
  const { channels } = await sharp(part).stats();
  return [channels[0]?.mean ?? 0, channels[1]?.mean ?? 0, channels[2]?.mean ?? 0];
}

/** Cuts the ball out of the scene, as the design engine's networks would. */
export const ballCutOut: EngineCutOuts = {
  async find() {
    const [width, height] = [320, 180];
    const alpha = new Uint8Array(width * height);
    for (let y = 0; y < height; y += 1) {
      for (let x = 0; x < width; x += 1)
        alpha[y * width + x] = Math.hypot(x + 0.5 - 160, y + 0.5 - 115) < 30 ? 255 : 0;
    }
    return { kind: 'thing', alpha, width, height };
  },
};
