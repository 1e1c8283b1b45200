/** People who react to something, down to the chest: the faces that thumbnails are known for. */
import { ball, drawing, line, type OwnDrawing, round, shade, shape } from './own-drawing.ts';

/** Light, middle and shade. */
type Tones = readonly [string, string, string];

const skin: Tones = ['#f6c7a0', '#dd9d70', '#a9683f'];
const ink = '#2a1a18';

/** Left and right of the middle line. */
const both = (...parts: string[]) => [
  ...parts,
  `<g transform="translate(64 0) scale(-1 1)">${parts.join('')}</g>`,
];

const at = (x: number, y: number, turn: number, ...parts: string[]) =>
  `<g transform="translate(${x} ${y}) rotate(${turn})">${parts.join('')}</g>`;

/** An open hand, its wrist at the origin and its fingers upwards. */
const hand = (x: number, y: number, turn: number) =>
  at(
    x,
    y,
    turn,
    line('M-3.6 -9 L-4.6 -16.4 M-0.9 -10 L-1.2 -18.4 M1.8 -10 L2.2 -17.8 M4.4 -9 L5.6 -15', skin[2], 3.5),
    line('M-3.6 -9 L-4.6 -16.4 M-0.9 -10 L-1.2 -18.4 M1.8 -10 L2.2 -17.8 M4.4 -9 L5.6 -15', skin[0], 2.7),
    line('M-4.6 -4 L-8.6 -8.6', skin[1], 3),
    shape('M-5.6 -10 Q0 -13 5.8 -10 L5 -1 Q0 2 -4.6 -1 Z', 'url(#s)'),
  );

/** A sleeve with its hand. */
const arm = (x: number, y: number, turn: number, elbow: string) => [
  line(elbow, '#000000', 10.4, 'opacity=".16"'),
  line(elbow, 'url(#t)', 9.4),
  hand(x, y, turn),
];

const eye = (x: number, y: number, size: number, pupil: number) => [
  ball(x, y, size, '#ffffff', size * 1.14),
  ball(x + 0.2, y + 0.1, pupil, '#5a3318', pupil * 1.06),
  ball(x + 0.2, y + 0.1, pupil * 0.56, '#160d0b'),
  ball(x - pupil * 0.36, y - pupil * 0.42, pupil * 0.34, '#ffffff'),
];

const teeth = (d: string) => shape(d, '#ffffff');
const tongue = (x: number, y: number, rx: number, ry: number) => ball(x, y, rx, '#ef6f78', ry);
const mouth = (d: string) => shape(d, '#5c1220', `stroke="${ink}" stroke-width=".7"`);
const brow = (d: string) => line(d, '#3a2114', 2.3);
const tear = (x: number, y: number) =>
  shape(
    `M${x} ${y - 3.4} C${x + 2} ${y - 0.4} ${x + 2.2} ${y + 0.8} ${x + 2.2} ${y + 1.6} A2.2 2.2 0 0 1 ${x - 2.2} ${y + 1.6} C${x - 2.2} ${y + 0.8} ${x - 2} ${y - 0.4} ${x} ${y - 3.4} Z`,
    '#7fd0ff',
  );

/** What moves in a face, and the arms in front of it. */
export interface Expression {
  face: readonly string[];
  arms?: readonly string[];
  /** Over the whole face: blood or paleness. */
  tint?: string;
}

const cheeks = both(...arm(10.6, 49, -2, 'M4 76 C3 66 6 57 10.4 51'));
const onHead = both(...arm(14, 22, 24, 'M4 73 C-2 56 2 38 13 25'));

