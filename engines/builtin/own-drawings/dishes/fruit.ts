/** Fruit in a basket and in a bowl, a board of cheese, and a vase to put flowers in. */
import { ball, drawing, line, type OwnDrawing, shade, shape, round as sphere } from '../own-drawing.ts';
import { board, bowlBack, bowlFront, clear, glaze, leaf, within, wood } from './tableware.ts';

const skins = [
  sphere('ap', ['#ff8a6a', '#d92a26', '#7a0e16']),
  sphere('gr', ['#d4f08a', '#8fc43a', '#4a7a1a']),
  sphere('or', ['#ffc46a', '#f58a1c', '#b0520a']),
  sphere('gp', ['#b58ae0', '#6a3aa0', '#30144f']),
  shade('ba', ['#fff09a', '#f6cf3a', '#c4921a'], 'down'),
  sphere('pe', ['#f4f09a', '#c9cf4a', '#7f8a1e']),
];

const apple = (x: number, y: number, r: number, skin = 'ap') =>
  ball(x, y, r, `url(#${skin})`, r * 0.95) +
  line(`M${x} ${y - r * 0.8} q1 -3 3 -4`, '#5a3416', 1.3) +
  leaf(x + 2, y - r * 0.9, r * 0.055, 60) +
  clear(ball(x - r * 0.36, y - r * 0.4, r * 0.22, '#ffffff', r * 0.14), 0.6);

const orange = (x: number, y: number, r: number) =>
  ball(x, y, r, 'url(#or)') +
  ball(x + r * 0.1, y - r * 0.7, r * 0.1, '#5a7a1a', r * 0.06) +
  clear(ball(x - r * 0.36, y - r * 0.4, r * 0.22, '#ffffff', r * 0.14), 0.5);

const pear = (x: number, y: number, r: number) =>
  shape(
    `M${x} ${y - r * 1.7} C${x + r * 0.7} ${y - r * 1.6} ${x + r * 0.5} ${y - r * 0.7} ${x + r * 0.9} ${y - r * 0.1} C${x + r * 1.2} ${y + r * 0.9} ${x - r * 1.2} ${y + r * 0.9} ${x - r * 0.9} ${y - r * 0.1} C${x - r * 0.5} ${y - r * 0.7} ${x - r * 0.7} ${y - r * 1.6} ${x} ${y - r * 1.7} Z`,
    'url(#pe)',
  ) + line(`M${x} ${y - r * 1.6} q.6 -3 2.4 -4`, '#5a3416', 1.3);

const bananas = (x: number, y: number) =>
  [0, 1, 2]
    .map(
      (at) =>
        shape(
          `M${x} ${y} C${x + 8 + at * 3} ${y - 12 + at * 5} ${x + 26 + at * 2} ${y - 14 + at * 6} ${x + 36} ${y - 4 + at * 7} C${x + 28} ${y - 5 + at * 7} ${x + 12} ${y - 2 + at * 6} ${x} ${y + 3} Z`,
          'url(#ba)',
        ) + line(`M${x + 34} ${y - 5 + at * 7} l2.4 1.6`, '#5a4416', 1.8),
    )
    .join('') + line(`M${x - 1} ${y + 1} l-3 -4`, '#8a6a1a', 2.6);

const grapes = (x: number, y: number) =>
  [0, 1, 2, 3]
    .flatMap((row) =>
      Array.from({ length: 5 - row }, (_, at) => {
        const [gx, gy] = [x + (at - (4 - row) / 2) * 6, y + row * 5];
        return ball(gx, gy, 3.7, 'url(#gp)') + clear(ball(gx - 1.2, gy - 1.3, 1, '#ffffff', 0.7), 0.6);
      }),
    )
    .join('');

const heap = [
  pear(30, 30, 9),
  apple(48, 26, 11),
  orange(66, 29, 10),
  apple(80, 36, 9, 'gr'),
  bananas(46, 44),
  apple(24, 42, 10),
  orange(40, 45, 9.4),
  apple(82, 46, 9),
  grapes(61, 40),
];

const weave = (top: number) =>
  Array.from({ length: 4 }, (_, row) =>
    Array.from({ length: 15 }, (_, at) => {
      const [x, y] = [12 + at * 5.3 + (row % 2) * 2.6, top + row * 6.4];
      const squeeze = 1 - row * 0.07;
      const sx = 50 + (x - 50) * squeeze;
      return shape(
        `M${sx - 2.8} ${y + 3} q2.8 -4 5.6 0 q-2.8 4 -5.6 0 Z`,
        (at + row) % 2 ? '#d9a45e' : '#b97f3c',
      );
    }).join(''),
  ).join('');

