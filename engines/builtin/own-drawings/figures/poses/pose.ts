import type { Props } from '../body.ts';
import type { Joints, Point } from '../joints.ts';

/** Where a pose has a thing that the words name. */
export interface Grip {
  at: Point;
  /** The highest that the thing is, in the units of the drawing. */
  high: number;
  /** What is small enough for a hand, or anything at its natural size. */
  of: 'handheld' | 'any';
  /** Which part of the thing is at the point: its middle, its foot, or the side towards the figure. */
  by: 'middle' | 'foot' | 'side';
}

/** What a whole figure does: its joints, and what is in its hands, under it and before it. */
export interface Pose extends Props {
  joints: Joints;
  /** The painted part beyond the body's own: left, top, right, bottom. */
  ink: readonly [number, number, number, number];
  /** How large it is beside a standing figure of the same person; 1 if absent. */
  share?: number;
  grip?: Grip;
}