export const expressions = {
  shocked: {
    face: [
      ...both(...eye(24.6, 26, 5, 2.5), brow('M18.6 19 Q23.6 15.6 29 17.6')),
      mouth('M26.6 40 C26.6 35 37.4 35 37.4 40 C37.4 46.6 26.6 46.6 26.6 40 Z'),
      tongue(32, 43.4, 3.4, 1.8),
    ],
    arms: cheeks,
  },
  amazed: {
    face: [
      ...both(...eye(24.6, 26, 4.8, 2.7), brow('M18.8 19.4 Q23.6 16 28.8 18')),
      mouth('M23.4 36.6 Q32 39 40.6 36.6 Q40 46.6 32 46.6 Q24 46.6 23.4 36.6 Z'),
      teeth('M24.4 37 Q32 39.2 39.6 37 L39 39.8 Q32 41.6 25 39.8 Z'),
      tongue(32, 44.4, 4.4, 1.8),
    ],
    arms: onHead,
  },
  scared: {
    face: [
      ...both(...eye(24.6, 26, 5, 1.7), brow('M18.4 19.4 Q22.6 15 29 15.2')),
      mouth('M25.4 38 C26.6 34.6 37.4 34.6 38.6 38 C39.6 44.6 37 46.8 32 46.8 C27 46.8 24.4 44.6 25.4 38 Z'),
      teeth('M27 37.4 Q32 35.6 37 37.4 L36.6 39.4 H27.4 Z'),
      tongue(32, 44.8, 3.8, 1.6),
    ],
    arms: cheeks,
    tint: '#9ec8ff',
  },
  angry: {
    face: [
      ...both(
        ...eye(24.6, 26.6, 4.2, 2.2),
        shape('M18.4 20 L30 25.2 L29.4 21.6 L19 17.4 Z', skin[1]),
        brow('M18.2 19 L29.4 24.2'),
      ),
      line('M30.6 20 L30.2 22.4 M33.4 20 L33.8 22.4', skin[2], 1),
      mouth('M23.6 38.4 Q32 34.8 40.4 38.4 L39.6 44 Q32 41.6 24.4 44 Z'),
      teeth('M24.8 38.8 Q32 36 39.2 38.8 L38.6 42.8 Q32 40.8 25.4 42.8 Z'),
      line(
        'M28.2 37.4 L28 42 M32 36.8 V41.6 M35.8 37.4 L36 42 M24.8 40.6 Q32 38.2 39.2 40.6',
        '#8d8a92',
        0.6,
      ),
    ],
    tint: '#ff2c14',
  },
  crying: {
    face: [
      ...both(
        line('M20 27.4 Q24.4 23.6 29 27.4', ink, 1.7),
        brow('M18.6 20.6 Q22.6 17.6 28.6 15.8'),
        shape(
          'M21.4 28.6 C20.6 34 20.4 40 21.4 45.4 L26 46.6 C26.2 40 26.4 34 27.6 28.4 Z',
          '#6fc4ff',
          'opacity=".85"',
        ),
        line('M23.4 31 V42', '#e6f7ff', 1, 'opacity=".9"'),
      ),
      mouth('M25.4 43.6 C26 36 38 36 38.6 43.6 C36.6 46.8 27.4 46.8 25.4 43.6 Z'),
      tongue(32, 45, 4.2, 1.6),
    ],
  },
  happy: {
    face: [
      ...both(
        ...eye(24.6, 26, 4.2, 2.6),
        brow('M19.4 19.4 Q24 16.8 28.6 18.6'),
        ball(20.4, 33.4, 3.2, '#ff8a70', 2),
      ),
      mouth('M22.6 35.4 Q32 38.4 41.4 35.4 Q40.4 46 32 46 Q23.6 46 22.6 35.4 Z'),
      teeth('M23.8 36 Q32 38.6 40.2 36 L39.4 39.2 Q32 41.2 24.6 39.2 Z'),
      tongue(32, 43.8, 4.6, 1.9),
    ],
  },
  laughing: {
    face: [
      ...both(
        line('M19.6 27.6 Q24.4 21.6 29.2 27.2', ink, 1.9),
        brow('M19 18.6 Q24 14.8 29 17.4'),
        tear(18.4, 31.6),
      ),
      mouth('M21.8 34.6 Q32 38 42.2 34.6 Q41.6 47.2 32 47.2 Q22.4 47.2 21.8 34.6 Z'),
      teeth('M23 35.2 Q32 38.2 41 35.2 L40.2 38.6 Q32 41 23.8 38.6 Z'),
      tongue(32, 44.6, 5.2, 2.3),
    ],
  },
  worried: {
    face: [
      ...both(...eye(24.6, 26.6, 4.2, 2.2), brow('M18.6 20.6 Q22.8 17 29 16')),
      line('M25.6 41.6 q1.6 -2.4 3.2 0 t3.2 0 t3.2 0 t3.2 0', ink, 1.5),
      tear(46.4, 17),
    ],
  },
  disgusted: {
    face: [
      ...both(line('M20 26 L28.6 27.4 M20.4 29 L28.4 27.6', ink, 1.6), brow('M19 21 Q24 19.4 29.4 22.6')),
      mouth('M24 39.4 Q32 35 40 39.4 Q39 43 36.4 42.6 Q32 40.6 27.6 42.6 Q25 43 24 39.4 Z'),
      shape('M29 40.6 Q32 39.4 35 40.6 V46 Q35 49 32 49 Q29 49 29 46 Z', '#ef6f78'),
      line('M32 42 V46.4', '#b8404e', 0.7),
    ],
    tint: '#8fc84a',
  },
  cool: {
    face: [
      shape(
        'M17 22.4 H47 L46 29.4 Q45 32.6 40.4 32.6 Q34.4 32.6 33.4 27 H30.6 Q29.6 32.6 23.6 32.6 Q19 32.6 18 29.4 Z',
        '#14161c',
      ),
      shape(
        'M20 24 H26 L22 30.6 Q20.6 30 20.2 28 Z M36.6 24 H41 L37 29 Q36 27 36.6 24 Z',
        '#5a6b8c',
        'opacity=".7"',
      ),
      ...both(brow('M19.4 18.6 Q24 15.8 28.6 17.6')),
      line('M26 40.4 Q34 43.6 39.4 38.4', ink, 1.7),
    ],
  },
} satisfies Record<string, Expression>;
type ExpressionName = keyof typeof expressions;

