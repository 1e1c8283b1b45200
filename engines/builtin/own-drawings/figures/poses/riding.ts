/** What a figure does on wheels, on a board or with an animal. */
import { ball, line, rect, shape } from '../../own-drawing.ts';
import type { Pose } from './pose.ts';
import { hollow, seated, upright, wheel } from './props.ts';

const horsePose: Pose = {
  joints: {
    ...seated,
    head: [33, -9],
    neck: [35, -1],
    hip: [38, 16],
    nearArm: [
      [33, 9],
      [24, 12],
    ],
    farArm: [
      [29, 9],
      [22, 11],
    ],
    nearLeg: [
      [30, 25],
      [34, 37],
    ],
    farLeg: [
      [30, 24],
      [33, 36],
    ],
  },
  behind: [
    line('M60 26 C69 26 66 40 68 46', '#3c2110', 4),
    line('M26 38 L22 50 L25 61 M54 36 L57 48 L53 61', '#6b401f', 5),
    shape('M14 24 C22 19 52 17 60 24 C65 30 63 42 56 43 C46 46 30 46 22 42 C15 40 12 30 14 24 Z', '#9a6234'),
    shape('M22 40 C14 34 12 24 6 17 L14 2 C22 6 28 16 30 24 Z', '#9a6234'),
    shape('M-4 14 C-4 10 4 2 9 1 C15 0 17 5 15 9 C13 14 8 15 4 19 C1 22 -5 20 -4 14 Z', '#a8703e'),
    shape('M9 1 L10 -5 L14 1 Z', '#9a6234'),
    shape('M12 -1 C22 2 30 12 32 22 C26 20 24 12 18 9 C15 7 12 4 12 -1 Z', '#3c2110'),
    ball(6, 8, 1.2, '#1d120a', 1.5),
    ball(-1.4, 15, 0.8, '#3c2110'),
    line('M23 40 L18 50 L20 61 M51 40 L51 50 L47 61', '#8a5429', 5.6),
    line('M18.4 60.6 h3.4 M45.6 60.6 h3.4 M23.6 60.6 h3 M51.6 60.6 h3', '#2b180c', 4),
    shape('M29 18 C34 16 44 16 48 19 L46 29 H31 Z', '#b3242a'),
    line('M22 12 C14 14 6 18 2 16', '#3c2110', 1.1),
  ],
  ink: [-5, -20, 69, 63],
  share: 1.24,
};

/** The same ride on a horse of another coat: its shade, body, light and mane. */
function onHorse(coat: readonly [string, string, string, string]): Pose {
  const [shaded, body, lit, mane] = coat;
  const other = (part: string) =>
    part
      .replaceAll('#6b401f', shaded)
      .replaceAll('#8a5429', shaded)
      .replaceAll('#9a6234', body)
      .replaceAll('#a8703e', lit)
      .replaceAll('#3c2110', mane);
  return { ...horsePose, behind: (horsePose.behind ?? []).map(other) };
}

