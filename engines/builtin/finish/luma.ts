/** Brightness of a picture, and its edges. */
import type { SKRSContext2D } from '@napi-rs/canvas';

export interface LumaField {
  /** 0 to 255, row by row. */
  values: Uint8ClampedArray;
  width: number;
  height: number;
}

/** Rec. 601 luma of what a canvas shows. */
export function readLuma(context: SKRSContext2D, width: number, height: number): LumaField {
  const { data } = context.getImageData(0, 0, width, height);
  const values = new Uint8ClampedArray(width * height);
  for (let at = 0, from = 0; at < values.length; at++, from += 4) {
    values[at] = (data[from]! * 77 + data[from + 1]! * 150 + data[from + 2]! * 29) >> 8;
  }
  return { values, width, height };
}

/**
 * Returns how steeply brightness changes, 0 to 255, by Sobel's operator. The outermost pixels, which it
 * cannot measure, are 0.
 */
export function findEdges({ values, width, height }: LumaField): LumaField {
  const edges = new Uint8ClampedArray(values.length);
  for (let y = 1; y < height - 1; y++) {
    for (let x = 1; x < width - 1; x++) {
      const at = y * width + x;
      const [above, below] = [at - width, at + width];
      const across =
        values[above + 1]! -
        values[above - 1]! +
        2 * (values[at + 1]! - values[at - 1]!) +
        values[below + 1]! -
        values[below - 1]!;
      const down =
        values[below - 1]! -
        values[above - 1]! +
        2 * (values[below]! - values[above]!) +
        values[below + 1]! -
        values[above + 1]!;
      edges[at] = Math.hypot(across, down) / 4;
    }
  }
  return { values: edges, width, height };
}

/** Returns a table that maps values below `from` to 0, above `to` to 255, with a smooth step between. */
export function stepTable(from: number, to: number): Uint8ClampedArray {
  return Uint8ClampedArray.from({ length: 256 }, (_, value) => {
    const share = Math.max(0, Math.min(1, (value - from) / (to - from)));
    return 255 * share * share * (3 - 2 * share);
  });
}
