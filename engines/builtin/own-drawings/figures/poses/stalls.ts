/** What a figure does behind a stall, at a machine, with a net or with a child in its arms. */
import { ball, line, rect, shape } from '../../own-drawing.ts';
import type { Pose } from './pose.ts';
import { seated, steel, stool, upright, wood } from './props.ts';

const awning = Array.from({ length: 9 }, (_, at) =>
  shape(
    `M${-16 + at * 8} -9 H${-8 + at * 8} V0 Q${-12 + at * 8} 4 ${-16 + at * 8} 0 Z`,
    at % 2 ? '#fff6e6' : '#d8353c',
  ),
);
const fruit = (x: number, y: number, color: string, light: string) =>
  ball(x, y, 2.7, color) + ball(x - 0.8, y - 0.9, 0.9, light);
const crate = (x: number, color: string, light: string) => [
  ...[0, 1, 2].map((at) => fruit(x + 3.4 + at * 4.6, 38.6, color, light)),
  ...[0, 1].map((at) => fruit(x + 5.6 + at * 4.6, 35.2, color, light)),
  rect(x, 39.4, 16, 6.6, wood[0], 0.8),
  line(`M${x + 0.6} 42.4 H${x + 15.4}`, wood[2], 0.6),
];

export const stallPoses = {
  selling: {
    joints: {
      ...upright,
      face: 'glad',
      nearArm: [
        [37, 30],
        [28, 31],
      ],
      farArm: [
        [26, 29],
        [18, 30],
      ],
    },
    behind: [line('M-13 62 V-4 M53 62 V-4', wood[2], 2.2), rect(-15, -13, 70, 5, wood[1], 1), ...awning],
    front: [
      fruit(18, 28.6, '#f2992e', '#ffd9a0'),
      ...crate(-14, '#e0403a', '#ffb0a0'),
      ...crate(4, '#f2992e', '#ffe0a8'),
      ...crate(22, '#7fbf3f', '#dcf2b0'),
      ...crate(40, '#f2c63a', '#fff0b8'),
      rect(-17, 45.4, 74, 4, wood[0], 1),
      rect(-15, 49, 70, 13, wood[1], 1),
      line('M-15 53.4 H55 M-15 57.8 H55', wood[2], 0.7),
      line('M2 49 V62 M20 49 V62 M38 49 V62', wood[2], 0.6),
      rect(11, 51.6, 18, 7, '#fff6e0', 0.8),
      line('M14 54 H26 M14 56.4 H22', '#8a6a3a', 0.8),
    ],
    ink: [-17, -13, 57, 63],
    share: 1.2,
  },
  'selling-flowers': {
    joints: {
      ...upright,
      face: 'glad',
      nearArm: [
        [37, 30],
        [28, 31],
      ],
      farArm: [
        [26, 30],
        [18, 32],
      ],
    },
    front: [
      ...[-13, 1, 15, 29, 43].flatMap((x, at) => {
        const colors = ['#e0303a', '#ffc52e', '#f06aa4', '#ffffff', '#b06ae0'];
        const color = colors[at % 5]!;
        return [
          line(`M${x + 6} 50 L${x + 2} 38 M${x + 6} 50 V35 M${x + 6} 50 L${x + 10} 38`, '#3f8a3a', 1.3),
          shape(`M${x + 1} 44 q5 -3 5 4 q0 -7 5 -4 q-1 6 -5 7 q-4 -1 -5 -7`, '#5cb04a'),
          ball(x + 2, 37, 3.2, color),
          ball(x + 10, 37, 3.2, color),
          ball(x + 6, 33.6, 3.5, color),
          ball(x + 5.2, 32.8, 1.2, '#fff4c0'),
          ball(x + 1.4, 36.4, 1, '#fff4c0'),
          ball(x + 9.4, 36.4, 1, '#fff4c0'),
          shape(`M${x} 47 H${x + 12} L${x + 10.4} 62 H${x + 1.6} Z`, at % 2 ? '#7fb6c8' : '#9aa5b4'),
          line(`M${x + 0.4} 48.6 H${x + 11.6} M${x + 2.6} 50 L${x + 3.6} 60`, '#ffffff', 0.7, 'opacity=".7"'),
        ];
      }),
    ],
    ink: [-14, 0, 56, 63],
  },
  sewing: {
    joints: {
      ...seated,
      nod: -8,
      face: 'calm',
      nearArm: [
        [34, 37],
        [22, 41],
      ],
      farArm: [
        [29, 36],
        [13, 41],
      ],
    },
    behind: [
      ...stool,
      rect(-6, 44, 36, 3, wood[0], 1),
      rect(-4, 47, 3, 15, wood[2], 0.6),
      rect(24, 47, 3, 15, wood[2], 0.6),
      line('M0 58 H24', '#3a3f4a', 1.2),
    ],
    held: [
      shape('M-4 40 H24 V44 H-4 Z', '#2b2e38'),
      shape('M18 40 V28 Q18 25 15 25 H1 Q-3 25 -3 29 V34 H2 V31 H11 V40 Z', '#2b2e38'),
      line('M-1 27 H15', '#6a7080', 1.1),
      line('M4 29.6 H12', '#d9a63f', 0.9),
      line('M-0.6 34 V41', steel[0], 1),
      ball(20, 31, 4.2, '#3a3f4a'),
      ball(20, 31, 2, '#8f99a7'),
      rect(5, 21.4, 3, 4, '#e0303a', 0.6),
      shape('M-6 43.6 C0 40.6 10 41 18 42.6 L20 45 C8 47 -2 50 -10 56 C-12 50 -10 46 -6 43.6 Z', '#e0708a'),
      line('M-7 47 C0 44 8 43.6 16 44', '#ffc0d0', 0.8),
    ],
    ink: [-12, 8, 50, 63],
    share: 0.9,
  },
  sawing: {
    joints: {
      ...upright,
      head: [36, 14],
      nod: -6,
      neck: [38, 22],
      hip: [42, 40],
      face: 'calm',
      nearArm: [
        [36, 33],
        [24, 37],
      ],
      farArm: [
        [28, 33],
        [14, 41],
      ],
      nearLeg: [
        [44, 51],
        [47, 60],
      ],
      farLeg: [
        [37, 50],
        [33, 60],
      ],
    },
    behind: [
      line('M-6 62 L2 46 L10 62 M18 62 L26 46 L34 62', wood[1], 2.4),
      rect(-12, 42.6, 50, 4.4, wood[0], 0.8),
      line('M-10 44.4 C4 43.4 20 45.6 36 44.2', wood[2], 0.6),
      shape('M2 60 q3 -2.4 7 -1 q4 -1.6 8 1 q2 2 -1 2 H3 q-3 0 -1 -2', '#e8c48c'),
    ],
    front: [
      shape('M22.6 38.6 L-4 45 L-3 49.4 L24 42 Z', '#dfe5ec'),
      line(
        'M-3 49.4 l1.6 -1.4 1 1 1.6 -1.5 1 1 1.6 -1.5 1 1 1.6 -1.5 1 1 1.6 -1.5 1 1 1.6 -1.5 1 1 1.6 -1.5 1 1',
        '#7f8a98',
        0.6,
      ),
      shape('M21 36 L28 34.6 Q31 36 30 40 L25.6 43.6 L22 42.6 Z', wood[1]),
      ball(25.4, 38.6, 1.4, wood[2]),
      ball(24, 37.6, 2.6, 'url(#skin)'),
    ],
    ink: [-13, 2, 53, 63],
  },
  netting: {
    joints: {
      ...upright,
      nod: -4,
      nearArm: [
        [29, 24],
        [17, 22],
      ],
      farArm: [
        [24, 27],
        [15, 28],
      ],
      nearLeg: [
        [38, 49],
        [43, 60],
      ],
      farLeg: [
        [28, 49],
        [22, 60],
      ],
    },
    front: [
      shape(
        'M17 22 C4 14 -14 12 -30 22 C-36 32 -36 44 -28 54 C-18 56 -10 52 -4 46 C4 40 10 32 16 28 Z',
        '#dfe8e4',
        'opacity=".22"',
      ),
      line(
        'M17 22 C4 14 -14 12 -30 22 C-36 32 -36 44 -28 54 M16 28 C10 32 4 40 -4 46 C-10 52 -18 56 -28 54',
        '#8a6f48',
        1.2,
      ),
      line(
        'M16 24 C2 20 -14 22 -32 32 M16 25 C4 26 -12 32 -33 42 M16 26 C6 30 -8 40 -31 49 M16 27 C8 34 -4 44 -20 54 M10 18.6 C4 26 2 34 2 41 M2 15.6 C-6 24 -8 36 -6 48 M-8 14 C-17 24 -19 38 -15 53 M-18 15.6 C-27 26 -28 42 -24 54',
        '#8a6f48',
        0.55,
        'opacity=".95"',
      ),
      ...(
        [
          [-30, 22],
          [-34, 33],
          [-33, 43],
          [-28, 54],
          [-18, 54],
          [-8, 50],
        ] as const
      ).map(([x, y]) => ball(x, y, 1.5, '#c8862e')),
      ball(17, 22, 2.6, 'url(#skin)'),
    ],
    ink: [-37, 0, 48, 63],
    share: 1,
  },
  cradling: {
    joints: {
      ...upright,
      nod: -16,
      face: 'smile',
      nearArm: [
        [36, 33],
        [21, 33],
      ],
      farArm: [
        [25, 32],
        [30, 35],
      ],
    },
    held: [
      shape(
        'M16 31 C16 26 22 24 27 26 C34 28 39 32 40 37 C37 41 28 41 22 39 C17 37.4 15.6 34 16 31 Z',
        '#f4f8ff',
      ),
      shape('M22 39 C28 41 37 41 40 37 C36 36 30 33 26 33 C23 35 22 37 22 39 Z', '#bcd4f2'),
      ball(20.4, 29.6, 4.6, '#f6c9a4'),
      shape('M16 28.6 C16 24.6 24 23.6 25 28 C22.6 27 19 27 16 28.6 Z', '#ffffff'),
      line('M17.6 30 q.9 .8 1.8 0 M21 30 q.9 .8 1.8 0', '#4a2d1c', 0.5),
      line('M19.2 32 q1 .8 2 0', '#b8563f', 0.5),
      ball(17.4, 31.4, 0.9, '#f29a86'),
    ],
    front: [ball(21, 34.6, 2.6, 'url(#skin)')],
    ink: [12, 0, 46, 63],
  },
  staff: {
    joints: {
      ...upright,
      face: 'calm',
      nearArm: [
        [29, 28],
        [17, 27],
      ],
      farArm: [
        [26, 31],
        [25, 40],
      ],
    },
    behind: [
      `<g opacity=".35">${ball(15, -3, 10, '#8fe8ff')}</g>`,
      `<g opacity=".5">${ball(15, -3, 6.4, '#c4f6ff')}</g>`,
    ],
    front: [
      line('M17 62 C16 44 18 22 16 6', '#5b3a1e', 2.4),
      line('M16.4 60 C15.4 44 17.4 22 15.4 8', '#a87444', 0.8),
      line('M16 7 C10 4 8 -4 13 -9 M16 7 C22 4 24 -5 18 -9', '#5b3a1e', 2),
      ball(15.4, -2.6, 3.9, '#5fd4ff'),
      ball(14.4, -3.8, 1.5, '#ffffff'),
      ball(17, 27, 2.7, 'url(#skin)'),
    ],
    ink: [5, -13, 46, 63],
    share: 1.12,
  },
  crook: {
    joints: {
      ...upright,
      nearArm: [
        [29, 28],
        [17, 27],
      ],
      farArm: [
        [26, 31],
        [25, 40],
      ],
    },
    front: [
      line('M17 62 C16 44 18 22 16.4 4 C16 -5 5 -5 6.4 3', '#6b4522', 2.2),
      line('M16.4 60 C15.4 44 17.4 22 15.8 6', '#c08a55', 0.7),
      ball(17, 27, 2.7, 'url(#skin)'),
    ],
    ink: [4, -5, 46, 63],
    share: 1.04,
  },
  'at-oven': {
    joints: {
      ...upright,
      head: [43, 13],
      neck: [44, 21],
      hip: [46, 39],
      nearArm: [
        [44, 33],
        [32, 36],
      ],
      farArm: [
        [36, 32],
        [24, 37],
      ],
      nearLeg: [
        [48, 50],
        [50, 60],
      ],
      farLeg: [
        [42, 50],
        [40, 60],
      ],
    },
    behind: [
      shape('M-44 62 V26 C-44 6 -30 -4 -13 -4 C4 -4 10 10 10 26 V62 Z', '#a9563e'),
      shape('M-44 62 V26 C-44 6 -30 -4 -13 -4 C-28 2 -36 14 -36 30 V62 Z', '#cf7a5c'),
      line(
        'M-42 20 H-34 M2 20 H9 M-44 34 H-34 M2 34 H10 M-44 48 H10 M-30 48 V55 M-14 48 V55 M0 48 V55 M-44 55 H10 M-22 55 V62 M-6 55 V62 M-34 6 L-28 12 M-24 -1 L-21 6 M-12 -4 V4 M0 -1 L-4 6',
        '#e8b49a',
        0.8,
        'opacity=".8"',
      ),
      rect(-20, -14, 14, 12, '#a9563e', 1),
      shape('M-33 42 V28 C-33 14 -24 8 -16 8 C-7 8 0 14 0 28 V42 Z', '#4a2016'),
      shape('M-30 42 V29 C-30 17 -23 12 -16 12 C-9 12 -3 17 -3 29 V42 Z', '#c8521a'),
      shape(
        'M-27 42 C-26 32 -20 34 -20 24 C-13 28 -14 34 -11 35 C-10 32 -10 30 -11 28 C-5 32 -6 38 -7 42 Z',
        '#ffb52e',
      ),
      shape('M-22 42 C-22 36 -18 36 -18 31 C-14 34 -14 38 -13 42 Z', '#fff0a0'),
      rect(-38, 41.4, 44, 3.6, '#b8b0a4', 1),
    ],
    held: [
      line('M52 33 L-4 39.4', wood[2], 2.4),
      line('M52 32.4 L-4 38.8', wood[0], 0.8),
      shape('M-18 39.6 L0 37.2 L1 41 L-17 43 Z', wood[0]),
      shape('M-16 39.4 C-16 32 -1 31 0 37.4 C-5 40 -11 40.4 -16 39.4 Z', '#d9963f'),
      shape('M-14 37 C-13 33 -4 32.4 -2 36 C-6 34.6 -10 35 -14 37 Z', '#f6cf8a'),
      line('M-11 34.6 l1.6 3 M-7 33.8 l1.6 3', '#8a5220', 0.8),
    ],
    ink: [-45, -14, 58, 63],
    share: 1.24,
  },
} satisfies Record<string, Pose>;
