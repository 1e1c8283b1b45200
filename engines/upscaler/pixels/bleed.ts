import { reach } from '../network/network.ts';
import type { Size } from './strip.ts';

/**
 * Extends the visible colours into fully transparent areas, as far as the network reaches. It would
 * otherwise mix the hidden colours there, mostly black, into the edges. Changes `rgb`.
 */
export function bleed(rgb: Uint8Array, alpha: Uint8Array, { width, height }: Size): void {
  /** The round in which a pixel got its colour, from 1; 0 before. */
  const round = Uint8Array.from(alpha, (value) => (value > 0 ? 1 : 0));
  for (let now = 2; now <= reach + 1; now += 1) {
    for (let y = 0; y < height; y += 1) {
      for (let x = 0; x < width; x += 1) {
        if (round[y * width + x] === 0) fill(rgb, round, { x, y, width, height, now });
      }
    }
  }
}

/** Sets a pixel to the mean of its neighbours that had a colour before this round. */
function fill(
  rgb: Uint8Array,
  round: Uint8Array,
  { x, y, width, height, now }: Size & { x: number; y: number; now: number },
): void {
  let [red, green, blue, count] = [0, 0, 0, 0];
  for (let j = Math.max(0, y - 1); j <= Math.min(height - 1, y + 1); j += 1) {
    for (let i = Math.max(0, x - 1); i <= Math.min(width - 1, x + 1); i += 1) {
      const at = j * width + i;
      const reachedBefore = round[at] ?? 0;
      if (reachedBefore === 0 || reachedBefore >= now) continue;
      red += rgb[at * 3] ?? 0;
      green += rgb[at * 3 + 1] ?? 0;
      blue += rgb[at * 3 + 2] ?? 0;
      count += 1;
    }
  }
  if (count === 0) return;
  const at = y * width + x;
  rgb.set([Math.round(red / count), Math.round(green / count), Math.round(blue / count)], at * 3);
  round[at] = now;
}
