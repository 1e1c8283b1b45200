/** What a figure does for sport on its own feet. */
import { ball, line, rect, shape } from '../../own-drawing.ts';
import type { Pose } from './pose.ts';
import { steel, upright } from './props.ts';

export const sportPoses = {
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
  jumping: {
    joints: {
      ...upright,
      face: 'glad',
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
} satisfies Record<string, Pose>;
