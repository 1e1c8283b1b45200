/** What two do with each other across a table, a bed or a hand's breadth. */
import { ball, faint, line, rect, shape } from '../own-drawing.ts';
import type { PairPose } from './pair-pose.ts';
import { arms, astride, legs } from './poses/limbs.ts';
import { book, seated, steel, upright, wood } from './poses/props.ts';

const idle = [26.5, 30, 26, 39] as const;
const stoolAt = (x: number) => [
  rect(x - 8, 48, 16, 3.4, wood[1], 1.4),
  line(`M${x - 5} 51 L${x - 6.4} 61 M${x + 5} 51 L${x + 6.4} 61`, wood[2], 2),
];
const atTable = {
  joints: { ...seated, face: 'glad', ...arms([34, 36, 27, 38], [31, 35, 24, 37]) },
} as const;
const cup = (x: number, y: number) =>
  shape(`M${x - 2.4} ${y - 4} H${x + 2.4} L${x + 1.8} ${y} H${x - 1.8} Z`, '#ffffff') +
  line(`M${x + 2.2} ${y - 3.2} q1.8 .4 .4 2`, '#dfe3ea', 0.7) +
  line(`M${x} ${y - 6} q-1 -1.6 0 -3`, '#ffffff', 0.6, 'opacity=".8"');
const glass = (x: number, y: number, tilt: number) =>
  `<g transform="rotate(${tilt} ${x} ${y})">${shape(`M${x - 2.6} ${y - 9} H${x + 2.6} L${x + 1.6} ${y - 3.6} Q${x} ${y - 2} ${x - 1.6} ${y - 3.6} Z`, faint('#ffffff', 0.67))}${shape(`M${x - 2.2} ${y - 6.8} H${x + 2.2} L${x + 1.6} ${y - 3.6} Q${x} ${y - 2} ${x - 1.6} ${y - 3.6} Z`, '#b3203c')}${line(`M${x} ${y - 2.4} V${y + 2} M${x - 2} ${y + 2} H${x + 2}`, '#f4f8fc', 0.7)}</g>`;
const tableTop = [
  rect(14, 41, 36, 3, wood[0], 1),
  rect(14, 43.2, 36, 1.4, wood[2], 0.6),
  rect(30, 44, 4, 16, wood[1], 0.6),
  shape('M22 62.4 Q32 57 42 62.4 Z', wood[2]),
];

