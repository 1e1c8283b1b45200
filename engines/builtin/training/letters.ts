/**
 * Finds what is set like text: rows of at least three shapes of similar height that stand out from their
 * ground. It does not read them, and a row of windows would pass.
 */
import type { Planes } from '../../measuring/measuring.ts';

/** A row of letters; positions in pixels of the measured copy. */
export interface LetterRow {
  left: number;
  top: number;
  right: number;
  bottom: number;
  /** The median letter's height. */
  height: number;
  /** The letters' mean colour. */
  rgb: [number, number, number];
  /** The spread of the letters' heights, as a share of their mean. */
  unevenness: number;
  isOutlined: boolean;
}

interface Shape {
  left: number;
  top: number;
  right: number;
  bottom: number;
  pixels: number[];
}

/** The minimum difference between a letter's lightness and its neighbourhood's. */
const minContrast = 0.16;
/** As shares of the picture's height. */
const letterHeights = { from: 0.045, to: 0.42 } as const;
const minLetters = 3;

/** Returns the rows of letters in a picture, the tallest letters first. */
export function findLetterRows(planes: Planes): LetterRow[] {
  const local = blurred(planes, Math.round(planes.height * 0.11));
  const rows = [1, -1].flatMap((sign) => {
    const mask = new Uint8Array(planes.lightness.length);
    for (let at = 0; at < mask.length; at += 1) {
      const difference = ((planes.lightness[at] ?? 0) - (local[at] ?? 0)) * sign;
      mask[at] = difference > minContrast ? 1 : 0;
    }
    const shapes = findShapes(mask, planes).filter((shape) => mayBeLetter(shape, planes));
    return groupRows(shapes).map((letters) => describeRow(letters, planes));
  });
  return rows.sort((one, other) => other.height - one.height);
}

/** Returns the mean lightness around each pixel, by box sums. */
function blurred({ lightness, width, height }: Planes, radius: number): Float32Array {
  const sums = new Float64Array((width + 1) * (height + 1));
  for (let y = 0; y < height; y += 1) {
    let row = 0;
    for (let x = 0; x < width; x += 1) {
      row += lightness[y * width + x] ?? 0;
      sums[(y + 1) * (width + 1) + x + 1] = (sums[y * (width + 1) + x + 1] ?? 0) + row;
    }
  }
  const out = new Float32Array(width * height);
  for (let y = 0; y < height; y += 1) {
    const [top, bottom] = [Math.max(0, y - radius), Math.min(height, y + radius + 1)];
    for (let x = 0; x < width; x += 1) {
      const [left, right] = [Math.max(0, x - radius), Math.min(width, x + radius + 1)];
      const at = (row: number, column: number) => sums[row * (width + 1) + column] ?? 0;
      const sum = at(bottom, right) - at(top, right) - at(bottom, left) + at(top, left);
      out[y * width + x] = sum / ((right - left) * (bottom - top));
    }
  }
  return out;
}

/** Returns the connected pieces of a mask, as the pixels of each. */
function findShapes(mask: Uint8Array, { width, height }: Planes): Shape[] {
  const shapes: Shape[] = [];
  const stack: number[] = [];
  for (let start = 0; start < mask.length; start += 1) {
    if (mask[start] !== 1) continue;
    const shape: Shape = { left: width, top: height, right: 0, bottom: 0, pixels: [] };
    stack.push(start);
    mask[start] = 2;
    for (let at = stack.pop(); at !== undefined; at = stack.pop()) {
      const [x, y] = [at % width, Math.floor(at / width)];
      shape.pixels.push(at);
      shape.left = Math.min(shape.left, x);
      shape.right = Math.max(shape.right, x);
      shape.top = Math.min(shape.top, y);
      shape.bottom = Math.max(shape.bottom, y);
      const visit = (next: number) => {
        if (mask[next] !== 1) return;
        mask[next] = 2;
        stack.push(next);
      };
      if (x > 0) visit(at - 1);
      if (x < width - 1) visit(at + 1);
      if (y > 0) visit(at - width);
      if (y < height - 1) visit(at + width);
    }
    shapes.push(shape);
  }
  return shapes;
}

const heightOf = ({ top, bottom }: Shape) => bottom - top + 1;
const widthOf = ({ left, right }: Shape) => right - left + 1;

