import type { ReferenceStroke } from '../../../../contract/references.ts';
import type { Mask } from '../mask.ts';

/** A reduced photo, four bytes a pixel, and its strokes. */
export interface CutOutTask {
  rgba: Uint8Array<ArrayBuffer>;
  width: number;
  height: number;
  /** With none, the thing that the photo is of is found. */
  strokes: readonly ReferenceStroke[];
  /** The mask that the strokes correct, of any size; null if they mark everything. */
  start: Mask | null;
}

/** Null if the strokes leave nothing or everything, or if no thing is clearly apart. */
export type CutOutResult = Mask | null;
