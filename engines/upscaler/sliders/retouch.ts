import { blurPlane } from '../pixels/enlarge-plane.ts';
import type { Size, Strip } from '../pixels/strip.ts';
import { createGrain } from './grain.ts';
import { lumaOf, lumaPlane } from './luma.ts';
import { type RowGuide, rowGuide } from './row-guide.ts';
import type { Strengths } from './sliders.ts';
import { textureShare } from './texture-share.ts';

/** The radius of a pixel's surroundings, and of its texture, as Gaussians in source pixels. */
const surroundings = 14;
const texture = 0.9;

/** Beyond about this many steps of 255 a difference is amplified less, because edges would get haloes. */
const softLimit = 90;

/** The largest amplification of texture. */
const maxTexture = 0.8;

/**
 * Without texture around, only what differs this much is amplified: an edge. Less is the network's ringing
 * and the source's compression.
 */
const edgeFrom = 4;
const edgeTo = 12;

/** Changes a strip of the enlarged picture that begins at row `top`. */
export type Retouch = (strip: Strip, top: number) => void;

/**
 * Applies the sliders for local contrast, detail and grain to the enlarged picture; null when they do
 * nothing. Pixels are compared with the source, which is small, so that a strip needs no other strips. Detail
 * and grain come only where the source has texture: flat colours and gradients stay as they are.
 */
export async function createRetouch(
  source: Size & { rgb: Uint8Array },
  { factor, strengths, seed }: { factor: number; strengths: Strengths; seed: number },
): Promise<Retouch | null> {
  const { contrast, detail } = strengths;
  if (contrast === 0 && detail === 0) return null;
  const luma = lumaPlane(source.rgb);
  const guideOf = async (sigma: number) => rowGuide(await blurPlane(luma, source, sigma), source, factor);
  const wide: RowGuide | null = contrast === 0 ? null : await guideOf(surroundings);
  const narrow: RowGuide | null = detail === 0 ? null : await guideOf(texture);
  const textured: RowGuide | null =
    detail === 0 ? null : rowGuide(await textureShare(luma, source), source, factor);
  const grain = detail === 0 ? null : createGrain(seed, factor);
  const width = source.width * factor;
  return ({ rgb, rows }, top) => {
    for (let y = 0; y < rows; y += 1) {
      const around = wide?.(top + y);
      const smooth = narrow?.(top + y);
      const shares = textured?.(top + y);
      for (let x = 0, at = y * width * 3; x < width; x += 1, at += 3) {
        const light = lumaOf(rgb[at] as number, rgb[at + 1] as number, rgb[at + 2] as number);
        let change = 0;
        if (around) change += contrast * limited(light - (around[x] as number));
        if (smooth && shares && grain) {
          const share = (shares[x] as number) / 255;
          const difference = light - (smooth[x] as number);
          const kept = share + (1 - share) * edgeShare(difference);
          // Grain is visible in the middle tones, and would only soil black and white.
          const tone = Math.min(1, Math.min(light, 255 - light) / 48);
          change += detail * (maxTexture * kept * limited(difference) + share * tone * grain(x, top + y));
        }
        rgb[at] = toByte((rgb[at] as number) + change);
        rgb[at + 1] = toByte((rgb[at + 1] as number) + change);
        rgb[at + 2] = toByte((rgb[at + 2] as number) + change);
      }
    }
  };
}

function limited(difference: number): number {
  return difference / (1 + Math.abs(difference) / softLimit);
}

function edgeShare(difference: number): number {
  return Math.min(1, Math.max(0, (Math.abs(difference) - edgeFrom) / (edgeTo - edgeFrom)));
}

function toByte(value: number): number {
  return value <= 0 ? 0 : value >= 255 ? 255 : Math.round(value);
}
