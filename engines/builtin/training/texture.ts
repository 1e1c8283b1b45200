/** Measures a look's effects on pixels beyond its colours. Brightness is in sRGB bytes, 0 to 255. */
import type { Planes } from '../../measuring/measuring.ts';

/** A grey copy. */
export interface Grey {
  values: Uint8Array;
  width: number;
  height: number;
}

const blockSide = 16;

/**
 * Returns the deviation of the noise in the most even quarter of the picture, by John Immerkær's mask, which
 * suppresses edges and gradients ("Fast Noise Variance Estimation", 1996). The rest of the picture is
 * structure.
 */
export function measureGrain({ values, width, height }: Grey): number {
  const sigmas: number[] = [];
  for (let top = 1; top + blockSide < height; top += blockSide) {
    for (let left = 1; left + blockSide < width; left += blockSide) {
      let [sum, mean] = [0, 0];
      for (let y = top; y < top + blockSide; y += 1) {
        for (let x = left; x < left + blockSide; x += 1) {
          const at = y * width + x;
          const v = (step: number) => values[at + step] ?? 0;
          mean += v(0);
          sum += Math.abs(
            v(-width - 1) -
              2 * v(-width) +
              v(-width + 1) -
              2 * v(-1) +
              4 * v(0) -
              2 * v(1) +
              v(width - 1) -
              2 * v(width) +
              v(width + 1),
          );
        }
      }
      mean /= blockSide ** 2;
      // Areas clipped at black or white show no noise.
      if (mean < 12 || mean > 244) continue;
      sigmas.push((sum / blockSide ** 2) * (Math.sqrt(Math.PI / 2) / 6));
    }
  }
  if (sigmas.length === 0) return 0;
  sigmas.sort((one, other) => one - other);
  return sigmas[Math.floor(sigmas.length / 4)] ?? 0;
}

/** The share of a small copy's pixels that is measured. */
const edgeShare = 0.01;

/**
 * Returns how steep the steepest edges of the large copy are, relative to the small one: in a soft picture
 * they are less steep.
 */
export function measureSharpness(large: Grey, small: Grey): number {
  // Edges are lines: they are a smaller share of a larger copy's pixels.
  const steepest = ({ values, width, height }: Grey) => {
    const bins = new Uint32Array(256);
    let count = 0;
    for (let y = 1; y < height - 1; y += 1) {
      for (let x = 1; x < width - 1; x += 1) {
        const at = y * width + x;
        const across = Math.abs((values[at + 1] ?? 0) - (values[at - 1] ?? 0));
        const down = Math.abs((values[at + width] ?? 0) - (values[at - width] ?? 0));
        const steep = Math.max(across, down);
        bins[steep] = (bins[steep] ?? 0) + 1;
        count += 1;
      }
    }
    let above = 0;
    for (let steep = 255; steep > 0; steep -= 1) {
      above += bins[steep] ?? 0;
      if (above >= count * edgeShare * (small.width / width)) return steep;
    }
    return 0;
  };
  const inSmall = steepest(small);
  return inSmall < 8 ? 0.5 : Math.min(1, steepest(large) / inSmall);
}

/** Returns how much darker the corners are than the middle, as a share of it; 0 if they are lighter. */
export function measureVignette({ lightness, width, height }: Planes): number {
  let [inner, innerCount, outer, outerCount] = [0, 0, 0, 0];
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const from = Math.hypot((x / width - 0.5) * 2, (y / height - 0.5) * 2);
      const value = lightness[y * width + x] ?? 0;
      if (from < 0.6) [inner, innerCount] = [inner + value, innerCount + 1];
      else if (from > 1.1) [outer, outerCount] = [outer + value, outerCount + 1];
    }
  }
  const middle = inner / Math.max(1, innerCount);
  return middle < 0.02 ? 0 : Math.min(1, Math.max(0, 1 - outer / Math.max(1, outerCount) / middle));
}

/** Returns the share of pixels that hardly differ from their neighbours, as in areas of one colour. */
export function measureFlatness({ lightness, a, b, width, height }: Planes): number {
  let [flat, count] = [0, 0];
  for (let y = 0; y < height - 2; y += 2) {
    for (let x = 0; x < width - 2; x += 2) {
      const at = y * width + x;
      const change = [lightness, a, b].reduce(
        (sum, plane) =>
          sum +
          Math.abs((plane[at] ?? 0) - (plane[at + 2] ?? 0)) +
          Math.abs((plane[at] ?? 0) - (plane[at + 2 * width] ?? 0)),
        0,
      );
      if (change < 0.004) flat += 1;
      count += 1;
    }
  }
  return flat / Math.max(1, count);
}

/** Returns the share of strong edges that belong to a dark line with lighter areas on both sides. */
export function measureOutlines({ lightness, width, height }: Planes): number {
  const reach = Math.max(3, Math.round(width / 110));
  let [edges, lines] = [0, 0];
  for (let y = reach; y < height - reach; y += 1) {
    for (let x = reach; x < width - reach; x += 1) {
      const at = y * width + x;
      const across = Math.abs((lightness[at + 1] ?? 0) - (lightness[at - 1] ?? 0));
      const down = Math.abs((lightness[at + width] ?? 0) - (lightness[at - width] ?? 0));
      if (Math.max(across, down) < 0.12) continue;
      edges += 1;
      const step = across > down ? 1 : width;
      let darkest = 1;
      for (let off = -1; off <= 1; off += 1) darkest = Math.min(darkest, lightness[at + off * step] ?? 1);
      const before = lightness[at - reach * step] ?? 0;
      const after = lightness[at + reach * step] ?? 0;
      if (darkest < 0.34 && Math.min(before, after) > darkest + 0.18) lines += 1;
    }
  }
  return edges < width ? 0 : lines / edges;
}
