import type { Size } from '../pixels/strip.ts';
import { lumaOf } from './luma.ts';
import { createSums, type Flatness } from './sums.ts';

/** The radius of a brush stroke in pixels. */
const brush = 3;
/** Multiplies the distance of painted colours from grey. */
const saturation = 1.25;
/** The number of pixels in the rows that are processed together: their sums take 40 bytes each. */
const pixelsAtOnce = 1 << 18;

/**
 * Makes the source look painted: each pixel gets the mean of the most even corners of its surroundings
 * (Kuwahara's filter, which flattens texture into strokes and keeps edges sharp), with more saturation and
 * deeper tones. `strength` runs from 0, the source itself, to 1. The network enlarges the strokes like any
 * other edges.
 */
export function stylise(rgb: Uint8Array, { width, height }: Size, strength: number): Uint8Array {
  if (strength === 0) return rgb;
  const painted = new Uint8Array(rgb.length);
  const rowsAtOnce = Math.max(2 * brush, Math.floor(pixelsAtOnce / width));
  for (let top = 0; top < height; top += rowsAtOnce) {
    const bottom = Math.min(height, top + rowsAtOnce);
    paintRows(rgb, painted, { width, height, top, bottom, strength });
  }
  return painted;
}

function paintRows(
  rgb: Uint8Array,
  painted: Uint8Array,
  { width, height, top, bottom, strength }: Size & { top: number; bottom: number; strength: number },
): void {
  const first = Math.max(0, top - brush);
  const sums = createSums(rgb, { width, first, last: Math.min(height, bottom + brush) });
  for (let y = top; y < bottom; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const [left, right] = [Math.max(0, x - brush), Math.min(width, x + brush + 1)];
      const [above, below] = [Math.max(0, y - brush), Math.min(height, y + brush + 1)];
      const [red, green, blue] = meanOfFlattest([
        sums.evenness(left, above, x + 1, y + 1),
        sums.evenness(x, above, right, y + 1),
        sums.evenness(left, y, x + 1, below),
        sums.evenness(x, y, right, below),
      ]);
      const light = lumaOf(red, green, blue);
      const at = (y * width + x) * 3;
      painted[at] = blend(rgb[at] as number, tone(light + (red - light) * saturation), strength);
      painted[at + 1] = blend(rgb[at + 1] as number, tone(light + (green - light) * saturation), strength);
      painted[at + 2] = blend(rgb[at + 2] as number, tone(light + (blue - light) * saturation), strength);
    }
  }
}

/**
 * The mean of the corners, weighted heavily towards the even ones: choosing only one would make edges ragged.
 */
function meanOfFlattest(corners: readonly Flatness[]): [number, number, number] {
  const mixed: [number, number, number] = [0, 0, 0];
  let all = 0;
  for (const { mean, variance } of corners) {
    const weight = 1 / (1 + Math.max(0, variance)) ** 2;
    all += weight;
    mixed[0] += weight * mean[0];
    mixed[1] += weight * mean[1];
    mixed[2] += weight * mean[2];
  }
  return [mixed[0] / all, mixed[1] / all, mixed[2] / all];
}

/** Makes darks darker and lights lighter, and keeps black and white. */
function tone(value: number): number {
  const share = Math.min(1, Math.max(0, value / 255));
  return 255 * (0.4 * share + 0.6 * share * share * (3 - 2 * share));
}

function blend(from: number, to: number, strength: number): number {
  return Math.round(from + (to - from) * strength);
}