const hair = {
  man: {
    color: ['#7a4a2a', '#4a2a16', '#2a160a'] as const,
    behind: [],
    front: [
      shape(
        'M14.6 26 C12.4 10 21 2.6 32.6 3 C45 3.4 51.6 11 49.4 26 C48 22 47.4 18.6 44.6 15.4 C39 17.4 27 17.6 21.6 13.6 C17.4 17 16 21 14.6 26 Z',
        'url(#h)',
      ),
      line('M22 8.6 Q28 4.8 35 5.8', '#b07a4a', 1.4, 'opacity=".7"'),
    ],
    top: ['#6fb2f0', '#2f7fd0', '#174c8c'] as const,
  },
  woman: {
    color: ['#8a4a2c', '#5a2a18', '#331409'] as const,
    behind: [
      shape(
        'M12 24 C9 4 24 0.6 32 1 C41 0.6 55 4 52 24 C53 36 55 46 52 56 C44 60 20 60 12 56 C9 46 11 36 12 24 Z',
        'url(#h)',
      ),
    ],
    front: [
      shape(
        'M14.4 28 C11.4 10 20 2 32 2.2 C44 2 52.6 10 49.6 28 C48.4 21.6 45 15.4 38 11.4 C33 16.4 21 17.4 17.6 19.6 C15.6 22 15 25 14.4 28 Z',
        'url(#h)',
      ),
      line('M21 9.4 Q27 4.6 34 4.6', '#c58056', 1.4, 'opacity=".7"'),
    ],
    top: ['#ffb0d2', '#ec5f9c', '#a32c66'] as const,
  },
} as const;

function reaction(who: keyof typeof hair, name: ExpressionName): OwnDrawing {
  const { color, behind, front, top } = hair[who];
  const { face, arms = [], tint }: Expression = expressions[name];
  return drawing(
    [arms.length > 0 ? -3 : 2, 1, arms.length > 0 ? 67 : 62, 74],
    '#c78a66',
    [round('s', skin), shade('n', [skin[2], skin[1]], 'down'), shade('h', color, 'down'), shade('t', top)],
    [
      ...behind,
      shape('M2 74 C2 60 10 55.4 23 53 L41 53 C54 55.4 62 60 62 74 Z', 'url(#t)'),
      shape('M21.6 53.6 Q32 62.6 42.4 53.6 L40 51 H24 Z', top[2]),
      shape('M25 44 H39 V53 Q32 59.4 25 53 Z', 'url(#n)'),
      ...both(ball(14.8, 28.4, 3.2, 'url(#s)', 4.4)),
      shape(
        'M15 24 C15 10 22 5 32 5 C42 5 49 10 49 24 C49 38 43 50.4 32 50.4 C21 50.4 15 38 15 24 Z',
        'url(#s)',
      ),
      ...(tint
        ? [
            shape(
              'M15 24 C15 10 22 5 32 5 C42 5 49 10 49 24 C49 38 43 50.4 32 50.4 C21 50.4 15 38 15 24 Z',
              tint,
              'opacity=".2"',
            ),
          ]
        : []),
      ...face,
      line('M30.4 32.4 Q32 34.2 33.8 32.4', skin[2], 1.3),
      ...front,
      ...arms,
    ],
  );
}

/** By person and expression: each is also the hero in place of a face of the packed set. */
export const reactions = Object.fromEntries(
  Object.keys(expressions).flatMap((name) =>
    (['man', 'woman'] as const).map((who) => [
      `${who}-reacts-${name}`,
      reaction(who, name as ExpressionName),
    ]),
  ),
);

export const isReaction = (icon: string): boolean => /^(?:man|woman)-reacts-/.test(icon);
