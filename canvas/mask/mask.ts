import { type Box, intersection, type Size } from '../geometry.ts';

/**
 * A selection: how far each pixel of the picture is selected, 0 to 255, row by row. It is changed in place,
 * since a copy of a 4K picture's takes longer than a stroke's segment; `history.ts` keeps what was
 * overwritten.
 */
export interface Mask extends Size {
  readonly alpha: Uint8Array<ArrayBuffer>;
}

export function emptyMask({ width, height }: Size): Mask {
  return { width, height, alpha: new Uint8Array(width * height) };
}

/** A rectangle cut to whole pixels of the mask, or null where it is outside. */
export function clip({ width, height }: Size, { x, y, width: boxWidth, height: boxHeight }: Box): Box | null {
  const left = Math.floor(x);
  const top = Math.floor(y);
  const whole = {
    x: left,
    y: top,
    width: Math.ceil(x + boxWidth) - left,
    height: Math.ceil(y + boxHeight) - top,
  };
  return intersection(whole, { x: 0, y: 0, width, height });
}

/** The smallest rectangle that holds every selected pixel, or null. */
export function boundsOf({ width, height, alpha }: Mask): Box | null {
  let [left, right, top, bottom] = [width, -1, height, -1];
  for (let y = 0; y < height; y += 1) {
    const row = alpha.subarray(y * width, (y + 1) * width);
    const first = row.findIndex((value) => value > 0);
    if (first < 0) continue;
    let last = width - 1;
    while (row[last] === 0) last -= 1;
    left = Math.min(left, first);
    right = Math.max(right, last);
    top = Math.min(top, y);
    bottom = y;
  }
  return right < 0 ? null : { x: left, y: top, width: right - left + 1, height: bottom - top + 1 };
}

/** The selected share of the picture, 0 to 1. */
export function shareOf({ alpha }: Mask): number {
  let sum = 0;
  for (const value of alpha) sum += value;
  return alpha.length === 0 ? 0 : sum / (255 * alpha.length);
}
