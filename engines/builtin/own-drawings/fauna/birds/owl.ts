/** Owls, which look at the viewer with both eyes. */
import { type Joint, limb } from '../../beasts/limb.ts';
import { drawing, line, type OwnDrawing, shape } from '../../own-drawing.ts';
import {
  blade,
  clip,
  eye,
  fade,
  glow,
  oval,
  over,
  quill,
  short,
  type Tones,
  turned,
  within,
} from '../paint.ts';
import type { BirdPose } from './look.ts';
import { perch, perchReach } from './perch.ts';
import { type ColorAt, foldedWing, plumage, spreadWing, type WingColors } from './plumage.ts';

interface Owl {
  back: Tones;
  breast: Tones;
  disc: Tones;
  bars: string;
  iris: string;
  hasTufts: boolean;
}

export const owls = {
  owl: {
    back: ['#a8845a', '#6f5234', '#38261a'],
    breast: ['#f4e2c0', '#d3b384', '#8c6a42'],
    disc: ['#f6e8cc', '#d9bb90', '#94704a'],
    bars: '#4a3220',
    iris: '#ffb21c',
    hasTufts: true,
  },
  'snowy-owl': {
    back: ['#ffffff', '#eceef2', '#a9b1c0'],
    breast: ['#ffffff', '#f4f5f7', '#bac2cf'],
    disc: ['#ffffff', '#f2f3f6', '#c2c8d4'],
    bars: '#6a7080',
    iris: '#ffd21c',
    hasTufts: false,
  },
  'barn-owl': {
    back: ['#ecc890', '#c8945a', '#7c5628'],
    breast: ['#ffffff', '#f8efe0', '#c8b89c'],
    disc: ['#ffffff', '#fbf4e8', '#d8c8ac'],
    bars: '#a4743c',
    iris: '#2c1c14',
    hasTufts: false,
  },
} satisfies Record<string, Owl>;

const torso: readonly Joint[] = [
  [16, -10, 8],
  [8, -30, 25],
  [2, -54, 29],
  [-2, -76, 27],
  [-4, -92, 27],
  [-4, -98, 26],
];

/** One side of the ring of feathers around an eye. */
const disc = (x: number, y: number, r: number, { disc: [light, middle, dark] }: Owl) =>
  [1, 0.78, 0.56]
    .map((share, ring) =>
      Array.from({ length: 22 }, (_, at) => {
        const turn = at * (360 / 22) + ring * 7;
        const [dx, dy] = turned(turn, r * share * 0.46);
        return shape(
          blade([x + dx, y + dy], turn, r * share * 0.6, r * 0.13),
          ring === 0 ? (at % 2 ? middle : dark) : ring === 1 ? (at % 3 ? middle : light) : light,
        );
      }).join(''),
    )
    .join('');

