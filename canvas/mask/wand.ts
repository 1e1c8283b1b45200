import type { PicturePoint } from '../geometry.ts';
import type { AreaMode } from './areas.ts';
import type { Mask } from './mask.ts';

interface Wand {
  readonly mode: AreaMode;
  /** The largest difference of red, green, blue or alpha from the chosen pixel, 0 to 255. */
  readonly tolerance: number;
  /** Only what is connected with the chosen pixel, or every pixel of the colour. */
  readonly isContiguous: boolean;
}

/**
 * Selects the colour of a pixel. `rgba` is the picture, as large as the mask. Returns whether the point is in
 * the picture.
 */
export function paintColor(mask: Mask, rgba: Uint8ClampedArray, at: PicturePoint, wand: Wand): boolean {
  const { width, height, alpha } = mask;
  const [x, y] = [Math.floor(at.x), Math.floor(at.y)];
  if (x < 0 || y < 0 || x >= width || y >= height) return false;
  const chosen = (y * width + x) * 4;
  const isLike = (pixel: number) => {
    for (let channel = 0; channel < 4; channel += 1) {
      const difference = (rgba[pixel * 4 + channel] ?? 0) - (rgba[chosen + channel] ?? 0);
      if (Math.abs(difference) > wand.tolerance) return false;
    }
    return true;
  };
  const value = wand.mode === 'add' ? 255 : 0;
  if (!wand.isContiguous) {
    for (let pixel = 0; pixel < alpha.length; pixel += 1) if (isLike(pixel)) alpha[pixel] = value;
    return true;
  }
  for (const [from, to] of connectedRuns(width, height, y * width + x, isLike)) alpha.fill(value, from, to);
  return true;
}

/** Runs of pixels in rows that are connected with the first, each as the pixel indices `from` to `to`. */
function connectedRuns(
  width: number,
  height: number,
  first: number,
  isLike: (pixel: number) => boolean,
): [number, number][] {
  const isSeen = new Uint8Array(width * height);
  const runs: [number, number][] = [];
  const waiting = [first];
  for (let pixel = waiting.pop(); pixel !== undefined; pixel = waiting.pop()) {
    if (isSeen[pixel] || !isLike(pixel)) continue;
    const rowStart = pixel - (pixel % width);
    let from = pixel;
    while (from > rowStart && isLike(from - 1)) from -= 1;
    let to = pixel + 1;
    while (to < rowStart + width && isLike(to)) to += 1;
    isSeen.fill(1, from, to);
    runs.push([from, to]);
    for (const neighbour of [from - width, from + width]) {
      if (neighbour < 0 || neighbour >= isSeen.length) continue;
      for (let offset = 0; offset < to - from; offset += 1) {
        if (!isSeen[neighbour + offset] && isLike(neighbour + offset)) waiting.push(neighbour + offset);
      }
    }
  }
  return runs;
}