export const tablePairs = {
  handshake: {
    first: {
      joints: { ...upright, face: 'glad', ...arms([30, 31, 18.6, 33], idle) },
      by: -13,
      isTurned: true,
    },
    second: { joints: { ...upright, face: 'glad', ...arms([30, 31, 18.6, 33], idle) }, by: 13 },
    ink: [2, 0, 62, 63],
  },
  'high-five': {
    first: { joints: { ...upright, face: 'glad', ...arms([29, 20, 19, 8], idle) }, by: -13, isTurned: true },
    second: { joints: { ...upright, face: 'glad', ...arms([29, 20, 19, 8], idle) }, by: 13 },
    ink: [2, 0, 62, 63],
  },
  toasting: {
    first: { joints: { ...upright, face: 'glad', ...arms([31, 29, 22, 20], idle) }, by: -13, isTurned: true },
    second: { joints: { ...upright, face: 'glad', ...arms([31, 29, 22, 20], idle) }, by: 13 },
    front: [glass(29.4, 19, 14), glass(34.6, 19, -14)],
    ink: [2, 0, 62, 63],
  },
  'dinner-for-two': {
    first: { ...atTable, by: -19, isTurned: true },
    second: { ...atTable, by: 19 },
    behind: [...stoolAt(7), ...stoolAt(57)],
    front: [
      shape('M11 41 H53 L55 62.4 H9 Z', '#ffffff'),
      shape('M40 41 H53 L55 62.4 H44 Z', '#cfd6e0', 'opacity=".7"'),
      line('M18 44 L16 62 M26 44 L25.4 62 M34 44 L34.6 62', '#dfe4ea', 0.8),
      ball(19, 40.4, 5.4, '#eef1f5', 1.4),
      ball(45, 40.4, 5.4, '#eef1f5', 1.4),
      ball(19, 39.2, 3.2, '#c9823c', 1.8),
      ball(45, 39.2, 3.2, '#c9823c', 1.8),
      rect(31, 30, 2, 10.6, '#fff6e0', 0.6),
      ball(32, 27.4, 1.3, '#ff9a2e', 2.4),
      ball(32, 28, 0.6, '#fff1b8', 1.3),
      shape('M29 40.8 H35 L34 39 H30 Z', '#d9a23a'),
      glass(26, 39, 0),
      glass(38, 39, 0),
    ],
    ink: [-5, 6, 69, 63],
  },
  'coffee-for-two': {
    first: { ...atTable, by: -19, isTurned: true },
    second: { ...atTable, by: 19 },
    behind: [...stoolAt(7), ...stoolAt(57)],
    front: [...tableTop, cup(22, 41), cup(42, 41)],
    ink: [-5, 6, 69, 63],
  },
  'chess-for-two': {
    first: { ...atTable, joints: { ...atTable.joints, face: 'calm' }, by: -19, isTurned: true },
    second: { ...atTable, joints: { ...atTable.joints, face: 'calm' }, by: 19 },
    behind: [...stoolAt(7), ...stoolAt(57)],
    front: [
      ...tableTop,
      shape('M21 41 L24 37.6 H40 L43 41 Z', '#f3e3c3'),
      shape(
        'M24 41 L26 37.6 H28.6 L28 41 Z M31 41 L31.4 37.6 H34 L34.6 41 Z M38 41 L36.8 37.6 H39 L41 41 Z',
        '#6b4020',
      ),
      ...[25, 29, 36, 40].map(
        (x, at) =>
          shape(
            `M${x - 1.4} 40 L${x - 0.7} 35.6 H${x + 0.7} L${x + 1.4} 40 Z`,
            at < 2 ? '#ffffff' : '#23252c',
          ) + ball(x, 34.6, 1.2, at < 2 ? '#ffffff' : '#23252c'),
      ),
    ],
    ink: [-5, 6, 69, 63],
  },
  'baking-for-two': {
    first: {
      joints: { ...upright, nod: 6, face: 'glad', ...arms([33, 31, 24, 37], [27, 31, 21, 36]) },
      by: 12,
    },
    second: {
      joints: { ...upright, nod: 4, face: 'glad', ...arms([33, 26, 22, 32], [27, 26, 20, 31]) },
      by: -13,
      isTurned: true,
    },
    front: [
      rect(0, 41, 64, 4, wood[0], 1),
      rect(0, 44, 64, 1.6, wood[2], 0.6),
      rect(3, 45, 4, 17.6, wood[1], 0.6),
      rect(57, 45, 4, 17.6, wood[1], 0.6),
      shape('M23 33 H41 C41 38 38 41 36 41 H28 C26 41 23 38 23 33 Z', '#6fb2f0'),
      shape('M34 33 H41 C41 38 38 41 36 41 H33 Z', '#2f7fd0', 'opacity=".7"'),
      ball(32, 33, 9, '#fff3d6', 2),
      line('M33 33 L40 24', wood[1], 1.4),
      rect(8, 33, 6, 8, '#ffffff', 0.8),
      rect(8, 35.4, 6, 3, '#e0484f'),
      ball(48, 39.6, 1.9, '#fbe4c6', 2.2),
      ball(52, 39.6, 1.9, '#f3d2aa', 2.2),
    ],
    ink: [-1, 0, 65, 63],
  },
  'reading-for-two': {
    first: { joints: { ...seated, nod: 8, ...arms([34, 37, 24, 36], [30, 35, 20, 37]) }, by: 13 },
    second: {
      joints: { ...seated, nod: -6, face: 'glad', ...arms([34, 38, 27, 41], [31, 37, 25, 41]) },
      by: -6,
    },
    behind: [
      rect(-2, 24, 68, 30, '#a24a40', 6),
      rect(-2, 24, 68, 10, '#c0665a', 5),
      rect(0, 47, 64, 10, '#b4564a', 3),
      rect(2, 56, 4, 6, '#4a2a18'),
      rect(58, 56, 4, 6, '#4a2a18'),
    ],
    front: [book(34, 30), rect(-6, 38, 8, 20, '#8a3a34', 3), rect(62, 38, 8, 20, '#8a3a34', 3)],
    ink: [-7, 6, 71, 63],
  },
  'check-up': {
    first: {
      joints: {
        ...upright,
        head: [25, 14],
        nod: 8,
        neck: [28, 22],
        hip: [34, 39],
        face: 'calm',
        ...arms([22, 33, 10, 33], [20, 30, 14, 37]),
      },
      by: 14,
    },
    second: {
      joints: { ...seated, face: 'calm', ...arms([36, 37, 29, 41], [31, 36, 26, 41]) },
      by: -15,
      isTurned: true,
    },
    behind: [
      rect(-14, 48.6, 44, 5, '#ffffff', 2),
      rect(-14, 52, 44, 2, '#b8c4d2', 1),
      line('M-10 54 V62 M26 54 V62', steel[1], 2),
      rect(-16, 34, 3, 28, steel[1], 1.4),
      rect(-13, 43, 10, 6, '#dfeaf6', 2.4),
    ],
    front: [
      line('M40 24 C34 30 36 38 28 37 C25 36.6 23 35 22 34', '#23303c', 1.2),
      ball(21.4, 33.6, 2.2, '#c3ccd8'),
      ball(21, 33.2, 1.2, '#eef2f7'),
    ],
    ink: [-17, 0, 62, 63],
  },
  haircut: {
    first: { joints: { ...upright, nod: 6, ...arms([33, 26, 21, 20], [27, 25, 20, 14]) }, by: 14 },
    second: { joints: { ...seated, face: 'calm', ...arms([35, 37, 28, 42], [31, 36, 26, 42]) }, by: -8 },
    behind: [
      rect(24, 26, 14, 26, '#343845', 3),
      rect(16, 48, 22, 5, '#4a5060', 2),
      rect(25, 53, 4, 7, steel[1]),
      ball(27, 61, 9, steel[2], 1.6),
    ],
    front: [
      line('M34.6 19.6 L28 15 M34.6 19.6 L28.4 19', steel[1], 1),
      ball(36, 19, 1.2, '#e0303a'),
      ball(36, 21.4, 1.2, '#e0303a'),
    ],
    ink: [3, 0, 62, 63],
  },
  'tug-of-war': {
    first: {
      joints: {
        ...upright,
        head: [39, 15],
        neck: [38, 23],
        hip: [36, 40],
        face: 'stern',
        ...arms([30, 31, 19, 33], [28, 28, 17, 32]),
        ...legs([28, 48, 25, 60], [31, 50, 33, 60]),
      },
      by: -20,
      isTurned: true,
    },
    second: {
      joints: {
        ...upright,
        head: [39, 15],
        neck: [38, 23],
        hip: [36, 40],
        face: 'stern',
        ...arms([30, 31, 19, 33], [28, 28, 17, 32]),
        ...legs([28, 48, 25, 60], [31, 50, 33, 60]),
      },
      by: 20,
    },
    front: [line('M-4 37 C10 32 54 32 68 37', '#b98a4e', 1.8), rect(31, 32, 2, 5, '#e0303a', 0.4)],
    ink: [-8, 2, 72, 63],
  },
  sparring: {
    first: {
      joints: { ...upright, face: 'stern', ...arms([29, 25, 17, 21], [24, 27, 20, 20]), ...astride },
      by: -12,
      isTurned: true,
    },
    second: {
      joints: { ...upright, face: 'stern', ...arms([33, 29, 24, 22], [24, 24, 13, 26]), ...astride },
      by: 14,
    },
    ink: [2, 0, 64, 63],
  },
} satisfies Record<string, PairPose>;
