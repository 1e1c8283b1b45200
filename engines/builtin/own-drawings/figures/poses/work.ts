/** What a figure does at work. */
import { ball, line, rect, shape } from '../../own-drawing.ts';
import type { Pose } from './pose.ts';
import { desk, laptop, seated, steel, stool, upright, wood } from './props.ts';

export const workPoses = {
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
} satisfies Record<string, Pose>;
