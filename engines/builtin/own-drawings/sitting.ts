/** Cats and dogs that sit and look at the viewer, in the moods that titles are about. */
import { ball, drawing, line, type OwnDrawing, round, shade, shape } from './own-drawing.ts';

/** Light, middle and shade. */
type Tones = readonly [string, string, string];
type Mood = 'calm' | 'upset' | 'scared' | 'old';

interface Coat {
  coat: Tones;
  cream: Tones;
  color: string;
}

/** Left and right of the middle line. */
const both = (...parts: string[]) => [
  ...parts,
  `<g transform="translate(64 0) scale(-1 1)">${parts.join('')}</g>`,
];

const definitions = ({ coat, cream }: Coat) => [
  round('h', coat),
  shade('b', coat, 'down'),
  shade('d', [coat[1], coat[2]], 'down'),
  round('w', cream),
];

/** From the neck down. The tail lies on the right. */
function seated({ coat }: Coat, tail: string, stripes: readonly string[]): string[] {
  return [
    line(tail, coat[2], 7),
    line(tail, coat[1], 5),
    ...both(ball(17.6, 64, 8.6, 'url(#d)', 9.4)),
    shape(
      'M32 34 C20 35 14 52 15.4 66 C15.8 72 21 74 32 74 C43 74 48.2 72 48.6 66 C50 52 44 35 32 34 Z',
      'url(#b)',
    ),
    ...stripes,
    ...both(ball(18.4, 70, 7.2, 'url(#h)', 4.6)),
    shape('M32 36 C25 38 22.6 50 25.4 60 C27.4 65 36.6 65 38.6 60 C41.4 50 39 38 32 36 Z', 'url(#w)'),
    ...both(
      shape(
        'M24.4 52 C23 60 23.6 66 23.6 71 Q23.8 75 28 75 Q31.6 75 31.6 71.6 L31.8 52 C30 48 26 48 24.4 52 Z',
        'url(#b)',
      ),
      ball(27.4, 72, 4.7, 'url(#w)', 3.2),
      line('M26 72.6 v1.6 M28.8 72.6 v1.6', coat[2], 0.7, 'opacity=".6"'),
    ),
    line('M32 54 V73', coat[2], 0.8, 'opacity=".55"'),
  ];
}

/** The mouth of a scared animal. */
const wavyMouth = line('M26 32.6 q1.5 -2 3 0 t3 0 t3 0 t3 0', '#5a3a3c', 1.1);

/** A lid that slants to the nose is cross, one that hangs is tired, and a raised brow is scared. */
const lids = (mood: Mood, color: string) =>
  mood === 'calm'
    ? []
    : mood === 'scared'
      ? [line('M17.6 13.6 Q21 10 26.6 9.4', '#2a2026', 1.5)]
      : mood === 'upset'
        ? [
            shape('M18.6 13.4 L31 18.2 L30.4 20.6 C27 17.6 22.6 17 19.4 18.6 Z', color),
            line('M19.4 15.8 L29.6 19.4', '#2a2026', 1.5),
          ]
        : [shape('M19 13.6 C23 11.6 27.6 12.6 29.8 17 L29.2 18.6 C26.6 17.4 22.4 17.4 19.4 19 Z', color)];

