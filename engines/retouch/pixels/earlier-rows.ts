import type { Picture } from './picture.ts';

/**
 * The rows of a picture as they were before it was changed from above to below. Only as many are kept as the
 * neighbours of a row need: a copy of 64 megapixels takes 256 MB.
 */
export class EarlierRows {
  readonly #picture: Picture;
  readonly #reach: number;
  readonly #rows: readonly Uint8ClampedArray[];
  #copied = 0;

  /** @param reach how many rows above and below the present one are read */
  constructor(picture: Picture, reach: number) {
    this.#picture = picture;
    this.#reach = reach;
    const count = Math.min(picture.height, 2 * reach + 1);
    this.#rows = Array.from({ length: count }, () => new Uint8ClampedArray(picture.width * 4));
  }

  /** Call before a row is changed, for each in order. */
  moveTo(y: number): void {
    const { rgba, width, height } = this.#picture;
    for (; this.#copied < Math.min(height, y + this.#reach + 1); this.#copied += 1) {
      const start = this.#copied * width * 4;
      this.at(this.#copied).set(rgba.subarray(start, start + width * 4));
    }
  }

  /** Four bytes a pixel. */
  at(y: number): Uint8ClampedArray {
    return this.#rows[y % this.#rows.length]!;
  }
}