export function owl(kind: Owl, pose: BirdPose): OwnDrawing {
  const isFlying = pose === 'flying';
  const isPerched = pose === 'perched';
  const body = limb(torso);
  const wing: WingColors = {
    coverts: kind.back,
    middle: [kind.back[0], kind.back[1], kind.bars],
    flight: [kind.back[1], kind.back[2], kind.bars],
  };
  const colorAt: ColorAt = (t, u) =>
    t > 0.66
      ? u > 0.86 || u < -0.7 || t > 0.88
        ? kind.back
        : kind.disc
      : u > -0.44
        ? kind.breast
        : kind.back;
  const bars = Array.from({ length: 34 }, (_, at) => {
    const [row, column] = [Math.floor(at / 6), at % 6];
    const [x, y] = [-22 + column * 7.6 + (row % 2) * 3.6, -66 + row * 9];
    return line(
      `M${short(x - 2)} ${short(y)} q2 2.6 4 0 M${short(x)} ${short(y - 1)} v4`,
      kind.bars,
      1.3,
      'opacity=".5"',
    );
  });
  const [ex, ey, er] = [11.5, -94, 8.2];
  const spread = (side: 1 | -1) =>
    spreadWing(
      {
        arm: [
          [-1 + side * 12, -74],
          [-1 + side * 38, -90],
          [-1 + side * 66, -92],
          [-1 + side * 88, -98],
        ],
        from: side > 0 ? 84 : 96,
        to: side > 0 ? -4 : 184,
        near: 62,
        far: 66,
        isFingered: true,
      },
      wing,
      side < 0 ? 0.12 : 0,
    );
  const foot = (x: number) =>
    [-4, 0, 4]
      .map(
        (shift) =>
          shape(
            limb([
              [x + shift * 0.7, -3, 2.6],
              [x + shift * 1.3, 0.6, 2.4],
              [x + shift * 1.4, 4, 1.5],
            ]),
            '#d8b070',
          ) + shape(`M${x + shift * 1.4 - 1.2} 4.4 q1.4 .6 1 4.2 q-1.6 -1 -2 -3 Z`, '#1c1612'),
      )
      .join('');
  const feathers = (list: readonly (readonly [number, number, number])[]) =>
    list
      .map(([x, turn, long]) => quill([x, -16], turn, long, 4.6, [kind.back[0], kind.back[1], kind.bars]))
      .join('');
  return drawing(
    isFlying
      ? [-168, -166, 164, 10]
      : isPerched
        ? [Math.min(-46, perchReach(50)[0]), -136, perchReach(50)[2], perchReach(50)[3]]
        : [-44, -136, 46, 9],
    kind.back[1],
    [
      clip('b', body),
      fade('lo', '#0c0814', [0.55, 0], [40, -20], [-14, -60]),
      glow('hi', '#ffffff', 0.5),
      glow('sh', '#120c18', 0.7),
      over('bk', ['#f4dc9a', '#c09638', '#5c4414'], [-8, -92], [2, -78]),
    ],
    [
      ...(isFlying ? [spread(-1), spread(1)] : []),
      feathers(
        isFlying
          ? [
              [0, 60, 28],
              [0, 120, 28],
              [0, 75, 32],
              [0, 105, 32],
              [0, 90, 34],
            ]
          : [
              [14, 60, 30],
              [10, 74, 34],
              [16, 68, 34],
            ],
      ),
      ...(isPerched ? [perch(50)] : []),
      ...(kind.hasTufts
        ? [-1, 1].map((side) =>
            [0, 1, 2, 3]
              .map((at) =>
                shape(
                  blade(
                    [-4 + side * (13 + at * 2), -114 + at * 2],
                    side > 0 ? -62 + at * 8 : -118 - at * 8,
                    21 - at * 2,
                    4.4,
                  ),
                  at % 2 ? kind.bars : kind.back[1],
                ),
              )
              .join(''),
          )
        : []),
      shape(body, kind.back[1]),
      within(
        'b',
        plumage(torso, colorAt, { rows: 11, columns: 26 }),
        ...bars,
        shape(body, 'url(#lo)'),
        oval(-18, -62, 18, 28, 'url(#hi)', 'opacity=".4"'),
        oval(-2, -70, 26, 7, 'url(#sh)', 'opacity=".55"'),
      ),
      ...(isFlying ? [] : [foldedWing([27, -80], 97, 74, 24, wing), foot(-9), foot(7)]),
      ...(isFlying ? [foot(-9), foot(6)] : []),
      `<g transform="translate(-3 0)">`,
      disc(-ex, ey, 15.5, kind),
      disc(ex, ey, 15.5, kind),
      shape('M-9 -114 Q0 -104 0 -94 Q0 -104 9 -114 Q0 -110 -9 -114 Z', kind.back[2], 'opacity=".7"'),
      oval(-ex, ey, er * 1.35, er * 1.3, kind.bars, 'opacity=".55"'),
      oval(ex, ey, er * 1.35, er * 1.3, kind.bars, 'opacity=".55"'),
      eye(-ex, ey, er, kind.iris, 0.56),
      eye(ex, ey, er, kind.iris, 0.56),
      line('M-21 -103 Q-12 -106 -3.4 -96 M21 -103 Q12 -106 3.4 -96', kind.back[2], 2.6),
      shape('M-4 -92 C-4.4 -84 -2 -78 0 -75.6 C2 -78 4.4 -84 4 -92 C2 -95 -2 -95 -4 -92 Z', 'url(#bk)'),
      line('M-1.6 -91 C-1.8 -86 -1 -81 0 -78', '#fff4d0', 0.8, 'opacity=".7"'),
      '</g>',
    ],
  );
}