function cat(look: Coat, mood: Mood): OwnDrawing {
  const { coat, cream } = look;
  const isUpset = mood === 'upset';
  const isScared = mood === 'scared';
  const turn = isUpset ? -34 : isScared ? -22 : 0;
  const ear = [
    shape('M14.4 17 L13.6 -3.6 L29.6 6.2 Z', 'url(#h)'),
    shape('M17.2 11 L16.8 1.4 L25 6.6 Z', '#f2a0a0', 'opacity=".85"'),
  ];
  return drawing(
    [turn === 0 ? 7 : 5, turn === 0 ? -3.6 : -1.6, 62.4, 75.2],
    look.color,
    [
      ...definitions(look),
      round('i', isUpset ? ['#ffe98a', '#f0b323', '#a86a0c'] : ['#c9f08a', '#6fbf45', '#2f7a34']),
    ],
    [
      ...seated(look, 'M46 70 C56 72 60 62 56 54.6 C54.4 51.6 51.6 52.6 52.4 55.4', [
        ...both(line('M16.4 58 q4 .6 6 3 M16.6 63.4 q3.4 .2 5 2', coat[2], 1.7)),
      ]),
      ...both(`<g transform="rotate(${turn} 20 14)">${ear.join('')}</g>`),
      shape(
        'M32 3.6 C21 3.6 12.6 10.8 12.4 21 L7.4 25 L12.4 25.6 L9 30.2 L14.6 29.8 C18 35.6 24.6 38 32 38 C39.4 38 46 35.6 49.4 29.8 L55 30.2 L51.6 25.6 L56.6 25 L51.6 21 C51.4 10.8 43 3.6 32 3.6 Z',
        'url(#h)',
      ),
      line('M32 4.6 V11 M27.4 5.2 L28.4 10 M36.6 5.2 L35.6 10', coat[2], 2),
      ...both(line('M13.4 21.4 L18 22 M14.4 26 L18.4 25.6', coat[2], 1.6)),
      ...both(
        ball(24.2, 19.6, 5.2, '#ffffff', 5.4),
        ball(24.6, 19.8, 4.6, 'url(#i)', 4.9),
        ball(24.8, 20, isUpset ? 1.2 : isScared ? 3.4 : 2.3, '#17131a', isUpset ? 4.2 : 4.1),
        line('M18.6 19.4 C19.8 14.4 27.4 13.2 30 19.2', '#2a2026', 1),
        ...lids(mood, coat[1]),
      ),
      ball(23.2, 17.6, 1.4, '#ffffff'),
      ball(38.8, 17.6, 1.4, '#ffffff'),
      ...both(ball(28.6, 29, 4.8, 'url(#w)', 3.9)),
      ball(32, 32.8, 3.4, cream[1], 2.2),
      shape('M29.4 25 Q32 24 34.6 25 Q34 28 32 28.6 Q30 28 29.4 25 Z', '#e8808a'),
      isScared
        ? line('M32 28.6 V30.6', '#5a3a3c', 1) + wavyMouth
        : isUpset
          ? line('M32 28.6 V30.6 M27.4 33.2 C29.4 30.4 34.6 30.4 36.6 33.2', '#5a3a3c', 1)
          : line('M32 28.6 V30.4 C31 32.6 28.4 32.6 27 31 M32 30.4 C33 32.6 35.6 32.6 37 31', '#5a3a3c', 1),
      ...both(line('M25.6 29 L11 27 M25.6 30.6 L11.6 32.4', '#ffffff', 0.7, 'opacity=".9"')),
    ],
  );
}

function dog(look: Coat, mood: Mood): OwnDrawing {
  const { coat, cream } = look;
  const isOld = mood === 'old';
  return drawing([6, 1.6, 62, 75.2], look.color, definitions(look), [
    ...seated(
      look,
      isOld || mood === 'scared' ? 'M46 70.6 C52 72 57 71 58 67' : 'M47 68 C55 68 59 60 58 52',
      [],
    ),
    shape(
      'M32 3.4 C21.6 3.4 14.6 10.4 14.6 20.6 C14.6 31.4 21.6 39.4 32 39.4 C42.4 39.4 49.4 31.4 49.4 20.6 C49.4 10.4 42.4 3.4 32 3.4 Z',
      'url(#h)',
    ),
    shape('M32 5 C29.4 9 29 16 30 22 H34 C35 16 34.6 9 32 5 Z', 'url(#w)', 'opacity=".95"'),
    ...both(
      shape('M20.4 6.4 C12 3.4 6.6 10.4 6.4 19 C6.2 27 9 33 13 32.6 C17 32 19.6 22 20.8 14 Z', 'url(#d)'),
      ...(mood === 'scared' ? [ball(24.6, 19.2, 4.6, '#ffffff', 5)] : []),
      ball(24.6, 19.4, mood === 'scared' ? 2.4 : 3.1, '#241a20', mood === 'scared' ? 2.6 : 3.4),
      ball(23.6, 18, 1.1, '#ffffff'),
      ball(25.6, 20.8, 0.6, '#ffffff'),
      ...lids(mood, coat[1]),
      ...(isOld
        ? [shape('M19.4 12.4 C22 9.4 26.6 9.6 28.8 12.6 L28 14.6 C25.4 13 22 13.2 19.8 15 Z', '#f4f1ec')]
        : []),
    ),
    ball(32, 29.4, 9.4, 'url(#w)', 7.6),
    ...(mood === 'calm'
      ? [
          shape('M28.6 33.6 H35.4 V39 Q35.4 42.6 32 42.6 Q28.6 42.6 28.6 39 Z', '#f07a86'),
          line('M32 35 V40', '#c8505e', 0.7),
        ]
      : []),
    ball(32, 24.8, 3.9, '#2a2026', 2.9),
    ball(30.8, 23.8, 1.1, '#8d8490', 0.7),
    mood === 'scared'
      ? `<g transform="translate(0 .6)">${line('M32 26.6 V30', '#4a363a', 1.1)}${wavyMouth}</g>`
      : mood === 'upset'
        ? line('M32 27.6 V30.4 M26 34.6 C28.6 31 35.4 31 38 34.6', '#4a363a', 1.1)
        : line(
            'M32 27.6 V31 C30.6 34.4 26.4 34.2 25 31.4 M32 31 C33.4 34.4 37.6 34.2 39 31.4',
            '#4a363a',
            1.1,
          ),
    ...(isOld
      ? [line('M26 29.6 l1.6 .6 M26.4 32 l1.4 .2 M38 29.6 l-1.6 .6 M37.6 32 l-1.4 .2', '#b9b0a6', 0.7)]
      : both(ball(26.6, 29.4, 0.5, cream[2]), ball(25, 30.8, 0.5, cream[2]))),
  ]);
}

