/** Edits of a picture's shape. */
import { channelsOf, type Picture } from '../pixels/picture.ts';

export function flip({ rgba, width, height }: Picture, axis: 'horizontal' | 'vertical'): void {
  const pixels = new Uint32Array(rgba.buffer);
  if (axis === 'horizontal') {
    for (let y = 0; y < height; y += 1) pixels.subarray(y * width, (y + 1) * width).reverse();
    return;
  }
  const row = new Uint32Array(width);
  for (let y = 0; y < height >> 1; y += 1) {
    const [upper, lower] = [y * width, (height - 1 - y) * width];
    row.set(pixels.subarray(upper, upper + width));
    pixels.copyWithin(upper, lower, lower + width);
    pixels.set(row, lower);
  }
}

/** @param degrees clockwise */
export function rotate({ rgba, width, height }: Picture, degrees: 90 | 180 | 270): Picture {
  const from = new Uint32Array(rgba.buffer);
  const to = new Uint32Array(from.length);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const at =
        degrees === 180
          ? (height - 1 - y) * width + width - 1 - x
          : degrees === 90
            ? x * height + height - 1 - y
            : (width - 1 - x) * height + y;
      to[at] = from[y * width + x]!;
    }
  }
  const isTurned = degrees !== 180;
  return {
    rgba: new Uint8ClampedArray(to.buffer),
    width: isTurned ? height : width,
    height: isTurned ? width : height,
  };
}

/** The largest part of a shape, around a place in shares. */
export function boxOfShape(
  { width, height }: { width: number; height: number },
  [wide, tall]: readonly [number, number],
  about: { x: number; y: number },
) {
  const scale = Math.min(width / wide, height / tall);
  return boxAbout({ width, height }, { width: wide * scale, height: tall * scale }, about);
}

/** A box of a size inside a picture, as near to a place as its edges allow. */
export function boxAbout(
  picture: { width: number; height: number },
  size: { width: number; height: number },
  { x, y }: { x: number; y: number },
) {
  const width = Math.max(1, Math.min(picture.width, Math.round(size.width)));
  const height = Math.max(1, Math.min(picture.height, Math.round(size.height)));
  const place = (at: number, whole: number, part: number) =>
    Math.round(Math.min(whole - part, Math.max(0, at * whole - part / 2)));
  return { left: place(x, picture.width, width), top: place(y, picture.height, height), width, height };
}

/** A frame of one colour along the edges. */
export function drawBorder({ rgba, width, height }: Picture, force: number, color: string): void {
  const thickness = Math.max(2, Math.round(Math.min(width, height) * 0.026 * Math.max(0.3, force)));
  const ink = channelsOf(color).map((channel) => channel * 255);
  for (let y = 0; y < height; y += 1) {
    const isEdge = y < thickness || y >= height - thickness;
    for (let x = 0; x < width; x += 1) {
      if (!isEdge && x === thickness) x = width - thickness;
      const at = (y * width + x) * 4;
      rgba[at] = ink[0]!;
      rgba[at + 1] = ink[1]!;
      rgba[at + 2] = ink[2]!;
      rgba[at + 3] = 255;
    }
  }
}
