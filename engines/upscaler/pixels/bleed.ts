import { reach } from '../network/network.ts';
import type { Size } from './strip.ts';

/**
 * Colours that nobody sees, where nothing but transparency is: what is seen is carried on into it, as far as the network
 * looks. It would otherwise mix whatever lies hidden there, mostly black, into the edges. Changes `rgb`.
 */
export function bleed(rgb: Uint8Array, alpha: Uint8Array, { width, height }: Size): void {
  /** In which round a pixel got its colour, counted from 1; 0 where it has none yet. */
  const round = Uint8Array.from(alpha, (value) => (value > 0 ? 1 : 0));
  for (let now = 2; now <= reach + 1; now += 1) {
    for (let y = 0; y < height; y += 1) {
      for (let x = 0; x < width; x += 1) {
        if (round[y * width + x] === 0) fill(rgb, round, { x, y, width, height, now });
      }
    }
  }
}

/** Gives a pixel the mean of its neighbours that had a colour before this round. */
function fill(
  rgb: Uint8Array,
  round: Uint8Array,
  { x, y, width, height, now }: Size & { x: number; y: number; now: number },
): void {
  let [red, green, blue, count] = [0, 0, 0, 0];
  for (let j = Math.max(0, y - 1); j <= Math.min(height - 1, y + 1); j += 1) {
    for (let i = Math.max(0, x - 1); i <= Math.min(width - 1, x + 1); i += 1) {
      const at = j * width + i;
      const gotIn = round[at] ?? 0;
      if (gotIn === 0 || gotIn >= now) continue;
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
