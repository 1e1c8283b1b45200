/** Plumage: rows of feathers over a body, and wings, folded and spread. */
import { grain, type Joint, limb, type Point } from '../../beasts/limb.ts';
import { line, shape } from '../../own-drawing.ts';
import { blade, mixed, quill, short, stations, type Tones, turned } from '../paint.ts';

/** Which tones a body has, from its tail (0) to its crown (1), and from its back (-1) to its belly (1). */
export type ColorAt = (along: number, across: number) => Tones;

/** Small feathers over a body, from the tail to the crown: each lies over the one behind it. */
export function plumage(joints: readonly Joint[], colorAt: ColorAt, { rows = 9, columns = 22 } = {}): string {
  const list = stations(withCrown(joints), columns);
  return list
    .flatMap(({ x, y, r, turn, t }, column) =>
      Array.from({ length: rows }, (_, row) => {
        const at = column * rows + row;
        const across = ((row + 0.5 + (column % 2 ? 0.25 : -0.25)) / rows) * 2 - 1;
        const [nx, ny] = turned(turn - 90);
        const tones = colorAt(t, -across);
        const tone = mixed(tones[1], grain(at) > 0 ? tones[0] : tones[2], Math.abs(grain(at)) * 0.3);
        const before = list[column - 1] ?? { x, y };
        const step = Math.hypot(x - before.x, y - before.y);
        // No gap shows on a thin neck.
        const long = Math.max(r * 0.62 * (1 - 0.25 * Math.abs(across)), step * 1.7);
        const root: Point = [x + nx * across * -r * 0.96, y + ny * across * -r * 0.96];
        return shape(
          blade(root, turn + 180 - across * 16, long, Math.max(long * 0.34, r / rows)),
          tone,
          `stroke="${tones[2]}" stroke-width="${short(Math.max(0.2, r * 0.018))}" stroke-opacity=".45"`,
        );
      }),
    )
    .join('');
}

/** The joints, and one more that covers the crown of the head. */
function withCrown(joints: readonly Joint[]): readonly Joint[] {
  const [[bx, by], [x, y, r]] = [joints.at(-2)!, joints.at(-1)!];
  const long = Math.hypot(x - bx, y - by) || 1;
  return [...joints, [x + ((x - bx) / long) * r * 0.92, y + ((y - by) / long) * r * 0.92, r * 0.62]];
}

export interface WingColors {
  /** The small feathers of the shoulder, those in the middle, and the long ones. */
  coverts: Tones;
  middle: Tones;
  flight: Tones;
  /** The tips of the long ones. */
  tips?: string;
}

/** A folded wing, from the shoulder to its tip. */
export function foldedWing(
  [x, y]: Point,
  degrees: number,
  long: number,
  deep: number,
  colors: WingColors,
): string {
  const [cx, cy] = turned(degrees);
  const at = (along: number, across: number): Point => [
    x + cx * along * long - cy * across * deep,
    y + cy * along * long + cx * across * deep,
  ];
  const from = (root: Point, tip: Point, wide: number, tones: Tones) =>
    quill(
      root,
      (Math.atan2(tip[1] - root[1], tip[0] - root[0]) * 180) / Math.PI,
      Math.hypot(tip[0] - root[0], tip[1] - root[1]),
      wide,
      tones,
    );
  const primaries = Array.from({ length: 6 }, (_, index) => {
    const share = index / 5;
    return from(
      at(0.4 - share * 0.06, 0.3 + share * 0.18),
      at(1 - share * 0.22, 0.12 + share * 0.3),
      deep * 0.11,
      colors.flight,
    );
  });
  const secondaries = Array.from({ length: 7 }, (_, index) => {
    const share = index / 6;
    return from(
      at(0.3 - share * 0.1, 0.12 + share * 0.4),
      at(0.8 - share * 0.36, 0.22 + share * 0.64),
      deep * 0.13,
      colors.middle,
    );
  });
  const coverts = [0, 1, 2, 3].flatMap((row) =>
    Array.from({ length: 6 }, (_, index) => {
      const share = index / 5;
      const root = at(0.36 - row * 0.105 - share * 0.1, 0.02 + share * (0.66 - row * 0.05));
      const tones = row === 0 ? colors.middle : colors.coverts;
      return shape(
        blade(root, degrees + 8 + share * 24, long * (0.24 - row * 0.02), deep * 0.12),
        mixed(tones[1], grain(row * 6 + index) > 0 ? tones[0] : tones[2], 0.18),
        `stroke="${tones[2]}" stroke-width="${short(deep * 0.014)}" stroke-opacity=".55"`,
      );
    }),
  );
  return [...primaries, ...secondaries, ...coverts].join('');
}

export interface Spread {
  /** From the shoulder over elbow and wrist to where the hand ends. */
  arm: readonly [Point, Point, Point, Point];
  /** The way of the feathers at the shoulder and at the tip, in degrees. */
  from: number;
  to: number;
  /** Their lengths at the shoulder and at the tip. */
  near: number;
  far: number;
  /** Whether the outermost feathers stand apart like fingers. */
  isFingered?: boolean;
}

/** A wing that is spread out. */
export function spreadWing(
  { arm, from, to, near, far, isFingered }: Spread,
  colors: WingColors,
  shadow = 0,
): string {
  const dim = (tones: Tones): Tones =>
    shadow ? (tones.map((tone) => mixed(tone, '#1a1620', shadow)) as unknown as Tones) : tones;
  const bones = stations(
    arm.map(([x, y]): Joint => [x, y, 1]),
    60,
  );
  const rowOf = (count: number, share: number, tones: Tones, wide: number, tips?: string) =>
    Array.from({ length: count }, (_, index) => {
      const t = index / (count - 1);
      const bone = bones[Math.round(t * 59)]!;
      const turn = from + (to - from) * t ** 1.35;
      const swell = 1 - 0.16 * Math.sin(t * Math.PI);
      const long = (near + (far - near) * t ** 0.9) * share * swell;
      const narrow = isFingered && t > 0.66 ? 0.74 : 1;
      const feather = quill([bone.x, bone.y], turn, long, long * wide * narrow, dim(tones));
      if (tips === undefined || t < 0.4) return feather;
      const [tx, ty] = turned(turn, long * 0.62);
      return (
        feather +
        shape(
          blade([bone.x + tx, bone.y + ty], turn, long * 0.39, long * wide * narrow * 0.72),
          mixed(tips, '#1a1620', shadow),
        )
      );
    }).join('');
  const long = Math.max(near, far);
  return [
    rowOf(20, 1, colors.flight, 0.075, colors.tips),
    rowOf(20, 0.58, colors.middle, 0.1),
    rowOf(20, 0.36, colors.coverts, 0.14),
    rowOf(18, 0.22, colors.coverts, 0.2),
    shape(
      limb([
        [arm[0][0], arm[0][1], long * 0.075],
        [arm[1][0], arm[1][1], long * 0.06],
        [arm[2][0], arm[2][1], long * 0.042],
        [arm[3][0], arm[3][1], long * 0.014],
      ]),
      dim(colors.coverts)[1],
    ),
    line(
      `M${arm
        .slice(1)
        .map(([x, y]) => `${short(x - long * 0.02)} ${short(y - long * 0.01)}`)
        .join(' L')}`,
      dim(colors.coverts)[0],
      short(long * 0.018),
      'opacity=".6"',
    ),
  ].join('');
}
