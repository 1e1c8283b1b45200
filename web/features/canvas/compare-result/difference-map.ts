import type { Size } from '#canvas/geometry.ts';
import { featherWidth } from '#contract/edit-feather.ts';

/** Where two pictures of one size differ. */
export interface DifferenceMap {
  /** The first picture, grey and dark, with what has changed in violet; four bytes each pixel. */
  readonly rgba: Uint8ClampedArray<ArrayBuffer>;
  /** How many pixels differ. */
  readonly changed: number;
  /** How many of them are beyond the selection and its soft edge; 0 without a selection. */
  readonly changedOutside: number;
}

/** The violet of a changed pixel; brighter where it has changed more. */
const violet = [0.62, 0.36, 1] as const;

/** It in the middle of its brightness, to explain the map. */
export const changedColor = `rgb(${violet.map((share) => Math.round(200 * share)).join(' ')})`;

/**
 * Compares two pictures pixel by pixel; four bytes each. A pixel counts as changed where any channel differs
 * by one. `kept` is 1 where nothing may change, in the same order.
 */
export function differenceMap(
  before: Uint8ClampedArray,
  after: Uint8ClampedArray,
  kept?: Uint8Array,
): DifferenceMap {
  const rgba = new Uint8ClampedArray(before.length);
  let changed = 0;
  let changedOutside = 0;
  for (let at = 0, pixel = 0; at < before.length; at += 4, pixel += 1) {
    let difference = 0;
    for (let channel = 0; channel < 4; channel += 1) {
      difference = Math.max(difference, Math.abs((before[at + channel] ?? 0) - (after[at + channel] ?? 0)));
    }
    const grey = ((before[at] ?? 0) + (before[at + 1] ?? 0) + (before[at + 2] ?? 0)) / 9;
    const light = difference === 0 ? 0 : 90 + (165 * difference) / 255;
    for (let channel = 0; channel < 3; channel += 1) {
      rgba[at + channel] = difference === 0 ? grey : light * (violet[channel] ?? 0);
    }
    rgba[at + 3] = 255;
    if (difference === 0) continue;
    changed += 1;
    if (kept?.[pixel] === 1) changedOutside += 1;
  }
  return { rgba, changed, changedOutside };
}

/** Marks with 1 what a masked edit must leave alone: beyond the mask and its soft edge. */
export function keptPixels(alpha: Uint8Array, size: Size): Uint8Array {
  const { width, height } = size;
  const reach = featherWidth(size);
  const rows = near(alpha, { lines: height, length: width, lineStep: width, step: 1 }, reach);
  const both = near(rows, { lines: width, length: height, lineStep: 1, step: width }, reach);
  return both.map((value) => (value > 0 ? 0 : 1));
}

interface Lines {
  readonly lines: number;
  readonly length: number;
  readonly lineStep: number;
  readonly step: number;
}

/** 1 where a value of the same line, at most `reach` away, is above 0. */
function near(values: Uint8Array, { lines, length, lineStep, step }: Lines, reach: number): Uint8Array {
  const result = new Uint8Array(values.length);
  for (let line = 0; line < lines; line += 1) {
    let end = -1;
    for (let index = 0; index < length + reach; index += 1) {
      if (index < length && (values[line * lineStep + index * step] ?? 0) > 0) end = index + 2 * reach;
      if (index >= reach && index <= end) result[line * lineStep + (index - reach) * step] = 1;
    }
  }
  return result;
}
