/** What a figure plays and dances on a stage. */
import { ball, line, rect, shape } from '../../own-drawing.ts';
import type { Pose } from './pose.ts';
import { seated, stool, upright } from './props.ts';

const brass = ['#ffe08a', '#e0a92e', '#8f6512'] as const;

export const musicPoses = {
  sax: {
    joints: {
      ...upright,
      nod: -6,
      face: 'calm',
      nearArm: [
        [37, 31],
        [26, 35],
      ],
      farArm: [
        [26, 29],
        [20.6, 28],
      ],
    },
    held: [
      line('M25.4 17.4 L22.4 18.6 L21 23 L19.6 40', brass[1], 2.4),
      shape(
        'M18 36 L22.4 37 L21.4 45 C20.4 51 11 51.6 10 44 L7.6 34.4 L14.6 33 L15.4 43 C15.6 45.4 17.4 45 17.6 43 Z',
        brass[1],
      ),
      shape('M6.6 34.6 C8 31.6 14 30.6 15.6 33 C13 35.6 9 36 6.6 34.6 Z', brass[2]),
      line('M10.4 37 L11.6 44', brass[0], 1.2),
      ball(20.6, 31, 0.8, brass[0]),
      ball(20.2, 34.4, 0.8, brass[0]),
      ball(19.8, 38, 0.8, brass[0]),
    ],
    ink: [5, 0, 46, 63],
  },
  trumpet: {
    joints: {
      ...upright,
      nod: 6,
      face: 'calm',
      nearArm: [
        [32, 30],
        [18, 21],
      ],
      farArm: [
        [24, 27],
        [13, 21],
      ],
    },
    held: [
      line('M25 16.6 L4 15', brass[1], 1.8),
      shape('M6 13 L-5 8.6 Q-7.4 14.6 -5.6 21 L6 17 Z', brass[1]),
      shape('M-5 8.6 Q-8.6 14.8 -5.6 21 Q-3.6 15 -5 8.6 Z', brass[2]),
      line('M20 16.4 V20.4 Q15 22 10 20 V15.8', brass[2], 1.3),
      line('M13 13 V19.6 M15.4 13.2 V19.8 M17.8 13.4 V20', brass[0], 1.3),
      line('M4 14.2 L-4 11', brass[0], 0.8),
    ],
    ink: [-8, 0, 46, 63],
  },
  flute: {
    joints: {
      ...upright,
      nod: 6,
      face: 'calm',
      nearArm: [
        [34, 30],
        [22, 20.6],
      ],
      farArm: [
        [24, 28],
        [13, 19.6],
      ],
    },
    held: [line('M28 17 L5 17.6', '#8f99a7', 1.9), line('M27 16.6 L6 17.2', '#f4f6fa', 0.7)],
    ink: [4, 0, 46, 63],
  },
  accordion: {
    joints: {
      ...upright,
      face: 'glad',
      nearArm: [
        [41, 28],
        [41, 35],
      ],
      farArm: [
        [19, 30],
        [15, 33],
      ],
    },
    held: [
      shape('M20 25 L36 25 L36 40 L20 42 Z', '#f4efe6'),
      line(
        'M22 25 V41.6 M24.6 25 V41.4 M27.2 25 V41 M29.8 25 V40.8 M32.4 25 V40.4 M35 25 V40.2',
        '#b3242a',
        1.2,
      ),
      rect(14.6, 24, 7, 18.6, '#b3242a', 1.4),
      rect(35, 23.4, 7.4, 18, '#b3242a', 1.4),
      rect(16, 25.6, 2.2, 15.6, '#ffffff', 0.5),
      line('M16 28 h2.2 M16 31 h2.2 M16 34 h2.2 M16 37 h2.2', '#23202a', 0.7),
      ball(38.6, 27, 0.7, brass[0]),
      ball(38.6, 30, 0.7, brass[0]),
      ball(38.6, 33, 0.7, brass[0]),
    ],
    ink: [11, 0, 47, 63],
  },
  cello: {
    joints: {
      ...seated,
      face: 'calm',
      nearArm: [
        [34, 37],
        [25, 42],
      ],
      farArm: [
        [27, 32],
        [19, 27],
      ],
      nearLeg: [
        [29, 46],
        [33, 60],
      ],
      farLeg: [
        [20, 46],
        [12, 60],
      ],
    },
    behind: [...stool],
    held: [
      `<g transform="rotate(14 20 44)">${[
        rect(18.4, 13, 2.4, 20, '#3c2110', 0.8),
        ball(19.6, 12.4, 2, '#3c2110'),
        shape(
          'M19.6 31 C27 30 28 37 24.6 40 C23.6 42 24 44 26 46 C30.6 51 28 59 19.6 59 C11.2 59 8.6 51 13.2 46 C15.2 44 15.6 42 14.6 40 C11.2 37 12.2 30 19.6 31 Z',
          '#a8552a',
        ),
        shape(
          'M19.6 33 C25 32.4 25.6 36.6 23 39.6 C21.6 42 22 45 24.4 47.4 C27.4 51.4 25.6 57 19.6 57 Z',
          '#c9733a',
          'opacity=".55"',
        ),
        line('M16 43 q-1.4 2 0 4 M23.2 43 q1.4 2 0 4', '#2b160a', 0.8),
        line('M19 14 V53 M20.2 14 V53', '#f4e6c8', 0.35),
        line('M19.6 59 V63', '#5f6977', 0.9),
      ].join('')}</g>`,
    ],
    front: [line('M28 40.6 L6 46', '#5b3418', 1), line('M27.6 41.6 L6.4 46.8', '#f4efe6', 0.5)],
    ink: [4, 8, 50, 63],
    share: 0.9,
  },
  conducting: {
    joints: {
      ...upright,
      nearArm: [
        [40, 24],
        [33, 13],
      ],
      farArm: [
        [22, 24],
        [14, 19],
      ],
    },
    front: [line('M33.4 12.6 L24 -1', '#f4efe6', 1), ball(33.4, 12.4, 1, '#c08a55')],
    ink: [11, -2, 46, 63],
  },
  flamenco: {
    joints: {
      ...upright,
      nod: 8,
      neck: [32, 20],
      hip: [34, 38.6],
      nearArm: [
        [43, 15],
        [36, 1],
      ],
      farArm: [
        [23, 15],
        [27, 2],
      ],
      nearLeg: [
        [36, 50],
        [39, 60],
      ],
      farLeg: [
        [29, 50],
        [25, 60],
      ],
    },
    front: [
      shape(
        'M25 56 C20 54 15 58 12 62 C22 63.4 40 63.4 52 61.6 C48 57 44 54 40 56 C36 58.6 29 58.4 25 56 Z',
        'url(#top)',
      ),
      line('M14 61 q4 -3 7 -.4 q4 -3 8 0 q4 -3 8 0 q4 -3 7 -.4 q3 -2 6 .6', '#ffffff', 0.9, 'opacity=".55"'),
    ],
    ink: [11, -3, 53, 63.4],
    share: 1.04,
  },
  ballet: {
    joints: {
      ...upright,
      head: [30, 13],
      neck: [32, 20.6],
      hip: [33, 37],
      face: 'calm',
      nearArm: [
        [41, 14],
        [36, 1],
      ],
      farArm: [
        [22, 14],
        [26, 1],
      ],
      nearLeg: [
        [44, 43],
        [54, 38],
      ],
      farLeg: [
        [32, 48],
        [31, 60],
      ],
    },
    ink: [12, -3, 60, 63],
    share: 1.04,
  },
} satisfies Record<string, Pose>;
