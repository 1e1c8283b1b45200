/** What is served on plates, boards and in pans. */
import { ball, drawing, line, type OwnDrawing, shade, shape, round as sphere } from '../own-drawing.ts';
import {
  board,
  china,
  chopsticks,
  citrus,
  clear,
  grain,
  leaf,
  oval,
  plate,
  steam,
  within,
  wood,
} from './tableware.ts';

const spaghetti = drawing(
  [2, 6, 98, 82],
  '#e0b04a',
  [
    ...china,
    shade('sa', ['#f0583a', '#c42a1c', '#7a120e'], 'down'),
    sphere('mb', ['#c4804e', '#8a4a26', '#4a2210']),
  ],
  [
    ...plate(50, 60, 48, 19),
    ball(50, 62, 33, '#c4862a', 12),
    ...Array.from({ length: 74 }, (_, at) => {
      const turn = grain(at) * 6.283;
      const reach = 6 + grain(at + 30) * 26;
      const lift = (1 - reach / 32) * 20;
      const [x, y] = [50 + Math.cos(turn) * reach * 0.3, 58 - lift + Math.sin(turn) * reach * 0.12];
      const path = (down: number) =>
        `M${x - reach * 0.72} ${y + 3 + down} A${reach * 0.74} ${reach * 0.32} ${(grain(at + 9) * 30 - 15).toFixed(0)} 1 ${at % 2} ${x + reach * 0.68} ${y + 2 + down}`;
      return line(path(0.8), '#b57a22', 1.5) + line(path(0), at % 3 ? '#f4cc66' : '#ffe49a', 1.25);
    }),
    shape(
      'M28 44 C30 34 42 28 52 29 C64 28 74 36 73 46 C74 54 68 52 66 58 C62 54 60 60 54 56 C50 60 46 54 40 57 C36 52 28 54 28 44 Z',
      'url(#sa)',
    ),
    clear(shape('M32 42 C36 34 46 31 54 32 C48 35 40 37 36 44 Z', '#ffb09a'), 0.6),
    ...[
      [40, 41],
      [58, 40],
      [49, 34],
      [51, 47],
    ].map(
      ([x = 0, y = 0]) =>
        ball(x, y, 6.6, 'url(#mb)', 6) + clear(ball(x - 2, y - 2.4, 2, '#ffe0c0', 1.2), 0.6),
    ),
    ...within(22, [50, 40, 18, 9], 5).map(([x, y, at]) => oval(x, y, 1.3, 0.6, grain(at) * 180, '#fff6d8')),
    leaf(48, 30, 1, -40),
    leaf(50, 30, 1.1, 20),
    leaf(52, 31, 0.8, 74),
    steam(50, 24, 18),
  ],
);

const topping = (x: number, y: number, at: number) =>
  at % 3 === 0
    ? leaf(x, y + 2, 0.7, grain(at) * 160 - 80)
    : ball(x, y + 0.5, 5.4, '#8f1c14', 3.2) +
      ball(x, y, 5.2, '#d63a24', 3) +
      clear(ball(x - 1.4, y - 0.8, 1.8, '#ff9a7a', 0.8), 0.8);

const pizza = drawing(
  [0, 18, 100, 82],
  '#e0a040',
  [
    wood,
    shade('cr', ['#f6cf8a', '#d9984a', '#8f5418'], 'down'),
    shade('ch', ['#ffdf7a', '#ffc94a', '#f0a42a'], 'down'),
  ],
  [
    ...board(50, 62, 50, 22),
    clear(ball(50, 60, 42, '#000000', 19), 0.2),
    ball(50, 55, 42, '#8f5418', 20),
    ball(50, 52, 42, 'url(#cr)', 20),
    ...within(30, [50, 52, 40, 19], 0.4)
      .filter(([x, y]) => Math.hypot((x - 50) / 40, (y - 52) / 19) > 0.86)
      .map(([x, y, at]) => clear(ball(x, y, 2 + grain(at), '#8a4a18', 1), 0.5)),
    ball(50, 52, 36, '#c4381e', 16.4),
    ball(50, 51.6, 34.6, 'url(#ch)', 15.4),
    ...within(24, [50, 51, 32, 13.6], 7).map(([x, y, at]) =>
      ball(x, y, 2.6 + grain(at) * 2, at % 2 ? '#fff2b8' : '#f4b03a', 1.5),
    ),
    ...within(13, [50, 51, 29, 12], 1).map(([x, y, at]) => topping(x, y, at)),
    ...within(9, [50, 51, 30, 12], 4).map(
      ([x, y]) => ball(x, y, 1.4, '#2a2a26', 1) + ball(x, y - 0.1, 0.6, '#e0502a', 0.4),
    ),
    line('M50 52 L50 71.6 M50 52 L79 65.4', '#a85a1e', 0.9),
    steam(46, 42, 18),
  ],
);

