import type { Point } from './limb.ts';

/** Elbow or stifle, wrist or hock, and foot. */
type Leg = readonly [Point, Point, Point];

/** How an animal on four legs holds its body. */
export interface Pose {
  front: { near: Leg; far: Leg };
  hind: { near: Leg; far: Leg };
  /** Degrees by which the shoulders are higher than the hips. */
  pitch?: number;
  /** Degrees by which they are lower, with the forefeet on the ground. */
  bows?: number;
  /** How far the body is above or, negative, below where it stands, in lengths of a leg. */
  lift?: number;
  /** Degrees above the horizon, in place of the species' own. */
  neck?: number;
  head?: number;
  /** The mouth is at the ground. */
  reachesDown?: true;
  isAsleep?: true;
  mouth?: 'open';
  /** The tail streams behind. */
  tail?: 'streaming' | 'lying';
}
