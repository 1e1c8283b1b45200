/** What a whole figure does: its joints, and what is in its hands, under it and before it. */
import { ball, line, rect, shape } from '../own-drawing.ts';
import type { Joints, Props } from './body.ts';

export interface Pose extends Props {
  joints: Joints;
  /** The painted part beyond the body's own: left, top, right, bottom. */
  ink: readonly [number, number, number, number];
  /** How large it is beside a standing figure of the same person; 1 if absent. */
  share?: number;
}

const upright: Joints = {
  head: [31, 12],
  neck: [32, 20],
  hip: [33, 39],
  nearArm: [
    [36.5, 31],
    [35, 40],
  ],
  farArm: [
    [26.5, 30],
    [26, 39],
  ],
  nearLeg: [
    [34.6, 50],
    [35, 60],
  ],
  farLeg: [
    [30.4, 50],
    [29.4, 60],
  ],
};
const seated: Joints = {
  ...upright,
  head: [34, 17],
  neck: [35, 25],
  hip: [38, 43],
  nearArm: [
    [35, 36],
    [26, 38],
  ],
  farArm: [
    [31, 35],
    [23, 37],
  ],
  nearLeg: [
    [26, 45],
    [25, 60],
  ],
  farLeg: [
    [24, 45],
    [21, 60],
  ],
};
const body = [18, 0, 46, 63] as const;
const wood = ['#c08a55', '#8a5a30', '#59371b'] as const;
const steel = ['#eef2f7', '#aab4c2', '#5f6977'] as const;

const stool = [rect(31, 48, 15, 3.4, wood[1], 1.4), line('M34 51 L32.6 61 M43 51 L44.6 61', wood[2], 2)];
const desk = (top = 44) => [
  rect(2, top, 29, 3, wood[0], 1),
  rect(2, top + 2.2, 29, 1.4, wood[2], 0.6),
  rect(4, top + 3, 2.6, 62 - top - 3, wood[1], 0.6),
  rect(25.4, top + 3, 2.6, 62 - top - 3, wood[1], 0.6),
];
const laptop = [
  shape('M5.4 43.6 L2.6 29 H18 L20.4 43.6 Z', steel[2]),
  shape('M6.6 42 L4.4 30.4 H16.8 L18.8 42 Z', '#7fd0ff'),
  shape('M6 43.8 H25 L24 45.4 H5 Z', steel[1]),
];
const guitar = `<g transform="rotate(-24 27 39)">${[
  shape(
    'M33 32 C40 30 45 36 41 40 C45 44 40 50 33 47.4 C29 51.4 20 49.6 20 40 C20 30.6 29 28.4 33 32 Z',
    '#c77a34',
  ),
  shape(
    'M32 33.4 C38 32 42.4 36 39.4 40 C42 44 38 48 32.4 46 C29 49 22 47.6 22 40 C22 32 29 30.4 32 33.4 Z',
    '#e69a4c',
  ),
  ball(30, 40, 3.2, '#4a2810'),
  rect(-3, 38.6, 32, 2.8, '#5b3418', 0.8),
  rect(-8, 37.6, 6.4, 4.8, '#3c2110', 1),
  line('M-6 39.4 H38 M-6 40.6 H38', '#f4e6c8', 0.3),
  rect(36.6, 37, 1.6, 6, '#3c2110', 0.4),
].join('')}</g>`;
const book = (x: number, y: number, cover = '#c23a4a') =>
  shape(
    `M${x} ${y} L${x - 7} ${y - 2.6} V${y + 7} L${x} ${y + 9.6} L${x + 7} ${y + 7} V${y - 2.6} Z`,
    cover,
  ) +
  shape(`M${x} ${y + 0.6} L${x - 6} ${y - 2} V${y + 5.6} L${x} ${y + 8.2} Z`, '#fffaf0') +
  shape(`M${x} ${y + 0.6} L${x + 6} ${y - 2} V${y + 5.6} L${x} ${y + 8.2} Z`, '#eadfca');
const stove = [
  rect(1, 44, 23, 18.6, '#d9dee6', 1.6),
  rect(1, 44, 23, 3.4, '#6d7684', 1.2),
  rect(4, 51, 17, 8.6, '#2c3440', 1.4),
  rect(5.4, 52.4, 14.2, 5.8, '#f0983a', 1),
  ball(5, 49.2, 0.9, '#6d7684'),
  ball(9, 49.2, 0.9, '#6d7684'),
  ball(13, 49.2, 0.9, '#6d7684'),
];
const steam = line('M8 29 C5 26 10 24 7.4 20 M13 29 C10 25 15.4 23 12.6 18', '#ffffff', 1.3, 'opacity=".7"');
const pot = [
  steam,
  shape('M3.6 34 H18.4 V42.4 Q18.4 44 16.6 44 H5.4 Q3.6 44 3.6 42.4 Z', '#8d98a8'),
  rect(2.6, 32.6, 16.8, 2.6, '#c3ccd8', 1.2),
  line('M5.6 36 V42', '#dfe6ee', 1.2),
  rect(0.4, 35.6, 3, 1.8, '#39414d', 0.8),
  rect(18.6, 35.6, 3, 1.8, '#39414d', 0.8),
];
const wheel = (x: number, y: number, r: number) =>
  ball(x, y, r, '#23252c') + ball(x, y, r * 0.62, '#9aa2ae') + ball(x, y, r * 0.34, '#e6eaf0');
