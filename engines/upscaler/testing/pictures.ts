import sharp from 'sharp';
import type { EnginePicture, EngineResult } from '../../calls.ts';
import type { UpscaleRequest } from '../../picture-requests.ts';

export interface RawPicture {
  data: Buffer;
  width: number;
  height: number;
  channels: number;
}

/** A letter, an edge, a gradient and fine lines. */
export function drawing(width = 64, height = 48): Promise<Buffer> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 48" preserveAspectRatio="none" width="${width}" height="${height}">
    <linearGradient id="slope"><stop stop-color="#2255aa"/><stop offset="1" stop-color="#ddaa66"/></linearGradient>
    <rect width="64" height="48" fill="url(#slope)"/>
    <circle cx="20" cy="24" r="13" fill="#c03030"/>
    <path d="M38 40 L46 8 L54 40 M41 28 L51 28" stroke="#f8f8f0" stroke-width="4" fill="none"/>
    <path d="M2 4 L62 9 M2 7 L62 12 M2 44 L30 46" stroke="#102010" stroke-width="1"/></svg>`;
  return sharp(Buffer.from(svg)).removeAlpha().png().toBuffer();
}

/** The drawing with an even texture all over it, such as a photograph's. */
export async function textured(width = 64, height = 48): Promise<Buffer> {
  const { data } = await rawOf(await drawing(width, height));
  let state = 1;
  const woven = data.map((value, at) => {
    if (at % 3 === 0) state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    return Math.min(255, Math.max(0, value + (state >>> 24) / 6 - 21));
  });
  return sharp(woven, { raw: { width, height, channels: 3 } })
    .png()
    .toBuffer();
}

/** A request with neutral sliders, and its own changes. */
export function upscaleRequest(bytes: Uint8Array, changed: Partial<UpscaleRequest> = {}): UpscaleRequest {
  return {
    operation: 'upscale',
    // A request may have the wrong type and size; the upscaler reads the real ones.
    picture: { bytes, mimeType: 'image/png', width: 1, height: 1 },
    factor: 2,
    dynamic: 10,
    creativity: 0,
    resemblance: 100,
    prompt: '',
    seed: 7,
    ...changed,
  };
}

export async function rawOf(picture: Uint8Array): Promise<RawPicture> {
  const { data, info } = await sharp(picture).raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height, channels: info.channels };
}

/** The one complete picture of the upscaler's result. */
export function pictureOf({ pictures: [picture] }: EngineResult): EnginePicture {
  if (!('bytes' in picture)) throw new Error('the picture is unchecked');
  return picture;
}

/**
 * The difference of two pictures, in steps of 255: the mean, the root of the mean square, and the maximum.
 */
export function distance(
  one: Uint8Array,
  other: Uint8Array,
): { mean: number; rootMeanSquare: number; most: number } {
  if (one.length !== other.length) throw new Error(`${one.length} bytes against ${other.length}`);
  let [sum, squares, most] = [0, 0, 0];
  for (let at = 0; at < one.length; at += 1) {
    const apart = Math.abs((one[at] ?? 0) - (other[at] ?? 0));
    sum += apart;
    squares += apart ** 2;
    most = Math.max(most, apart);
  }
  return { mean: sum / one.length, rootMeanSquare: Math.sqrt(squares / one.length), most };
}
