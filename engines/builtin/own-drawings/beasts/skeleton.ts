/** Where the joints of an animal are in a pose: it stands on y = 0 and is about 100 high at its shoulders. */
import type { Joint, Point } from './limb.ts';
import type { Pose } from './pose.ts';
import type { Species } from './species.ts';

export interface Skeleton {
  /** From the hips to the shoulders. */
  trunk: Joint[];
  neck: Joint[];
  legs: Record<'frontNear' | 'frontFar' | 'hindNear' | 'hindFar', Joint[]>;
  head: { at: Point; turn: number };
  tailRoot: Point;
  /** Of the head's own box. */
  scale: number;
}

const tall = 100;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

export function skeletonOf(kind: Species, pose: Pose): Skeleton {
  const [chest, waist, hips] = kind.trunk.map((share) => share * tall) as [number, number, number];
  const half = (kind.length * tall) / 2;
  // A leg begins within the body; its length is down to the ground.
  const legTop = -tall + chest * 1.15;
  const leg = -legTop;
  // Who lies is on the ground, however thick.
  const lowest = Math.max(-tall + 2 * chest, -tall * 0.985 + 2 * hips, -tall * 0.955 + 2 * waist);
  const lift = pose.bows ? 0 : Math.max((pose.lift ?? 0) * leg, pose.pitch ? -leg : lowest);
  // Who bows keeps the forefeet on the ground: short legs allow less of it.
  const bow = Math.asin(Math.min(1, (leg * 0.4 - Math.max(0, chest * 2 - tall * 0.62)) / (2 * half)));
  const pitch = pose.bows ? -Math.min(radians(pose.bows), bow) : radians(pose.pitch ?? 0);
  /** Turned about the hips. */
  const turned = (x: number, y: number): Point => {
    const [dx, dy] = [x - half, y + tall - hips];
    return [
      half + dx * Math.cos(pitch) - dy * Math.sin(pitch) * -1,
      -tall + hips + dx * Math.sin(pitch) + dy * Math.cos(pitch) - lift,
    ];
  };
  const joint = (x: number, y: number, radius: number): Joint => [...turned(x, y), radius];
  const trunk = [
    joint(half + hips * 0.1, -tall * 0.98 + hips, hips),
    joint(half * 0.56, -tall * 0.985 + hips * 0.97, hips * 0.97),
    joint(half * 0.06, -tall * 0.955 + waist, waist),
    joint(-half * 0.5, -tall * 0.965 + (waist + chest) / 2, (waist * 0.8 + chest * 1.2) / 2),
    joint(-half + chest * 0.1, -tall + chest, chest),
  ];
  const shoulder = turned(-half, legTop);
  const hip = turned(half, -tall + hips * 1.1);
  const thin = kind.leg * tall;
  const thick = kind.foot === 'pillar' ? 1.3 : 1;
  const limbOf = (top: Point, points: readonly Point[], radii: readonly number[], reach = leg): Joint[] => [
    [top[0], top[1], radii[0]!],
    ...points.map(
      ([x, y], at): Joint => [
        top[0] + x * leg,
        top[1] + y * reach - (at === 2 ? thin * 0.5 : 0),
        radii[at + 1]!,
      ],
    ),
  ];
  const front = [chest * 0.52, Math.max(thin * 1.5, chest * 0.3), thin * 1.05 * thick, thin * thick];
  const hind = [hips * 0.86, Math.max(thin * 1.7, hips * 0.52), thin * 1.15 * thick, thin * thick];
  // Where a pose leaves the ground, legs are drawn from joints that moved with the body.
  const forward = pose.bows ? -shoulder[1] : leg;
  const legs = {
    frontNear: limbOf(shoulder, pose.front.near, front, forward),
    frontFar: limbOf([shoulder[0] - 2, shoulder[1]], pose.front.far, front, forward),
    hindNear: limbOf(hip, pose.hind.near, hind),
    hindFar: limbOf([hip[0] - 2, hip[1]], pose.hind.far, hind),
  };
  const base = turned(-half - chest * 0.16, -tall + chest * 0.78);
  const size = kind.head.size * tall;
  const angle = radians(pose.neck ?? kind.neck.angle);
  // Who grazes or drinks reaches the ground.
  const down = pose.reachesDown ? (-base[1] - size * 2.1) / Math.sin(-angle) : 0;
  const long = Math.max(down, kind.neck.length * tall);
  const thickness = kind.neck.thick * tall;
  const [ex, ey] = [base[0] - Math.cos(angle) * long, base[1] - Math.sin(angle) * long];
  const neck: Joint[] = [
    [base[0] + chest * 0.3, base[1] + chest * 0.1, chest * 0.84],
    [base[0] + (ex - base[0]) * 0.5, base[1] + (ey - base[1]) * 0.5, (thickness + chest * 0.62) / 2],
    [ex, ey, thickness],
  ];
  const turn = pose.head ?? kind.head.angle;
  return {
    trunk,
    neck,
    legs,
    head: { at: [ex - size * 0.1, ey], turn },
    tailRoot: turned(half + hips * 0.95, -tall + hips * 0.6),
    scale: size / 10,
  };
}
