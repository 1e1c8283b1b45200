/** A face from the front, in a box of 64: its middle at 32, the crown at 5 and the chin at 50. */
import type { Expression, Look, Reaction, Tones } from '../figures/look.ts';
import { ball, line, shape } from '../own-drawing.ts';
import { expressions, type Expression as Features } from '../reactions.ts';

const ink = '#2a1a18';

const sheen = (opacity: number, x: number, y: number, rx: number, fill: string, ry: number) =>
  `<g opacity="${opacity}">${ball(x, y, rx, fill, ry)}</g>`;

/** Left and right of the middle line. */
export const both = (...parts: string[]) => [
  ...parts,
  `<g transform="translate(64 0) scale(-1 1)">${parts.join('')}</g>`,
];

const oval = (isWoman: boolean | undefined) =>
  isWoman
    ? 'M15.6 24 C15.2 10.6 22 5.4 32 5.4 C42 5.4 48.8 10.6 48.4 24 C48.2 36.4 42 49.6 32 50 C22 49.6 15.8 36.4 15.6 24 Z'
    : 'M15 24 C15 10 22 5 32 5 C42 5 49 10 49 24 C49 32 48 39 44.4 44.4 C41.4 48.8 37 50.6 32 50.6 C27 50.6 22.6 48.8 19.6 44.4 C16 39 15 32 15 24 Z';

const irisOf = ({ hair }: Look): string =>
  hair[1] === '#e8b545' || hair[1] === '#c8642a' ? '#3f7d9a' : '#5a3318';

function eye(look: Look): string[] {
  const iris = irisOf(look);
  return [
    shape('M19.8 26.8 C21.4 22.8 27 22.4 29.4 26.6 C27.2 30.2 22 30.4 19.8 26.8 Z', '#ffffff'),
    shape(
      'M19.8 26.8 C21.4 22.8 27 22.4 29.4 26.6 C27 24.8 22.4 24.8 19.8 26.8 Z',
      '#c9bdb8',
      'opacity=".55"',
    ),
    ball(24.7, 26.3, 2.75, iris),
    sheen(0.16, 24.7, 26.9, 1.7, '#ffffff', 1.4),
    ball(24.7, 26.3, 1.35, '#120b09'),
    line('M19.6 26.9 C21.4 22.6 27 22.2 29.5 26.5', ink, look.isWoman ? 1.35 : 1.05),
    line('M21 28.9 C23 30.3 26.6 30.2 28.4 28.6', look.skin[2], 0.55),
    line('M20.4 23.4 C22.6 21.4 26.4 21.3 28.8 23', look.skin[2], 0.6, 'opacity=".7"'),
    ...(look.isWoman ? [line('M19.8 26.4 L17.8 24.9 M20.6 24.8 L19 23', ink, 0.9)] : []),
  ];
}

const browOf = ({ hair, isWoman, isOld, isYoung }: Look) =>
  isWoman || isYoung
    ? line('M18.8 20.6 C21.4 17.8 25.6 17.8 29 19.4', hair[2], 1.4)
    : shape(
        'M17.8 20.8 C20.6 17.4 26 17.2 29.6 19.2 L29.4 21.4 C26 19.6 21.6 19.6 18.4 21.8 Z',
        isOld ? hair[1] : hair[2],
      );

function wrinkles({ isOld, skin }: Look): string[] {
  if (!isOld) return [];
  return [
    line('M24 11.6 Q32 9.8 40 11.6 M25.4 14.4 Q32 13 38.6 14.4', skin[2], 0.6, 'opacity=".75"'),
    ...both(
      line('M18.6 25 l-2 -1.2 M18.4 27.2 l-2.2 .2 M18.8 29 l-1.8 1.2', skin[2], 0.6),
      line('M21.4 31.4 Q24.6 33.4 28.2 31.6', skin[2], 0.7),
      line('M26.4 34.6 Q22.6 37.6 22.8 42.4', skin[2], 0.8),
    ),
  ];
}

