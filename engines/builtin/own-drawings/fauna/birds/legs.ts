/** Legs and feet of birds. */
import { type Joint, limb, type Point } from '../../beasts/limb.ts';
import { line, shape } from '../../own-drawing.ts';
import { mixed, oval, short } from '../paint.ts';
import type { Bird } from './look.ts';

/** A leg from the hip down to the ground, which is at 0. */
export function legs(kind: Bird, [x, y]: Point, side: 'near' | 'far'): string {
  const { leg, deep, long } = kind;
  const isFar = side === 'far';
  const tone = isFar ? mixed(leg.tones[1], '#1a1414', 0.35) : leg.tones[1];
  const shift = isFar ? -long * 0.1 : long * 0.02;
  const foot: Point = [x + shift - (leg.kind === 'wading' ? 0 : deep * 0.04), isFar ? -leg.thick * 0.7 : 0];
  const start: Point = [x + shift + deep * 0.06, y + deep * 0.3];
  const knee: Point = [
    (start[0] + foot[0]) / 2 + leg.long * 0.1,
    start[1] + (foot[1] - start[1]) * (leg.kind === 'wading' ? 0.46 : 0.4),
  ];
  const thick = leg.thick;
  const joints: Joint[] = [
    [start[0], start[1], thick * 1.1],
    [knee[0], knee[1], thick * 0.9],
    [foot[0] + thick * 0.2, foot[1] - thick * 0.5, thick * 0.7],
  ];
  const trousers: Joint[] = [
    [start[0] - deep * 0.02, start[1] - deep * 0.12, deep * 0.2],
    [(start[0] + knee[0]) / 2, (start[1] + knee[1]) / 2, deep * 0.14],
    [knee[0], knee[1] + thick * 0.4, thick * 1.1],
  ];
  const scales = Array.from({ length: 6 }, (_, at) => {
    const t = (at + 1) / 7;
    const [sx, sy] = [knee[0] + (foot[0] - knee[0]) * t, knee[1] + (foot[1] - knee[1]) * t];
    return line(
      `M${short(sx - thick * 0.5)} ${short(sy)} l${short(thick)} ${short(thick * 0.2)}`,
      leg.tones[2],
      thick * 0.14,
      'opacity=".6"',
    );
  });
  return [
    shape(limb(joints), tone),
    line(
      `M${short(knee[0] - thick * 0.4)} ${short(knee[1])} L${short(foot[0] - thick * 0.2)} ${short(foot[1] - thick)}`,
      leg.tones[0],
      thick * 0.3,
      'opacity=".7"',
    ),
    ...(isFar ? [] : scales),
    toes(kind, foot, tone),
    ...(leg.trousers ? [shape(limb(trousers, deep * 0.02), isFar ? leg.trousers[2] : leg.trousers[1])] : []),
  ].join('');
}

function toes({ leg: { kind, thick, tones } }: Bird, [x, y]: Point, tone: string): string {
  const size = thick * (kind === 'talons' ? 1.5 : kind === 'wading' ? 1.5 : 1.3);
  if (kind === 'webbed')
    return (
      shape(
        `M${short(x + thick)} ${short(y - thick)} C${short(x - thick)} ${short(y - thick * 0.9)} ${short(x - thick * 3)} ${short(y - thick * 0.4)} ${short(x - thick * 4.6)} ${short(y + thick * 0.2)} Q${short(x - thick * 3.6)} ${short(y + thick * 0.3)} ${short(x - thick * 3.2)} ${short(y + thick * 0.9)} Q${short(x - thick * 2)} ${short(y + thick * 0.5)} ${short(x - thick)} ${short(y + thick)} Q${short(x + thick)} ${short(y + thick * 0.6)} ${short(x + thick * 1.4)} ${short(y)} Z`,
        tone,
      ) +
      line(
        `M${short(x)} ${short(y - thick * 0.4)} L${short(x - thick * 4.2)} ${short(y + thick * 0.2)} M${short(x)} ${short(y - thick * 0.2)} L${short(x - thick * 3)} ${short(y + thick * 0.7)}`,
        tones[2],
        thick * 0.2,
        'opacity=".7"',
      )
    );
  const claws = kind === 'talons' ? '#1c1712' : mixed(tones[2], '#1c1712', 0.4);
  return [
    [-2.6, 0.3],
    [-1.7, 0.9],
    [1.5, 0.6],
  ]
    .map(([dx = 0, dy = 0]) => {
      const [ex, ey] = [x + dx * size, y + dy * thick];
      return (
        shape(
          limb([
            [x, y - thick * 0.2, thick * 0.72],
            [x + dx * size * 0.55, y - thick * 0.3 + dy * thick * 0.5, thick * 0.62],
            [ex, ey, thick * 0.44],
          ]),
          tone,
        ) +
        shape(
          `M${short(ex)} ${short(ey - thick * 0.46)} q${short(Math.sign(dx) * thick * 1)} ${short(thick * 0.1)} ${short(Math.sign(dx) * thick * 1.3)} ${short(thick * 1)} q${short(-Math.sign(dx) * thick * 0.5)} ${short(-thick * 0.4)} ${short(-Math.sign(dx) * thick * 1.4)} ${short(-thick * 0.2)} Z`,
          claws,
        )
      );
    })
    .join('');
}

/** The feet of one who flies: drawn up under the tail, or stretched out behind. */
export function feet({ leg, deep, long }: Bird, [x, y]: Point): string {
  const { thick, tones, kind } = leg;
  const isLong = kind === 'wading';
  const [sx, sy] = [x + long * 0.14, y + deep * 0.34];
  const reach = isLong ? leg.long * 1.15 : deep * 0.5;
  const end: Point = [sx + reach, sy + (isLong ? deep * 0.02 : deep * 0.12)];
  return [
    ...(leg.trousers
      ? [
          shape(
            limb([
              [sx - deep * 0.1, sy - deep * 0.04, deep * 0.2],
              [sx + deep * 0.22, sy + deep * 0.06, deep * 0.1],
            ]),
            leg.trousers[1],
          ),
        ]
      : []),
    line(`M${short(sx)} ${short(sy)} L${short(end[0])} ${short(end[1])}`, tones[1], thick * 1.6),
    ...[-1, 0, 1].map((at) =>
      line(
        `M${short(end[0])} ${short(end[1])} q${short(thick * 1.6)} ${short(at * thick)} ${short(thick * 2.2)} ${short(thick * (at * 1.2 + 1.4))}`,
        tones[2],
        thick * 0.8,
      ),
    ),
    oval(end[0], end[1], thick, thick, tones[1]),
  ].join('');
}
