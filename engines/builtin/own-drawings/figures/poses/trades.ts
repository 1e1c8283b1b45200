/** What a figure makes with its hands. */
import { ball, line, rect, shape } from '../../own-drawing.ts';
import type { Pose } from './pose.ts';
import { desk, seated, steel, upright, wood } from './props.ts';

export const tradePoses = {
  telescope: {
    joints: {
      ...upright,
      head: [35, 13],
      nod: 14,
      neck: [36, 21],
      hip: [38, 39],
      nearArm: [
        [34, 31],
        [22, 22],
      ],
      farArm: [
        [29, 30],
        [18, 24],
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
    behind: [line('M12 20 L3 62 M12 20 L23 62 M12 20 L13 60', wood[1], 1.7), ball(12, 20, 2.4, '#5f6977')],
    held: [
      `<g transform="rotate(26 12 16)">${[
        rect(-12, 12, 26, 7.6, '#3f4f78', 1.6),
        rect(-14, 11, 5, 9.6, '#d39a2a', 1),
        rect(14, 13.4, 10, 5, '#d39a2a', 1),
        rect(23.4, 13.8, 4, 4.2, '#2b2832', 0.8),
        line('M-8 13.6 H13', '#8fa6d8', 1.1),
        shape('M-14 11.4 Q-15.6 15.8 -14 20.2 Z', '#bfe6ff'),
      ].join('')}</g>`,
    ],
    ink: [-12, 0, 50, 63],
  },
  forging: {
    joints: {
      ...upright,
      head: [36, 12],
      neck: [37, 20],
      hip: [38, 39],
      face: 'calm',
      nearArm: [
        [46, 24],
        [40, 10],
      ],
      farArm: [
        [30, 32],
        [20, 38],
      ],
      nearLeg: [
        [39.6, 50],
        [42, 60],
      ],
      farLeg: [
        [35.4, 50],
        [33, 60],
      ],
    },
    behind: [
      rect(4, 49, 16, 13.6, wood[1], 1.4),
      rect(4, 49, 16, 3, wood[0], 1),
      shape('M-6 39 H22 V43 C17 44 16 46 17.6 49 H5 C6 46 4 44.6 -1 44 C-4 43.4 -6 42 -6 39 Z', '#4a505c'),
      line('M-5 39.6 H21', '#8f99a7', 1.1),
    ],
    held: [
      line('M20 38 L4 37.6', '#6f7885', 1.8),
      line('M6 37.6 L-4 37.2', '#ff9a2e', 2.6),
      line('M4 37.4 L-3 37', '#ffe9a6', 1),
    ],
    front: [
      `<g transform="rotate(-38 40 10)">${rect(39, -4, 2.2, 16, wood[1], 1)}${rect(34, -8.6, 12, 6, '#5f6977', 1.4)}${rect(34, -8.6, 12, 2, '#9aa5b4', 1)}</g>`,
      line('M-2 34 l-3 -5 M2 33 l0 -6 M6 34 l4 -5 M-6 36 l-5 -2', '#ffc23a', 0.9),
    ],
    ink: [-12, -7, 52, 63],
  },
  baking: {
    joints: {
      ...upright,
      head: [35, 12],
      neck: [36, 20],
      hip: [37, 39],
      nearArm: [
        [34, 31],
        [20, 38],
      ],
      farArm: [
        [28, 31],
        [13, 38],
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
      ...desk(44),
      ball(13, 41.6, 9, '#e9cfa0', 4),
      ball(12, 40.6, 7, '#f9ead0', 2.8),
      shape('M0 43.6 C0 39 3 37 6 38 C7 40 7 42 6.6 43.8 Z', '#c98a42'),
      line('M1.6 40.6 l3 -1.6 M2 42.4 l3.4 -1.6', '#8a5220', 0.7),
      ball(22, 43.4, 4, '#ffffff', 0.9),
    ],
    ink: [-1, 0, 50, 63],
  },
  juggling: {
    joints: {
      ...upright,
      face: 'glad',
      nod: 10,
      nearArm: [
        [40, 31],
        [42, 22],
      ],
      farArm: [
        [23, 31],
        [19, 23],
      ],
    },
    front: [
      ball(17, 12, 3.6, '#e0303a'),
      ball(22, -4, 3.6, '#ffc52e'),
      ball(36, -9, 3.6, '#2f86e0'),
      ball(45, 6, 3.6, '#4fae4a'),
      ball(16, 11, 1.2, '#ff9a90'),
      ball(21, -5, 1.2, '#ffeaa6'),
      ball(35, -10, 1.2, '#9fd0ff'),
      ball(44, 5, 1.2, '#b0e8a6'),
    ],
    ink: [12, -13, 50, 63],
  },
  knitting: {
    joints: {
      ...seated,
      nod: -8,
      nearArm: [
        [36, 38],
        [27, 38],
      ],
      farArm: [
        [30, 37],
        [23, 38],
      ],
      face: 'smile',
    },
    behind: [
      shape('M26 50 C26 26 30 20 40 20 C52 20 54 30 54 50 V61 H26 Z', '#b5604a'),
      shape('M30 46 C30 28 34 24 40 24 C48 24 50 30 50 46 Z', '#cf7a60'),
      rect(24, 46, 32, 8, '#9a4c38', 3),
      line('M27 54 V62 M53 54 V62', wood[2], 2.6),
      ball(10, 57, 5, '#4a8fd0'),
      line('M6.6 55 q4 1 7 -1 M6 58 q5 1.4 8 -.6', '#9fd0ff', 0.7),
      line('M14 54 C20 50 18 46 22 42', '#4a8fd0', 0.8),
    ],
    front: [
      shape('M18 38 L28 37 L27 47 Q22 49 18 47 Z', '#4a8fd0'),
      line('M19 40.6 H27.6 M18.6 43 H27.4 M18.6 45.4 H27', '#9fd0ff', 0.6),
      line('M28 38 L17 32 M22 38 L31 32', steel[1], 1),
    ],
    ink: [4, 8, 57, 63],
    share: 0.92,
  },
} satisfies Record<string, Pose>;