const nose = ({ skin }: Look) => [
  shape(
    'M30.6 22 C30 28 28.4 31.6 28.4 33.4 C28.6 35.6 30.4 36 32 36 C33.6 36 35.4 35.6 35.6 33.4 C35.6 31.6 34 28 33.4 22 Z',
    skin[0],
    'opacity=".5"',
  ),
  shape(
    'M33.2 23 C34.4 28 36 31.4 36 33.4 C35.8 35.4 34.4 35.9 33 36 C34.4 33.6 34 28 33.2 23 Z',
    skin[2],
    'opacity=".35"',
  ),
  line('M28.9 34.4 Q30 36.2 32 35.4 Q34 36.2 35.1 34.4', skin[2], 0.95),
  sheen(0.35, 31.2, 32, 1, '#ffffff', 1.4),
];

const smile = ({ isWoman, skin }: Look) =>
  isWoman
    ? [
        shape(
          'M25 39.6 C28 39.4 30.6 39 32 39.8 C33.4 39 36 39.4 39 39.6 C37.4 45 26.6 45 25 39.6 Z',
          '#c8475a',
        ),
        shape('M26.4 40.2 Q32 42 37.6 40.2 Q36 43.2 32 43.2 Q28 43.2 26.4 40.2 Z', '#ffffff'),
        line('M24.6 39.2 Q32 42.8 39.4 39.2', '#7c2434', 0.65),
        sheen(0.4, 33, 44, 1.6, '#ffffff', 0.4),
        ...both(line('M24 38.2 q-.9 1 -.4 2.2', skin[2], 0.6)),
      ]
    : [
        shape('M25 40 Q32 42.4 39 40 Q37.4 44.8 32 44.8 Q26.6 44.8 25 40 Z', '#6a1f22'),
        shape('M25.6 40.3 Q32 42.6 38.4 40.3 L37.6 42 Q32 43.8 26.4 42 Z', '#ffffff'),
        line('M24.4 39.4 Q32 42.8 39.6 39.4', '#7a3026', 0.9),
        line('M29 46.8 Q32 47.6 35 46.8', skin[2], 0.7, 'opacity=".5"'),
      ];

/** Closed lips, full and red. */
const painted = ({ skin }: Look) => [
  shape(
    'M24.8 40.4 C27.6 39 30 37.4 32 38.8 C34 37.4 36.4 39 39.2 40.4 C36.6 45.4 27.4 45.4 24.8 40.4 Z',
    '#c2142e',
  ),
  shape('M26.4 41.4 Q32 43 37.6 41.4 Q35.8 45 32 45 Q28.2 45 26.4 41.4 Z', '#e03a4c'),
  line('M24.8 40.4 Q28.6 41.6 32 41 Q35.4 41.6 39.2 40.4', '#7a0a1c', 0.7),
  sheen(0.55, 33.4, 43.2, 2, '#ffffff', 0.55),
  ...both(line('M24 39.4 q-.9 .8 -.5 1.8', skin[2], 0.6)),
];

/** A curved pipe, from the corner of the mouth outwards. */
const pipeOf = ({ hasPipe }: Look) =>
  hasPipe
    ? [
        line('M36.6 42.4 C42 43.4 46.4 46.6 48.6 51', '#241710', 2.6),
        line('M37 42 C42 42.8 46.4 45.8 48.8 50', '#6a4a34', 0.8, 'opacity=".8"'),
        shape(
          'M45.6 46.4 C49 45.2 54.6 45.2 57.4 46.4 C57.8 52 56.6 57.4 51.6 57.6 C46.8 57.4 45.2 52 45.6 46.4 Z',
          '#7a4424',
        ),
        shape('M46.8 48 C47 52.4 48 55.4 50 56.6 C47.4 55.6 46 52 46.2 47.6 Z', '#b87a4a', 'opacity=".8"'),
        shape('M45.6 46.4 C49 45 54.6 45 57.4 46.4 C54.6 48 49 48 45.6 46.4 Z', '#3a1d0e'),
        shape(
          'M47.6 46.4 C50 45.7 53.4 45.7 55.4 46.4 C53.4 47.2 50 47.2 47.6 46.4 Z',
          '#e8641e',
          'opacity=".75"',
        ),
        line(
          'M51.6 43.6 C49.4 40 54.4 37.6 52 33.6 C50.4 30.4 54 28.6 53 25.6',
          '#ffffff',
          1.6,
          'opacity=".4"',
        ),
      ]
    : [];

