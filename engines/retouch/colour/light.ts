import {
  channelsOf,
  clamp,
  lumaOf,
  mix,
  type Picture,
  smoothstep,
  unitOf,
  type Weight,
} from '../pixels/picture.ts';
import { readerOf, soften } from '../pixels/soften.ts';

/** Multiplies each pixel by a factor of its place. */
export function shade({ rgba, width, height }: Picture, factorAt: (x: number, y: number) => number): void {
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const factor = factorAt((x + 0.5) / width, (y + 0.5) / height);
      const at = (y * width + x) * 4;
      rgba[at] = rgba[at]! * factor;
      rgba[at + 1] = rgba[at + 1]! * factor;
      rgba[at + 2] = rgba[at + 2]! * factor;
    }
  }
}

/** Darkens the edges. */
export function vignette(picture: Picture, force: number): void {
  const depth = Math.min(0.92, 0.62 * force);
  shade(picture, (x, y) => {
    const away = Math.hypot((x - 0.5) * 1.02, (y - 0.5) * 0.94) / 0.66;
    return 1 - depth * smoothstep(0.45, 1.12, away);
  });
}

/**
 * Adds light as lamps do: never brighter than white.
 * @param rest how much of the light reaches each pixel
 */
export function addLight(
  { rgba, width, height }: Picture,
  hex: string,
  shareAt: (x: number, y: number) => number,
  rest?: Weight | null,
): void {
  const light = channelsOf(hex).map((channel) => channel * 255);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const pixel = y * width + x;
      const share = shareAt((x + 0.5) / width, (y + 0.5) / height) * (rest ? rest(pixel) : 1);
      if (share <= 0.002) continue;
      for (let channel = 0; channel < 3; channel += 1) {
        const at = pixel * 4 + channel;
        rgba[at] = rgba[at]! + (255 - rgba[at]!) * (light[channel]! / 255) * share;
      }
    }
  }
}

/** What is bright spills over its edges. */
export function bloom(
  picture: Picture,
  force: number,
  { from = 0.6, radius = 26, color = '#ffffff' }: { from?: number; radius?: number; color?: string } = {},
): void {
  const { rgba, width, height } = picture;
  const bright = (at: number) =>
    smoothstep(from, 1, lumaOf(rgba[at * 4]!, rgba[at * 4 + 1]!, rgba[at * 4 + 2]!) / 255);
  const soft = readerOf(soften(picture, radius * unitOf(picture), bright), picture);
  const light = channelsOf(color);
  const share = 0.6 * force;
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const spill = soft(x, y);
      const weight = spill[3]! * share;
      if (weight < 0.002) continue;
      const at = (y * width + x) * 4;
      for (let channel = 0; channel < 3; channel += 1) {
        const added = (spill[channel]! / 255) * weight * light[channel]!;
        rgba[at + channel] = 255 - (255 - rgba[at + channel]!) * (1 - clamp(added));
      }
    }
  }
}

/** Strengthens the contrast of each place with its surroundings: edges stand out, tones stay. */
export function clarity(picture: Picture, force: number, radius = 22): void {
  const { rgba, width, height } = picture;
  const soft = readerOf(soften(picture, radius * unitOf(picture)), picture);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const around = soft(x, y);
      const at = (y * width + x) * 4;
      const own = lumaOf(rgba[at]!, rgba[at + 1]!, rgba[at + 2]!);
      const apart = own - lumaOf(around[0]!, around[1]!, around[2]!);
      // Tones in between bear more than black and white, and large steps need none.
      const room = 1 - (own / 127.5 - 1) ** 2 * 0.8;
      const shift = (apart * 0.55 * force * room) / (1 + Math.abs(apart) / 60);
      const scale = own > 2 ? clamp((own + shift) / own, 0, 3) : 1;
      for (let channel = 0; channel < 3; channel += 1) {
        rgba[at + channel] = mix(rgba[at + channel]! + shift, rgba[at + channel]! * scale, 0.6);
      }
    }
  }
}
