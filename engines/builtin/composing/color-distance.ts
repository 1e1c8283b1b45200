import { parseHex } from '../scenes/paint/color.ts';

/** A colour nearer than this to the scene's own would be lost in it. */
export const minDistance = 110;

/** How different two colours look: the "redmean" approximation (Thiadmer Riemersma), 0 to about 765. */
export function distance(a: string, b: string): number {
  const [redA, greenA, blueA] = parseHex(a);
  const [redB, greenB, blueB] = parseHex(b);
  const mean = (redA + redB) / 2;
  const [red, green, blue] = [redA - redB, greenA - greenB, blueA - blueB];
  return Math.sqrt((2 + mean / 256) * red ** 2 + 4 * green ** 2 + (2 + (255 - mean) / 256) * blue ** 2);
}
