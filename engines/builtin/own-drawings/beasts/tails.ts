import { line, shape } from '../own-drawing.ts';
import { along, type Joint, limb, type Point } from './limb.ts';
import type { Pose } from './pose.ts';
import type { Species } from './species.ts';

interface Tail {
  joints: Joint[];
  behind: string[];
  before: string[];
}

type Spot = readonly [x: number, y: number, radius: number];

/** From the root on, in the way it hangs, streams or lies. */
const courses: Readonly<Record<Species['tail'], Readonly<Record<'hanging' | 'streaming', readonly Spot[]>>>> =
  {
    bushy: {
      hanging: [
        [-4, 2, 4],
        [6, 8, 6],
        [12, 22, 8.4],
        [13, 38, 6.6],
        [9, 52, 1.6],
      ],
      streaming: [
        [-4, 0, 4],
        [10, -1, 6.4],
        [26, 1, 8.4],
        [42, -1, 6.4],
        [56, -6, 1.4],
      ],
    },
    long: {
      hanging: [
        [-4, 1, 3.6],
        [8, 1, 3],
        [20, -8, 2.8],
        [26, -22, 2.5],
        [23, -36, 2],
      ],
      streaming: [
        [-4, 0, 3.4],
        [14, -4, 3],
        [32, -10, 2.6],
        [50, -20, 1.8],
      ],
    },
    ringed: {
      hanging: [
        [-4, 2, 3.8],
        [9, 10, 3.6],
        [16, 26, 3.4],
        [22, 40, 3.2],
        [31, 44, 2.6],
      ],
      streaming: [
        [-4, 0, 3.6],
        [14, -3, 3.4],
        [32, -7, 3.2],
        [50, -14, 2.6],
      ],
    },
    tuft: {
      hanging: [
        [-3, 1, 2.6],
        [8, 8, 1.9],
        [13, 26, 1.6],
        [14, 42, 1.5],
        [15, 50, 1.4],
      ],
      streaming: [
        [-3, 0, 2.6],
        [14, -4, 1.9],
        [30, -8, 1.6],
        [44, -14, 1.4],
      ],
    },
    thin: {
      hanging: [
        [-3, 1, 2.6],
        [6, 8, 1.7],
        [9, 24, 1.3],
        [9, 40, 1.2],
      ],
      streaming: [
        [-3, 0, 2.6],
        [10, 2, 1.7],
        [22, 2, 1.3],
        [34, -4, 1.2],
      ],
    },
    hair: {
      hanging: [
        [-4, -1, 3],
        [7, 2, 4.4],
        [13, 20, 6.4],
        [13, 42, 6],
        [9, 62, 1.4],
      ],
      streaming: [
        [-4, -1, 3],
        [12, -6, 4.6],
        [30, -6, 6.4],
        [48, 0, 5.4],
        [66, 8, 1],
      ],
    },
    curled: {
      hanging: [
        [-4, 1, 3.6],
        [6, -4, 3.4],
        [10, -16, 3.4],
        [2, -24, 3],
        [-7, -20, 2.2],
      ],
      streaming: [
        [-4, 0, 3.4],
        [12, -6, 3.2],
        [26, -14, 3],
        [38, -26, 2],
      ],
    },
    stub: {
      hanging: [
        [-3, 0, 4],
        [4, 4, 3.6],
      ],
      streaming: [
        [-3, 0, 4],
        [5, 1, 3.6],
      ],
    },
  };
/** On the ground. */
const lying: readonly Spot[] = [
  [-4, 0, 4.2],
  [7, 14, 4.4],
  [20, 30, 4.2],
  [36, 30, 3.2],
];

/** A tail from where it begins. */
export function tailOf(kind: Species, [x, y]: Point, way: Pose['tail']): Tail {
  const { tail, cream, markings, mane, coat, fur } = kind;
  const isShort = tail === 'stub';
  const isThin = tail === 'tuft' || tail === 'thin' || tail === 'hair';
  const course =
    way === 'lying' && !isShort && !isThin
      ? groundedFrom(y)
      : courses[tail][way === 'streaming' ? 'streaming' : 'hanging'];
  const bulk = tail === 'bushy' && fur === undefined ? 0.7 : tail === 'ringed' && fur !== undefined ? 2 : 1;
  const joints = course.map(
    ([dx, dy, radius]): Joint => [x + dx, Math.min(-1.5 - radius, y + dy), radius * bulk],
  );
  const tufts = tail === 'bushy' ? 1.8 : tail === 'hair' ? 1.6 : (fur ?? 0) * 60;
  const fill = tail === 'hair' ? 'url(#m)' : 'url(#c)';
  const drawn = [shape(limb(joints, tufts), fill)];
  const points = along(joints);
  if (tail === 'ringed')
    drawn.push(
      ...points
        .filter((_, at) => at % 4 === 2)
        .map(([px, py, r]) =>
          line(
            `M${px - r * 0.7} ${py - r * 0.7} L${px + r * 0.7} ${py + r * 0.7}`,
            markings?.color ?? '#2a2c31',
            r * 0.9,
          ),
        ),
    );
  if (tail === 'bushy' && kind.head.kind === 'canine' && kind.socks)
    drawn.push(shape(limb(joints.slice(-2), tufts), cream[0]));
  if (tail === 'tuft') {
    const end = joints.at(-1)!;
    const before = joints.at(-2)!;
    const [dx, dy] = [(end[0] - before[0]) * 0.9, (end[1] - before[1]) * 0.9];
    drawn.push(
      shape(
        limb(
          [
            [end[0], end[1], 2.2],
            [end[0] + dx * 0.6, end[1] + dy * 0.6, 4],
            [end[0] + dx * 1.4, end[1] + dy * 1.4, 0.8],
          ],
          1,
        ),
        mane?.tones[2] ?? coat[2],
      ),
    );
    joints.push([end[0] + dx * 1.4, end[1] + dy * 1.4, 2]);
  }
  if (markings?.kind === 'points') drawn.push(shape(limb(joints.slice(-3)), markings.color, 'opacity=".82"'));
  return way === 'lying' ? { joints, behind: [], before: drawn } : { joints, behind: drawn, before: [] };
}

function groundedFrom(y: number): readonly Spot[] {
  const down = -y - 5;
  return lying.map(([dx, dy, radius]) => [dx, Math.min(dy, down), radius]);
}
