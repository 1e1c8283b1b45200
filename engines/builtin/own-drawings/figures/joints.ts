/** The joints that a figure is drawn from. */
export type Point = readonly [x: number, y: number];

/** The joints of a figure, in a box of 64 by 64 whose ground is at 62. */
export interface Joints {
  head: Point;
  /** Degrees clockwise. */
  nod?: number;
  neck: Point;
  hip: Point;
  /** Elbow and hand; shoulder and hip are where the body is. */
  nearArm: readonly [Point, Point];
  farArm: readonly [Point, Point];
  /** Knee and foot. */
  nearLeg: readonly [Point, Point];
  farLeg: readonly [Point, Point];
  face?: 'smile' | 'glad' | 'asleep' | 'calm' | 'sad' | 'afraid' | 'stern' | 'angry' | 'tired';
  /** A figure that lies has its feet upright. */
  lies?: true;
}
