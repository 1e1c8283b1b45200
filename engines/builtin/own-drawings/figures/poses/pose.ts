import type { Props } from '../body.ts';
import type { Joints } from '../joints.ts';

/** What a whole figure does: its joints, and what is in its hands, under it and before it. */
export interface Pose extends Props {
  joints: Joints;
  /** The painted part beyond the body's own: left, top, right, bottom. */
  ink: readonly [number, number, number, number];
  /** How large it is beside a standing figure of the same person; 1 if absent. */
  share?: number;
}
