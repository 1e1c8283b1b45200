/**
 * Refines a coarse mask along the edges of its picture: the guided filter (He, Sun and Tang, 2013), whose
 * coefficients are computed on a reduced picture and applied to the full one (He and Sun, 2015). Where colour
 * changes at the mask's edge, the refined edge follows the colour, hair by hair.
 */

/** A picture's channels as numbers from 0 to 1. */
interface Planes {
  red: Float32Array;
  green: Float32Array;
  blue: Float32Array;
  width: number;
  height: number;
}

export interface Guide {
  rgba: Uint8Array;
  width: number;
  height: number;
}

interface Options {
  /** In pixels of the guide. */
  radius: number;
  /** The variance of colour below which an area counts as flat. */
  flatness: number;
  /** How many times smaller the coefficients are computed. */
  step: number;
}

/** @param mask 0 to 1, in the guide's size */
export function refineByColor(
  guide: Guide,
  mask: Float32Array,
  { radius, flatness, step }: Options,
): Float32Array {
  const { width, height } = guide;
  const small = reduce(guide, step);
  const p = reducePlane(mask, width, height, step);
  const [w, h, r] = [small.width, small.height, Math.max(1, Math.round(radius / step))];
  const mean = (values: Float32Array) => boxMean(values, w, h, r);
  const times = (a: Float32Array, b: Float32Array) => a.map((value, at) => value * (b[at] ?? 0));
  const { red, green, blue } = small;
  const [meanR, meanG, meanB, meanP] = [mean(red), mean(green), mean(blue), mean(p)];
  const covariance = (a: Float32Array, b: Float32Array, meanA: Float32Array, meanB_: Float32Array) =>
    mean(times(a, b)).map((value, at) => value - (meanA[at] ?? 0) * (meanB_[at] ?? 0));
  const rr = covariance(red, red, meanR, meanR);
  const rg = covariance(red, green, meanR, meanG);
  const rb = covariance(red, blue, meanR, meanB);
  const gg = covariance(green, green, meanG, meanG);
  const gb = covariance(green, blue, meanG, meanB);
  const bb = covariance(blue, blue, meanB, meanB);
  const pr = covariance(p, red, meanP, meanR);
  const pg = covariance(p, green, meanP, meanG);
  const pb = covariance(p, blue, meanP, meanB);
  const [a1, a2, a3, b] = [0, 0, 0, 0].map(() => new Float32Array(w * h));
  if (!a1 || !a2 || !a3 || !b) throw new RangeError('no room');
  for (let at = 0; at < w * h; at += 1) {
    const [m11, m12, m13] = [(rr[at] ?? 0) + flatness, rg[at] ?? 0, rb[at] ?? 0];
    const [m22, m23, m33] = [(gg[at] ?? 0) + flatness, gb[at] ?? 0, (bb[at] ?? 0) + flatness];
    const [c1, c2, c3] = [pr[at] ?? 0, pg[at] ?? 0, pb[at] ?? 0];
    // The inverse of a symmetric matrix of three by three, by its cofactors.
    const [i11, i12, i13] = [m22 * m33 - m23 * m23, m13 * m23 - m12 * m33, m12 * m23 - m13 * m22];
    const [i22, i23, i33] = [m11 * m33 - m13 * m13, m12 * m13 - m11 * m23, m11 * m22 - m12 * m12];
    const scale = 1 / (m11 * i11 + m12 * i12 + m13 * i13);
    a1[at] = (i11 * c1 + i12 * c2 + i13 * c3) * scale;
    a2[at] = (i12 * c1 + i22 * c2 + i23 * c3) * scale;
    a3[at] = (i13 * c1 + i23 * c2 + i33 * c3) * scale;
    b[at] =
      (meanP[at] ?? 0) -
      (a1[at] ?? 0) * (meanR[at] ?? 0) -
      (a2[at] ?? 0) * (meanG[at] ?? 0) -
      (a3[at] ?? 0) * (meanB[at] ?? 0);
  }
  return apply(guide, [mean(a1), mean(a2), mean(a3), mean(b)], { width: w, height: h });
}

