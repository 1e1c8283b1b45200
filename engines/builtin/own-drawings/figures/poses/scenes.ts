/** What a figure does in a described scene, with what stands before it. */
import { ball, line, rect, shape } from '../../own-drawing.ts';
import type { Joints } from '../joints.ts';
import type { Pose } from './pose.ts';
import { book, desk, kneeling, seated, stool, upright, wood } from './props.ts';

/** Who sits on a log. */
const byFire: Joints = {
  ...seated,
  head: [40, 21],
  neck: [41, 29],
  hip: [45, 47],
  nearArm: [
    [39, 40],
    [30, 40],
  ],
  farArm: [
    [36, 39],
    [28, 39],
  ],
  nearLeg: [
    [34, 46],
    [34, 60],
  ],
  farLeg: [
    [31, 46],
    [29, 60],
  ],
};
const log = [
  rect(37, 50, 22, 9, wood[1], 4.4),
  ball(58, 54.4, 3, wood[0], 4.4),
  ball(58, 54.4, 1.6, wood[1], 2.6),
];

export const scenePoses = {
  pouring: {
    joints: {
      ...upright,
      face: 'calm',
      nearArm: [
        [34, 30],
        [20.6, 23],
      ],
      farArm: [
        [26, 32],
        [16, 39],
      ],
    },
    held: [
      shape(
        'M10.4 35 H15.6 V40.6 L21 52 Q22 54.4 19.4 54.4 H6.6 Q4 54.4 5 52 L10.4 40.6 Z',
        '#dff4ff',
        'opacity=".75"',
      ),
      shape('M8.2 45.6 H17.8 L20.4 51.6 Q21.2 53.4 19.4 53.4 H6.6 Q4.8 53.4 5.6 51.6 Z', '#38e08a'),
      line('M9.6 34.6 H16.4', '#ffffff', 1.3),
      ball(11, 49, 1, '#c8ffe0'),
      ball(15, 50.6, 0.7, '#c8ffe0'),
      line('M13 27.6 V45', '#4af09a', 1.4),
    ],
    front: [
      `<g transform="rotate(-62 18 23)">${rect(14.6, 13, 6.4, 17, '#dff4ff', 3).replace('/>', ' opacity=".8"/>')}${shape('M14.6 17 H21 V27 Q21 30 17.8 30 Q14.6 30 14.6 27 Z', '#38e08a')}${line('M13.8 13 H21.8', '#ffffff', 1.2)}</g>`,
    ],
    ink: [-2, 0, 46, 63],
  },
  snowman: {
    joints: {
      ...upright,
      head: [43, 12],
      neck: [44, 20],
      hip: [45, 39],
      nearArm: [
        [38, 29],
        [26, 29],
      ],
      farArm: [
        [36, 26],
        [25, 22],
      ],
      nearLeg: [
        [46.6, 50],
        [47, 60],
      ],
      farLeg: [
        [42.4, 50],
        [41.4, 60],
      ],
      face: 'glad',
    },
    behind: [
      ball(11, 50, 15, '#dfe9f4', 13.4),
      ball(9.6, 48.6, 13.2, '#ffffff', 11.6),
      ball(12, 30.6, 10.6, '#dbe6f2', 10),
      ball(11, 29.6, 9.2, '#ffffff', 8.6),
      ball(12.4, 15, 8, '#dbe6f2'),
      ball(11.6, 14.2, 7, '#ffffff'),
      shape('M4 21.4 C8 24 16 24 20.4 21.4 L20 25 C15 27 9 27 4.6 25 Z', '#d9263a'),
      shape('M8 25 L12 26 L10.6 35 L6.6 34 Z', '#b31c2e'),
      ball(9, 12.4, 1.1, '#23202a'),
      ball(14.4, 12.4, 1.1, '#23202a'),
      shape('M11.6 14.6 L1.6 17.4 L11.6 17.4 Z', '#f0842a'),
      ball(12, 31, 1.1, '#23202a'),
      ball(12, 36, 1.1, '#23202a'),
      ball(12, 46, 1.2, '#23202a'),
      line('M3 29 L-7 22 M-4 24 l-3.4 1 M-4.6 23.6 l-.4 -3.4', '#6b4423', 1.4),
      shape('M4.4 8.4 H20.4 L20 6.2 H17.6 V-2.6 H7.4 V6.2 H4.8 Z', '#2a2733'),
      line('M7.4 5 H17.6', '#b3242a', 2),
    ],
    ink: [-9, -3, 58, 63.6],
  },
  sandcastle: {
    joints: {
      ...kneeling,
      nearArm: [
        [33, 42],
        [23, 47],
      ],
      farArm: [
        [29, 41],
        [22, 50],
      ],
    },
    behind: [
      shape('M-14 62 C-10 56 26 56 30 62 Z', '#d9b878'),
      rect(-8, 44, 28, 16, '#e6c98c', 0.6),
      shape(
        'M-8 44 h3.4 v-2.6 h3.4 v2.6 h3.4 v-2.6 h3.4 v2.6 h3.4 v-2.6 h3.4 v2.6 h3.4 v-2.6 h3.4 v2.6 h.8 v4 h-28 Z',
        '#efd8a2',
      ),
      rect(-11, 38, 8, 22, '#dcbb78', 0.6),
      shape('M-12 38 L-7 30 L-2 38 Z', '#efd8a2'),
      rect(14, 38, 8, 22, '#cfa964', 0.6),
      shape('M13 38 L18 30 L23 38 Z', '#e6c98c'),
      rect(2, 33, 8, 12, '#e6c98c', 0.6),
      shape('M1 33 L6 25 L11 33 Z', '#efd8a2'),
      line('M6 25 V19', '#6b4423', 0.8),
      shape('M6 19 L12 21 L6 23 Z', '#e0303a'),
      shape('M3 60 V54 Q6 50 9 54 V60 Z', '#8a6a38'),
      ball(-7, 44, 1.2, '#8a6a38', 1.8),
      ball(18, 44, 1.2, '#8a6a38', 1.8),
    ],
    front: [shape('M44 52 L54 52 L52.4 61.6 H45.6 Z', '#2f86e0'), shape('M44 52 H54 V54 H44.2 Z', '#7fc0ff')],
    ink: [-14, 12, 56, 63],
    share: 0.84,
  },
  writing: {
    joints: {
      ...seated,
      nod: -10,
      face: 'calm',
      nearArm: [
        [34, 38],
        [22, 42],
      ],
      farArm: [
        [30, 37],
        [16, 43.4],
      ],
    },
    behind: [
      ...stool,
      ...desk(45),
      shape('M3 44.6 L7 42 H23 L21 44.8 Z', '#fffaf0'),
      line('M8 43.2 H19 M7 44 H16', '#7a8698', 0.5),
      rect(4.4, 35.6, 3.4, 6.6, '#2b3a6a', 1),
      line('M6 36 L2 24', '#f4f6fa', 1.6),
    ],
    held: [
      shape('M21.6 42.6 L19 44.6 L25 32 C28 29 29 31 28 33.6 Z', '#f4f6fa'),
      line('M19 44.6 L26.6 32.6', '#9aa5b4', 0.6),
    ],
    ink: [0, 8, 50, 63],
    share: 0.9,
  },
  bench: {
    joints: {
      ...seated,
      nearArm: [
        [36, 36],
        [29, 41],
      ],
      farArm: [
        [31, 36],
        [26, 41],
      ],
    },
    behind: [
      rect(4, 28, 54, 3.6, wood[0], 1),
      rect(4, 34, 54, 3.6, wood[1], 1),
      line('M9 26 V62 M53 26 V62', '#3a3f4a', 2.2),
      rect(2, 45.6, 58, 3.2, wood[0], 1),
      rect(2, 48.2, 58, 1.6, wood[2], 0.6),
      line('M9 49 L6 62 M53 49 L56 62', '#3a3f4a', 2.4),
      line('M4 40 H11 V46 M58 40 H51 V46', '#3a3f4a', 1.8),
    ],
    ink: [1, 8, 61, 63],
    share: 0.92,
  },
  'reading-bench': {
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
    behind: [
      rect(4, 28, 54, 3.6, wood[0], 1),
      rect(4, 34, 54, 3.6, wood[1], 1),
      line('M9 26 V62 M53 26 V62', '#3a3f4a', 2.2),
      rect(2, 45.6, 58, 3.2, wood[0], 1),
      rect(2, 48.2, 58, 1.6, wood[2], 0.6),
      line('M9 49 L6 62 M53 49 L56 62', '#3a3f4a', 2.4),
      line('M4 40 H11 V46 M58 40 H51 V46', '#3a3f4a', 1.8),
    ],
    front: [book(20, 25)],
    ink: [1, 8, 61, 63],
    share: 0.92,
  },
  throne: {
    joints: {
      ...seated,
      nearArm: [
        [39, 37],
        [30, 42],
      ],
      farArm: [
        [31, 36],
        [23, 40],
      ],
    },
    behind: [
      shape('M26 62 V-4 C28 -12 56 -12 58 -4 V62 Z', '#d39a2a'),
      shape('M29 46 V-2 C31 -8 53 -8 55 -2 V46 Z', '#a3202a'),
      line('M33 8 q3 3 6 0 M43 8 q3 3 6 0 M38 20 q3 3 6 0 M33 32 q3 3 6 0 M43 32 q3 3 6 0', '#e8584a', 1.1),
      ball(42, -10, 3, '#ffe08a'),
      ball(28, -6, 2, '#ffe08a'),
      ball(56, -6, 2, '#ffe08a'),
      rect(21, 47, 38, 5, '#8c1a24', 1.6),
      rect(21, 51, 38, 3, '#d39a2a', 1),
      rect(22, 53, 5, 9.6, '#b57a12', 1),
      rect(53, 53, 5, 9.6, '#b57a12', 1),
    ],
    front: [
      rect(24, 41, 26, 3.4, '#e0b23a', 1.4),
      rect(24, 43, 3.6, 9, '#b57a12', 1),
      ball(25.6, 41.6, 2.6, '#ffe08a'),
    ],
    ink: [14, -14, 60, 63],
    share: 1.06,
  },
  campfire: {
    joints: byFire,
    behind: [...log],
    front: [
      line('M28 40 L13 38', wood[1], 0.9),
      ball(11.6, 37.8, 2, '#fff6ea'),
      shape(
        'M9 34 C17 42 21 48 17.6 56 C15 61 3 61 .6 56 C-2 50 3.6 47 4.6 41 C6.6 42 8.6 39 9 34 Z',
        '#ff7a1e',
      ),
      shape('M9 43 C13.6 48 14.6 52 12.6 56.6 C11 60 6.6 60 5.2 56.6 C3.8 53 7 50.6 9 43 Z', '#ffd24a'),
      line('M-2 61 L20 57 M-2 57 L20 61', wood[2], 2.6),
    ],
    ink: [-8.5, 10, 62, 63],
    share: 0.84,
  },
  /** The same on the log, where the fire is drawn by itself. */
  /** Both arms round something large at the left. */
  embracing: {
    joints: {
      ...upright,
      head: [28, 13],
      neck: [30, 20.6],
      nod: -8,
      face: 'asleep',
      nearArm: [
        [23, 25],
        [12, 24],
      ],
      farArm: [
        [22, 22],
        [12, 18],
      ],
    },
    ink: [8, 0, 46, 63],
  },
  sitting: { joints: byFire, ink: [22, 10, 56, 63], share: 0.84 },
  'by-fire': { joints: byFire, behind: [...log], ink: [20, 10, 62, 63], share: 0.84 },
} satisfies Record<string, Pose>;
