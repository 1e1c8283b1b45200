import type { Box } from '../geometry.ts';
import type { Mask } from './mask.ts';
import { boxOfTile, tilesIn } from './tiles.ts';

/** What is selected of one tile. */
interface TileFacts {
  /** Pixels that are selected at all. */
  readonly selected: number;
  readonly sum: number;
  readonly bounds: Box | null;
}

/**
 * How much of a mask is selected, and where. Only tiles that have changed are counted again, when they are read: a
 * 4K picture has eight million values, a stroke changes some fifty tiles of them.
 */
export class MaskFacts {
  readonly #mask: Mask;
  readonly #tiles: (TileFacts | null)[];

  constructor(mask: Mask) {
    this.#mask = mask;
    this.#tiles = tilesIn(mask, { x: 0, y: 0, width: mask.width, height: mask.height }).map(() => null);
  }

  /** Call after pixels of the rectangle have changed. */
  forget(changed: Box): void {
    for (const tile of tilesIn(this.#mask, changed)) this.#tiles[tile] = null;
  }

  get isEmpty(): boolean {
    return !this.#tiles.some((_, tile) => this.#factsOf(tile).selected > 0);
  }

  /** The share of pixels that are selected at all, 0 to 1. */
  get selectedShare(): number {
    return this.#perPixel(({ selected }) => selected);
  }

  /** The selected share of the picture, 0 to 1: a pixel that is half selected counts half. */
  get share(): number {
    return this.#perPixel(({ sum }) => sum / 255);
  }

  /** The smallest rectangle that holds every selected pixel, or null. */
  get bounds(): Box | null {
    let [left, top, right, bottom] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY, -1, -1];
    for (let tile = 0; tile < this.#tiles.length; tile += 1) {
      const { bounds } = this.#factsOf(tile);
      if (!bounds) continue;
      left = Math.min(left, bounds.x);
      top = Math.min(top, bounds.y);
      right = Math.max(right, bounds.x + bounds.width);
      bottom = Math.max(bottom, bounds.y + bounds.height);
    }
    return right < 0 ? null : { x: left, y: top, width: right - left, height: bottom - top };
  }

  /** Whether all or nothing of a tile is selected, if that was counted and is so. */
  knownFillOf(tile: number): 'all' | 'none' | null {
    const facts = this.#tiles[tile];
    if (!facts) return null;
    if (facts.selected === 0) return 'none';
    const { width, height } = boxOfTile(this.#mask, tile);
    return facts.sum === 255 * width * height ? 'all' : null;
  }

  #perPixel(of: (facts: TileFacts) => number): number {
    const { length } = this.#mask.alpha;
    let sum = 0;
    for (let tile = 0; tile < this.#tiles.length; tile += 1) sum += of(this.#factsOf(tile));
    return length === 0 ? 0 : sum / length;
  }

  #factsOf(tile: number): TileFacts {
    const facts = this.#tiles[tile] ?? countTile(this.#mask, tile);
    this.#tiles[tile] = facts;
    return facts;
  }
}

function countTile(mask: Mask, tile: number): TileFacts {
  const { x: left, y: top, width, height } = boxOfTile(mask, tile);
  let [selected, sum] = [0, 0];
  let [firstX, lastX, firstY, lastY] = [width, -1, height, -1];
  for (let row = 0; row < height; row += 1) {
    const start = (top + row) * mask.width + left;
    const before = selected;
    for (let column = 0; column < width; column += 1) {
      const value = mask.alpha[start + column] ?? 0;
      if (value === 0) continue;
      selected += 1;
      sum += value;
      if (column < firstX) firstX = column;
      if (column > lastX) lastX = column;
    }
    if (selected === before) continue;
    firstY = Math.min(firstY, row);
    lastY = row;
  }
  const bounds =
    selected === 0
      ? null
      : { x: left + firstX, y: top + firstY, width: lastX - firstX + 1, height: lastY - firstY + 1 };
  return { selected, sum, bounds };
}
