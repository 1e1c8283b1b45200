import { clamp, type Plane, type Weight } from './picture.ts';

/**
 * A plane laid over a picture: a subject or a sky is found in a reduced copy, and stays as small as that. At
 * 64 megapixels a value for each pixel would take 256 MB.
 */
export interface Cover {
  /** As it was found. */
  readonly plane: Plane;
  /** The share at a pixel of the picture, read between the plane's values. Fast for pixels row by row. */
  readonly at: Weight;
}

/** What a cover leaves of each pixel, where only a share of it counts. */
export const restOf =
  ({ at }: Cover, share = 1): Weight =>
  (pixel) =>
    1 - at(pixel) * share;

/** Lays a plane over a picture of this size. */
export function coverOf(plane: Plane, { width, height }: { width: number; height: number }): Cover {
  const { values, width: w, height: h } = plane;
  if (w === width && h === height) return { plane, at: (pixel) => values[pixel]! };
  const lefts = new Int32Array(width);
  const shares = new Float64Array(width);
  for (let x = 0; x < width; x += 1) {
    const place = clamp(((x + 0.5) * w) / width - 0.5, 0, w - 1);
    lefts[x] = Math.floor(place);
    shares[x] = place - lefts[x]!;
  }
  // One more, so that the last column has a neighbour.
  const row = new Float64Array(w + 1);
  let current = -1;
  function prepare(y: number): void {
    current = y;
    const place = clamp(((y + 0.5) * h) / height - 0.5, 0, h - 1);
    const share = place - Math.floor(place);
    const above = Math.floor(place) * w;
    const below = Math.min(h - 1, Math.floor(place) + 1) * w;
    for (let x = 0; x < w; x += 1) row[x] = values[above + x]! * (1 - share) + values[below + x]! * share;
    row[w] = row[w - 1]!;
  }
  return {
    plane,
    at(pixel) {
      const y = Math.floor(pixel / width);
      if (y !== current) prepare(y);
      const x = pixel - y * width;
      const left = lefts[x]!;
      const share = shares[x]!;
      return Math.fround(row[left]! * (1 - share) + row[left + 1]! * share);
    },
  };
}
