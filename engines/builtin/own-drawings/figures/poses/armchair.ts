/** What a figure does in an armchair. */
import { ball, line, rect, shape } from '../../own-drawing.ts';
import type { Pose } from './pose.ts';
import { book, seated, wood } from './props.ts';

/** A wing chair, half from the side. */
const chair = [
  shape('M22 52 C21 24 26 16 41 15 C57 15 60 28 60 46 V60 H22 Z', '#8c3a34'),
  shape('M27 50 C26 28 31 21 41 20.4 C52 20.6 54.6 30 54.6 46 V54 H27 Z', '#b8544a'),
  shape('M30 46 C29.6 30 33 24.6 40 24 C36 30 35 40 35.6 50 H30 Z', '#d8786a', 'opacity=".55"'),
  ball(38, 30, 0.9, '#7a2e2a') +
    ball(46, 30, 0.9, '#7a2e2a') +
    ball(42, 38, 0.9, '#7a2e2a') +
    ball(49, 38, 0.9, '#7a2e2a'),
  rect(18, 47, 40, 9.6, '#9c443c', 3.4),
  line('M20 48.4 H54', '#d8786a', 1, 'opacity=".7"'),
  line('M24 57 V61.2 M55 57 V61.2', wood[2], 3),
];
/** The arm that is nearer to the viewer. */
const armrest = [
  shape(
    'M33 45 C33 41.6 38 41 46 41.4 H57 C61 41.6 61.4 46 60.4 49 V60 H45 V50 C39 50 33 49.6 33 45 Z',
    '#a84a42',
  ),
  shape(
    'M34 44.4 C36 42.4 42 42.4 48 42.6 H57 C59.6 43 60.4 45 59.8 47 C52 45 40 47.4 34 44.4 Z',
    '#d8786a',
    'opacity=".65"',
  ),
  line('M45 50.4 V59.6', '#6e2a26', 0.7, 'opacity=".6"'),
];

export const armchairPoses = {
  armchair: {
    joints: {
      ...seated,
      face: 'smile',
      nearArm: [
        [38, 39],
        [30, 43],
      ],
      farArm: [
        [30, 38],
        [24, 44],
      ],
    },
    behind: chair,
    front: armrest,
    ink: [11, 8, 62, 63],
    share: 0.92,
  },
  'reading-armchair': {
    joints: {
      ...seated,
      nod: -10,
      face: 'calm',
      nearArm: [
        [34, 38],
        [26, 33],
      ],
      farArm: [
        [29, 36],
        [22, 32],
      ],
    },
    behind: chair,
    front: [...armrest, book(20, 25)],
    ink: [11, 8, 62, 63],
    share: 0.92,
  },
} satisfies Record<string, Pose>;
