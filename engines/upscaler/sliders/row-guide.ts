import type { Size } from '../pixels/strip.ts';

/** A row of a small plane, enlarged. Every row uses the same memory. */
export type RowGuide = (y: number) => Float32Array;

/** Enlarges a smooth plane row by row, linearly between the centres of its pixels. */
export function rowGuide(plane: Uint8Array, { width, height }: Size, factor: number): RowGuide {
  const row = new Float32Array(width * factor);
  const lefts = new Uint32Array(row.length);
  const shares = new Float32Array(row.length);
  for (let x = 0; x < row.length; x += 1) {
    const place = placeOf(x, width, factor);
    lefts[x] = Math.floor(place);
    shares[x] = place - Math.floor(place);
  }
  return (y) => {
    const place = placeOf(y, height, factor);
    const above = Math.floor(place);
    const share = place - above;
    const [first, second] = [above * width, Math.min(height - 1, above + 1) * width];
    for (let x = 0; x < row.length; x += 1) {
      const left = lefts[x] as number;
      const right = Math.min(width - 1, left + 1);
      const across = shares[x] as number;
      const upper = mix(plane[first + left] as number, plane[first + right] as number, across);
      const lower = mix(plane[second + left] as number, plane[second + right] as number, across);
      row[x] = mix(upper, lower, share);
    }
    return row;
  };
}

/** The centre of an enlarged pixel, in pixels of the small plane. */
function placeOf(at: number, length: number, factor: number): number {
  return Math.min(length - 1, Math.max(0, (at + 0.5) / factor - 0.5));
}

function mix(from: number, to: number, share: number): number {
  return from + (to - from) * share;
}