const childSmile = ({ skin }: Look) => [
  shape('M27 40 Q32 41.8 37 40 Q36 43.8 32 43.8 Q28 43.8 27 40 Z', '#8a2a34'),
  shape('M27.7 40.3 Q32 41.9 36.3 40.3 L35.9 41.4 Q32 42.6 28.1 41.4 Z', '#ffffff'),
  ...both(line('M26.2 39.2 q-.6 .7 -.2 1.5', skin[2], 0.5)),
];

const freckles = ({ hasFreckles, skin }: Look) =>
  hasFreckles
    ? both(
        ...[
          [20, 33],
          [22.4, 34.4],
          [24.6, 33.2],
          [21.4, 36.2],
          [26.6, 34.8],
          [18.4, 34.8],
          [24, 36.6],
        ].map(([x = 0, y = 0]) => sheen(0.6, x, y, 0.5, skin[2], 0.5)),
      )
    : [];

const strands = (tones: Tones, d: string) => line(d, tones[0], 0.8, 'opacity=".55"');

function beardOf({ beard, hasLongBeard }: Look): string[] {
  const low = hasLongBeard ? 72 : 55.6;
  const full = beard
    ? [
        shape(
          `M15.2 25 C14.8 34 15.4 43 19.6 49 C23 ${low - 2.4} 28 ${low} 32 ${low} C36 ${low} 41 ${low - 2.4} 44.4 49 C48.6 43 49.2 34 48.8 25 C47.8 30.4 46.6 34.6 43 36.6 C39.6 37.4 36 36.4 32 37 C28 36.4 24.4 37.4 21 36.6 C17.4 34.6 16.2 30.4 15.2 25 Z`,
          'url(#beard)',
        ),
        strands(
          beard,
          `M19 38 Q21 46 25 51 M23 44 Q25.6 50 28.6 ${low - 4} M45 38 Q43 46 39 51 M41 44 Q38.4 50 35.6 ${low - 4} M32 47 V${low - 3}`,
        ),
      ]
    : [];
  return full;
}

function moustacheOf({ beard, moustache }: Look): string[] {
  const upper = moustache ?? beard;
  return [
    ...(upper
      ? [
          shape(
            'M32 36.8 C29.6 35.6 25 36.2 22.6 41 C25.4 41.6 29.6 41.4 32 39.6 C34.4 41.4 38.6 41.6 41.4 41 C39 36.2 34.4 35.6 32 36.8 Z',
            beard ? upper[0] : upper[1],
          ),
          line('M31 38 Q27.6 37.8 25 40 M33 38 Q36.4 37.8 39 40', upper[2], 0.5, 'opacity=".5"'),
        ]
      : []),
  ];
}

function spectacles({ glasses }: Look): string[] {
  if (glasses === undefined) return [];
  const lens = glasses === 'dark' ? 'fill="#15171d"' : 'fill="#dff1ff" fill-opacity=".22"';
  return [
    `<path d="M17.4 26.6 a6.6 6 0 1 0 13.2 0 a6.6 6 0 1 0 -13.2 0 Z M33.4 26.6 a6.6 6 0 1 0 13.2 0 a6.6 6 0 1 0 -13.2 0 Z" ${lens} stroke="#2a2530" stroke-width="1.3"/>`,
    line('M30.6 25.8 Q32 24.6 33.4 25.8 M17.4 25.6 L15 24.6 M46.6 25.6 L49 24.6', '#2a2530', 1.2),
    line('M20 25.4 Q21.4 22.8 24 22.4 M36 25.4 Q37.4 22.8 40 22.4', '#ffffff', 0.8, 'opacity=".65"'),
  ];
}

const isQuiet = (expression: Expression): expression is Exclude<Expression, Reaction> =>
  /^(?:serious|sad|tired|proud)$/.test(expression);

