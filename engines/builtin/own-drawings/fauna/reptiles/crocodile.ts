/** A crocodile, on land and in the water. */
import type { Joint } from '../../beasts/limb.ts';
import { drawing, line, type OwnDrawing, shape } from '../../own-drawing.ts';
import { clip, eye, glow, outline, oval, over, within } from '../paint.ts';
import { claws, hide, ridge, type Skin } from './skin.ts';

const skin: Skin = {
  tones: ['#a4b078', '#66733f', '#2c351c'],
  belly: ['#f0ecc4', '#d4cc94', '#8e8650'],
  marks: { kind: 'bands', color: '#2f3a1e', every: 6 },
};
const trunk: readonly Joint[] = [
  [-58, -26, 11],
  [-38, -26, 16],
  [-6, -26, 20],
  [26, -24, 17.6],
  [50, -18, 12],
  [72, -15, 8.4],
  [90, -23, 6.2],
  [100, -42, 4.6],
  [97, -62, 3],
  [86, -76, 1.2],
];

const leg = (x: number, isFront: boolean, isFar: boolean, id: string) => {
  const bend = isFront ? -10 : 9;
  const y = isFar ? -1 : 0;
  const joints: Joint[] = [
    [x, -22, isFront ? 8.6 : 11],
    [x + bend, -13, isFront ? 7 : 8.6],
    [x + bend * 0.2, y - 5, 5.4],
    [x - 3, y - 2.6, 4.2],
  ];
  return hide(skin, { id, joints, isFar, isLimb: true }) + claws(x - 4, y - 1, 4.2, skin, 4);
};

const tooth = (x: number, y: number, size: number, up: boolean) =>
  shape(
    `M${x - size * 0.5} ${y} L${x} ${y + (up ? -size * 1.5 : size * 1.5)} L${x + size * 0.5} ${y} Z`,
    '#fdf8e6',
    'stroke="#8e8650" stroke-width=".25"',
  );

function head(): string {
  const upper = outline([
    [-58, -30],
    [-68, -34],
    [-76, -33],
    [-92, -29],
    [-112, -29],
    [-126, -31],
    [-131, -27],
    [-126, -23],
    [-108, -22],
    [-84, -20],
    [-60, -18],
  ]);
  const lower = outline([
    [-58, -22],
    [-80, -17],
    [-104, -13],
    [-122, -10],
    [-127, -7.4],
    [-120, -5],
    [-98, -6],
    [-72, -9],
    [-56, -13],
  ]);
  const inside = outline([
    [-60, -19],
    [-84, -19],
    [-112, -22],
    [-122, -14],
    [-112, -9],
    [-82, -13],
    [-60, -15],
  ]);
  return [
    shape(inside, '#8a2c34'),
    shape(
      outline([
        [-62, -16],
        [-84, -15],
        [-106, -12],
        [-100, -9.6],
        [-80, -12],
        [-62, -14],
      ]),
      '#d8707c',
    ),
    ...[-120, -114, -107, -100, -93, -86, -79].map((x, at) =>
      tooth(x, -9.6 - at * 0.9, at % 2 ? 3 : 2.4, true),
    ),
    shape(lower, 'url(#hl)', 'stroke="#2c351c" stroke-width=".7"'),
    ...[-125, -118, -110, -102, -94, -86, -78].map((x, at) =>
      tooth(x, -23.4 + at * 0.45, at % 3 ? 2.6 : 3.4, false),
    ),
    shape(upper, 'url(#hu)', 'stroke="#2c351c" stroke-width=".7"'),
    within(
      'hc',
      ...Array.from({ length: 60 }, (_, at) =>
        oval(
          -62 - ((at * 13) % 66),
          -33 + ((at * 7) % 13),
          1.5,
          1.1,
          at % 2 ? '#3c4826' : '#bcc890',
          'opacity=".45"',
        ),
      ),
      oval(-92, -29, 26, 2.6, 'url(#hh)'),
    ),
    oval(-127, -29.6, 3.6, 2.4, '#7c8a50'),
    oval(-128, -29.8, 1.1, 0.7, '#1c2210'),
    oval(-70, -34, 6.2, 4.8, '#77854a'),
    eye(-70.6, -33.6, 3, '#e8c83a', 0.3),
    line('M-76 -36.6 Q-70 -40 -64 -36', '#3c4826', 1.6),
  ].join('');
}

export function crocodile(pose: 'standing' | 'swimming'): OwnDrawing {
  const parts = [
    ...(pose === 'standing' ? [leg(-26, true, true, 'l0'), leg(40, false, true, 'l1')] : []),
    ridge(trunk, 34, 4.2, ['#8a9658', '#525e32', '#252d17'], 1, 0.04, 0.96),
    hide(skin, { id: 'tr', joints: trunk, columns: 46 }),
    ...(pose === 'standing' ? [leg(-36, true, false, 'l2'), leg(30, false, false, 'l3')] : []),
    `<g transform="translate(16 2) scale(1.24)">${head()}</g>`,
  ];
  const defs = [
    over('hu', ['#b0bc84', '#6a7742', '#333d20'], [-100, -36], [-96, -18]),
    over('hl', ['#e8e2b4', '#b4ac70', '#6c6636'], [-100, -16], [-98, -4]),
    clip(
      'hc',
      outline([
        [-58, -30],
        [-68, -34],
        [-76, -33],
        [-92, -29],
        [-112, -29],
        [-126, -31],
        [-131, -27],
        [-126, -23],
        [-108, -22],
        [-84, -20],
        [-60, -18],
      ]),
    ),
    glow('hh', '#ffffff', 0.6),
    ...(pose === 'swimming' ? [clip('wt', 'M-154 -90 H126 V-15 Q-10 -12 -154 -15 Z')] : []),
  ];
  if (pose === 'standing') return drawing([-149, -80, 108, 2], skin.tones[1], defs, parts);
  const ring = (wide: number, y: number, width: number) =>
    line(`M${-wide - 16} ${y} Q-10 ${y + 3} ${wide - 8} ${y}`, '#ffffff', width, 'opacity=".6"');
  return drawing([-154, -80, 126, -7], skin.tones[1], defs, [
    within('wt', ...parts),
    line('M-150 -15 Q-10 -12 122 -15', '#0c2a30', 1.6, 'opacity=".4"'),
    ring(132, -14.4, 0.9),
    ring(96, -11.6, 0.7),
    ring(60, -9.6, 0.6),
  ]);
}
