/** Tails of birds. */
import type { Point } from '../../beasts/limb.ts';
import { shape } from '../../own-drawing.ts';
import { blade, mixed, oval, quill, short, turned } from '../paint.ts';
import type { Bird } from './look.ts';

const spreads: Readonly<Record<Bird['tail']['kind'], number>> = {
  fan: 34,
  long: 10,
  short: 22,
  forked: 26,
  sickle: 0,
  train: 12,
  plume: 50,
};

/** Degrees, clockwise from the right, in which a tail lies behind the body. */
const wayOf = ({ tail }: Bird, pitch: number) => pitch + (tail.turn ?? 0);

export function tailReach(
  kind: Bird,
  [x, y]: Point,
  pitch: number,
): readonly [number, number, number, number] {
  const { tail } = kind;
  const way = wayOf(kind, pitch);
  const spread = spreads[tail.kind];
  const ends =
    tail.kind === 'sickle'
      ? [-62, -40, -18, 4, 26].map((start): Point => {
          const [mx, my] = turned(way + start, tail.long * 0.62);
          const [ex, ey] = turned(way + start + 62, tail.long * 0.5);
          return [mx + ex, my + ey];
        })
      : [-1, -0.5, 0, 0.5, 1].map((at) => turned(way + at * spread * 0.62, tail.long));
  const xs = ends.map(([ex]) => x + ex);
  const ys = ends.map(([, ey]) => y + ey);
  const wide = tail.wide * 1.2;
  return [
    Math.min(...xs) - wide,
    Math.min(...ys) - wide,
    Math.max(...xs) + wide,
    Math.max(...ys) + wide * 0.7,
  ];
}

/** The pitch at which the tail of one who stands does not reach into the ground. */
export function clearOfGround(kind: Bird, vent: Point, pitch: number): number {
  const isClear = tailReach(kind, vent, pitch)[3] <= 2;
  return isClear || pitch < -70 ? pitch : clearOfGround(kind, vent, pitch - 2);
}

export function tailOf(kind: Bird, [x, y]: Point, pitch: number): string {
  const { tail } = kind;
  const way = wayOf(kind, pitch);
  const root: Point = [x - turned(way, kind.long * 0.12)[0], y - turned(way, kind.long * 0.12)[1]];
  if (tail.kind === 'sickle')
    return Array.from({ length: 9 }, (_, at) => {
      const start = way - 62 + at * 11;
      const [mx, my] = turned(start, tail.long * 0.62);
      const [ex, ey] = turned(start + 62, tail.long * (0.62 + (at % 3) * 0.06));
      const [tx, ty] = [root[0] + mx + ex * 0.7, root[1] + my + ey * 0.7];
      const wide = tail.wide;
      const tone = at % 3 === 0 ? tail.tones[0] : at % 3 === 1 ? tail.tones[1] : tail.tones[2];
      return shape(
        `M${short(root[0])} ${short(root[1])} Q${short(root[0] + mx * 1.05)} ${short(root[1] + my * 1.1)} ${short(tx)} ${short(ty)} Q${short(root[0] + mx + wide)} ${short(root[1] + my + wide * 1.3)} ${short(root[0] + wide)} ${short(root[1] + wide * 0.8)} Z`,
        tone,
        `stroke="${tail.tones[2]}" stroke-width=".5"`,
      );
    }).join('');
  if (tail.kind === 'train')
    return Array.from({ length: 15 }, (_, at) => {
      const turn = way - 12 + (at % 5) * 6 + Math.floor(at / 5) * 2;
      const long = tail.long * (1 - Math.floor(at / 5) * 0.24 - (at % 2) * 0.06);
      const [ex, ey] = turned(turn, long * 0.9);
      return (
        quill(root, turn, long, tail.wide * 0.34, tail.tones) +
        oval(root[0] + ex, root[1] + ey, tail.wide * 0.3, tail.wide * 0.24, '#c98a2c') +
        oval(root[0] + ex, root[1] + ey, tail.wide * 0.2, tail.wide * 0.16, '#22b8c8') +
        oval(root[0] + ex, root[1] + ey, tail.wide * 0.1, tail.wide * 0.09, '#16246a')
      );
    }).join('');
  const count = tail.kind === 'plume' ? 11 : 9;
  const spread = spreads[tail.kind];
  return Array.from({ length: count }, (_, index) => {
    // From the outermost to the middle, which lies on top.
    const side = index % 2 ? 1 : -1;
    const at = (side * (count - 1 - index)) / (count - 1);
    const turn = way + at * spread * 0.62;
    const fork = tail.kind === 'forked' ? 0.72 + 0.28 * Math.abs(at) : 1 - 0.12 * Math.abs(at);
    const long = tail.long * fork;
    const feather = quill(root, turn, long, tail.wide * 0.3, tail.tones);
    if (!tail.tips) return feather;
    const [tx, ty] = turned(turn, long * 0.7);
    return (
      feather +
      shape(
        blade([root[0] + tx, root[1] + ty], turn, long * 0.31, tail.wide * 0.24),
        mixed(tail.tips, tail.tones[2], 0.06),
      )
    );
  }).join('');
}
