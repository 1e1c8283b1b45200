import type { ReferenceStroke } from '../../../../contract/references.ts';
import type { Mask } from '../mask.ts';

/** A reduced photo, four bytes a pixel, and its strokes. */
export interface CutOutTask {
  rgba: Uint8Array<ArrayBuffer>;
  width: number;
  height: number;
  strokes: readonly ReferenceStroke[];
}

/** Null if the strokes leave nothing or everything. */
export type CutOutResult = Mask | null;