/** Rice with a slice on top. */
const nigiri = (x: number, y: number, fish: string, fat: string) => [
  clear(ball(x, y + 5, 11, '#000000', 3.4), 0.22),
  oval(x, y + 1.6, 10, 4.8, 0, '#d8d2c4'),
  oval(x, y + 0.4, 10, 4.8, 0, '#fffdf6'),
  shape(
    `M${x - 11.6} ${y + 1} C${x - 10} ${y - 7} ${x + 8} ${y - 8} ${x + 11.6} ${y} C${x + 8} ${y + 3} ${x - 7} ${y + 3.4} ${x - 11.6} ${y + 1} Z`,
    fish,
  ),
  line(
    `M${x - 7} ${y - 3.4} q2 2.4 1 5 M${x - 2.4} ${y - 5} q2.4 3 1.4 6.6 M${x + 2.6} ${y - 5} q2.4 3 1.4 6 M${x + 7} ${y - 3.4} q1.6 2 1 4`,
    fat,
    0.9,
  ),
  clear(
    line(`M${x - 8} ${y - 2.6} C${x - 4} ${y - 6} ${x + 3} ${y - 6.4} ${x + 7} ${y - 4}`, '#ffffff', 0.9),
    0.6,
  ),
];

const maki = (x: number, y: number, fill: string) => [
  clear(ball(x, y + 6, 7, '#000000', 2.6), 0.22),
  shape(`M${x - 6.4} ${y} v6 a6.4 3.4 0 0 0 12.8 0 v-6 Z`, '#1c2a24'),
  ball(x, y, 6.4, '#22342c', 3.6),
  ball(x, y - 0.1, 5.5, '#fffdf6', 2.9),
  ...within(16, [x, y, 4.6, 2.2], 2).map(([px, py]) => clear(ball(px, py, 0.8, '#d8d2c4', 0.4), 0.8)),
  ball(x, y, 2.6, fill, 1.5),
  clear(ball(x - 0.6, y - 0.4, 0.9, '#ffffff', 0.4), 0.6),
];

const sushi = drawing(
  [0, 22, 100, 80],
  '#e0804a',
  [shade('wo', ['#6a4a34', '#46301f', '#241710'], 'down')],
  [
    ...board(50, 58, 50, 20),
    ...nigiri(22, 46, '#f58a4a', '#ffd0a4'),
    ...nigiri(46, 45, '#c4283a', '#e86a74'),
    ...nigiri(70, 46, '#fbb090', '#f0603a'),
    ...maki(16, 59, '#f2723a'),
    ...maki(31, 60, '#4f9a3a'),
    ...maki(46, 61, '#f2723a'),
    ...maki(61, 60, '#f6c43a'),
    ball(78, 60, 6, '#6a9a2a', 3.6),
    ball(77.4, 58.6, 4.6, '#9ac84a', 2.8),
    shape('M83 50 C88 46 95 48 94 53 C92 57 86 57 84 54 Z', '#f6b8a8'),
    line('M85 51 C88 49 92 50 92 53', '#d98a7a', 0.7),
    chopsticks(52, 72, 84, -3),
  ],
);

