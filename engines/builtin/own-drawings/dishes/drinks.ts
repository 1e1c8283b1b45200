/** Hot drinks, seen from above their rims. */
import { ball, drawing, line, type OwnDrawing, shade, shape } from '../own-drawing.ts';
import { clear, steam } from './tableware.ts';

const cup = (drink: readonly [string, string, string], foam: string) =>
  drawing(
    [-1, 0, 97, 86],
    '#e8e2d8',
    [
      shade('cu', ['#ffffff', '#efeae2', '#a39b8e'], 'side'),
      shade('sa', ['#ffffff', '#ebe6dd', '#a89f92'], 'down'),
      shade('dr', [drink[2], drink[1], drink[0]], 'down'),
    ],
    [
      ball(48, 74, 48, '#b5ac9e', 12),
      ball(48, 72, 48, 'url(#sa)', 12),
      ball(48, 72, 26, '#d5cec2', 6),
      clear(line('M8 70 C14 64 26 62 36 61', '#ffffff', 1.4), 0.9),
      line('M79 44 C96 38 98 60 74 62', '#b5ac9e', 7),
      line('M79 43.4 C95 38 97 59 74 61', '#f4f0ea', 5),
      shape('M14 38 C14 60 24 72 36 74 H60 C72 72 82 60 82 38 Z', 'url(#cu)'),
      ball(48, 38, 34, '#ffffff', 14),
      ball(48, 39, 31.6, '#cfc7ba', 12.4),
      ball(48, 40, 31, 'url(#dr)', 11.6),
      foam,
      clear(line('M20 46 C21 58 26 66 32 70', '#ffffff', 2.6), 0.8),
      steam(46, 30, 26),
    ],
  );

/** A leaf of milk that is poured into coffee. */
const rosetta = [
  ball(48, 40, 27, '#c98a52', 9.8),
  shape(
    'M48 49.4 C40 47 27 45 24 39 C28 41 36 42 48 45 C60 42 68 41 72 39 C69 45 56 47 48 49.4 Z',
    '#fff4e2',
  ),
  shape(
    'M48 44.6 C41 42.6 31 40 28.6 35.4 C33 38 40 39 48 41 C56 39 63 38 67.4 35.4 C65 40 55 42.6 48 44.6 Z',
    '#fff4e2',
  ),
  shape(
    'M48 40.4 C43 38.8 36 36.6 34.6 32.8 C39 35 44 35.6 48 37 C52 35.6 57 35 61.4 32.8 C60 36.6 53 38.8 48 40.4 Z',
    '#fff4e2',
  ),
  shape(
    'M48 36.4 C45 35.4 41.6 33.6 42 31.4 C44.6 30.4 47 31 48 32.6 C49 31 51.4 30.4 54 31.4 C54.4 33.6 51 35.4 48 36.4 Z',
    '#fff4e2',
  ),
  line('M48 33 V50', '#b5733c', 0.9),
].join('');

const bubbles =
  clear(ball(30, 37, 2, '#d9a878', 1), 0.7) +
  clear(ball(35, 34.6, 1.3, '#d9a878', 0.7), 0.7) +
  clear(line('M24 41 C32 47 56 49 68 44', '#a8683a', 1), 0.6);

export const drinks = {
  'dish-cappuccino': cup(['#d9a06a', '#a8642e', '#6a3414'], rosetta),
  'dish-coffee': cup(['#7a4424', '#42200e', '#1e0c04'], bubbles),
  'dish-tea': cup(
    ['#f0a44a', '#c9701e', '#7f3c0a'],
    clear(line('M24 40 C34 46 58 47 70 42', '#ffe0a8', 1), 0.7),
  ),
} satisfies Record<string, OwnDrawing>;
