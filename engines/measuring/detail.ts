import type { Planes } from './planes.ts';

/** A smaller change per pixel is a soft gradient, or the noise of a compressed file. */
const noise = 0.01;

/** How much a picture changes at each pixel, in lightness and colour (OKLab), above the noise level. */
export function measureDetail({ lightness, a, b, width, height }: Planes): Float32Array {
  const detail = new Float32Array(width * height);
  for (let y = 0; y < height; y += 1) {
    const above = Math.max(0, y - 1) * width;
    const below = Math.min(height - 1, y + 1) * width;
    for (let x = 0; x < width; x += 1) {
      const row = y * width;
      const left = row + Math.max(0, x - 1);
      const right = row + Math.min(width - 1, x + 1);
      let squares = 0;
      for (const plane of [lightness, a, b]) {
        const across = (plane[right] ?? 0) - (plane[left] ?? 0);
        const down = (plane[below + x] ?? 0) - (plane[above + x] ?? 0);
        squares += across * across + down * down;
      }
      detail[row + x] = Math.max(0, Math.sqrt(squares) / 2 - noise);
    }
  }
  return detail;
}