/** A folded tortilla with its filling. */
const taco = (x: number, y: number, at: number) => [
  clear(ball(x, y + 15, 19, '#000000', 4), 0.18),
  shape(
    `M${x - 19} ${y + 14} C${x - 20} ${y - 10} ${x + 16} ${y - 18} ${x + 21} ${y + 8} L${x + 16} ${y + 12} Z`,
    '#c98a34',
  ),
  ...within(15, [x + 1, y - 1, 16, 6.4], at).map(([px, py, n]) =>
    n % 3 === 0
      ? oval(px, py - 2, 4.4, 2.6, grain(n) * 80 - 40, '#6fb83f')
      : n % 3 === 1
        ? oval(px, py - 1, 3.6, 2.6, grain(n) * 90, '#7a3c1e')
        : ball(px, py - 2, 2.2, '#e0402a', 1.8),
  ),
  ...within(8, [x, y - 2, 14, 5], at + 3).map(([px, py]) =>
    shape(`M${px} ${py} l3 -1 l.6 1.4 l-3 1 Z`, '#fff6d0'),
  ),
  shape(
    `M${x - 20} ${y + 15} C${x - 20} ${y - 6} ${x + 8} ${y - 12} ${x + 19} ${y + 13} C${x + 10} ${y + 17} ${x - 12} ${y + 18} ${x - 20} ${y + 15} Z`,
    'url(#ta)',
  ),
  ...within(7, [x - 1, y + 8, 13, 5], at).map(([px, py]) => clear(ball(px, py, 1.4, '#9a5c1c', 0.9), 0.5)),
  clear(
    line(`M${x - 17} ${y + 9} C${x - 12} ${y - 3} ${x + 2} ${y - 6} ${x + 9} ${y + 1}`, '#fff0c4', 1.2),
    0.7,
  ),
];

const tacos = drawing(
  [0, 24, 100, 86],
  '#e0b050',
  [...china, shade('ta', ['#ffe09a', '#f0bc5a', '#b5782a'], 'down')],
  [
    ...plate(50, 66, 49, 17),
    ...taco(28, 46, 1),
    ...taco(52, 47, 4),
    ...taco(74, 50, 7),
    citrus(22, 73, 6, ['#c4e88a', '#5a9a2a']),
    citrus(34, 76, 5.4, ['#c4e88a', '#5a9a2a']),
  ],
);

const prawn = (x: number, y: number, turn: number) =>
  `<g transform="translate(${x} ${y}) rotate(${turn})">${line('M-8 2 C-8 -6 4 -8 7 -1', '#c4502a', 5)}${line('M-8 2 C-8 -6 4 -8 7 -1', '#ff9a6a', 3.8)}${line('M-6.6 -2 l2 2 M-3 -4.4 l1 2.6 M1.4 -4.8 l-.4 2.8 M5 -3 l-1.6 2.2', '#d9603a', 0.8)}${shape('M7 -1 l4 3 l-4.6 1 Z', '#e0603a')}</g>`;

const paella = drawing(
  [-6, 28, 106, 82],
  '#e8a82a',
  [
    shade('pn', ['#5a5a60', '#2c2c31', '#121215'], 'down'),
    shade('ri', ['#d98a1c', '#f0b23a', '#ffd874'], 'down'),
  ],
  [
    line('M2 54 C-6 52 -6 62 3 62 M98 54 C106 52 106 62 97 62', '#2c2c31', 3),
    ball(50, 59, 47, '#17171a', 19),
    ball(50, 55, 47, 'url(#pn)', 19),
    ball(50, 55.6, 43.6, '#1c1c20', 16.6),
    ball(50, 57, 42.6, 'url(#ri)', 15.4),
    ...within(150, [50, 56.4, 40, 14], 3).map(([x, y, at]) =>
      oval(x, y, 1.5, 0.75, grain(at) * 180, at % 3 ? '#ffe08a' : '#e8a030'),
    ),
    ...within(26, [50, 56, 37, 12.4], 8).map(
      ([x, y]) => ball(x, y, 1.4, '#3f8a2a', 1.1) + clear(ball(x - 0.4, y - 0.4, 0.5, '#ffffff', 0.3), 0.7),
    ),
    ...within(9, [50, 56, 34, 11], 5).map(([x, y, at]) =>
      line(`M${x} ${y} q3 -2 7 ${grain(at) * 2 - 1}`, '#d6301e', 1.6),
    ),
    ...[
      [22, 55],
      [76, 53],
      [44, 65],
      [62, 48],
    ].map(
      ([x = 0, y = 0], at) =>
        `<g transform="translate(${x} ${y}) rotate(${at * 50 - 40})">${shape('M-7 0 C-6 -5 4 -6 8 0 C4 3 -4 3 -7 0 Z', '#1c2233')}${shape('M-5.6 .4 C-4 -2.6 3 -3 6 .4 C3 2.4 -3 2.4 -5.6 .4 Z', '#f29a4a')}</g>`,
    ),
    prawn(34, 50, -10),
    prawn(56, 58, 20),
    prawn(72, 62, -30),
    prawn(36, 62, 40),
    citrus(18, 62, 5.4, ['#ffe46a', '#e8b81a']),
    citrus(84, 60, 5.4, ['#ffe46a', '#e8b81a']),
    citrus(50, 46, 4.8, ['#ffe46a', '#e8b81a']),
    leaf(50, 56, 0.7, -30),
    steam(50, 46, 16),
  ],
);

