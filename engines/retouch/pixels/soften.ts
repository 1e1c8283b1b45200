import { clamp, type Picture, type Plane, type Weight } from './picture.ts';

/** A reduced and blurred copy of a picture, which is read between its pixels. */
export interface Soft {
  /** Red, green, blue and weight a pixel, 0 to 255; colours are multiplied by the weight. */
  readonly values: Float32Array;
  readonly width: number;
  readonly height: number;
}

/** Reduced copies are no larger than they need be to be blurred with a radius of this many pixels. */
const reducedRadius = 4;

/**
 * Blurs a picture with a radius in its pixels, on a copy as small as that allows.
 * @param weight how much a pixel counts, so that a subject does not bleed into what is behind it
 */
export function soften(picture: Picture, radius: number, weight?: Weight): Soft {
  const step = Math.max(1, Math.floor(radius / reducedRadius));
  const soft = reduce(picture, step, weight);
  const reach = Math.max(1, Math.round(radius / step));
  // Three boxes are close to a Gaussian.
  const box = Math.max(1, Math.round(reach * 0.6));
  for (let pass = 0; pass < 3; pass += 1) {
    boxBlur(soft.values, { lines: soft.height, length: soft.width, step: 4, lineStep: soft.width * 4, box });
    boxBlur(soft.values, { lines: soft.width, length: soft.height, step: soft.width * 4, lineStep: 4, box });
  }
  return soft;
}

/** The mean of each square of `step` pixels. */
export function reduce({ rgba, width, height }: Picture, step: number, weight?: Weight): Soft {
  const [w, h] = [Math.ceil(width / step), Math.ceil(height / step)];
  const values = new Float32Array(w * h * 4);
  const sums = new Float64Array(w * 4);
  for (let y = 0; y < h; y += 1) {
    sums.fill(0);
    const bottom = Math.min(height, (y + 1) * step);
    // Row by row, as a cover is read.
    for (let row = y * step; row < bottom; row += 1) {
      for (let x = 0; x < w; x += 1) {
        const to = x * 4;
        let [red, green, blue, sum] = [sums[to]!, sums[to + 1]!, sums[to + 2]!, sums[to + 3]!];
        const end = row * width + Math.min(width, (x + 1) * step);
        for (let at = row * width + x * step; at < end; at += 1) {
          const share = weight ? weight(at) : 1;
          red += rgba[at * 4]! * share;
          green += rgba[at * 4 + 1]! * share;
          blue += rgba[at * 4 + 2]! * share;
          sum += share;
        }
        sums[to] = red;
        sums[to + 1] = green;
        sums[to + 2] = blue;
        sums[to + 3] = sum;
      }
    }
    for (let x = 0; x < w; x += 1) {
      const count = (bottom - y * step) * (Math.min(width, (x + 1) * step) - x * step);
      for (let channel = 0; channel < 4; channel += 1)
        values[(y * w + x) * 4 + channel] = sums[x * 4 + channel]! / count;
    }
  }
  return { values, width: w, height: h };
}

interface Lines {
  lines: number;
  length: number;
  step: number;
  lineStep: number;
  box: number;
}

function boxBlur(values: Float32Array, { lines, length, step, lineStep, box }: Lines): void {
  const line = new Float32Array(length * 4);
  const width = 2 * box + 1;
  for (let each = 0; each < lines; each += 1) {
    const start = each * lineStep;
    for (let at = 0; at < length; at += 1) {
      const from = start + at * step;
      for (let channel = 0; channel < 4; channel += 1) line[at * 4 + channel] = values[from + channel]!;
    }
    const read = (at: number, channel: number) =>
      line[(at < 0 ? 0 : at >= length ? length - 1 : at) * 4 + channel]!;
    for (let channel = 0; channel < 4; channel += 1) {
      let sum = 0;
      for (let at = -box; at <= box; at += 1) sum += read(at, channel);
      for (let at = 0; at < length; at += 1) {
        values[start + at * step + channel] = sum / width;
        sum += read(at + box + 1, channel) - read(at - box, channel);
      }
    }
  }
}

/** Reads a soft copy for the rows of a picture of this size, colours divided by the weight again. */
export function readerOf(soft: Soft, { width, height }: { width: number; height: number }) {
  const { values, width: w, height: h } = soft;
  const row = new Float32Array(w * 4);
  const result = new Float32Array(4);
  let current = -1;
  const scaleX = w / width;
  function prepare(y: number): void {
    if (y === current) return;
    current = y;
    const sy = clamp(((y + 0.5) * h) / height - 0.5, 0, h - 1);
    const top = Math.floor(sy);
    const share = sy - top;
    const above = top * w * 4;
    const below = Math.min(h - 1, top + 1) * w * 4;
    for (let at = 0; at < w * 4; at += 1) {
      row[at] = values[above + at]! * (1 - share) + values[below + at]! * share;
    }
  }
  /** The colour at a pixel, and the weight. The same array each time. */
  return (x: number, y: number): Float32Array => {
    prepare(y);
    const sx = (x + 0.5) * scaleX - 0.5;
    const place = sx < 0 ? 0 : sx > w - 1 ? w - 1 : sx;
    const left = Math.floor(place);
    const share = place - left;
    const [one, other] = [left * 4, Math.min(w - 1, left + 1) * 4];
    const weight = row[one + 3]! * (1 - share) + row[other + 3]! * share;
    const scale = weight > 0.001 ? 1 / weight : 0;
    for (let channel = 0; channel < 3; channel += 1) {
      result[channel] = (row[one + channel]! * (1 - share) + row[other + channel]! * share) * scale;
    }
    result[3] = weight;
    return result;
  };
}

/** Blurs values, with the mean of three boxes of this radius. */
export function blurPlane({ values, width, height }: Plane, radius: number): Plane {
  const packed = new Float32Array(width * height * 4);
  for (let at = 0; at < values.length; at += 1) packed[at * 4] = values[at]!;
  const box = Math.max(1, Math.round(radius * 0.6));
  for (let pass = 0; pass < 3; pass += 1) {
    boxBlur(packed, { lines: height, length: width, step: 4, lineStep: width * 4, box });
    boxBlur(packed, { lines: width, length: height, step: width * 4, lineStep: 4, box });
  }
  const result = new Float32Array(width * height);
  for (let at = 0; at < result.length; at += 1) result[at] = packed[at * 4]!;
  return { values: result, width, height };
}

/** The plane in another size, read between its pixels. */
export function resizePlane(plane: Plane, { width, height }: { width: number; height: number }): Plane {
  const values = new Float32Array(width * height);
  const { width: w, height: h } = plane;
  for (let y = 0; y < height; y += 1) {
    const sy = clamp(((y + 0.5) * h) / height - 0.5, 0, h - 1);
    const top = Math.floor(sy);
    const fy = sy - top;
    const above = top * w;
    const below = Math.min(h - 1, top + 1) * w;
    for (let x = 0; x < width; x += 1) {
      const sx = clamp(((x + 0.5) * w) / width - 0.5, 0, w - 1);
      const left = Math.floor(sx);
      const fx = sx - left;
      const right = Math.min(w - 1, left + 1);
      const upper = plane.values[above + left]! * (1 - fx) + plane.values[above + right]! * fx;
      const lower = plane.values[below + left]! * (1 - fx) + plane.values[below + right]! * fx;
      values[y * width + x] = upper * (1 - fy) + lower * fy;
    }
  }
  return { values, width, height };
}
