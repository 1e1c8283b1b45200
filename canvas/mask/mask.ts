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

/** The values of a selection of everything else. */
export function inverted({ alpha }: Mask): Uint8Array<ArrayBuffer> {
  return alpha.map((value) => 255 - value);
}
