/** What a shark looks like; it looks left. */
import type { Point } from '../../beasts/limb.ts';
import { line, shape } from '../../own-drawing.ts';
import type { Tones } from '../paint.ts';
import type { Fish } from './fish.ts';

const teeth = (list: readonly Point[], size: number, down = 1) =>
  list
    .map(([x, y]) =>
      shape(`M${x - size * 0.5} ${y} L${x} ${y + size * 1.3 * down} L${x + size * 0.5} ${y} Z`, '#fbfaf4'),
    )
    .join('');

const slate: Tones = ['#a9bac6', '#5f7484', '#2c3b48'];
const white: Tones = ['#ffffff', '#eff2f3', '#aab8c2'];

export const shark: Fish = {
  back: [
    [-100, -2],
    [-84, -13],
    [-60, -20],
    [-30, -25],
    [0, -25],
    [30, -18],
    [60, -9],
    [84, -3],
  ],
  belly: [
    [-97, 3],
    [-84, 9],
    [-66, 16],
    [-34, 22],
    [0, 20],
    [30, 12],
    [60, 4],
    [84, 2],
  ],
  tones: { back: slate, belly: white },
  seam: 0.58,
  isSharp: true,
  finTones: ['#8fa2b0', '#516676', '#263440'],
  fins: [
    {
      points: [
        [-14, -20],
        [-6, -38],
        [8, -54],
        [16, -55],
        [13, -40],
        [18, -22],
      ],
      isSolid: true,
    },
    {
      points: [
        [56, -9],
        [62, -17],
        [68, -18],
        [67, -12],
        [70, -7],
      ],
      isSolid: true,
    },
    {
      points: [
        [78, -3],
        [92, -20],
        [108, -40],
        [114, -42],
        [110, -24],
        [104, -4],
        [108, 10],
        [112, 24],
        [106, 24],
        [92, 12],
        [80, 2],
      ],
      isSolid: true,
    },
    {
      points: [
        [40, 8],
        [46, 16],
        [54, 22],
        [57, 20],
        [56, 12],
        [56, 5],
      ],
      isSolid: true,
    },
    {
      points: [
        [-34, 14],
        [-24, 26],
        [-8, 42],
        [4, 48],
        [6, 44],
        [0, 30],
        [-8, 16],
      ],
      isSolid: true,
      layer: 'front',
    },
    {
      points: [
        [-48, 16],
        [-50, 28],
        [-46, 40],
        [-42, 42],
        [-38, 30],
        [-34, 20],
      ],
      isSolid: true,
    },
  ],
  eye: [-74, -6, 2.5, '#1a1c20'],
  face: [
    shape('M-93 6 C-84 8 -76 10 -66 9 C-70 15 -80 17 -88 12 Z', '#5a1c24'),
    teeth(
      [
        [-89, 6.8],
        [-85.4, 7.6],
        [-81.8, 8.2],
        [-78.2, 8.8],
        [-74.6, 9],
        [-71, 9],
      ],
      3,
    ),
    teeth(
      [
        [-86, 13],
        [-82, 14],
        [-78, 14],
        [-74, 13],
      ],
      2.4,
      -1,
    ),
    line('M-94 5.4 C-84 8 -76 9.6 -64.6 8.4', '#24323c', 1.2),
    ...[-54, -49, -44, -39, -34].map((x) =>
      line(`M${x} -10 C${x + 3} -4 ${x + 3} 3 ${x} 9`, '#22303a', 1.3, 'opacity=".75"'),
    ),
    line('M-90 -3 L-88 -2.2', '#22303a', 1.2),
    line('M-70 -17 C-40 -26 0 -26 30 -19', '#ffffff', 1.1, 'opacity=".35"'),
  ],
  ink: [-102, -57, 116, 50],
};
