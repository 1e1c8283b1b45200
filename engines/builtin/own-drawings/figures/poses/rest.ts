/** What a figure does at rest and in the garden. */
import { ball, line, shape } from '../../own-drawing.ts';
import type { Pose } from './pose.ts';
import { book, mattress, quilt, seated, stool, upright, wood } from './props.ts';

export const restPoses = {
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
} satisfies Record<string, Pose>;
