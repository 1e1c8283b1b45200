import type { OwnDrawing } from '../own-drawing.ts';
import type { Joints } from './joints.ts';

/** How one of the two stands: moved from the middle, and whether turned to the right. */
export interface Half {
  joints: Joints;
  by: number;
  isTurned?: true;
}

/** How two people touch. */
export interface PairPose {
  /** The one behind, and the one in front. */
  first: Half;
  second: Half;
  behind?: readonly string[];
  front?: readonly string[];
  ink: OwnDrawing['ink'];
}
