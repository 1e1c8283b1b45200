import type { FaceReading } from '../../../faces.ts';
import type { RecipeFace } from '../../recipe.ts';
import type { Mask } from '../mask.ts';
import type { PackedMask } from '../packed-mask.ts';

/** A reduced photo, four bytes a pixel, and what is asked about it. */
export interface PeopleTask {
  wants: 'people' | 'expression';
  rgba: Uint8Array<ArrayBuffer>;
  width: number;
  height: number;
}

/** What was asked for; the other is null. */
export interface PeopleAnswer {
  people: FoundPeople | null;
  reading: FaceReading | null;
}

export interface FoundPeople {
  /** All faces, the largest first. */
  faces: RecipeFace[];
  /** The people that a design can show, without what is behind them; null without one, and for a crowd. */
  person: {
    mask: Mask;
    /** The same as a recipe stores it. */
    packed: PackedMask;
    /** The bounding box of what the mask keeps, in shares of the photo. */
    subject: [number, number, number, number];
    /** How many of the faces are theirs. */
    faces: number;
    hasWriting: boolean;
  } | null;
}
