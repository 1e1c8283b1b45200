/** What a figure plays. */
import { ball, line, rect, shape } from '../../own-drawing.ts';
import type { Pose } from './pose.ts';
import { desk, guitar, seated, steel, stool, upright } from './props.ts';

export const pastimePoses = {
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
      face: 'glad',
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
      face: 'glad',
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
  dancing: {
    joints: {
      ...upright,
      face: 'glad',
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
} satisfies Record<string, Pose>;
