/** What a figure does in a kitchen, a house and a shop. */
import { ball, line, rect, shape } from '../../own-drawing.ts';
import type { Pose } from './pose.ts';
import { desk, pot, seated, steel, stool, stove, upright, wood } from './props.ts';

export const kitchenPoses = {
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
} satisfies Record<string, Pose>;
