import { ball, drawing, line, type OwnDrawing, round, shade, shape } from './own-drawing.ts';

/** Light, middle and shade. */
type Tones = readonly [string, string, string];

interface Animal {
  coat: Tones;
  /** Legs, and what lies in the shade. */
  legs: Tones;
  /** Muzzle, chest and tip of the tail. */
  cream: Tones;
  ears: 'pointed' | 'round';
  tail: 'bushy' | 'stub';
  color: string;
}

const body =
  'M16 31 C16 25 23 24 31 25 C41 25.6 50 23 55.4 28.6 C59.6 33.4 58.6 42 53.6 45.6 C45 49.6 31 50 23 46 C18 43 16 37 16 31 Z';
const nearFront =
  'M19.4 39 C18.6 48 20.4 54 19 59.4 Q18.6 62.6 21.6 62.6 H27 Q28.6 62.6 28 60 C27.4 54 29.6 48 30 41 Z';
const nearHind =
  'M45 33 C43 43.6 49 48 49 54 L48.2 59.4 Q47.8 62.6 50.8 62.6 H56 Q57.8 62.6 57.2 60 C56.4 53 61 44 57.4 33 Z';
const farFront = 'M28 40 L27.4 59.4 Q27 62 29.8 62 H33.6 Q35 62 34.6 59.8 L35.6 40 Z';
const farHind = 'M41.4 40 L40.6 59.4 Q40.4 62 43 62 H46.8 Q48.2 62 47.8 59.8 L48.6 40 Z';
const skull =
  'M6.4 18 C6.4 9.8 12 7.6 17.4 7.6 C24 7.6 29 11.8 29 19 C29 26.6 23.6 31 17.4 31 C13 31 9.4 29.4 7.8 26.6 L3.6 26 Q1.4 25 2.2 22.6 C4 20 6.4 20.8 6.4 18 Z';
const muzzle =
  'M3.6 26 Q1.4 25 2.2 22.6 C5 19.6 9.4 21 12.4 22.8 C15.6 24.8 17.8 27.6 17 31 C13 31 9.4 29.4 7.8 26.6 Z';

const ears = {
  pointed: [
    shape('M18.4 10.6 L26 2.4 L28 15.4 Z', 'url(#c)'),
    shape('M21 11 L25 6 L26 13.4 Z', 'url(#l)'),
    shape('M8.6 14 L9.8 2 L18.2 9.4 Z', 'url(#c)'),
    shape('M10.4 11.6 L11.2 5.6 L15.4 9.6 Z', 'url(#l)'),
  ],
  round: [
    ball(26, 9.4, 4.4, 'url(#c)'),
    ball(25.6, 9.8, 2.3, 'url(#l)'),
    ball(9.6, 8.6, 4.4, 'url(#c)'),
    ball(10, 9, 2.3, 'url(#l)'),
  ],
} as const;

const tails = {
  bushy: [
    shape('M53 29 C60 28.6 63.4 37 62.4 46.6 C61.8 52 59 54 57.4 50.6 C55.4 45 56.6 38 51 34 Z', 'url(#c)'),
    shape('M62.5 44 C61.8 52 59 54 57.4 50.6 C56.8 48.6 57 47 57.4 45.4 Q60 47.4 62.5 44 Z', 'url(#w)'),
  ],
  stub: [ball(57.6, 30.6, 3, 'url(#c)')],
} as const;

/** A catch across the muzzle. */
const fish = [
  shape('M-5 30 C-3 24 8 22 14 27 C10 32 0 34 -5 30 Z', '#7fb8e0'),
  shape('M-4 30 C0 32.6 8 32 13 28 C9 32.4 0 34 -5 30 Z', '#dceefa'),
  shape('M13 27 L18.6 22.6 L18 31.4 Z', '#4f8ab8'),
  ball(-1.6, 28.6, 0.8, '#16222e'),
];

