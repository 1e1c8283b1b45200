import type { Picture, Plane } from '../pixels/picture.ts';
import { distanceTo } from '../subject/edges.ts';
import { fillHole } from './fill-hole.ts';

/**
 * Removes what is marked and fills the place with what is around it.
 * @param grow how far beyond the marked part is filled as well, in pixels: where old and new will blend
 */
export function removeMarked(
  picture: Picture,
  marked: Plane,
  {
    grow,
    seed,
    check,
    onProgress,
  }: { grow: number; seed: number; check(): void; onProgress(share: number): void },
): void {
  const { rgba, width, height } = picture;
  const pixels = width * height;
  const hole = new Uint8Array(pixels);
  const away = distanceTo(marked);
  for (let at = 0; at < pixels; at += 1) hole[at] = away[at]! <= grow ? 1 : 0;
  const rgb = new Uint8Array(pixels * 3);
  for (let at = 0; at < pixels; at += 1) {
    rgb[at * 3] = rgba[at * 4]!;
    rgb[at * 3 + 1] = rgba[at * 4 + 1]!;
    rgb[at * 3 + 2] = rgba[at * 4 + 2]!;
  }
  check();
  const filled = fillHole(rgb, hole, picture, { seed, check, onProgress });
  for (let at = 0; at < pixels; at += 1) {
    if (!hole[at]) continue;
    rgba[at * 4] = filled[at * 3]!;
    rgba[at * 4 + 1] = filled[at * 3 + 1]!;
    rgba[at * 4 + 2] = filled[at * 3 + 2]!;
    rgba[at * 4 + 3] = 255;
  }
}
