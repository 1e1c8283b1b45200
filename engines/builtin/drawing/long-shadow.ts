/** The shadow of flat illustration: a shape extended diagonally without end, fading out. */
import type { Canvas } from '@napi-rs/canvas';
import { parseHex } from '../scenes/paint/color.ts';
import { freeBytes, scratchCanvas } from '../scratch.ts';

export interface LongShadow {
  /** How far the shape is extended, in pixels to the side and as many down. */
  length: number;
  /** Whether it falls to the left. */
  toLeft?: boolean;
  color: string;
  /** Where it has faded out, measured from the shape's upper corner away from the shadow. */
  fadesAt: { x: number; y: number };
}

/** Steps of a layer's thickness in which an opacity of 1 - 1/e is reached. */
const thin = 256;
/** From here on nothing is seen through. */
const solid = 16 * thin;

/** The thickness of each opacity: thicknesses add up where layers lie on each other. */
const thickness = Int32Array.from({ length: 256 }, (_, alpha) =>
  alpha === 255 ? solid : Math.round(-Math.log(1 - alpha / 255) * thin),
);
const opacity = Float32Array.from({ length: solid + 1 }, (_, step) =>
  step === solid ? 255 : 255 * (1 - Math.exp(-step / thin)),
);

/**
 * Returns a shape's shadow, `length` pixels wider and higher than the shape: all copies of it along a
 * diagonal, laid on each other. Sums along the diagonals give that in one pass over the pixels; a canvas
 * that draws itself again and again copies its pixels each time.
 */
export function longShadow(shape: Canvas, { length, toLeft = false, color, fadesAt }: LongShadow): Canvas {
  const { width, height } = shape;
  const [columns, rows] = [width + length, height + length];
  const canvas = scratchCanvas(columns, rows);
  const context = canvas.getContext('2d');
  const image = context.createImageData(columns, rows);
  const pixels = new Uint32Array(image.data.buffer);
  const source = shape.data();
  const [red, green, blue] = parseHex(color);
  const opaque = (blue << 16) | (green << 8) | red;
  // Sums along each diagonal, with an empty row and column before the first.
  const stride = columns + 1;
  const sums = new Int32Array(stride * (rows + 1));
  const away = fadesAt.x ** 2 + fadesAt.y ** 2;
  const step = toLeft ? -1 : 1;
  for (let y = 0; y < rows; y += 1) {
    // Further to the left or right no diagonal meets the shape; where the shadow has faded out, it stays so.
    const from = Math.max(0, y - height + 1);
    const to = Math.min(columns, y + width, Math.ceil((away - (y + 0.5) * fadesAt.y) / fadesAt.x));
    const inside = y < height ? Math.min(to, width) : 0;
    let at = (y + 1) * stride + from + 1;
    let onShape = (y * width + (toLeft ? width - 1 - from : from)) * 4 + 3;
    let onShadow = y * columns + (toLeft ? columns - 1 - from : from);
    for (let x = from; x < to; x += 1, at += 1, onShape += 4 * step, onShadow += step) {
      const sum = sums[at - stride - 1]! + (x < inside ? thickness[source[onShape]!]! : 0);
      sums[at] = sum;
      const left = x < length || y < length ? sum : sum - sums[at - length * (stride + 1)]!;
      if (left === 0) continue;
      const faded = 1 - ((x + 0.5) * fadesAt.x + (y + 0.5) * fadesAt.y) / away;
      const covers = (opacity[left < solid ? left : solid]! * faded + 0.5) | 0;
      pixels[onShadow] = opaque | (covers << 24);
    }
  }
  freeBytes(source);
  context.putImageData(image, 0, 0);
  return canvas;
}
