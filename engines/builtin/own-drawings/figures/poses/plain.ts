/** What a figure stands, walks and feels. */
import { ball, line, shape } from '../../own-drawing.ts';
import type { Pose } from './pose.ts';
import { body, seated, stool, upright } from './props.ts';

export const plainPoses = {
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
      face: 'glad',
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
