/** What a figure does with tools: on a site, in a wood, before a stone. */
import { ball, line, rect, shape } from '../../own-drawing.ts';
import { arms, astride } from './limbs.ts';
import type { Pose } from './pose.ts';
import { kneeling, steel, upright, wood } from './props.ts';

const brick = (x: number, y: number) =>
  rect(x, y, 8.4, 4.4, '#b4543a', 0.4) +
  rect(x, y, 8.4, 1.3, '#d9795a', 0.4) +
  rect(x + 6.6, y, 1.8, 4.4, '#8a3a26', 0.4);
const course = (y: number, from: number, many: number) =>
  Array.from({ length: many }, (_, at) => brick(from + at * 9, y)).join('');
const soil = [
  shape('M-12 62.6 C-9 54 2 53 8 62.6 Z', '#6b4526'),
  shape('M-10 62 C-7 55.6 -2 55.4 0 58 C-4 58 -7 59 -10 62 Z', '#94643a'),
];

export const craftPoses = {
  bricklaying: {
    joints: {
      ...upright,
      head: [29, 14],
      nod: 10,
      neck: [31, 22],
      ...arms([30, 33, 18, 34], [26, 32, 12, 35]),
    },
    behind: [
      rect(-32, 38, 51, 25, '#d8cfc0'),
      course(58, -36, 6),
      course(53, -31.5, 5) + rect(13.5, 53, 5, 4.4, '#b4543a', 0.4),
      course(48, -36, 6),
      course(43, -31.5, 5) + rect(13.5, 43, 5, 4.4, '#b4543a', 0.4),
      course(38, -36, 3),
    ],
    front: [
      brick(4, 36.4),
      line('M20 33 L24 29', wood[1], 2),
      shape('M19.4 33 L9 33.4 L14 38 Z', steel[1]),
      ball(18.6, 34, 2.6, 'url(#skin)'),
      rect(46, 58, 9, 4.6, '#b4543a', 0.4) +
        rect(50, 53.4, 9, 4.6, '#c0603f', 0.4) +
        rect(56, 58, 9, 4.6, '#a84a32', 0.4),
    ],
    ink: [-36, 2, 66, 63],
  },
  digging: {
    joints: {
      ...upright,
      head: [27, 15],
      nod: 10,
      neck: [30, 23],
      ...arms([32, 34, 22, 36], [26, 30, 26, 25]),
      ...astride,
    },
    behind: soil,
    held: [
      line('M27 21 L13 52', wood[1], 2),
      line('M24.4 20 L30 22.6', wood[2], 2.2),
      shape('M9.6 49 L17 52.4 L13 62 C9 62.4 6.6 60 6.8 57 Z', steel[1]),
      shape('M9.6 49 L13 50.6 L10 60 C8 60 6.6 58.6 6.8 57 Z', steel[0]),
    ],
    front: [ball(22.6, 36, 2.6, 'url(#skin)')],
    ink: [-13, 3, 47, 63],
  },
  axe: {
    joints: { ...upright, nod: 4, face: 'stern', ...arms([42, 14, 34, 1], [28, 13, 31, 0]), ...astride },
    behind: [
      shape('M-6 48 H14 V62.6 H-7 Z', '#7a5230'),
      shape('M-6 48 H0 L-1 62.6 H-7 Z', '#a0724a'),
      ball(4, 48, 10, '#d9b27a', 2.8),
      ball(4, 48, 6, '#c4965a', 1.7),
      shape('M-1 32 L5 31 L6 48 H-1 Z', '#b98a54'),
      shape('M-1 32 L1.6 31.6 L2 48 H-1 Z', '#dcb684'),
      shape('M-16 56 L-8 54 L-7 60 L-15 62.4 Z', '#c4965a'),
    ],
    front: [
      line('M33 1 L49 -13', wood[1], 2),
      shape('M44 -15 L49 -9.4 L55 -11 Q53 -18 47 -21 Z', steel[1]),
      shape('M55 -11 Q53 -18 47 -21 L48.4 -18 Q52 -15.6 53 -11 Z', steel[0]),
      ball(34, 1, 2.7, 'url(#skin)'),
    ],
    ink: [-17, -22, 57, 63],
    share: 1.2,
  },
  sculpting: {
    joints: { ...upright, face: 'calm', ...arms([36, 29, 24, 22], [25, 27, 16, 22]) },
    behind: [
      rect(-16, 54, 28, 8.6, '#b9b2a6', 0.8),
      rect(-16, 54, 28, 2, '#dcd6ca', 0.8),
      shape(
        'M-11 54 C-12 44 -14 40 -10 35 C-13 31 -12 26 -6 25 C-8 22 -8 15 -2 14 C4 13.6 6 19 4 24 C10 26 11 31 8 36 C10 42 8 48 8 54 Z',
        '#f1eee8',
      ),
      shape(
        'M3 14.8 C6 17 5.6 21 4 24 C10 26 11 31 8 36 C10 42 8 48 8 54 H1 C3 44 3 36 0 30 C3 26 2 20 0 14 Z',
        '#c4bdb2',
        'opacity=".8"',
      ),
      line('M-5.6 19.6 q1.4 1 2.6 0 M-4.6 22.4 q1.2 .6 2.2 0', '#9a9287', 0.6),
      line('M-9 36 C-4 40 2 40 6 36 M-8 46 C-3 44 2 45 6 48', '#bdb5a8', 0.8),
      ball(12, 60.6, 2, '#e8e4dc', 1.4),
      ball(16, 61.4, 1.4, '#f4f1ec', 1),
    ],
    front: [
      line('M17 22 L9 25', steel[2], 1.6),
      line('M24 24 L26 14', wood[1], 1.8),
      rect(21.6, 11, 8.4, 4.6, steel[2], 0.8),
      ball(24, 22, 2.7, 'url(#skin)'),
    ],
    ink: [-17, 0, 46, 63],
  },
  hammering: {
    joints: { ...kneeling, face: 'calm', ...arms([47, 30, 44, 18], [29, 42, 18, 50]) },
    behind: [
      rect(-8, 52, 30, 4, wood[0], 0.6),
      rect(-8, 55, 30, 1.4, wood[2], 0.4),
      rect(-5, 56, 3, 6.6, wood[1], 0.4),
      rect(15, 56, 3, 6.6, wood[1], 0.4),
      line('M12 44 V52', steel[2], 1.1),
      line('M10.6 44 H13.4', steel[1], 1.2),
    ],
    front: [
      line('M44 18 L36 7', wood[1], 2),
      shape('M31 8 L38 2.6 L40.6 6 L33.6 11.4 Z', steel[2]),
      ball(43.4, 17.4, 2.7, 'url(#skin)'),
    ],
    ink: [-9, 1, 52, 63],
    share: 0.86,
  },
  'wall-painting': {
    joints: { ...upright, nod: -8, ...arms([30, 23, 18, 12], [26.5, 31, 26, 40]) },
    behind: [
      rect(-26, -12, 38, 75, '#f3efe6'),
      shape(
        'M-26 -12 H12 V2 C9 6 8 1 5 4 C2 14 0 6 -3 8 C-6 22 -8 10 -11 12 C-14 30 -17 16 -20 18 L-26 24 Z',
        '#4aa3e0',
      ),
      rect(21, 46, 9, 9, '#c3ccd8', 1).replace('y="46"', 'y="53.4"'),
      rect(20.6, 52.6, 9.8, 2, '#4aa3e0', 0.8),
    ],
    front: [
      line('M18 13 L14 5 L8 4', steel[2], 1.2),
      rect(1, 1, 8.4, 5, '#8fd0f5', 1.6),
      ball(18, 12.4, 2.6, 'url(#skin)'),
    ],
    ink: [-26, -12, 46, 63],
    share: 1.2,
  },
  inspecting: {
    joints: {
      ...upright,
      head: [27, 14],
      nod: 10,
      neck: [29.6, 22],
      face: 'calm',
      ...arms([30, 32, 18, 25], [25, 32, 24, 40]),
    },
    front: [
      line('M18 26 L14 20', '#4a2d17', 2.2),
      ball(10.4, 14.4, 6.4, '#8f99a7'),
      ball(10.4, 14.4, 5.2, '#d8f1ff'),
      shape('M7 12 Q9 9.4 12 10.4 Q9 11 7.6 14 Z', '#ffffff'),
      ball(18, 25.4, 2.6, 'url(#skin)'),
    ],
    ink: [3, 2, 46, 63],
  },
  binoculars: {
    joints: { ...upright, face: 'calm', ...arms([34, 28, 22, 15], [24, 27, 19, 16]) },
    front: [
      rect(12, 9.4, 12, 5.4, '#2c3038', 1.6),
      rect(11, 8.6, 4, 7, '#454b57', 1.2),
      ball(11, 12, 1.2, '#8fd0f5', 3),
      rect(17, 10, 3, 2, '#5f6773', 0.6),
      ball(22, 15.4, 2.6, 'url(#skin)'),
    ],
    ink: [8, 0, 46, 63],
  },
  rowing: {
    joints: {
      ...upright,
      head: [34, 18],
      neck: [36, 26],
      hip: [40, 44],
      ...arms([32, 36, 22, 36], [29, 35, 19, 36]),
      nearLeg: [
        [28, 44],
        [20, 52],
      ],
      farLeg: [
        [27, 44],
        [18, 51],
      ],
    },
    behind: [line('M20 36 L46 54', wood[1], 1.6)],
    front: [
      shape('M-14 46 C-4 49 56 49 72 45 C70 56 62 60 54 60 H6 C-4 60 -10 54 -14 46 Z', '#9a6234'),
      shape('M-14 46 C-4 49 56 49 72 45 L71 48 C56 52 -4 52 -12.6 49 Z', '#c98d52'),
      line('M-8 54 C10 57 50 57 66 53', '#6b4020', 0.8),
      line('M22 36 L52 58', '#c08a55', 1.8),
      shape('M49 55 L60 62 L57 65 L47.6 58 Z', '#d9ab72'),
      ball(22, 36, 2.7, 'url(#skin)'),
      shape('M-22 58 Q-14 55 -6 58 T10 58 T26 58 T42 58 T58 58 T76 57 V66 H-22 Z', '#4a9fd0', 'opacity=".8"'),
      line('M-20 58.4 Q-14 55.6 -6 58.4 T10 58.4 T26 58.4 T42 58.4 T58 58.4 T74 57.6', '#d9f2ff', 0.9),
    ],
    ink: [-22, 5, 76, 66],
    share: 0.9,
  },
} satisfies Record<string, Pose>;
