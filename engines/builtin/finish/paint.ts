/** Effects of a brush, and of careful photo processing. */
import type { Picture } from '../drawing/picture.ts';
import { scratchCanvas } from '../scratch.ts';

/**
 * Strokes of oil paint: each pixel takes the mean of the calmest of the four squares around it (Kuwahara's
 * filter, 1976), so that areas become flat strokes and edges stay. Computed at half the size, with strokes of
 * the same visible width.
 */
export function oilPaint(picture: Picture, strength: number): void {
  calmAreas(picture, 12 * strength, 2);
}

/**
 * The same at a chosen size.
 * @param reach the side of a square, in units
 * @param reduction pixels of the picture per pixel that is computed
 */
export function calmAreas(
  { canvas, context, width, height, unit }: Picture,
  reach: number,
  reduction: number,
): void {
  const [w, h] = [Math.ceil(width / reduction), Math.ceil(height / reduction)];
  const small = scratchCanvas(w, h);
  const reduced = small.getContext('2d');
  reduced.imageSmoothingQuality = 'medium';
  reduced.drawImage(canvas, 0, 0, w, h);
  const image = reduced.getImageData(0, 0, w, h);
  const radius = Math.max(2, Math.round((reach * unit) / reduction));
  const sums = sumTables(image.data, w, h);
  const { data } = image;
  for (let y = 0; y < h; y++) {
    for (let x = 0; x < w; x++) calmest(sums, { x, y, w, h, radius }, data, (y * w + x) * 4);
  }
  reduced.putImageData(image, 0, 0);
  context.save();
  context.imageSmoothingQuality = 'high';
  context.drawImage(small, 0, 0, width, height);
  context.restore();
}

interface SumTables {
  red: Float64Array;
  green: Float64Array;
  blue: Float64Array;
  /** Of the squares of the brightness. */
  squares: Float64Array;
  stride: number;
}

/**
 * Sums over everything above and to the left of a position, so that any square's sum takes four look-ups
 * (Crow, 1984).
 */
function sumTables(data: Uint8ClampedArray, width: number, height: number): SumTables {
  const stride = width + 1;
  const table = () => new Float64Array(stride * (height + 1));
  const [red, green, blue, squares] = [table(), table(), table(), table()];
  for (let y = 0; y < height; y++) {
    let [r, g, b, s] = [0, 0, 0, 0];
    for (let x = 0; x < width; x++) {
      const from = (y * width + x) * 4;
      const luma = (data[from]! * 77 + data[from + 1]! * 150 + data[from + 2]! * 29) >> 8;
      r += data[from]!;
      g += data[from + 1]!;
      b += data[from + 2]!;
      s += luma * luma;
      const at = (y + 1) * stride + x + 1;
      red[at] = red[at - stride]! + r;
      green[at] = green[at - stride]! + g;
      blue[at] = blue[at - stride]! + b;
      squares[at] = squares[at - stride]! + s;
    }
  }
  return { red, green, blue, squares, stride };
}

interface Place {
  x: number;
  y: number;
  w: number;
  h: number;
  radius: number;
}

function calmest(
  sums: SumTables,
  { x, y, w, h, radius }: Place,
  target: Uint8ClampedArray,
  at: number,
): void {
  const { red, green, blue, squares, stride } = sums;
  let least = Number.POSITIVE_INFINITY;
  for (let quadrant = 0; quadrant < 4; quadrant++) {
    const left = Math.max(0, quadrant % 2 === 0 ? x - radius : x);
    const top = Math.max(0, quadrant < 2 ? y - radius : y);
    const right = Math.min(w, (quadrant % 2 === 0 ? x : x + radius) + 1);
    const bottom = Math.min(h, (quadrant < 2 ? y : y + radius) + 1);
    const [a, b, c, d] = [
      top * stride + left,
      top * stride + right,
      bottom * stride + left,
      bottom * stride + right,
    ];
    const count = (right - left) * (bottom - top);
    const r = (red[d]! - red[b]! - red[c]! + red[a]!) / count;
    const g = (green[d]! - green[b]! - green[c]! + green[a]!) / count;
    const u = (blue[d]! - blue[b]! - blue[c]! + blue[a]!) / count;
    const luma = (r * 77 + g * 150 + u * 29) / 256;
    const variance = (squares[d]! - squares[b]! - squares[c]! + squares[a]!) / count - luma * luma;
    if (variance >= least) continue;
    least = variance;
    target[at] = r;
    target[at + 1] = g;
    target[at + 2] = u;
  }
}

/** Raises local contrast without more contrast between light and dark areas, as in HDR pictures. */
export function clarity({ canvas, context, width, height, unit }: Picture, strength: number): void {
  const reduction = 4;
  const small = scratchCanvas(width / reduction, height / reduction);
  const soft = small.getContext('2d');
  soft.drawImage(canvas, 0, 0, small.width, small.height);
  soft.filter = `blur(${((26 * unit) / reduction).toFixed(1)}px)`;
  soft.drawImage(canvas, 0, 0, small.width, small.height);
  const large = scratchCanvas(width, height);
  const surroundings = large.getContext('2d');
  surroundings.imageSmoothingQuality = 'medium';
  surroundings.drawImage(small, 0, 0, width, height);
  const around = surroundings.getImageData(0, 0, width, height).data;
  const image = context.getImageData(0, 0, width, height);
  const { data } = image;
  for (let at = 0; at < data.length; at += 4) {
    const near = data[at]! * 77 + data[at + 1]! * 150 + data[at + 2]! * 29;
    const far = around[at]! * 77 + around[at + 1]! * 150 + around[at + 2]! * 29;
    const change = ((near - far) / 256) * strength;
    data[at] = data[at]! + change;
    data[at + 1] = data[at + 1]! + change;
    data[at + 2] = data[at + 2]! + change;
  }
  context.putImageData(image, 0, 0);
}