/** An animal on four legs, seen from its left side. */
function quadruped({ coat, legs, cream, color, ...kind }: Animal, act?: 'fishing' | 'running'): OwnDrawing {
  const hasFish = act === 'fishing';
  const isRunning = act === 'running';
  /** A leg swung about its joint. */
  const swung = (degrees: number, x: number, y: number, ...parts: string[]) =>
    isRunning ? `<g transform="rotate(${degrees} ${x} ${y})">${parts.join('')}</g>` : parts.join('');
  return drawing(
    [act ? -7 : 1.6, 1.6, isRunning ? 76 : 63, isRunning ? 61 : 62.6],
    color,
    [
      shade('c', coat),
      shade('b', coat, 'down'),
      shade('e', [coat[1], coat[1], coat[2]], 'down'),
      shade('l', legs, 'down'),
      shade('w', cream),
      round('n', legs),
    ],
    [
      swung(62, 31, 40, shape(farFront, 'url(#l)', 'opacity=".92"')),
      swung(-34, 45, 40, shape(farHind, 'url(#l)', 'opacity=".92"')),
      ...tails[kind.tail],
      shape(body, 'url(#b)'),
      swung(
        -58,
        51,
        38,
        shape(nearHind, 'url(#e)'),
        shape('M48.6 55 L48.2 59.4 Q47.8 62.6 50.8 62.6 H56 Q57.8 62.6 57.2 60 L56.9 55 Z', 'url(#l)'),
      ),
      swung(
        44,
        24,
        40,
        shape(nearFront, 'url(#e)'),
        shape('M19.6 55 L19 59.4 Q18.6 62.6 21.6 62.6 H27 Q28.6 62.6 28 60 L27.9 55 Z', 'url(#l)'),
      ),
      shape('M16 31 C15.6 39 18.6 46.4 25 47 C21.6 41 21.4 34 24.6 28 Z', 'url(#w)'),
      ...[
        ...ears[kind.ears],
        shape(skull, 'url(#c)'),
        shape(muzzle, 'url(#w)'),
        ball(3.6, 22.8, 2.2, '#2a2026', 1.8),
        ball(3, 22.2, 0.6, '#8d8490'),
        line('M5 26 C7.4 26.8 9.6 26.2 11.2 24.8', '#5a464a', 0.8),
        ...(hasFish ? fish : []),
        ball(13, 18.2, 2.1, '#241a20', 2.3),
        ball(12.3, 17.4, 0.7, '#ffffff'),
      ],
    ],
  );
}

const animals = {
  fox: {
    coat: ['#ffa94d', '#f2741d', '#b9470c'],
    legs: ['#7a3a1c', '#4a2216', '#2e1511'],
    cream: ['#fffaf2', '#fde6cf', '#e3b78f'],
    ears: 'pointed',
    tail: 'bushy',
    color: '#e88a44',
  },
  bear: {
    coat: ['#b9784a', '#85502e', '#52301c'],
    legs: ['#85502e', '#5f381f', '#3d2413'],
    cream: ['#e8c199', '#cc9a6b', '#9d6c43'],
    ears: 'round',
    tail: 'stub',
    color: '#865634',
  },
  'polar-bear': {
    coat: ['#ffffff', '#eceef0', '#b9c1c9'],
    legs: ['#e2e6ea', '#c3cad1', '#98a2ad'],
    cream: ['#ffffff', '#f1f0ee', '#cdd0d3'],
    ears: 'round',
    tail: 'stub',
    color: '#dfe3e7',
  },
  koala: {
    coat: ['#d3d9e0', '#a3adb8', '#69737f'],
    legs: ['#a3adb8', '#7f8995', '#555e69'],
    cream: ['#ffffff', '#f0f2f4', '#c5ccd3'],
    ears: 'round',
    tail: 'stub',
    color: '#a3adb8',
  },
} satisfies Record<string, Animal>;

/** What no animal of `beasts/` is or does. */
export const quadrupeds: Readonly<Record<string, OwnDrawing>> = {
  'koala-standing': quadruped(animals.koala),
  'koala-running': quadruped(animals.koala, 'running'),
  'bear-fishing': quadruped(animals.bear, 'fishing'),
  'polar-bear-fishing': quadruped(animals['polar-bear'], 'fishing'),
  'fox-fishing': quadruped(animals.fox, 'fishing'),
};