const quietBrows = {
  serious: 'M17.8 19.4 C21 18.2 25.6 18.8 29.8 21.4 L29.4 23.4 C25.6 21 21.4 20.6 18.2 21.2 Z',
  sad: 'M17.6 22.4 C20.4 19.8 24.8 17.6 29.2 16.6 L29.6 18.6 C25.6 19.6 21.4 21.4 18.4 23.8 Z',
  tired: 'M17.8 21.6 C20.8 19 25.6 18.4 29.4 18.6 L29.4 20.4 C26 20.2 21.8 20.8 18.4 22.8 Z',
  proud: 'M17.8 19.6 C20.6 16.2 26 16 29.6 18 L29.4 20.2 C26 18.4 21.6 18.4 18.4 20.6 Z',
} as const;
const quietMouths = {
  serious: 'M26 41.6 Q32 40.6 38 41.6',
  sad: 'M26.4 43 Q32 39 37.6 43',
  tired: 'M26.8 42.2 Q32 40.4 37.2 42.2',
  proud: 'M24.8 40.2 Q32 44.6 39.2 40.2',
} as const;

/** The features of an expression without a wide mouth; null for others. */
function quietFeatures(look: Look): { eyes: string[]; mouth: string[] } | null {
  const { expression, isWoman, isYoung, isOld, hair, skin } = look;
  if (!expression || !isQuiet(expression)) return null;
  const lids =
    expression === 'tired'
      ? [
          shape('M19.4 26.6 C21.2 21.8 27.2 21.4 29.8 26.2 C27 25.6 22.4 25.8 19.4 26.6 Z', skin[1]),
          line('M19.4 26.7 C22.4 25.8 27 25.6 29.7 26.3', ink, 1),
          line('M20.6 31 Q24.6 33 28.6 30.8', skin[2], 0.9, 'opacity=".8"'),
        ]
      : [];
  const lips = isWoman ? '#b84456' : '#8a3f36';
  return {
    eyes: [
      ...both(...eye(look), ...lids, shape(quietBrows[expression], isOld ? hair[1] : hair[2])),
      ...(expression === 'tired'
        ? []
        : [ball(23.8, 25.4, 0.75, '#ffffff'), ball(38.4, 25.4, 0.75, '#ffffff')]),
    ],
    mouth: [
      line(quietMouths[expression], lips, isWoman || isYoung ? 1.9 : 1.4),
      line('M28.6 44.8 Q32 46 35.4 44.8', skin[2], 0.8, 'opacity=".55"'),
    ],
  };
}

/** What a face shows: a smile, or the eyes, brows and mouth of a reaction. */
function features(look: Look): { eyes: string[]; mouth: string[]; tint: string | undefined } {
  const quiet = quietFeatures(look);
  if (quiet) return { ...quiet, tint: undefined };
  if (look.expression && !isQuiet(look.expression)) {
    const { face, tint }: Features = expressions[look.expression];
    return { eyes: [], mouth: [...face], tint };
  }
  const glints = [ball(23.8, 25.4, 0.75, '#ffffff'), ball(38.4, 25.4, 0.75, '#ffffff')];
  if (look.isYoung)
    return {
      eyes: [
        ...both(
          `<g transform="translate(-3.2 -3.2) scale(1.13 1.15)">${eye(look).join('')}</g>`,
          browOf(look),
        ),
        `<g transform="translate(0 0.9)">${glints.join('')}</g>`,
      ],
      mouth: childSmile(look),
      tint: undefined,
    };
  return {
    eyes: [...both(...eye(look), browOf(look)), ...glints],
    mouth: look.hasLipstick ? painted(look) : smile(look),
    tint: undefined,
  };
}

/** Everything of a face but its hair. */
export function faceFrom(look: Look): string[] {
  const shapeOfFace = oval(look.isWoman);
  const { eyes, mouth, tint } = features(look);
  return [
    shape(shapeOfFace, 'url(#s)'),
    shape('M49 22 C49.4 34 45.6 45.6 36 50 C43 42 45.4 32 44.6 20 Z', look.skin[2], 'opacity=".28"'),
    ...both(shape('M17.4 33.6 a4.4 3 0 1 0 8.8 0 a4.4 3 0 1 0 -8.8 0 Z', '#ff6a5a', 'opacity=".2"')),
    ...(tint ? [shape(shapeOfFace, tint, 'opacity=".14"')] : []),
    ...wrinkles(look),
    ...eyes,
    ...freckles(look),
    ...nose(look),
    ...beardOf(look),
    ...mouth,
    ...moustacheOf(look),
    ...spectacles(look),
    ...pipeOf(look),
  ];
}
