/** What a figure does on slopes, in water and on the road. */
import { ball, line, rect, shape } from '../../own-drawing.ts';
import type { Pose } from './pose.ts';
import { glow, upright, wheel, wood } from './props.ts';

export const outdoorPoses = {
  skiing: {
    joints: {
      ...upright,
      head: [24, 16],
      neck: [27, 24],
      hip: [37, 40],
      nearArm: [
        [31, 35],
        [22, 38],
      ],
      farArm: [
        [22, 31],
        [15, 36],
      ],
      nearLeg: [
        [28, 47],
        [35, 57],
      ],
      farLeg: [
        [25, 45],
        [29, 56],
      ],
    },
    behind: [line('M15 36 L42 47', '#5f6977', 1.1)],
    held: [],
    front: [
      line('M22 38 L52 50', '#8f99a7', 1.2),
      ball(50, 49.4, 1.8, '#343845'),
      shape('M2 54 C-1 53 -3 56 0 57.4 L56 62.6 L57 60.6 Z', '#e0303a'),
      shape('M-2 52 C-5 51 -7 54 -4 55.4 L46 60 L47 58 Z', '#f2a91e'),
      ball(54, 60, 5, '#ffffff', 2.6),
      ball(60, 58, 4, '#ffffff', 2.4),
    ],
    ink: [-8, 3, 65, 63],
    share: 0.92,
  },
  climbing: {
    joints: {
      ...upright,
      head: [30, 12],
      nod: 22,
      neck: [32, 20],
      hip: [35, 37],
      nearArm: [
        [33, 10],
        [22, 2],
      ],
      farArm: [
        [24, 24],
        [15, 17],
      ],
      nearLeg: [
        [24, 38],
        [20, 49],
      ],
      farLeg: [
        [31, 49],
        [23, 58],
      ],
    },
    behind: [
      shape('M-20 64 L-20 -20 L6 -22 L12 -10 L18 -2 L14 8 L20 20 L15 30 L21 42 L17 52 L24 64 Z', '#8b8f99'),
      shape('M-20 64 L-20 -20 L-2 -21 L2 -4 L-4 12 L4 26 L-2 44 L4 64 Z', '#a9adb7'),
      line('M6 -10 L2 2 L8 12 M12 20 L6 30 L12 40 M-8 4 L-12 22 M-10 36 L-4 52', '#5f636d', 1),
      line('M35 38 C26 20 18 4 8 -20', '#e0a92e', 0.9),
    ],
    ink: [-20, -22, 50, 64],
    share: 1.25,
  },
  swimming: {
    joints: {
      ...upright,
      head: [14, 40],
      nod: -14,
      neck: [22, 44],
      hip: [40, 47],
      lies: true,
      nearArm: [
        [16, 30],
        [3, 36],
      ],
      farArm: [
        [12, 48],
        [2, 50],
      ],
      nearLeg: [
        [50, 47],
        [60, 45],
      ],
      farLeg: [
        [50, 49],
        [60, 50],
      ],
    },
    front: [
      shape(
        'M-10 50 C-2 45 4 50 12 48 C20 45 26 50 34 48 C42 45 50 50 58 47 C64 45.6 70 49 74 50 V64 H-10 Z',
        '#3fa4d8',
        'opacity=".86"',
      ),
      line(
        'M-8 50.6 C-2 46 4 50.6 12 48.6 C20 45.8 26 50.6 34 48.6 C42 45.8 50 50.6 58 47.6 C64 46 70 49.6 73 50.6',
        '#e6f8ff',
        1.3,
      ),
      line('M4 56 q5 -2 10 0 M30 56 q5 -2 10 0 M52 58 q5 -2 10 0', '#bfe9ff', 0.9, 'opacity=".8"'),
    ],
    ink: [-10, 26, 74, 64],
    share: 0.62,
  },
  diving: {
    joints: {
      ...upright,
      head: [10, 30],
      nod: -16,
      neck: [18, 33],
      hip: [36, 38],
      lies: true,
      face: 'calm',
      nearArm: [
        [14, 43],
        [4, 46],
      ],
      farArm: [
        [12, 40],
        [2, 41],
      ],
      nearLeg: [
        [47, 36],
        [58, 41],
      ],
      farLeg: [
        [47, 41],
        [58, 34],
      ],
    },
    behind: [
      `<g transform="rotate(14 27 26)">${rect(18, 22, 18, 8, '#f2b52c', 4)}${rect(18, 22, 18, 2.6, '#ffe08a', 1.4)}${rect(14.6, 24, 4, 4, '#5f6977', 1)}</g>`,
      shape('M57 38 L74 42 L70 48 L56 43 Z', '#f2b52c'),
      shape('M57 31 L74 27 L72 34 L57 36 Z', '#d99c10'),
    ],
    front: [
      shape(
        'M2.6 26.4 H13 Q15 29.6 12.6 33 H3.4 Q1 29.6 2.6 26.4 Z',
        '#8fdcff',
        'opacity=".6" stroke="#20242e" stroke-width="1.3"',
      ),
      line('M14 30 L19 29', '#20242e', 1.4),
      ball(6.6, 36.6, 2, '#343845'),
      line('M8 37 C14 40 18 34 20 27', '#343845', 1.2),
      glow(0.7, 4, 20, 2, '#dff6ff'),
      glow(0.6, 8, 13, 2.6, '#dff6ff'),
      glow(0.5, 3, 6, 3.2, '#dff6ff'),
    ],
    ink: [-1, 2, 75, 50],
    share: 0.8,
  },
  flying: {
    joints: {
      ...upright,
      head: [20, 16],
      nod: -8,
      neck: [25, 22],
      hip: [37, 34],
      nearArm: [
        [24, 33],
        [14, 36],
      ],
      farArm: [
        [15, 20],
        [5, 15],
      ],
      nearLeg: [
        [46, 42],
        [55, 49],
      ],
      farLeg: [
        [48, 38],
        [58, 43],
      ],
      lies: true,
    },
    ink: [2, 2, 66, 55],
    share: 0.86,
  },
  broom: {
    joints: {
      ...upright,
      head: [27, 10],
      neck: [30, 18],
      hip: [37, 34],
      nearArm: [
        [27, 30],
        [18, 37],
      ],
      farArm: [
        [24, 28],
        [15, 36],
      ],
      nearLeg: [
        [30, 44],
        [41, 52],
      ],
      farLeg: [
        [28, 42],
        [36, 51],
      ],
    },
    behind: [
      line('M-2 39 L56 41', wood[2], 2.8),
      line('M-2 38.4 L56 40.2', wood[0], 1.1),
      shape(
        'M54 38 C62 32 72 32 80 30 C76 36 79 38 77 42 C80 46 76 48 80 53 C72 51 62 49 54 44 Z',
        '#d9a441',
      ),
      line('M58 40 L76 34 M58 41 L76 41 M58 42 L76 48', '#9a6a1c', 0.9),
      line('M57 36.6 L57 45', '#7c3a1c', 2),
    ],
    ink: [-4, -2, 81, 56],
    share: 0.95,
  },
  motorbike: {
    joints: {
      ...upright,
      head: [29, 6],
      neck: [32, 14],
      hip: [41, 31],
      nearArm: [
        [31, 25],
        [18, 25],
      ],
      farArm: [
        [27, 23],
        [17, 24],
      ],
      nearLeg: [
        [29, 36],
        [34, 49],
      ],
      farLeg: [
        [28, 35],
        [33, 48],
      ],
    },
    behind: [
      wheel(6, 51, 11),
      wheel(56, 51, 11),
      line('M6 51 L16 26', '#9aa5b4', 2.4),
      line('M16 26 L21 22', '#23252c', 2),
      shape('M14 30 C20 25 30 27 36 33 H54 C60 33 62 36 60 40 L46 41 L42 50 H24 L18 41 Z', '#c2202e'),
      shape('M16 30 C22 27 28 28 33 33 L24 36 Z', '#ff7a6a', 'opacity=".7"'),
      shape('M36 31 C44 29 56 29 60 32 L58 36 H38 Z', '#23252c'),
      rect(24, 42, 16, 11, '#8f99a7', 2),
      line('M26 45 H38 M26 48 H38', '#5f6977', 1),
      line('M38 52 L66 50', '#d4dbe4', 2.6),
      ball(13, 31, 3.4, '#fff3c0'),
      line('M0 40 C4 38 10 39 13 42', '#c2202e', 2.2),
    ],
    ink: [-6, -7, 68, 63],
    share: 1.02,
  },
} satisfies Record<string, Pose>;
