/** What a figure holds, shows and looks at. */
import { ball, line, rect, shape } from '../../own-drawing.ts';
import type { Pose } from './pose.ts';
import { glow, kneeling, upright } from './props.ts';

export const holdingPoses = {
  'planting-flag': {
    joints: {
      ...upright,
      nearArm: [
        [31, 30],
        [20, 32],
      ],
      farArm: [
        [25, 26],
        [19, 23],
      ],
      nearLeg: [
        [33, 50],
        [36, 60],
      ],
      farLeg: [
        [27, 49],
        [23, 60],
      ],
    },
    behind: [
      line('M19 63 V-14', '#d8dde6', 1.7),
      line('M18.5 63 V-14', '#ffffff', 0.5),
      ball(19, -15, 1.4, '#ffd24a'),
      shape('M18.4 -13 C10 -18 4 -8 -9 -13 L-9 5 C4 10 10 0 18.4 5 Z', '#e0303a'),
      shape('M18.4 -13 C14 -15.6 11 -14.6 8 -13 L8 4 C11 2.4 14 2.4 18.4 5 Z', '#b31c28', 'opacity=".55"'),
      shape(
        'M4.6 -8.6 l1.4 3 3.2 .3 -2.4 2.2 .8 3.2 -3 -1.6 -2.8 1.7 .6 -3.2 -2.4 -2.2 3.2 -.4 Z',
        '#ffd24a',
      ),
    ],
    ink: [-10, -17, 46, 63],
    share: 1.2,
  },
  photographing: {
    joints: {
      ...upright,
      nod: 4,
      face: 'calm',
      nearArm: [
        [34, 28],
        [22, 17],
      ],
      farArm: [
        [24, 27],
        [18, 17],
      ],
    },
    front: [
      rect(14.4, 8, 11, 8.6, '#23252c', 1.4),
      rect(18, 5.8, 5, 3, '#343845', 0.8),
      rect(8.6, 9.4, 6.6, 6, '#3b3f4a', 1),
      ball(8.6, 12.4, 1.4, '#7fb8e8', 2.8),
      ball(8.2, 11.4, 0.5, '#ffffff'),
      ball(24, 9.6, 0.7, '#e0303a'),
      ball(21.6, 16.8, 2.6, 'url(#skin)'),
      line('M25 10 C30 16 33 20 33 25', '#23252c', 0.9),
    ],
    ink: [6, 0, 46, 63],
  },
  sword: {
    joints: {
      ...upright,
      face: 'calm',
      nearArm: [
        [40, 26],
        [30, 20],
      ],
      farArm: [
        [24, 27],
        [25, 22],
      ],
      nearLeg: [
        [38, 49],
        [43, 60],
      ],
      farLeg: [
        [27, 49],
        [22, 60],
      ],
    },
    front: [
      shape('M26.6 21.6 L-2 -3 L-5 -6.6 L-1 -4.6 L28.6 19.4 Z', '#e6ebf2'),
      line('M27 21 L-3.6 -5.4', '#8f99a7', 0.7),
      line('M23.8 24 L30 16.6', '#d39a2a', 2.2),
      line('M27.6 20.6 L33.4 25', '#4a2d17', 2.6),
      ball(34, 25.6, 1.6, '#d39a2a'),
      ball(30, 21, 2.8, 'url(#skin)'),
    ],
    ink: [-6, -8, 47, 63],
  },
  archery: {
    joints: {
      ...upright,
      face: 'calm',
      nearArm: [
        [41, 22],
        [30, 19.6],
      ],
      farArm: [
        [22, 22],
        [9, 19.6],
      ],
      nearLeg: [
        [38, 49],
        [42, 60],
      ],
      farLeg: [
        [27, 49],
        [22, 60],
      ],
    },
    held: [
      `<path d="M10 -4 C2 6 0 14 6 20 C0 26 2 34 10 43" fill="none" stroke="#7a4a20" stroke-width="2" stroke-linecap="round"/>`,
      line('M10 -4 L29 19.6 L10 43', '#f4efe6', 0.5),
      line('M30 19.6 H-3', '#c9a26a', 1),
      shape('M-3 17.6 L-8 19.6 L-3 21.6 Z', '#8f99a7'),
      line('M27 18 l3 1.6 l-3 1.6', '#d9263a', 1),
    ],
    ink: [-9, -6, 47, 63],
  },
  lantern: {
    joints: {
      ...upright,
      nearArm: [
        [31, 28],
        [19, 24],
      ],
      farArm: [
        [26, 31],
        [25, 40],
      ],
    },
    front: [
      line('M18.6 24 L16 28', '#4a4038', 0.9),
      `<path d="M12.6 30 a3.4 3.4 0 0 1 6.8 0" fill="none" stroke="#4a4038" stroke-width="1"/>`,
      rect(11, 29.6, 10, 2, '#4a4038', 0.8),
      rect(12, 31.6, 8, 8.4, '#fff1b8', 0.6),
      shape('M16 33 C18.4 35.6 18.4 38.6 16 39.4 C13.6 38.6 13.6 35.6 16 33 Z', '#ff9a2e'),
      line('M12 31.6 V40 M20 31.6 V40', '#4a4038', 1),
      rect(10.6, 39.6, 10.8, 2.4, '#4a4038', 0.8),
    ],
    ink: [-1, 0, 46, 63],
  },
  balloons: {
    joints: {
      ...upright,
      face: 'glad',
      nearArm: [
        [34, 29],
        [25, 23],
      ],
      farArm: [
        [26, 31],
        [25, 39],
      ],
    },
    behind: [
      line('M25 23 Q20 6 8 -8 M25 23 Q24 4 22 -16 M25 23 Q30 6 37 -9', '#eef4f8', 0.6),
      ball(8, -16, 8.4, '#e0303a', 9.6),
      ball(37, -17, 8.4, '#2f86e0', 9.6),
      ball(22, -25, 8.8, '#ffc52e', 10),
      glow(0.55, 5, -20, 2.2, '#ffffff', 3),
      glow(0.6, 19, -29, 2.2, '#ffffff', 3),
      glow(0.5, 34, -21, 2.2, '#ffffff', 3),
    ],
    ink: [-2, -36, 47, 63],
    share: 1.45,
  },
  flowers: {
    joints: {
      ...upright,
      nearArm: [
        [34, 31],
        [22, 30],
      ],
      farArm: [
        [27, 31],
        [20, 31],
      ],
    },
    held: [
      shape('M14 25 L25 27 L20.6 41 L17.4 40.4 Z', '#f4e9d4'),
      line('M16 26 L19 36 M20 25 L19.4 36 M23.6 26 L20 36', '#4f9a3e', 1),
      ball(12.6, 20, 3.8, '#e0303a'),
      ball(18, 17, 4, '#ffb52e'),
      ball(24, 19, 3.8, '#f06aa4'),
      ball(15.6, 23.6, 3.6, '#ff8a5a'),
      ball(21.4, 23.4, 3.6, '#b06ae0'),
      ball(12, 19.2, 1.4, '#ff8a80'),
      ball(17.4, 16.2, 1.5, '#ffe49a'),
      ball(23.4, 18.2, 1.4, '#ffc0da'),
    ],
    ink: [8, 0, 46, 63],
  },
  coffee: {
    joints: {
      ...upright,
      nearArm: [
        [34, 31],
        [21.6, 23.6],
      ],
      farArm: [
        [27, 31],
        [21, 26.6],
      ],
    },
    front: [
      line('M16 15 q-1.6 -2 0 -4 q1.4 -2 0 -4 M19.6 15 q-1.6 -2 0 -4', '#ffffff', 1, 'opacity=".75"'),
      shape('M13 17.6 H22.6 L21.6 26 H14 Z', '#ffffff'),
      shape('M19 17.6 H22.6 L21.6 26 H19.4 Z', '#cfd6de'),
      line('M13.4 19.4 q-3.4 .6 -1 4', '#e6ebf1', 1.3),
      ball(21.4, 24, 2.7, 'url(#skin)'),
    ],
    ink: [9, 0, 46, 63],
  },
  waving: {
    joints: {
      ...upright,
      face: 'glad',
      nearArm: [
        [41, 19],
        [45, 6],
      ],
      farArm: [
        [26.5, 30],
        [26, 39],
      ],
    },
    ink: [18, 0, 49, 63],
  },
  proposing: {
    joints: {
      ...kneeling,
      nearArm: [
        [33, 42],
        [23, 38],
      ],
      farArm: [
        [29, 42],
        [21, 40],
      ],
    },
    front: [
      rect(16, 36, 7, 4.4, '#7c0f2a', 1),
      shape('M16 36 L15 31 H21.6 L22.6 36 Z', '#a3203c'),
      ball(19, 34.6, 1.5, '#ffe08a'),
      ball(19, 32.6, 1, '#dff6ff'),
    ],
    ink: [12, 13, 50, 63],
    share: 0.8,
  },
  gazing: {
    joints: {
      ...upright,
      nod: 10,
      nearArm: [
        [37, 31],
        [34, 40],
      ],
      farArm: [
        [26.5, 30],
        [26, 39],
      ],
    },
    ink: [17, 0, 47, 63],
  },
} satisfies Record<string, Pose>;
