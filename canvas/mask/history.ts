import type { Box } from '../geometry.ts';
import type { Mask } from './mask.ts';
import { boxOfTile, tilesIn } from './tiles.ts';

/** Undo and redo of a selection, as the tiles that a step overwrote. */
export interface MaskHistory {
  readonly past: readonly MaskStep[];
  readonly future: readonly MaskStep[];
}

/** Tiles as they were before the step, or, of an undone step, after it. */
export interface MaskStep {
  readonly tiles: ReadonlyMap<number, Uint8Array>;
}

/** The specification's number of states of a mask. */
export const keptMaskSteps = 20;

export const emptyMaskHistory: MaskHistory = { past: [], future: [] };

/** Keeps the tiles of a mask that a stroke is about to change, each once. */
export class TileRecorder {
  readonly #mask: Mask;
  readonly #tiles = new Map<number, Uint8Array>();

  constructor(mask: Mask) {
    this.#mask = mask;
  }

  /** Call before the pixels of the rectangle change. */
  keep(box: Box): void {
    for (const tile of tilesIn(this.#mask, box)) {
      if (!this.#tiles.has(tile)) this.#tiles.set(tile, readTile(this.#mask, tile));
    }
  }

  /** The tiles that did change: a wand keeps all of them first, and 20 whole masks of 4K would be 166 MB. */
  finish(): MaskStep {
    const changed = [...this.#tiles].filter(([tile, before]) => hasChanged(this.#mask, tile, before));
    return { tiles: new Map(changed) };
  }
}

export function recordMask({ past }: MaskHistory, step: MaskStep): MaskHistory {
  return { past: [...past, step].slice(-keptMaskSteps), future: [] };
}

/** Takes the last step back in place. Returns what changed, or null without a step. */
export function undoMask(mask: Mask, { past, future }: MaskHistory): SteppedMask | null {
  const step = past.at(-1);
  if (!step) return null;
  const { redone, dirty } = swap(mask, step);
  return { history: { past: past.slice(0, -1), future: [redone, ...future] }, dirty };
}

export function redoMask(mask: Mask, { past, future }: MaskHistory): SteppedMask | null {
  const [step, ...later] = future;
  if (!step) return null;
  const { redone, dirty } = swap(mask, step);
  return { history: { past: [...past, redone], future: later }, dirty };
}

interface SteppedMask {
  readonly history: MaskHistory;
  readonly dirty: readonly Box[];
}

/** Puts a step's tiles into the mask and returns those that were there. */
function swap(mask: Mask, { tiles }: MaskStep): { redone: MaskStep; dirty: Box[] } {
  const redone = new Map([...tiles.keys()].map((tile) => [tile, readTile(mask, tile)]));
  for (const [tile, alpha] of tiles) writeTile(mask, tile, alpha);
  return { redone: { tiles: redone }, dirty: [...tiles.keys()].map((tile) => boxOfTile(mask, tile)) };
}

function readTile(mask: Mask, tile: number): Uint8Array {
  const { x, y, width, height } = boxOfTile(mask, tile);
  const alpha = new Uint8Array(width * height);
  for (let row = 0; row < height; row += 1) {
    const start = (y + row) * mask.width + x;
    alpha.set(mask.alpha.subarray(start, start + width), row * width);
  }
  return alpha;
}

function writeTile(mask: Mask, tile: number, alpha: Uint8Array): void {
  const { x, y, width, height } = boxOfTile(mask, tile);
  for (let row = 0; row < height; row += 1) {
    mask.alpha.set(alpha.subarray(row * width, (row + 1) * width), (y + row) * mask.width + x);
  }
}

function hasChanged(mask: Mask, tile: number, before: Uint8Array): boolean {
  const { x, y, width, height } = boxOfTile(mask, tile);
  for (let row = 0; row < height; row += 1) {
    const start = (y + row) * mask.width + x;
    for (let column = 0; column < width; column += 1) {
      if (mask.alpha[start + column] !== before[row * width + column]) return true;
    }
  }
  return false;
}