const stack = (at: number) => {
  const y = 64 - at * 7;
  return [
    ball(50 + (at % 2) * 1.4, y + 3.4, 31, '#9a5a1e', 10.4),
    ball(50 + (at % 2) * 1.4, y + 2, 31, '#f2cf8a', 10.4),
    ball(50 + (at % 2) * 1.4, y, 31, 'url(#ck)', 10.4),
  ];
};

const pancakes = drawing(
  [2, 14, 98, 84],
  '#d99a4a',
  [
    ...china,
    shade('ck', ['#e8ae5e', '#c47e34', '#94541a'], 'down'),
    shade('sy', ['#b5601c', '#7a3408', '#4a1c04'], 'down'),
    sphere('bb', ['#8a9ae8', '#4454a8', '#1c2460']),
  ],
  [
    ...plate(50, 68, 48, 15),
    ...[0, 1, 2, 3, 4].flatMap(stack),
    shape(
      'M22 35 C24 30 36 27 50 27 C64 27 78 30 79 36 C79 46 76 44 75 52 C74 58 70 57 70 50 C69 45 66 45 65 50 C64 60 58 60 58 52 C57 46 52 46 50 50 C48 56 44 55 44 49 C42 44 37 46 36 54 C35 64 30 62 30 54 C29 47 25 48 24 44 C23 40 22 38 22 35 Z',
      'url(#sy)',
    ),
    clear(line('M28 34 C36 29 54 28 66 31', '#ffd29a', 1.6), 0.7),
    clear(line('M33 44 V54 M61 46 V53 M72 42 V48', '#ffd29a', 1), 0.6),
    shape('M43 24 L55 21 L60 26 L48 30 Z', '#fff0a8'),
    shape('M43 24 L48 30 V34 L43 28 Z', '#f0c84a'),
    shape('M48 30 L60 26 V30 L48 34 Z', '#e0b030'),
    ...[
      [30, 31],
      [66, 30],
      [71, 33],
      [36, 28],
      [20, 68],
      [14, 64],
      [80, 68],
      [86, 65],
      [74, 72],
    ].map(([x = 0, y = 0]) => ball(x, y, 3.8, 'url(#bb)', 3.6) + ball(x, y - 2, 1.3, '#1c2460', 0.7)),
    leaf(60, 27, 0.7, 40),
  ],
);

const churro = (x: number, y: number, turn: number) =>
  `<g transform="translate(${x} ${y}) rotate(${turn})">${shape('M-26 -3.4 C-28 0 -28 2 -26 4 L24 4.6 C27 3 27 -2 24 -3.6 Z', 'url(#cu)')}${line('M-25 -1 H25 M-25 1.8 H25', '#8f5418', 0.7)}${clear(line('M-24 -2.4 H22', '#ffe2a8', 0.9), 0.8)}${Array.from({ length: 22 }, (_, at) => ball(-24 + at * 2.2, -2.4 + grain(at) * 6, 0.5, '#fffdf6')).join('')}</g>`;

const churros = drawing(
  [0, 18, 102, 86],
  '#d0904a',
  [
    ...china,
    shade('cu', ['#f0bc6a', '#cf8834', '#8a4c14'], 'down'),
    shade('cho', ['#7a4424', '#4a2410', '#2a1206'], 'down'),
  ],
  [
    ...plate(44, 68, 44, 15),
    churro(38, 64, -16),
    churro(44, 60, -30),
    churro(52, 66, -10),
    churro(34, 56, -22),
    churro(46, 52, -36),
    shape('M68 50 C68 70 72 80 84 80 C96 80 100 70 100 50 Z', 'url(#pr)'),
    ball(84, 50, 16, '#fffdf8', 5.4),
    ball(84, 50.6, 14, 'url(#cho)', 4.4),
    clear(line('M74 49.6 C78 47 88 47 92 48.6', '#d99a6a', 1), 0.7),
    steam(82, 46, 22),
  ],
);

export const plates = {
  'dish-spaghetti': spaghetti,
  'dish-pizza': pizza,
  'dish-sushi': sushi,
  'dish-tacos': tacos,
  'dish-paella': paella,
  'dish-pancakes': pancakes,
  'dish-churros': churros,
} satisfies Record<string, OwnDrawing>;