const hollow = (x: number, y: number, r: number) =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="none" stroke="#23252c" stroke-width="1.8"/><circle cx="${x}" cy="${y}" r="${r - 1.3}" fill="none" stroke="#aab4c2" stroke-width=".7"/>` +
  line(
    `M${x - r + 1} ${y} H${x + r - 1} M${x} ${y - r + 1} V${y + r - 1} M${x - r * 0.7} ${y - r * 0.7} L${x + r * 0.7} ${y + r * 0.7} M${x + r * 0.7} ${y - r * 0.7} L${x - r * 0.7} ${y + r * 0.7}`,
    '#c3ccd8',
    0.35,
  );
const mattress = [
  rect(0, 51, 64, 4, wood[1], 1),
  rect(2, 54, 3, 8, wood[2], 0.6),
  rect(58, 54, 3, 8, wood[2], 0.6),
  rect(-1, 36, 4, 26, wood[0], 1.4),
  rect(2.4, 45, 60, 7, '#f4f6fa', 3),
  shape('M3 46 C2 39 17 37.6 18 43 C18.6 48 4 50 3 46 Z', '#ffffff'),
];
const quilt = [
  shape('M21 45 C28 38 54 38 62 43 V53 H20 C18.6 50 18.8 47.4 21 45 Z', '#5f7fd6'),
  shape('M20.6 45.4 C24 42 28 41.6 30 44 L28 53 H20 C18.6 50 18.8 47.4 20.6 45.4 Z', '#dfe7fb'),
];

/** By the name in a figure's own: "figure-man-running". */
export const poses = {
  standing: { joints: upright, ink: body },
  holding: {
    joints: {
      ...upright,
      nearArm: [
        [34, 31],
        [24, 31],
      ],
      farArm: [
        [28, 31],
        [21, 30],
      ],
    },
    ink: [18, 0, 46, 63],
  },
  walking: {
    joints: {
      ...upright,
      nearArm: [
        [38, 30],
        [40, 38],
      ],
      farArm: [
        [25, 29],
        [20, 35],
      ],
      nearLeg: [
        [29, 49],
        [24, 60],
      ],
      farLeg: [
        [36, 50],
        [42, 58.6],
      ],
    },
    ink: [15, 0, 48, 63],
  },
  running: {
    joints: {
      ...upright,
      head: [27, 12],
      neck: [29.4, 20],
      hip: [34, 37],
      nearArm: [
        [39, 27],
        [35, 33],
      ],
      farArm: [
        [21.6, 28],
        [15.6, 22],
      ],
      nearLeg: [
        [24, 42],
        [22, 54],
      ],
      farLeg: [
        [42, 47],
        [53, 47],
      ],
    },
    ink: [10, 0, 60, 58],
  },
  hiking: {
    joints: {
      ...upright,
      nearArm: [
        [33, 31],
        [24, 33],
      ],
      farArm: [
        [26, 29],
        [21, 34],
      ],
      nearLeg: [
        [28, 48],
        [26, 60],
      ],
      farLeg: [
        [36, 50],
        [41, 59.6],
      ],
    },
    behind: [
      shape('M36 18 C46 16 50 22 49 32 C48.6 40 44 42 37 41 Z', '#3f7d4a'),
      rect(40, 13, 9, 5.6, '#e6a23c', 2.6),
      shape('M43 27 H49 V36 H43 Z', '#2c5a35'),
    ],
    held: [line('M24 30 L17 62', '#5b3820', 1.7), line('M33 22 C30 27 30.6 33 34 37', '#2c5a35', 1.8)],
    ink: [14, 0, 51, 63],
  },
  pointing: {
    joints: {
      ...upright,
      nearArm: [
        [26, 25],
        [14.6, 21],
      ],
      farArm: [
        [27, 31],
        [27, 39],
      ],
    },
    ink: [10, 0, 46, 63],
  },
  cheering: {
    joints: {
      ...upright,
      nearArm: [
        [42, 19],
        [44, 7],
      ],
      farArm: [
        [21, 17],
        [17, 6],
      ],
    },
    ink: [13, 0, 48, 63],
  },
  afraid: {
    joints: {
      ...upright,
      face: 'afraid',
      nearArm: [
        [38, 25],
        [36, 15],
      ],
      farArm: [
        [22, 25],
        [23, 17],
      ],
    },
    ink: body,
  },
  sad: {
    joints: {
      ...seated,
      head: [30, 22],
      nod: -18,
      face: 'sad',
      nearArm: [
        [30, 39],
        [26, 30],
      ],
      farArm: [
        [26, 39],
        [23, 30],
      ],
    },
    behind: stool,
    ink: [15, 9, 50, 63],
    share: 0.86,
  },
  thinking: {
    joints: {
      ...upright,
      face: 'calm',
      nearArm: [
        [34, 32],
        [27, 22],
      ],
      farArm: [
        [26, 32],
        [34, 34],
      ],
    },
    ink: body,
  },
  cooking: {
    joints: {
      ...upright,
      head: [35, 12],
      neck: [36, 20],
      hip: [37, 39],
      nearArm: [
        [34, 31],
        [22, 33],
      ],
      farArm: [
        [29, 31],
        [18, 31],
      ],
      nearLeg: [
        [38, 50],
        [39, 60],
      ],
      farLeg: [
        [34.4, 50],
        [33.4, 60],
      ],
    },
    behind: [...stove, ...pot],
    held: [line('M22 33 L13 29', wood[1], 1.6)],
    ink: [0, 0, 50, 63],
  },
  chopping: {
    joints: {
      ...upright,
      head: [35, 12],
      neck: [36, 20],
      hip: [37, 39],
      nearArm: [
        [35, 31],
        [22, 36],
      ],
      farArm: [
        [29, 32],
        [16, 38.6],
      ],
      nearLeg: [
        [38, 50],
        [39, 60],
      ],
      farLeg: [
        [34.4, 50],
        [33.4, 60],
      ],
    },
    behind: [
      ...desk(43),
      rect(5, 40.6, 22, 2.6, '#e0b070', 1),
      shape('M7 40.4 C6 37 9 35.6 10.4 37.6 C12 35 15 37 14 40.4 Z', '#58b04a'),
      ball(17.4, 38.4, 2.4, '#e2472f'),
    ],
    held: [
      shape('M22.6 36 L11.6 39.4 Q11 36 14 34.6 L22 34 Z', steel[0]),
      line('M20.4 35.4 L25 34', '#2c2018', 2),
    ],
    ink: [1, 0, 50, 63],
  },
  serving: {
    joints: {
      ...upright,
      nearArm: [
        [34, 32],
        [24, 28],
      ],
      farArm: [
        [27, 31],
        [22, 33],
      ],
    },
    front: [
      rect(7, 24.8, 18, 2, '#c3ccd8', 1),
      shape('M11 17 H19 L18 24.6 H12 Z', '#ffffff'),
      line('M19 18.6 q3 .6 1 4', '#dfe3ea', 1.2),
      shape('M11.4 18 H18.6 V19.6 H11.6 Z', '#6a3e1e'),
      line('M14 14.6 q-1.4 -2 0 -4 M16.8 14.6 q-1.4 -2 0 -4', '#ffffff', 0.9, 'opacity=".8"'),
    ],
    ink: [6, 0, 46, 63],
  },
  eating: {
    joints: {
      ...seated,
      nearArm: [
        [32, 38],
        [24, 30],
      ],
      farArm: [
        [30, 36],
        [21, 40],
      ],
    },
    behind: [
      ...stool,
      ...desk(45),
      shape('M6 42.6 H24 L21 45 H9 Z', '#ffffff'),
      shape('M8.4 42.6 C9 37.6 21 37.6 21.6 42.6 Z', '#d98a3a'),
    ],
    held: [line('M24 30 L24.6 22', steel[1], 1.2)],
    ink: [1, 8, 50, 63],
    share: 0.88,
  },
  lifting: {
    joints: {
      ...upright,
      face: 'calm',
      nearArm: [
        [41.6, 16],
        [41, 4],
      ],
      farArm: [
        [21.6, 16],
        [22, 4],
      ],
      nearLeg: [
        [38, 50],
        [39.6, 60],
      ],
      farLeg: [
        [27, 50],
        [25.4, 60],
      ],
    },
    behind: [rect(2, 2.4, 60, 1.9, steel[1], 0.9)],
    front: [
      rect(4, -5, 4.6, 17, '#343845', 1.6),
      rect(9.4, -2.4, 3, 12, '#d9263a', 1.2),
      rect(55.4, -5, 4.6, 17, '#343845', 1.6),
      rect(51.6, -2.4, 3, 12, '#d9263a', 1.2),
    ],
    ink: [2, -5, 62, 63],
    share: 1.08,
  },
  squatting: {
    joints: {
      ...upright,
      head: [27, 20],
      neck: [29, 28],
      hip: [39, 44],
      nearArm: [
        [22, 33],
        [13, 31],
      ],
      farArm: [
        [20, 31],
        [11, 30],
      ],
      nearLeg: [
        [25, 46],
        [30, 60],
      ],
      farLeg: [
        [23, 45],
        [26, 60],
      ],
    },
    ink: [9, 11, 48, 63],
    share: 0.86,
  },
  situps: {
    joints: {
      ...upright,
      head: [41, 39],
      nod: 10,
      neck: [36.6, 45],
      hip: [26, 57],
      nearArm: [
        [40, 52],
        [46, 42],
      ],
      farArm: [
        [32, 46],
        [40, 45],
      ],
      nearLeg: [
        [13, 44],
        [8, 60],
      ],
      farLeg: [
        [11, 45],
        [5, 60],
      ],
      face: 'calm',
    },
    behind: [rect(0, 60.4, 58, 2.4, '#4a6fd0', 1.2)],
    ink: [-3, 27, 71, 63],
    share: 0.6,
  },
  boxing: {
    joints: {
      ...upright,
      face: 'calm',
      head: [29, 12],
      nearArm: [
        [36, 30],
        [27, 24],
      ],
      farArm: [
        [21, 25],
        [12, 22],
      ],
      nearLeg: [
        [38, 49],
        [43, 60],
      ],
      farLeg: [
        [27, 50],
        [22, 60],
      ],
    },
    front: [
      ball(25.6, 23.6, 4.2, '#d9263a'),
      ball(24.4, 22.2, 1.4, '#ff8a80'),
      ball(10.8, 21.8, 4.2, '#d9263a'),
      ball(9.6, 20.4, 1.4, '#ff8a80'),
    ],
    ink: [6, 0, 50, 63],
  },
  guitar: {
    joints: {
      ...upright,
      nearArm: [
        [40, 32],
        [31, 38],
      ],
      farArm: [
        [22, 30],
        [14, 34.6],
      ],
    },
    held: [guitar],
    ink: [-6, 0, 48, 63],
  },
  violin: {
    joints: {
      ...upright,
      nod: -12,
      face: 'calm',
      nearArm: [
        [33, 30],
        [22, 31],
      ],
      farArm: [
        [24, 27],
        [13, 21],
      ],
    },
    held: [
      `<g transform="rotate(14 22 22)">${[
        shape(
          'M30 18 C34 16.6 36 21 33 22.6 C36 24.4 34 28.6 30 27 C27.4 28.6 23.4 27 23.6 22.6 C23.4 18 27.4 16.6 30 18 Z',
          '#b5562a',
        ),
        rect(10, 21.8, 15, 1.6, '#3c2110', 0.6),
        rect(7.6, 21, 3.4, 3.2, '#3c2110', 1),
        line('M10 22.4 H31', '#f4e6c8', 0.4),
      ].join('')}</g>`,
    ],
    front: [line('M22 32 L27 13', '#5b3418', 0.9)],
    ink: [2, 0, 46, 63],
  },
  kite: {
    joints: {
      ...upright,
      nod: 14,
      nearArm: [
        [28, 24],
        [20, 16],
      ],
      farArm: [
        [25, 26],
        [22, 18],
      ],
    },
    behind: [
      line('M20 15 Q2 2 -14 -22', '#eef4f8', 0.6),
      shape('M-30 -38 L-8 -34 L-14 -20 Z', '#ff7a5a'),
      shape('M-30 -38 L-14 -20 L-28 -16 Z', '#ffd24a'),
      shape('M-14 -20 L-8 -34 L-2 -24 Z', '#4aa8e8'),
      line('M-20 -17 q6 6 2 11 q-5 5 1 10', '#ff8fb8', 1.2),
    ],
    ink: [-31, -39, 46, 63],
    share: 1.5,
  },
  chess: {
    joints: {
      ...seated,
      nod: -10,
      face: 'calm',
      nearArm: [
        [34, 38],
        [24, 39],
      ],
      farArm: [
        [31, 36],
        [29, 28],
      ],
    },
    behind: [
      ...stool,
      ...desk(46),
      shape('M4 45.6 L8 43 H26 L24 45.6 Z', '#e8d0a0'),
      line('M8 44.4 H12 M16 44.4 H20', '#5b3820', 1.6),
      ...[
        [7, '#f4efe6'],
        [12, '#f4efe6'],
        [17, '#2b2832'],
        [21.6, '#2b2832'],
      ].map(
        ([x = 0, color = '']) =>
          shape(`M${+x - 2} 43.6 L${+x - 0.8} 39 H${+x + 0.8} L${+x + 2} 43.6 Z`, `${color}`) +
          ball(+x, 37.6, 1.7, `${color}`),
      ),
    ],
    ink: [1, 8, 50, 63],
    share: 0.9,
  },
  piano: {
    joints: {
      ...seated,
      nearArm: [
        [37, 38],
        [26, 38.4],
      ],
      farArm: [
        [31, 37],
        [22, 38],
      ],
    },
    behind: [
      ...stool,
      shape('M0 20 H12 C16 20 16 34 20 36 H28 V41 H24 V61 H0 Z', '#2b2832'),
      shape('M1.6 22 H11 C13.6 22 14 35 17 37 H1.6 Z', '#45414f'),
      rect(11, 36.4, 17, 2.2, '#ffffff', 0.6),
      line('M13 37 v.9 M15.4 37 v.9 M17.8 37 v.9 M20.2 37 v.9 M22.6 37 v.9 M25 37 v.9', '#16141b', 0.8),
      shape('M3 25 H10 V33 H3 Z', '#fffaf0'),
    ],
    ink: [0, 8, 50, 63],
    share: 0.92,
  },
  singing: {
    joints: {
      ...upright,
      nearArm: [
        [35, 31],
        [24.6, 22],
      ],
      farArm: [
        [20, 27],
        [12, 20],
      ],
    },
    front: [line('M25 23 L22.4 18.4', '#2b2832', 2.4), ball(21.6, 17, 2.5, '#9aa2ae')],
    ink: [9, 0, 46, 63],
  },
  drums: {
    joints: {
      ...seated,
      nearArm: [
        [36, 34],
        [27, 31],
      ],
      farArm: [
        [29, 32],
        [20, 28],
      ],
    },
    behind: [
      ...stool,
      line('M4 32 L6 62', steel[2], 1.2),
      shape('M-2 31 Q5 28 12 31 Q5 33.6 -2 31 Z', '#f2c84a'),
    ],
    front: [
      rect(3, 42, 22, 18, '#d9263a', 2),
      rect(3, 40.6, 22, 3, '#f4f6fa', 1.4),
      rect(3, 58.4, 22, 3, steel[1], 1.4),
      line('M27 31 L14 38.6 M20 28 L8 37', '#e0b070', 1.4),
    ],
    ink: [-3, 8, 50, 63],
    share: 0.9,
  },
  reading: {
    joints: {
      ...seated,
      nod: -10,
      face: 'calm',
      nearArm: [
        [34, 37],
        [26, 33],
      ],
      farArm: [
        [29, 36],
        [22, 32],
      ],
    },
    behind: stool,
    front: [book(20, 25)],
    ink: [11, 8, 50, 63],
    share: 0.88,
  },
  working: {
    joints: { ...seated, face: 'calm' },
    behind: [...stool, ...desk(45), ...laptop],
    ink: [1, 8, 50, 63],
    share: 0.9,
  },
  drawing: {
    joints: {
      ...seated,
      nod: -10,
      face: 'calm',
      nearArm: [
        [34, 38],
        [23, 42],
      ],
      farArm: [
        [30, 37],
        [19, 43],
      ],
    },
    behind: [
      ...stool,
      ...desk(45),
      shape('M4 43.6 L8 41 H24 L22 45 H4 Z', '#ffffff'),
      line('M9 43 q2 -2 4 0 q2 1 4 -1', '#d9263a', 0.8),
    ],
    held: [line('M24 39 L19.4 43.4', '#f2b52c', 1.3)],
    ink: [1, 8, 50, 63],
    share: 0.88,
  },
  painting: {
    joints: {
      ...upright,
      head: [37, 12],
      neck: [38, 20],
      hip: [39, 39],
      nearArm: [
        [34, 30],
        [23, 25],
      ],
      farArm: [
        [31, 33],
        [25, 37],
      ],
      nearLeg: [
        [40.6, 50],
        [41, 60],
      ],
      farLeg: [
        [36.4, 50],
        [35.4, 60],
      ],
    },
    behind: [
      line('M4 62 L10 8 M20 62 L12 8', wood[1], 2),
      rect(-1, 12, 22, 26, '#fffaf0', 0.8),
      shape('M1 34 C5 26 9 30 12 24 C15 28 18 28 19 26 V36 H1 Z', '#4fae6a'),
      ball(14, 18, 2.4, '#ffb43a'),
      rect(0, 38, 21, 2, wood[0], 0.6),
    ],
    held: [line('M24 25.6 L17.6 24', wood[2], 1.1)],
    front: [
      shape('M18 36 C18 32 28 32 28.4 36.4 C28.6 40 19 41 18 36 Z', '#e0b070'),
      ball(21, 35.6, 1, '#d9263a'),
      ball(24, 35, 1, '#2f7fd0'),
      ball(26, 37, 1, '#58b04a'),
    ],
    ink: [-1, 0, 52, 63],
  },
  teaching: {
    joints: {
      ...upright,
      head: [43, 12],
      neck: [44, 20],
      hip: [45, 39],
      nearArm: [
        [38, 29],
        [29, 24],
      ],
      farArm: [
        [38, 31],
        [38, 39],
      ],
      nearLeg: [
        [46.6, 50],
        [47, 60],
      ],
      farLeg: [
        [42.4, 50],
        [41.4, 60],
      ],
    },
    behind: [
      rect(-4, 8, 36, 26, wood[1], 1),
      rect(-2, 10, 32, 22, '#23603f', 0.6),
      line('M2 15 H14 M2 19.6 H19 M2 24 H11 M20 27 l4 -6 l3 4', '#e8f4ea', 1),
    ],
    ink: [-4, 0, 58, 63],
  },
  praying: {
    joints: {
      ...upright,
      head: [31, 20],
      nod: -14,
      face: 'asleep',
      neck: [33, 28],
      hip: [38, 45],
      nearArm: [
        [33, 39],
        [25, 32],
      ],
      farArm: [
        [28, 38],
        [24, 32],
      ],
      nearLeg: [
        [31, 58.6],
        [46, 60],
      ],
      farLeg: [
        [28, 58.6],
        [43, 60],
      ],
    },
    ink: [16, 10, 53, 63],
    share: 0.84,
  },
  meditating: {
    joints: {
      ...upright,
      head: [32, 24],
      face: 'asleep',
      neck: [32, 32],
      hip: [32, 54],
      nearArm: [
        [41, 45],
        [46, 52],
      ],
      farArm: [
        [23, 45],
        [18, 52],
      ],
      nearLeg: [
        [46, 58],
        [28, 60],
      ],
      farLeg: [
        [18, 58],
        [36, 60],
      ],
    },
    ink: [12, 13, 52, 66],
    share: 0.78,
  },
  sleeping: {
    joints: {
      ...upright,
      head: [13, 41],
      nod: 78,
      face: 'asleep',
      neck: [21, 45],
      hip: [39, 46],
      nearArm: [
        [27, 45],
        [22, 43],
      ],
      farArm: [
        [27, 44],
        [20, 44],
      ],
      nearLeg: [
        [48, 46],
        [57, 47],
      ],
      farLeg: [
        [48, 46],
        [57, 46],
      ],
      lies: true,
    },
    behind: mattress,
    front: quilt,
    ink: [-1, 32, 64, 63],
    share: 0.74,
  },
  dancing: {
    joints: {
      ...upright,
      nod: 8,
      neck: [32, 20],
      hip: [33, 39],
      nearArm: [
        [42, 20],
        [46, 9],
      ],
      farArm: [
        [22, 28],
        [14, 33],
      ],
      nearLeg: [
        [40, 47],
        [36, 57],
      ],
      farLeg: [
        [30, 50],
        [29.4, 60],
      ],
    },
    ink: [11, 0, 49, 63],
  },
  jumping: {
    joints: {
      ...upright,
      nearArm: [
        [43, 18],
        [47, 8],
      ],
      farArm: [
        [20, 18],
        [15, 8],
      ],
      nearLeg: [
        [42, 44],
        [46, 53],
      ],
      farLeg: [
        [25, 45],
        [32, 53],
      ],
    },
    ink: [12, 0, 51, 57],
  },
  fishing: {
    joints: {
      ...upright,
      head: [36, 12],
      neck: [37, 20],
      hip: [38, 39],
      nearArm: [
        [36, 31],
        [27, 31],
      ],
      farArm: [
        [31, 31],
        [25, 28],
      ],
      nearLeg: [
        [39.6, 50],
        [40, 60],
      ],
      farLeg: [
        [35.4, 50],
        [34.4, 60],
      ],
    },
    held: [
      line('M32 33 L6 5', wood[2], 1.5),
      line('M6 5 L4.6 45', '#eef4f8', 0.5),
      shape('M4.6 45 C1 47.6 1 53 4.6 57 C8.2 53 8.2 47.6 4.6 45 Z', '#6fb6e6'),
      shape('M4.6 56 L1.4 60.6 L4.6 59.4 L7.8 60.6 Z', '#2f6ea8'),
      ball(3.6, 48.6, 0.7, '#16222e'),
    ],
    ink: [1, 0, 50, 63],
  },
  gardening: {
    joints: {
      ...upright,
      head: [37, 12],
      neck: [38, 20],
      hip: [39, 39],
      nearArm: [
        [36, 31],
        [27, 31],
      ],
      farArm: [
        [31, 31],
        [24, 32],
      ],
      nearLeg: [
        [40.6, 50],
        [41, 60],
      ],
      farLeg: [
        [36.4, 50],
        [35.4, 60],
      ],
    },
    behind: [
      shape('M0 58 C2 53 16 53 19 58 V62.6 H0 Z', '#6a4426'),
      line('M5 56 V44 M10 56 V41 M15 56 V45', '#3f8a3a', 1.4),
      shape('M5 48 q-5 -1 -5 -5 q5 0 5 5 M10 46 q5 -1 5 -5 q-5 0 -5 5', '#6cc04a'),
      ball(5, 42.6, 2.8, '#ff6f91'),
      ball(10, 39, 3, '#ffc83d'),
      ball(15, 43.6, 2.8, '#b87cf0'),
    ],
    front: [
      shape('M19 29 H29 L28 39 H20 Z', '#3fa0c8'),
      line('M20 36 L12 30', '#3fa0c8', 2.2),
      line('M29 30 q5 2 .4 7', '#2b7698', 1.5),
      line('M20 29 q5 -7 9 0', '#2b7698', 1.5),
      line('M11 31 l-2 5 M12.6 32 l-1 5 M9.6 30 l-3 4', '#a6e0ff', 0.7),
    ],
    ink: [0, 0, 52, 63],
  },
  cleaning: {
    joints: {
      ...upright,
      nearArm: [
        [33, 32],
        [24, 32],
      ],
      farArm: [
        [26, 27],
        [22, 24],
      ],
    },
    held: [
      line('M21 16 L26.6 54', wood[1], 1.7),
      shape('M21.6 53 L31 52 L34 62 H19.6 Z', '#f0c85a'),
      line('M23 56 L22.6 61 M27 55.6 L27.4 61 M30 55 L31.6 61', '#b98a22', 0.8),
    ],
    ink: [17, 0, 46, 63],
  },
  building: {
    joints: {
      ...upright,
      nearArm: [
        [42, 25],
        [36, 12],
      ],
      farArm: [
        [25, 31],
        [17, 35],
      ],
    },
    behind: [
      rect(0, 36, 24, 3, wood[0], 0.8),
      line('M3 39 L1 62 M21 39 L23 62', wood[1], 2.4),
      rect(4, 30, 14, 6, '#e0b070', 0.6),
    ],
    front: [
      `<g transform="rotate(-34 36 12)">${rect(35, -4, 2.4, 18, wood[1], 1)}${rect(30, -8, 12, 5.6, '#5f6977', 1.4)}</g>`,
    ],
    ink: [-1, -8, 48, 63],
  },
  repairing: {
    joints: {
      ...upright,
      head: [29, 22],
      nod: -10,
      neck: [31, 30],
      hip: [38, 45],
      face: 'calm',
      nearArm: [
        [30, 41],
        [19, 43],
      ],
      farArm: [
        [26, 39],
        [16, 41],
      ],
      nearLeg: [
        [28, 55],
        [40, 60],
      ],
      farLeg: [
        [26, 48],
        [23, 60],
      ],
    },
    held: [
      line('M19 43 L11 47', steel[1], 2.2),
      ball(9.6, 47.8, 2.6, steel[1]),
      ball(8.6, 48.2, 1.3, '#2b2832'),
    ],
    ink: [7, 12, 48, 63],
    share: 0.84,
  },
  filming: {
    joints: {
      ...upright,
      nearArm: [
        [32, 27],
        [20, 19],
      ],
      farArm: [
        [25, 28],
        [22, 33],
      ],
    },
    front: [
      rect(14, 9, 7, 12.6, '#23252c', 1.4),
      rect(15, 10.4, 5, 9.4, '#7fd0ff', 0.6),
      ball(17.4, 20.6, 0.6, '#c3ccd8'),
    ],
    ink: [12, 0, 46, 63],
  },
  phoning: {
    joints: {
      ...upright,
      nod: -10,
      face: 'calm',
      nearArm: [
        [36, 32],
        [27, 29],
      ],
      farArm: [
        [27, 32],
        [24, 30],
      ],
    },
    front: [rect(20.6, 21.4, 5.6, 10, '#23252c', 1.2), rect(21.4, 22.6, 4, 7.4, '#7fd0ff', 0.5)],
    ink: [16, 0, 46, 63],
  },
  gaming: {
    joints: {
      ...seated,
      head: [32, 21],
      neck: [34, 29],
      hip: [40, 49],
      nearArm: [
        [34, 41],
        [25, 38],
      ],
      farArm: [
        [29, 39],
        [22, 38],
      ],
      nearLeg: [
        [27, 47],
        [22, 60],
      ],
      farLeg: [
        [25, 46],
        [18, 60],
      ],
    },
    behind: [
      shape(
        'M28 54 C30 42 36 40 42 36 C50 30 58 40 58 52 C58 60 54 62 44 62 H34 C29 62 27 59 28 54 Z',
        '#8a52d0',
      ),
      shape('M46 36 C54 36 57 46 56 54 C50 58 44 54 44 46 Z', '#6a38a8'),
    ],
    front: [
      shape(
        'M17 36 C19 34 27 34 29 36 C31 41 29.6 43.6 27.4 42 L25.6 40 H20.4 L18.6 42 C16.4 43.6 15.4 41 17 36 Z',
        '#23252c',
      ),
      ball(20, 37.6, 0.9, '#9aa2ae'),
      ball(26.4, 37.4, 0.8, '#e2472f'),
    ],
    ink: [12, 12, 58, 63],
    share: 0.86,
  },
  driving: {
    joints: {
      ...seated,
      head: [35, 22],
      neck: [36, 29],
      hip: [39, 44],
      nearArm: [
        [33, 38],
        [24, 37],
      ],
      farArm: [
        [30, 37],
        [23, 36],
      ],
      nearLeg: [
        [30, 47],
        [24, 50],
      ],
      farLeg: [
        [30, 47],
        [24, 50],
      ],
    },
    behind: [shape('M44 30 Q49 29 49 34 V48 H43 Z', '#4a2d17')],
    held: [line('M19 40 L25 33', '#23252c', 2)],
    front: [
      shape(
        'M-8 45 C-7 40 2 39 12 38 L17 29.6 L19 38.4 H56 C66 38.4 69 42 69 48 V53 Q69 55 66 55 H-6 Q-9 55 -9 52 Z',
        'url(#top)',
      ),
      shape('M12.6 38 L17 30.4 L18 38.2 Z', '#bfe6ff'),
      line('M24 40 V53 M40 40 V53 M24 53 H40', '#3a1018', 0.9, 'opacity=".35"'),
      rect(35, 43, 4, 1.4, '#f4dfe0', 0.7),
      ball(-5.4, 46, 2, '#fff0b0'),
      rect(66, 44, 2.6, 3.4, '#ff5a4a', 1),
      wheel(6, 55, 7.4),
      wheel(54, 55, 7.4),
    ],
    ink: [-9, 11, 69, 63],
    share: 0.86,
  },
  'riding-bike': {
    joints: {
      ...seated,
      head: [28, 6],
      neck: [31, 14],
      hip: [40, 30],
      nearArm: [
        [29, 24],
        [18, 26],
      ],
      farArm: [
        [26, 22],
        [17, 25],
      ],
      nearLeg: [
        [29, 37],
        [31, 50],
      ],
      farLeg: [
        [28, 34],
        [33, 44],
      ],
    },
    behind: [
      hollow(10, 50, 12),
      hollow(53, 50, 12),
      line('M10 50 L19 28 L38 34 L53 50 H33 L20 31 M33 50 L40 33', '#d9263a', 2.1),
      line('M19 28 L16.6 23.6 L21 23', '#343845', 1.8),
      line('M36 31.6 H44.6', '#343845', 3),
    ],
    ink: [-3, -5, 66, 63],
    share: 1,
  },
  'riding-horse': {
    joints: {
      ...seated,
      head: [33, -9],
      neck: [35, -1],
      hip: [38, 16],
      nearArm: [
        [33, 9],
        [24, 12],
      ],
      farArm: [
        [29, 9],
        [22, 11],
      ],
      nearLeg: [
        [30, 25],
        [34, 37],
      ],
      farLeg: [
        [30, 24],
        [33, 36],
      ],
    },
    behind: [
      line('M60 26 C69 26 66 40 68 46', '#3c2110', 4),
      line('M26 38 L22 50 L25 61 M54 36 L57 48 L53 61', '#6b401f', 5),
      shape(
        'M14 24 C22 19 52 17 60 24 C65 30 63 42 56 43 C46 46 30 46 22 42 C15 40 12 30 14 24 Z',
        '#9a6234',
      ),
      shape('M22 40 C14 34 12 24 6 17 L14 2 C22 6 28 16 30 24 Z', '#9a6234'),
      shape('M-4 14 C-4 10 4 2 9 1 C15 0 17 5 15 9 C13 14 8 15 4 19 C1 22 -5 20 -4 14 Z', '#a8703e'),
      shape('M9 1 L10 -5 L14 1 Z', '#9a6234'),
      shape('M12 -1 C22 2 30 12 32 22 C26 20 24 12 18 9 C15 7 12 4 12 -1 Z', '#3c2110'),
      ball(6, 8, 1.2, '#1d120a', 1.5),
      ball(-1.4, 15, 0.8, '#3c2110'),
      line('M23 40 L18 50 L20 61 M51 40 L51 50 L47 61', '#8a5429', 5.6),
      line('M18.4 60.6 h3.4 M45.6 60.6 h3.4 M23.6 60.6 h3 M51.6 60.6 h3', '#2b180c', 4),
      shape('M29 18 C34 16 44 16 48 19 L46 29 H31 Z', '#b3242a'),
      line('M22 12 C14 14 6 18 2 16', '#3c2110', 1.1),
    ],
    ink: [-5, -20, 69, 63],
    share: 1.24,
  },
  surfing: {
    joints: {
      ...upright,
      head: [28, 8],
      neck: [30, 16],
      hip: [35, 33],
      nearArm: [
        [41, 20],
        [49, 17],
      ],
      farArm: [
        [21, 19],
        [13, 16],
      ],
      nearLeg: [
        [40, 42],
        [43, 52],
      ],
      farLeg: [
        [25, 41],
        [23, 52],
      ],
    },
    behind: [
      shape(
        'M-14 62 C-2 54 4 30 26 8 C40 -6 66 -8 78 6 C70 2 60 4 56 12 C50 24 58 44 84 60 V63 H-14 Z',
        '#2f9fd0',
      ),
      shape(
        'M2 60 C12 46 18 28 34 12 C44 2 62 -4 78 6 C66 0 52 4 46 14 C38 28 44 48 62 60 Z',
        '#7fd4ee',
        'opacity=".75"',
      ),
      shape(
        'M26 8 C40 -6 66 -8 78 6 C84 12 80 18 76 14 C72 10 68 14 64 11 C60 8 58 13 54 14 C48 4 36 8 26 8 Z',
        '#f4fdff',
      ),
      line('M20 44 C26 30 32 22 40 14 M32 52 C34 38 38 28 44 20', '#d8f6ff', 1.2, 'opacity=".8"'),
      shape('M0 56 C14 50 50 50 64 53 C58 59 16 62 0 56 Z', '#ffd24a'),
      line('M6 55.6 C22 53 44 53 58 54', '#e2472f', 1.4),
      shape(
        'M-16 60 C-8 54 0 60 10 57 C20 54 28 60 40 57 C52 54 62 60 72 57 C80 55 84 58 86 60 C80 65 -8 65 -16 60 Z',
        '#eafaff',
        'opacity=".85"',
      ),
    ],
    ink: [-16, -7, 86, 65],
  },
  skating: {
    joints: {
      ...upright,
      head: [28, 9],
      neck: [30, 17],
      hip: [34, 35],
      nearArm: [
        [41, 23],
        [48, 20],
      ],
      farArm: [
        [21, 22],
        [13, 18],
      ],
      nearLeg: [
        [41, 45],
        [42, 55],
      ],
      farLeg: [
        [26, 44],
        [25, 55],
      ],
    },
    behind: [
      line('M12 55.6 L17 58 H50 L55 55.6', '#d9263a', 2.6),
      ball(21, 60.6, 2.2, '#f4f6fa'),
      ball(46, 60.6, 2.2, '#f4f6fa'),
    ],
    ink: [8, 0, 56, 63],
  },
  kicking: {
    joints: {
      ...upright,
      head: [34, 12],
      neck: [34.6, 20],
      hip: [34, 38],
      nearArm: [
        [43, 24],
        [48, 30],
      ],
      farArm: [
        [26, 27],
        [19, 31],
      ],
      nearLeg: [
        [25, 42],
        [14, 48],
      ],
      farLeg: [
        [36, 49],
        [38, 60],
      ],
    },
    front: [
      ball(5, 56, 6.4, '#ffffff'),
      shape('M5 52.6 L8 54.8 L7 58.4 H3 L2 54.8 Z', '#23252c'),
      line('M5 52.6 V49.8 M8 54.8 L11 53.6 M7 58.4 L9 61 M3 58.4 L1 61 M2 54.8 L-1 53.6', '#23252c', 0.9),
    ],
    ink: [-2, 0, 52, 63],
  },
  keeping: {
    joints: {
      ...upright,
      head: [22, 19],
      nod: -60,
      neck: [29, 23],
      hip: [42, 32],
      nearArm: [
        [24, 12],
        [14, 6],
      ],
      farArm: [
        [20, 12],
        [10, 8],
      ],
      nearLeg: [
        [52, 38],
        [60, 46],
      ],
      farLeg: [
        [53, 33],
        [63, 36],
      ],
    },
    front: [ball(5.6, 3.6, 6, '#ffffff'), shape('M5.6 .6 L8.4 2.6 L7.4 6 H3.8 L2.8 2.6 Z', '#23252c')],
    ink: [-1, -3, 68, 50],
  },
  shopping: {
    joints: {
      ...upright,
      head: [43, 12],
      neck: [44, 20],
      hip: [45, 39],
      nearArm: [
        [41, 31],
        [32, 32],
      ],
      farArm: [
        [37, 30],
        [30, 31],
      ],
      nearLeg: [
        [42, 50],
        [39, 60],
      ],
      farLeg: [
        [48, 50],
        [53, 59],
      ],
    },
    behind: [
      ball(12, 27, 4, '#e2472f'),
      ball(19, 26, 4.4, '#58b04a'),
      rect(5, 18, 5, 13, '#f2c84a', 1),
      rect(22, 20, 5, 11, '#4aa0e0', 1),
    ],
    front: [
      shape('M0 30 H29 L26 46 H6 Z', '#c3ccd8', 'opacity=".6"'),
      line(
        'M0 30 H32 M29 30 L26 46 H6 L0 30 M7 46 L5 54 H26 M4 35 H28 M5 40.6 H27 M9 30 L11 46 M16 30 V46 M23 30 L21 46',
        '#7d8795',
        1.1,
      ),
      ball(8, 58.6, 3, '#343845'),
      ball(24, 58.6, 3, '#343845'),
    ],
    ink: [-1, 0, 58, 63],
  },
  carrying: {
    joints: {
      ...upright,
      nearArm: [
        [35, 33],
        [24, 37],
      ],
      farArm: [
        [28, 32],
        [20, 37],
      ],
    },
    front: [
      rect(9, 22, 19, 15, '#d9a566', 1),
      shape('M9 22 H28 V25 H9 Z', '#b98145'),
      rect(17, 22, 3.4, 15, '#e8c48e'),
    ],
    ink: [8, 0, 46, 63],
  },
  umbrella: {
    joints: {
      ...upright,
      nearArm: [
        [34, 30],
        [25, 27],
      ],
      farArm: [
        [27, 31],
        [26, 39],
      ],
    },
    behind: [],
    front: [
      line('M25 32 L22 -12', '#4a2d17', 1.4),
      shape(
        'M-4 -4 C0 -24 42 -26 48 -8 C44 -11 40 -11 36.6 -7.6 C33 -11.6 26 -11.4 22.4 -6.8 C18.6 -10.6 12 -10 9.4 -5.6 C5 -8.6 0 -7.6 -4 -4 Z',
        '#e0303a',
      ),
      shape(
        'M22.4 -6.8 C20 -14 19 -20 20.6 -21.4 C10 -19 8 -12 9.4 -5.6 C12 -10 18.6 -10.6 22.4 -6.8 Z',
        '#f2606a',
      ),
      line('M20.4 -21.6 L20 -24.4', '#4a2d17', 1.4),
    ],
    ink: [-4, -25, 48, 63],
    share: 1.3,
  },
  leading: {
    joints: {
      ...upright,
      nearArm: [
        [34, 32],
        [25, 36],
      ],
      farArm: [
        [26, 29],
        [21, 35],
      ],
      nearLeg: [
        [29, 49],
        [24, 60],
      ],
      farLeg: [
        [36, 50],
        [42, 58.6],
      ],
    },
    behind: [
      line('M25 36 C16 46 4 42 -5 46', '#c23a4a', 1),
      line('M8 46 C13 44 12 38 15 36', '#8a5429', 2.4),
      line('M-6 52 L-7 61 M6 52 L5 61', '#7a4a24', 3),
      shape('M-9 45 C-5 43 5 43 9 45 C11 50 9 54 5 54 H-7 C-11 54 -11 50 -9 45 Z', '#b5773c'),
      shape('M-10 47 C-12 44 -12 40 -9 37 L-3 40 L-3 48 Z', '#b5773c'),
      shape(
        'M-22 41 C-21 38 -17 37 -15 35 C-12 32 -6 33 -5 37 C-4 42 -8 46 -13 45.4 C-17 46 -22 45 -22 41 Z',
        '#c98a4c',
      ),
      shape('M-8 33 C-3 33 -3 42 -6 44 C-9 42 -10 36 -8 33 Z', '#7a4a24'),
      ball(-21.4, 40.4, 1.3, '#23170e'),
      ball(-14, 38, 0.9, '#23170e', 1.2),
      line('M-11.6 45.4 L-5 46.4', '#c23a4a', 1.8),
    ],
    front: [line('M-8.6 53 L-9.6 61 M4 53 L3 61', '#a2672f', 3.2)],
    ink: [-23, 0, 48, 63],
  },
  wand: {
    joints: {
      ...upright,
      nearArm: [
        [30, 28],
        [19, 22],
      ],
      farArm: [
        [25, 30],
        [20, 36],
      ],
    },
    front: [
      line('M20 23 L10 12', '#5b3820', 1.5),
      ball(9, 10.6, 3.4, '#fff3b0'),
      line('M9 3.6 V6 M9 15 V17.6 M1.6 10.6 H4 M14 10.6 H16.6', '#ffe08a', 1.1),
    ],
    ink: [1, -1, 46, 63],
  },
} satisfies Record<string, Pose>;
export type PoseName = keyof typeof poses;
