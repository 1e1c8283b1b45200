/** Soups, noodles and salads in bowls. */
import { ball, drawing, line, type OwnDrawing, shade, shape, round as sphere } from '../own-drawing.ts';
import {
  bowlBack,
  bowlFront,
  chopsticks,
  clear,
  glaze,
  grain,
  leaf,
  oval,
  steam,
  within,
} from './tableware.ts';

const rim = [50, 44, 44, 15] as const;
const deep = 34;

/** Half of a boiled egg. */
const egg = (x: number, y: number, turn: number) =>
  oval(x, y + 0.8, 9.4, 6.2, turn, '#d8cdb8') +
  oval(x, y, 9.2, 6, turn, '#fffdf6') +
  oval(x + 0.4, y + 0.2, 4.6, 3.3, turn, '#f2961e') +
  oval(x - 0.6, y - 0.6, 2.4, 1.4, turn, '#ffca5e');

const pork = (x: number, y: number, turn: number) =>
  oval(x, y + 1, 11, 7, turn, '#7a3c22') +
  oval(x, y, 10.8, 6.6, turn, '#d99a74') +
  oval(x, y, 8.6, 4.8, turn, '#b5653e') +
  oval(x + 1, y, 5.6, 2.8, turn, '#e8b896') +
  oval(x + 1.4, y, 2.8, 1.3, turn, '#a8552e');

const noodles = () =>
  Array.from({ length: 34 }, (_, at) => {
    const [x, y] = [16 + grain(at) * 56, 42 + grain(at + 60) * 9];
    const [bend, long] = [(grain(at + 7) - 0.5) * 10, 8 + grain(at + 3) * 14];
    return (
      line(`M${x} ${y + 0.7} q${long * 0.5} ${bend} ${long} ${bend * 0.1}`, '#b9862e', 1.7) +
      line(`M${x} ${y} q${long * 0.5} ${bend} ${long} ${bend * 0.1}`, at % 3 ? '#f6d47a' : '#ffe9a8', 1.4)
    );
  }).join('');

const onions = (count: number, area: readonly [number, number, number, number], seed: number) =>
  within(count, area, seed)
    .map(([x, y]) => ball(x, y, 1.5, '#4fa83a', 1.05) + ball(x, y - 0.1, 0.7, '#d4f2a8', 0.46))
    .join('');

const ramen = drawing(
  [4, 0, 106, 79],
  '#b5502e',
  [
    ...glaze(['#f2efe8', '#c9c2b4', '#5c564c'], ['#fffdf6', '#e8e0d0', '#a89c86']),
    shade('br', ['#b5642a', '#d98c3e', '#f0b45e'], 'down'),
  ],
  [
    ...bowlBack(...rim),
    ball(50, 46, 40, 'url(#br)', 12),
    ...within(14, [50, 46, 36, 9], 4).map(([x, y, at]) =>
      clear(ball(x, y, 1.4 + grain(at) * 1.6, '#ffe2a0', 0.8), 0.5),
    ),
    noodles(),
    shape('M62 22 L79 25 L76 44 L60 42 Z', '#22382c'),
    shape('M63.4 24 L77.6 26.4 L75.4 40 L62 38 Z', '#35523f'),
    shape('M70 20 L86 26 L80 46 L66 43 Z', '#1a2c22'),
    line('M72 23 L84 28 M70.6 29 L82.6 33 M69.4 35 L80.6 39', '#3f6450', 0.5),
    pork(30, 40, -10),
    pork(41, 37, 8),
    egg(56, 42, -8),
    egg(43, 48, 14),
    ball(66, 49, 5.6, '#d8d0d0', 3.6),
    ball(66, 48.4, 5.6, '#ffffff', 3.6),
    line('M63.4 48.4 a2.6 1.7 0 1 1 2.6 1.6 a1.3 .8 0 1 1 -.4 -1.6', '#f2709a', 0.9),
    onions(16, [28, 50, 12, 4], 2),
    onions(10, [57, 51, 8, 3], 5),
    leaf(21, 47, 0.6, -60),
    ...bowlFront(...rim, deep, '#b03a2a'),
    chopsticks(74, 40, 62, -24),
    steam(42, 34, 28),
  ],
);

const soupOf = (liquid: readonly [string, string, string], bits: readonly string[], top: string) =>
  drawing(
    [5, 4, 95, 79],
    liquid[1],
    [
      ...glaze(['#ffffff', '#e2ddd4', '#8d867b'], ['#ffffff', '#ece7de', '#b5ad9f']),
      shade('so', [liquid[2], liquid[1], liquid[0]], 'down'),
    ],
    [
      ...bowlBack(...rim),
      ball(50, 46, 40, 'url(#so)', 12),
      ...within(22, [50, 46, 35, 9], 1).map(([x, y, at]) =>
        oval(x, y, 2.6 + grain(at), 1.7, grain(at + 4) * 90, bits[at % bits.length]!),
      ),
      top,
      leaf(50, 47, 0.9, -50),
      leaf(52, 47, 0.8, 30),
      ...bowlFront(...rim, deep),
      steam(48, 36, 26),
    ],
  );

const swirl = line('M30 46 C40 41 62 42 66 46 C66 50 46 51 42 48 C41 46 54 45 57 47', '#fff8e8', 1.8);

