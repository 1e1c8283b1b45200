/** Finds where a viewer looks first in a photo. */
import { toOklab } from '../../oklab.ts';
import type { SmallPicture } from './photo-colors.ts';

/**
 * Returns the centre of what stands out: detail, strong colour and skin tones, weighted towards the middle of
 * the picture. In shares of width and height. It does not detect faces.
 */
export function findFocus({ rgba, width, height }: SmallPicture): { x: number; y: number } {
  const [light, colour, skin] = [0, 0, 0].map(() => new Float32Array(width * height));
  if (!light || !colour || !skin) throw new RangeError('no room');
  for (let at = 0; at < width * height; at++) {
    const [red = 0, green = 0, blue = 0, alpha = 255] = rgba.subarray(at * 4, at * 4 + 4);
    const [l, a, b] = toOklab([red, green, blue]);
    light[at] = alpha < 64 ? 0 : l;
    colour[at] = alpha < 64 ? 0 : Math.hypot(a, b);
    const hue = Math.atan2(b, a);
    // Skin of all tones is in a narrow range of hues between red and yellow, and is never vivid.
    const isSkin =
      hue > 0.5 && hue < 1.25 && l > 0.3 && l < 0.92 && (colour[at] ?? 0) > 0.03 && (colour[at] ?? 0) < 0.14;
    skin[at] = isSkin && alpha >= 64 ? 1 : 0;
  }
  const scores = new Float32Array(width * height);
  for (let y = 1; y < height - 1; y++) {
    for (let x = 1; x < width - 1; x++) {
      const at = y * width + x;
      const edge = Math.abs(
        4 * (light[at] ?? 0) -
          (light[at - 1] ?? 0) -
          (light[at + 1] ?? 0) -
          (light[at - width] ?? 0) -
          (light[at + width] ?? 0),
      );
      // What matters is mostly near the middle, and faces above it.
      const away = Math.hypot((x / width - 0.5) * 1.1, y / height - 0.42);
      const nearness = Math.max(0.2, 1 - away * 1.15);
      const points =
        Math.min(0.3, edge) * 1.3 + Math.min(0.16, colour[at] ?? 0) * 0.5 + (skin[at] ?? 0) * 0.34;
      scores[at] = points * nearness;
    }
  }
  return middleOf(scores, width, height);
}

/**
 * Finds the part of the picture with most of the score: a window that moves to the centre of its contents.
 */
function middleOf(scores: Float32Array, width: number, height: number): { x: number; y: number } {
  const reach = Math.min(width, height) * 0.3;
  let best = { x: width / 2, y: height / 2, score: 0 };
  for (let y = 0; y < height; y += 4) {
    for (let x = 0; x < width; x += 4) {
      const found = gather(scores, width, height, { x, y, reach });
      if (found.score > best.score) best = found;
    }
  }
  return { x: toShare(best.x / width), y: toShare(best.y / height) };
}

/** Sums the score around a place, less with distance, and returns its centre. */
function gather(
  scores: Float32Array,
  width: number,
  height: number,
  about: { x: number; y: number; reach: number },
): { x: number; y: number; score: number } {
  let [score, sumX, sumY] = [0, 0, 0];
  const { x: middleX, y: middleY, reach } = about;
  for (let y = Math.max(0, Math.ceil(middleY - reach)); y < Math.min(height, middleY + reach); y++) {
    for (let x = Math.max(0, Math.ceil(middleX - reach)); x < Math.min(width, middleX + reach); x++) {
      const away = Math.hypot(x - middleX, y - middleY) / reach;
      if (away >= 1) continue;
      const weight = (scores[y * width + x] ?? 0) * (1 - away * away);
      score += weight;
      sumX += weight * (x + 0.5);
      sumY += weight * (y + 0.5);
    }
  }
  return score === 0 ? { x: middleX, y: middleY, score } : { x: sumX / score, y: sumY / score, score };
}

/** Three digits are enough and keep a recipe short. */
function toShare(value: number): number {
  return Math.round(Math.min(1, Math.max(0, value)) * 1000) / 1000;
}