export const ridingPoses = {
  'riding-bike': {
    joints: {
      ...seated,
      head: [28, 6],
      neck: [31, 14],
      hip: [40, 30],
      nearArm: [
        [29, 24],
        [18, 26],
      ],
      farArm: [
        [26, 22],
        [17, 25],
      ],
      nearLeg: [
        [29, 37],
        [31, 50],
      ],
      farLeg: [
        [28, 34],
        [33, 44],
      ],
    },
    behind: [
      hollow(10, 50, 12),
      hollow(53, 50, 12),
      line('M10 50 L19 28 L38 34 L53 50 H33 L20 31 M33 50 L40 33', '#d9263a', 2.1),
      line('M19 28 L16.6 23.6 L21 23', '#343845', 1.8),
      line('M36 31.6 H44.6', '#343845', 3),
    ],
    ink: [-3, -5, 66, 63],
    share: 1,
  },
  'riding-horse': horsePose,
  'riding-white-horse': onHorse(['#c9ccd2', '#eceef1', '#ffffff', '#d9d4c8']),
  'riding-black-horse': onHorse(['#1c1a20', '#34313a', '#4a4652', '#111014']),
  surfing: {
    joints: {
      ...upright,
      head: [28, 8],
      neck: [30, 16],
      hip: [35, 33],
      nearArm: [
        [41, 20],
        [49, 17],
      ],
      farArm: [
        [21, 19],
        [13, 16],
      ],
      nearLeg: [
        [40, 42],
        [43, 52],
      ],
      farLeg: [
        [25, 41],
        [23, 52],
      ],
    },
    behind: [
      shape(
        'M-14 62 C-2 54 4 30 26 8 C40 -6 66 -8 78 6 C70 2 60 4 56 12 C50 24 58 44 84 60 V63 H-14 Z',
        '#2f9fd0',
      ),
      shape(
        'M2 60 C12 46 18 28 34 12 C44 2 62 -4 78 6 C66 0 52 4 46 14 C38 28 44 48 62 60 Z',
        '#7fd4ee',
        'opacity=".75"',
      ),
      shape(
        'M26 8 C40 -6 66 -8 78 6 C84 12 80 18 76 14 C72 10 68 14 64 11 C60 8 58 13 54 14 C48 4 36 8 26 8 Z',
        '#f4fdff',
      ),
      line('M20 44 C26 30 32 22 40 14 M32 52 C34 38 38 28 44 20', '#d8f6ff', 1.2, 'opacity=".8"'),
      shape('M0 56 C14 50 50 50 64 53 C58 59 16 62 0 56 Z', '#ffd24a'),
      line('M6 55.6 C22 53 44 53 58 54', '#e2472f', 1.4),
      shape(
        'M-16 60 C-8 54 0 60 10 57 C20 54 28 60 40 57 C52 54 62 60 72 57 C80 55 84 58 86 60 C80 65 -8 65 -16 60 Z',
        '#eafaff',
        'opacity=".85"',
      ),
    ],
    ink: [-16, -7, 86, 65],
  },
  /** On a wave that is drawn around it. */
  'on-wave': {
    joints: {
      ...upright,
      head: [28, 8],
      neck: [30, 16],
      hip: [35, 33],
      nearArm: [
        [41, 20],
        [49, 17],
      ],
      farArm: [
        [21, 19],
        [13, 16],
      ],
      nearLeg: [
        [40, 42],
        [43, 52],
      ],
      farLeg: [
        [25, 41],
        [23, 52],
      ],
    },
    behind: [
      shape('M0 56 C14 50 50 50 64 53 C58 59 16 62 0 56 Z', '#ffd24a'),
      line('M6 55.6 C22 53 44 53 58 54', '#e2472f', 1.4),
      shape(
        'M-6 61 C0 57 6 61 14 58.6 C22 56.4 30 61 40 58.6 C50 56.4 58 61 70 58 C68 64 4 65 -6 61 Z',
        '#eafaff',
        'opacity=".9"',
      ),
    ],
    ink: [-6, -2, 70, 65],
  },
  skating: {
    joints: {
      ...upright,
      head: [28, 9],
      neck: [30, 17],
      hip: [34, 35],
      nearArm: [
        [41, 23],
        [48, 20],
      ],
      farArm: [
        [21, 22],
        [13, 18],
      ],
      nearLeg: [
        [41, 45],
        [42, 55],
      ],
      farLeg: [
        [26, 44],
        [25, 55],
      ],
    },
    behind: [
      line('M12 55.6 L17 58 H50 L55 55.6', '#d9263a', 2.6),
      ball(21, 60.6, 2.2, '#f4f6fa'),
      ball(46, 60.6, 2.2, '#f4f6fa'),
    ],
    ink: [8, 0, 56, 63],
  },
  driving: {
    joints: {
      ...seated,
      head: [35, 22],
      neck: [36, 29],
      hip: [39, 44],
      nearArm: [
        [33, 38],
        [24, 37],
      ],
      farArm: [
        [30, 37],
        [23, 36],
      ],
      nearLeg: [
        [30, 47],
        [24, 50],
      ],
      farLeg: [
        [30, 47],
        [24, 50],
      ],
    },
    behind: [shape('M44 30 Q49 29 49 34 V48 H43 Z', '#4a2d17')],
    held: [line('M19 40 L25 33', '#23252c', 2)],
    front: [
      shape(
        'M-8 45 C-7 40 2 39 12 38 L17 29.6 L19 38.4 H56 C66 38.4 69 42 69 48 V53 Q69 55 66 55 H-6 Q-9 55 -9 52 Z',
        'url(#top)',
      ),
      shape('M12.6 38 L17 30.4 L18 38.2 Z', '#bfe6ff'),
      line('M24 40 V53 M40 40 V53 M24 53 H40', '#3a1018', 0.9, 'opacity=".35"'),
      rect(35, 43, 4, 1.4, '#f4dfe0', 0.7),
      ball(-5.4, 46, 2, '#fff0b0'),
      rect(66, 44, 2.6, 3.4, '#ff5a4a', 1),
      wheel(6, 55, 7.4),
      wheel(54, 55, 7.4),
    ],
    ink: [-9, 11, 69, 63],
    share: 0.86,
  },
  leading: {
    joints: {
      ...upright,
      nearArm: [
        [34, 32],
        [25, 36],
      ],
      farArm: [
        [26, 29],
        [21, 35],
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
    behind: [
      line('M25 36 C16 46 4 42 -5 46', '#c23a4a', 1),
      line('M8 46 C13 44 12 38 15 36', '#8a5429', 2.4),
      line('M-6 52 L-7 61 M6 52 L5 61', '#7a4a24', 3),
      shape('M-9 45 C-5 43 5 43 9 45 C11 50 9 54 5 54 H-7 C-11 54 -11 50 -9 45 Z', '#b5773c'),
      shape('M-10 47 C-12 44 -12 40 -9 37 L-3 40 L-3 48 Z', '#b5773c'),
      shape(
        'M-22 41 C-21 38 -17 37 -15 35 C-12 32 -6 33 -5 37 C-4 42 -8 46 -13 45.4 C-17 46 -22 45 -22 41 Z',
        '#c98a4c',
      ),
      shape('M-8 33 C-3 33 -3 42 -6 44 C-9 42 -10 36 -8 33 Z', '#7a4a24'),
      ball(-21.4, 40.4, 1.3, '#23170e'),
      ball(-14, 38, 0.9, '#23170e', 1.2),
      line('M-11.6 45.4 L-5 46.4', '#c23a4a', 1.8),
    ],
    front: [line('M-8.6 53 L-9.6 61 M4 53 L3 61', '#a2672f', 3.2)],
    ink: [-23, 0, 48, 63],
  },
} satisfies Record<string, Pose>;
