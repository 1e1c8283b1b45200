/** Short ways to write the joints of a pose. */
import type { Joints, Point } from '../joints.ts';

type Limb = readonly [elbowX: number, elbowY: number, handX: number, handY: number];
const limb = ([x, y, toX, toY]: Limb): readonly [Point, Point] => [
  [x, y],
  [toX, toY],
];

/** Elbow and hand of the near arm, then of the far one. */
export const arms = (near: Limb, far: Limb): Pick<Joints, 'nearArm' | 'farArm'> => ({
  nearArm: limb(near),
  farArm: limb(far),
});
/** Knee and foot of the near leg, then of the far one. */
export const legs = (near: Limb, far: Limb): Pick<Joints, 'nearLeg' | 'farLeg'> => ({
  nearLeg: limb(near),
  farLeg: limb(far),
});
/** Feet apart, as who throws, digs or defends stands. */
export const astride = legs([38, 49, 43, 60], [27, 49, 21, 60]);