const salad = drawing(
  [1, 12, 98, 79],
  '#5a9a3a',
  [
    ...glaze(['#c98a52', '#9a5e2e', '#5a3216'], ['#d9a066', '#b5763c', '#7a4820']),
    sphere('to', ['#ff8a6a', '#e0342a', '#8f1418']),
  ],
  [
    ...bowlBack(...rim),
    ...within(30, [50, 40, 40, 13], 3).map(([x, y, at]) => {
      const tone = ['#6fb83f', '#4f9a34', '#8fd05a', '#3a8030', '#a8d870'][at % 5]!;
      const turn = grain(at) * 180 - 90;
      return `<g transform="translate(${x.toFixed(1)} ${(y + 2).toFixed(1)}) rotate(${turn.toFixed(0)})">${shape('M0 3 C-6 2 -9 -3 -7 -8 C-5 -7 -4 -10 -1 -11 C1 -9 4 -11 6 -8 C9 -4 6 2 0 3 Z', tone)}${line('M0 2 C-.6 -3 0 -6 .6 -9', '#e2f6b8', 0.6)}</g>`;
    }),
    ...within(7, [50, 40, 32, 9], 9).map(
      ([x, y]) => ball(x, y, 4.6, 'url(#to)', 4.2) + clear(ball(x - 1.4, y - 1.6, 1.3, '#ffffff', 0.9), 0.8),
    ),
    ...within(5, [52, 40, 30, 9], 6).map(
      ([x, y]) =>
        ball(x, y, 5, '#4f9a3a', 3.4) +
        ball(x, y - 0.3, 4.3, '#dff2b0', 2.8) +
        ball(x, y - 0.3, 2, '#c4e088', 1.2),
    ),
    ...within(6, [48, 38, 26, 8], 2).map(([x, y]) =>
      line(`M${x - 4} ${y} a4.6 3 0 0 1 8 -1`, '#b56aa8', 1.1),
    ),
    ...within(6, [50, 39, 24, 7], 12).map(([x, y]) =>
      shape(`M${x - 2.6} ${y} l2 -2 l3.6 .6 v2.4 l-2.4 1.4 l-3.2 -.6 Z`, '#fffaf0'),
    ),
    ...bowlFront(...rim, deep),
  ],
);

/** Black beans in a clay pot, with rice, greens and an orange on a plate beside it. */
const feijoada = drawing(
  [1, 4, 104, 80],
  '#3a2420',
  [
    ...glaze(['#c9774a', '#94482a', '#4f2212'], ['#a85c38', '#7a3a20', '#40190c']),
    shade('be', ['#1a0e0c', '#3a201a', '#5c352a'], 'down'),
    shade('pl', ['#ffffff', '#ece8e0', '#b5aea2'], 'down'),
  ],
  [
    ...bowlBack(40, 42, 38, 13),
    ball(40, 44, 35, 'url(#be)', 10.6),
    ...within(46, [40, 44, 31, 8.4], 1).map(
      ([x, y, at]) =>
        oval(x, y, 2.5, 1.7, grain(at) * 120, at % 4 ? '#2a1613' : '#4a2a22') +
        clear(oval(x - 0.6, y - 0.5, 0.8, 0.4, -20, '#e8c4a8'), 0.6),
    ),
    oval(30, 43, 8.4, 4, -12, '#8f3c22'),
    oval(29.6, 42, 8, 3.2, -12, '#c4633c'),
    oval(48, 40, 7.6, 3.6, 14, '#8a3a2a'),
    oval(47.6, 39, 7.2, 2.9, 14, '#d0705a'),
    oval(44, 47, 6, 2.6, -4, '#e0a080'),
    leaf(36, 46, 0.7, 40),
    leaf(38, 46, 0.6, -30),
    ...bowlFront(40, 42, 38, 13, 36),
    ball(82, 71, 21, '#a8a094', 8.4),
    ball(82, 69.6, 21, 'url(#pl)', 8.2),
    ...within(60, [76, 66, 10, 4.6], 5).map(([x, y, at]) =>
      oval(x, y - grain(at) * 3, 1.5, 0.7, grain(at + 2) * 180, at % 3 ? '#fffdf4' : '#e2dccb'),
    ),
    ...within(18, [91, 68, 8, 3.6], 2).map(([x, y, at]) =>
      oval(x, y - grain(at) * 2, 2.6, 1, grain(at) * 180, at % 2 ? '#3f8a34' : '#6ab04a'),
    ),
    ball(84, 73, 4.4, '#e0781e', 2.6),
    ball(84, 72.6, 3.7, '#ffb84a', 2.1),
    steam(38, 34, 26),
  ],
);

export const bowls = {
  'dish-ramen': ramen,
  'dish-soup': soupOf(['#f2a04a', '#e07a2a', '#a84a14'], ['#f6c46a', '#6aa83f', '#e85a2a'], swirl),
  'dish-beans': soupOf(['#6a3a2a', '#4a241a', '#2a120c'], ['#2a1613', '#5c352a', '#3a201a'], ''),
  'dish-salad': salad,
  'dish-feijoada': feijoada,
} satisfies Record<string, OwnDrawing>;