/** Evaluates the coefficients, enlarged, on the full picture. */
function apply(
  { rgba, width, height }: Guide,
  planes: readonly [Float32Array, Float32Array, Float32Array, Float32Array],
  small: { width: number; height: number },
): Float32Array {
  const result = new Float32Array(width * height);
  // The coefficients of one row of the full picture, still as few as the reduced one has columns.
  const [rowA, rowB, rowC, rowD] = planes.map(() => new Float32Array(small.width + 1)) as [
    Float32Array,
    Float32Array,
    Float32Array,
    Float32Array,
  ];
  for (let y = 0; y < height; y += 1) {
    const sy = Math.min(small.height - 1, Math.max(0, ((y + 0.5) * small.height) / height - 0.5));
    const top = Math.floor(sy);
    const [above, below] = [top * small.width, Math.min(small.height - 1, top + 1) * small.width];
    const fy = sy - top;
    [rowA, rowB, rowC, rowD].forEach((target, index) => {
      const plane = planes[index] as Float32Array;
      for (let x = 0; x < small.width; x += 1)
        target[x] = plane[above + x]! * (1 - fy) + plane[below + x]! * fy;
      target[small.width] = target[small.width - 1]!;
    });
    const scale = small.width / width;
    for (let x = 0; x < width; x += 1) {
      const sx = Math.min(small.width - 1, Math.max(0, (x + 0.5) * scale - 0.5));
      const at = Math.floor(sx);
      const fx = sx - at;
      const rest = 1 - fx;
      const pixel = (y * width + x) * 4;
      result[y * width + x] =
        ((rowA[at]! * rest + rowA[at + 1]! * fx) * rgba[pixel]! +
          (rowB[at]! * rest + rowB[at + 1]! * fx) * rgba[pixel + 1]! +
          (rowC[at]! * rest + rowC[at + 1]! * fx) * rgba[pixel + 2]!) /
          255 +
        rowD[at]! * rest +
        rowD[at + 1]! * fx;
    }
  }
  return result;
}

/** Reduces a picture's channels: each small pixel is the mean of what it stands for. */
function reduce({ rgba, width, height }: Guide, step: number): Planes {
  const [w, h] = [Math.ceil(width / step), Math.ceil(height / step)];
  const [red, green, blue] = [0, 1, 2].map(() => new Float32Array(w * h)) as [
    Float32Array,
    Float32Array,
    Float32Array,
  ];
  for (let y = 0; y < h; y += 1) {
    for (let x = 0; x < w; x += 1) {
      let [r, g, b, count] = [0, 0, 0, 0];
      for (let row = y * step; row < Math.min(height, (y + 1) * step); row += 1) {
        for (let column = x * step; column < Math.min(width, (x + 1) * step); column += 1) {
          const at = (row * width + column) * 4;
          r += rgba[at]!;
          g += rgba[at + 1]!;
          b += rgba[at + 2]!;
          count += 255;
        }
      }
      const to = y * w + x;
      red[to] = r / count;
      green[to] = g / count;
      blue[to] = b / count;
    }
  }
  return { red, green, blue, width: w, height: h };
}

function reducePlane(values: Float32Array, width: number, height: number, step: number): Float32Array {
  const [w, h] = [Math.ceil(width / step), Math.ceil(height / step)];
  const result = new Float32Array(w * h);
  for (let y = 0; y < h; y += 1) {
    for (let x = 0; x < w; x += 1) {
      let [sum, count] = [0, 0];
      for (let row = y * step; row < Math.min(height, (y + 1) * step); row += 1) {
        for (let column = x * step; column < Math.min(width, (x + 1) * step); column += 1) {
          sum += values[row * width + column]!;
          count += 1;
        }
      }
      result[y * w + x] = sum / count;
    }
  }
  return result;
}

/** The mean of the square around each pixel, as far as it is in the picture. */
export function boxMean(values: Float32Array, width: number, height: number, radius: number): Float32Array {
  return meanOfLines(
    meanOfLines(values, { length: width, lines: height, step: 1, lineStep: width, radius }),
    { length: height, lines: width, step: width, lineStep: 1, radius },
  );
}

function meanOfLines(
  values: Float32Array,
  {
    length,
    lines,
    step,
    lineStep,
    radius,
  }: Record<'length' | 'lines' | 'step' | 'lineStep' | 'radius', number>,
): Float32Array {
  const result = new Float32Array(values.length);
  for (let line = 0; line < lines; line += 1) {
    const start = line * lineStep;
    let sum = 0;
    for (let at = 0; at < Math.min(length, radius); at += 1) sum += values[start + at * step] ?? 0;
    for (let at = 0; at < length; at += 1) {
      if (at + radius < length) sum += values[start + (at + radius) * step] ?? 0;
      if (at - radius - 1 >= 0) sum -= values[start + (at - radius - 1) * step] ?? 0;
      const count = Math.min(length - 1, at + radius) - Math.max(0, at - radius) + 1;
      result[start + at * step] = sum / count;
    }
  }
  return result;
}
