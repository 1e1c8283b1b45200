import type { ReferenceStroke } from '#contract/references.ts';
import type { Mask } from '../mask.ts';

/** A photo in small, four bytes a pixel, and what was marked in it. */
export interface CutOutTask {
  rgba: Uint8Array<ArrayBuffer>;
  width: number;
  height: number;
  strokes: readonly ReferenceStroke[];
}

/** Null where the marks leave nothing or everything. */
export type CutOutResult = Mask | null;