function mayBeLetter(shape: Shape, { width, height }: Planes): boolean {
  const [wide, high] = [widthOf(shape), heightOf(shape)];
  const fill = shape.pixels.length / (wide * high);
  const touchesEdge =
    shape.left === 0 || shape.top === 0 || shape.right === width - 1 || shape.bottom === height - 1;
  return (
    !touchesEdge &&
    high >= height * letterHeights.from &&
    high <= height * letterHeights.to &&
    wide >= high * 0.1 &&
    wide <= high * 1.8 &&
    fill >= 0.22 &&
    fill <= 0.97
  );
}

/** Groups neighbours of similar height on one line, letter to letter. */
function groupRows(shapes: readonly Shape[]): Shape[][] {
  const rows: Shape[][] = [];
  for (const shape of [...shapes].sort((one, other) => one.left - other.left)) {
    const row = rows.find((candidates) => follows(candidates.at(-1), shape));
    if (row) row.push(shape);
    else rows.push([shape]);
  }
  return rows.filter((row) => row.length >= minLetters);
}

function follows(before: Shape | undefined, shape: Shape): boolean {
  if (before === undefined) return false;
  const [one, other] = [heightOf(before), heightOf(shape)];
  const tall = Math.max(one, other);
  const gap = shape.left - before.right;
  const common = Math.min(before.bottom, shape.bottom) - Math.max(before.top, shape.top) + 1;
  return (
    Math.min(one, other) >= tall * 0.6 && common >= tall * 0.55 && gap > -tall * 0.3 && gap < tall * 0.95
  );
}

function describeRow(letters: readonly Shape[], planes: Planes): LetterRow {
  const heights = letters.map(heightOf).sort((one, other) => one - other);
  const mean = heights.reduce((sum, height) => sum + height, 0) / heights.length;
  const spread = heights.reduce((sum, height) => sum + (height - mean) ** 2, 0) / heights.length;
  return {
    left: Math.min(...letters.map(({ left }) => left)),
    top: Math.min(...letters.map(({ top }) => top)),
    right: Math.max(...letters.map(({ right }) => right)),
    bottom: Math.max(...letters.map(({ bottom }) => bottom)),
    height: heights[Math.floor(heights.length / 2)] ?? 0,
    rgb: meanColor(letters, planes),
    unevenness: Math.sqrt(spread) / mean,
    isOutlined: areOutlined(letters, planes),
  };
}

function meanColor(letters: readonly Shape[], { rgb }: Planes): [number, number, number] {
  const sum: [number, number, number] = [0, 0, 0];
  let count = 0;
  for (const { pixels } of letters) {
    for (const at of pixels) {
      sum[0] += rgb[at * 3] ?? 0;
      sum[1] += rgb[at * 3 + 1] ?? 0;
      sum[2] += rgb[at * 3 + 2] ?? 0;
      count += 1;
    }
  }
  return [sum[0] / count, sum[1] / count, sum[2] / count];
}

/** Returns whether it is dark right beside light letters, and lighter again slightly further away. */
function areOutlined(letters: readonly Shape[], { lightness, width, height }: Planes): boolean {
  let [near, far, inside, count] = [0, 0, 0, 0];
  for (const shape of letters) {
    const reach = Math.max(2, Math.round(heightOf(shape) * 0.07));
    const y = Math.round((shape.top + shape.bottom) / 2);
    const at = (x: number, row: number) =>
      lightness[Math.min(height - 1, Math.max(0, row)) * width + Math.min(width - 1, Math.max(0, x))] ?? 0;
    for (const x of [shape.left, shape.right]) {
      const out = x === shape.left ? -1 : 1;
      near += Math.min(at(x + out, y), at(x + out * reach, y));
      far += at(x + out * reach * 3, y);
      count += 1;
    }
    near += Math.min(
      at((shape.left + shape.right) >> 1, shape.top - 1),
      at((shape.left + shape.right) >> 1, shape.top - reach),
    );
    far += at((shape.left + shape.right) >> 1, shape.top - reach * 3);
    count += 1;
    inside += (lightness[shape.pixels[shape.pixels.length >> 1] ?? 0] ?? 0) * 3;
  }
  return inside / count > 0.6 && near / count < 0.32 && far / count > near / count + 0.12;
}