const ginger: Coat = {
  coat: ['#ffc27a', '#f09a48', '#b8601c'],
  cream: ['#ffffff', '#fff1dd', '#e8c39a'],
  color: '#ee9e54',
};
const golden: Coat = {
  coat: ['#eec081', '#c98f4a', '#855222'],
  cream: ['#ffffff', '#f9e6c9', '#d9b283'],
  color: '#cf9a5a',
};
const grey: Coat = {
  coat: ['#cdb698', '#a28a6d', '#655240'],
  cream: ['#ffffff', '#f1eee9', '#cbc4ba'],
  color: '#ab977d',
};

/** The animal on a skateboard that rolls to the left. */
function onBoard({ ink: [left, top, right], color, body }: OwnDrawing): OwnDrawing {
  const definitions = [
    shade('sd', ['#7fe3ee', '#22a7bd', '#0d5f73'], 'down'),
    round('sw', ['#ffffff', '#e9edf2', '#8f9aa6']),
  ];
  const board = [
    shape('M11 82 H21 L19 88 H13 Z M47 82 H57 L55 88 H49 Z', '#6a7683'),
    ...[16, 52].flatMap((x) => [ball(x, 89, 6, 'url(#sw)'), ball(x, 89, 2.1, '#4a5562')]),
    shape(
      'M-7 72 Q-6 69.4 -3.4 70.4 L6 74.6 H62 L71.4 70.4 Q74 69.4 75 72 Q75.4 74 73.6 74.8 L64 79.4 Q62.6 80 61 80 H7 Q5.4 80 4 79.4 L-5.6 74.8 Q-7.4 74 -7 72 Z',
      'url(#sd)',
    ),
    line('M-4.6 72.2 L5.6 75.6 H62.4 L72.6 72.2', '#242a33', 1.6),
    line('M-22 80 H-12 M-26 88 H-13 M-20 64 H-10', '#ffffff', 1.8, 'opacity=".85"'),
  ];
  return {
    ink: [Math.min(left, -27), top, Math.max(right, 75.4), 95],
    color,
    body: `<defs>${definitions.join('')}</defs>${board.join('')}${body}`,
  };
}

/** By the animal, and how it is. */
export const sitting = {
  'cat-sitting': cat(ginger, 'calm'),
  'cat-upset': cat(ginger, 'upset'),
  'cat-skating': onBoard(cat(ginger, 'calm')),
  'dog-skating': onBoard(dog(golden, 'calm')),
  'cat-scared': cat(ginger, 'scared'),
  'cat-old': cat({ ...grey, coat: ['#c9cbd0', '#9499a3', '#5b606b'], color: '#9aa0aa' }, 'old'),
  'dog-sitting': dog(golden, 'calm'),
  'dog-upset': dog(golden, 'upset'),
  'dog-scared': dog(golden, 'scared'),
  'dog-old': dog(grey, 'old'),
} satisfies Record<string, OwnDrawing>;
