import type { Picture } from '../pixels/picture.ts';

/** A film's shape, width to height. */
const filmShape = 2.1;

/** Black bars above and below, as a film has on a television. */
export function drawBars({ rgba, width, height }: Picture): void {
  const bar = Math.round(Math.max(height * 0.06, (height - width / filmShape) / 2));
  if (bar * 2 >= height * 0.6) return;
  for (const [from, to] of [
    [0, bar],
    [height - bar, height],
  ] as const) {
    for (let at = from * width * 4; at < to * width * 4; at += 4) {
      rgba[at] = 0;
      rgba[at + 1] = 0;
      rgba[at + 2] = 0;
      rgba[at + 3] = 255;
    }
  }
}