const fruitBasket = drawing(
  [3, -6, 97, 83],
  '#c4763a',
  [...skins, shade('bk', ['#d09a58', '#a56c30', '#6a3e16'], 'side')],
  [
    line('M16 50 C14 -14 86 -14 84 50', '#8a5622', 4.4),
    line('M16 50 C14 -14 86 -14 84 50', '#d9a45e', 2.4, 'stroke-dasharray="4 2"'),
    ball(50, 50, 44, '#6a3e16', 9),
    ...heap,
    shape('M6 50 C20 60 80 60 94 50 C92 66 86 78 82 82 H18 C14 78 8 66 6 50 Z', 'url(#bk)'),
    weave(58),
    line('M6 50 C20 60 80 60 94 50', '#8a5622', 5),
    line('M6 49.4 C20 59 80 59 94 49.4', '#dba866', 3, 'stroke-dasharray="5 2"'),
    line('M17 81 H83', '#8a5622', 3),
  ],
);

const fruitBowl = drawing(
  [5, 8, 95, 85],
  '#d9823a',
  [...skins, ...glaze(['#7fb8d8', '#3f7fae', '#1c4468'], ['#a8d4ea', '#5a98c4', '#2a5a84'])],
  [...bowlBack(50, 50, 44, 13), ...heap, ...bowlFront(50, 50, 44, 13, 34, '#d9ecf6')],
);

const cheeseBoard = drawing(
  [0, 14, 100, 82],
  '#e8c04a',
  [
    wood,
    ...skins,
    shade('ch', ['#fff0a0', '#f8d04a', '#d9a01e'], 'down'),
    shade('cs', ['#f0c03a', '#c98a14'], 'down'),
  ],
  [
    ...board(50, 60, 50, 22),
    shape('M14 48 L52 26 L60 44 Z', 'url(#ch)'),
    shape('M14 48 L60 44 V62 L14 66 Z', 'url(#cs)'),
    ...[
      [26, 56, 3.4],
      [40, 51, 2.6],
      [50, 57, 3.6],
      [33, 62, 2],
      [38, 40, 2.2],
    ].map(
      ([x = 0, y = 0, r = 0]) =>
        ball(x, y, r, '#b57a10', r * 0.8) + ball(x + 0.5, y + 0.5, r * 0.8, '#e0a824', r * 0.6),
    ),
    ball(77, 43, 17, '#cfc6b4', 7),
    shape('M60 43 v6 a17 7 0 0 0 34 0 v-6 Z', '#ece5d6'),
    ball(77, 43, 17, '#fffdf4', 7),
    shape('M77 43 L94 42 A17 7 0 0 1 84 49.4 V55 L77 49 Z', '#fff3cc'),
    grapes(72, 56),
    ...[0, 1, 2, 3].map(
      (at) =>
        ball(22 + at * 7, 72 - at * 0.6, 7, '#a8702e', 3.4) +
        ball(22 + at * 7, 71 - at * 0.6, 7, '#e8bc7a', 3.4) +
        ball(21 + at * 7, 71 - at * 0.6, 0.7, '#a8702e', 0.5),
    ),
    ...within(4, [90, 66, 6, 3], 2).map(
      ([x, y]) => ball(x, y, 3, '#8a5a2a', 2.1) + clear(ball(x - 0.8, y - 0.7, 0.9, '#ffe0b0', 0.5), 0.7),
    ),
  ],
);

const vase = drawing(
  [22, 6, 78, 84],
  '#8fb8c9',
  [shade('va', ['#e2f0f4', '#9cc4d2', '#3f6a7c'], 'side'), shade('in', ['#1f3a48', '#5a8a9c'], 'down')],
  [
    shape(
      'M36 8 C38 18 34 22 29 30 C20 44 22 66 32 82 C40 85 60 85 68 82 C78 66 80 44 71 30 C66 22 62 18 64 8 Z',
      'url(#va)',
    ),
    ball(50, 8, 14, '#cfe4ec', 3.2),
    ball(50, 8.4, 12, 'url(#in)', 2.4),
    clear(line('M34 34 C27 46 28 62 36 76', '#ffffff', 3), 0.6),
    line('M28 44 C40 50 60 50 72 44 M27 49 C40 55 60 55 73 49', '#4f7f92', 1),
  ],
);

export const fruit = {
  'dish-fruit-basket': fruitBasket,
  'dish-fruit-bowl': fruitBowl,
  'dish-cheese-board': cheeseBoard,
  vase,
} satisfies Record<string, OwnDrawing>;
