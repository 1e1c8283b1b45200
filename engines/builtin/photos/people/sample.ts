/** Parts of a picture, in the size and order that a network reads. */

export interface Pixels {
  /** Four bytes a pixel, row by row. */
  rgba: Uint8Array;
  width: number;
  height: number;
}

/** A rectangle in pixels of a picture; it may reach beyond it. */
export interface Region {
  x: number;
  y: number;
  width: number;
  height: number;
}

/**
 * Returns a region reduced or enlarged to a square of `side` pixels, three bytes a pixel. Beyond the picture
 * it is black. Each pixel is the mean of up to 4 × 4 places, evenly spread over what it stands for.
 */
export function sampleSquare(
  { rgba, width, height }: Pixels,
  region: Region,
  side: number,
  isMirrored = false,
): Uint8Array<ArrayBuffer> {
  const result = new Uint8Array(side * side * 3);
  const [stepX, stepY] = [region.width / side, region.height / side];
  const [countX, countY] = [stepX, stepY].map((step) => Math.min(4, Math.max(1, Math.round(step)))) as [
    number,
    number,
  ];
  for (let y = 0; y < side; y += 1) {
    for (let x = 0; x < side; x += 1) {
      const column = isMirrored ? side - 1 - x : x;
      let [red, green, blue] = [0, 0, 0];
      for (let row = 0; row < countY; row += 1) {
        const sourceY = Math.floor(region.y + (y + (row + 0.5) / countY) * stepY);
        if (sourceY < 0 || sourceY >= height) continue;
        for (let place = 0; place < countX; place += 1) {
          const sourceX = Math.floor(region.x + (column + (place + 0.5) / countX) * stepX);
          if (sourceX < 0 || sourceX >= width) continue;
          const at = (sourceY * width + sourceX) * 4;
          red += rgba[at] ?? 0;
          green += rgba[at + 1] ?? 0;
          blue += rgba[at + 2] ?? 0;
        }
      }
      const to = (y * side + x) * 3;
      const count = countX * countY;
      result[to] = red / count;
      result[to + 1] = green / count;
      result[to + 2] = blue / count;
    }
  }
  return result;
}
