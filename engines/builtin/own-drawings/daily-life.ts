/** What titles about daily life show: a baby, a shower, a full plate, a lift, a storm. */
import { ball, drawing, line, type OwnDrawing, rect, round, shade, shape } from './own-drawing.ts';

/** Left and right of the middle line. */
const both = (...parts: string[]) => [
  ...parts,
  `<g transform="translate(64 0) scale(-1 1)">${parts.join('')}</g>`,
];

const drop = (x: number, y: number, size = 1) =>
  `<g transform="translate(${x} ${y}) rotate(28) scale(${size})">${shape('M0 -4 C2 -1 2.6 .4 2.6 1.8 A2.6 2.6 0 0 1 -2.6 1.8 C-2.6 .4 -2 -1 0 -4 Z', 'url(#w)')}${ball(-0.8, 1.4, 0.7, '#ffffff')}</g>`;

/** A bun with a light crust and browned spots. */
const bun = (x: number, y: number, r: number) => [
  ball(x, y, r, 'url(#b)', r * 0.9),
  ball(x - r * 0.3, y - r * 0.45, r * 0.3, '#fff4cf', r * 0.16),
  ball(x + r * 0.35, y - r * 0.1, r * 0.13, '#b9752a', r * 0.1),
  ball(x - r * 0.1, y + r * 0.16, r * 0.11, '#b9752a', r * 0.08),
];

/** A playing card with a golden frame, turned by some degrees about its foot. */
const card = (turn: number, x: number, y: number, fill: string, picture: string) =>
  `<g transform="rotate(${turn} 32 62) translate(${x * 0.12 - 3.8} ${y - 34})">${rect(14, 6, 36, 52, 'url(#g)', 4)}${rect(16.6, 8.6, 30.8, 46.8, '#2a1d4a', 2.6)}${rect(18, 14, 28, 30, fill, 2)}${rect(18, 46, 28, 7, '#f6efdc', 1.6)}${line('M21 48.6 H43 M21 50.8 H37', '#8a7a58', 1)}${line('M20 11.4 H33', '#ffe9a8', 1.6)}${picture}${shape('M18 16 L30 14 L20 44 H18 Z', '#ffffff', 'opacity=".22"')}</g>`;

export const dailyLife = {
  'baby-sitting': drawing(
    [8, -2, 56, 66],
    '#f0b890',
    [
      round('s', ['#ffe0c4', '#f6bd92', '#c98558']),
      shade('r', ['#fff0b0', '#ffd65a', '#d89a20'], 'down'),
      shade('h', ['#9a6238', '#5f371a']),
    ],
    [
      ...both(
        shape('M24 40 C17 41 11 47 10 53 C9.6 57 15 58.6 17 55 C19 51 22 49 25 48 Z', 'url(#r)'),
        ball(12.6, 55, 4, 'url(#s)'),
      ),
      shape(
        'M32 35 C22 35 18 46 18.6 56 C19 62 24 65 32 65 C40 65 45 62 45.4 56 C46 46 42 35 32 35 Z',
        'url(#r)',
      ),
      ...both(
        shape('M26 52 C18 51 11.6 55 12 60.6 C12.4 65.6 20 66 27 62.6 Z', 'url(#r)'),
        ball(14, 60, 5.4, 'url(#s)', 5.9),
        ball(12.8, 59.6, 2.1, '#f0a684', 2.5),
      ),
      shape('M25.6 37.6 C27 44.6 37 44.6 38.4 37.6 Z', '#fffaf0'),
      shape(
        'M32 52 C27 48.6 26.6 45.4 29 44.6 C30.6 44.2 31.6 45 32 46.2 C32.4 45 33.4 44.2 35 44.6 C37.4 45.4 37 48.6 32 52 Z',
        '#ff8f6a',
      ),
      ...both(ball(14.6, 22, 3.6, 'url(#s)', 4.2)),
      ball(32, 20, 18, 'url(#s)', 17.4),
      shape('M22 7 C26 0 38 0 42 7 C38 4.4 35.6 6.6 32.6 8.4 C30 6 26 4.6 22 7 Z', 'url(#h)'),
      line('M32 5 C30 1 33.4 -2 36 0.4 C37.6 2.4 35 4 34 2.4', '#7a4a28', 1.8),
      ...both(
        ball(24.6, 20.6, 2.9, '#2a1a18', 3.3),
        ball(21.4, 26.4, 3.4, '#ff9a8c', 2.3),
        line('M21.6 14.6 q3 -1.6 5.4 -.2', '#8a5632', 1),
      ),
      ball(23.6, 19.2, 1.1, '#ffffff'),
      ball(38.4, 19.2, 1.1, '#ffffff'),
      ball(32, 24.4, 1.9, '#e89a72', 1.4),
      shape('M27.4 27.6 Q32 29 36.6 27.6 Q36 33 32 33 Q28 33 27.4 27.6 Z', '#a83a44'),
      shape('M29.4 31.6 Q32 29.6 34.6 31.6 Q33.6 33 32 33 Q30.4 33 29.4 31.6 Z', '#ff8a92'),
      shape('M30.6 28.3 h2.8 v1.6 h-2.8 Z', '#ffffff'),
    ],
  ),
  'shower-head': drawing(
    [3, 2, 63.4, 67],
    '#a9bccb',
    [
      shade('p', ['#ffffff', '#b9c4cf', '#6c7884'], 'side'),
      shade('m', ['#ffffff', '#c3ced8', '#74818e']),
      shade('k', ['#8d9aa7', '#56626e']),
      shade('w', ['#bdeaff', '#4fb2f2', '#1f7fd0'], 'down'),
    ],
    [
      line('M58 64 V20 C58 8 50 5 42 7.6 C36 9.6 33 13 30.6 17', '#66727e', 7.4),
      line('M57.4 64 V20 C57.4 8 50 5 42 7.6 C36 9.6 33 13 30.6 17', '#d3dce4', 4.6),
      line('M56.2 62 V21 C56 10 49 7.4 43 9', '#ffffff', 1.4),
      rect(52, 44, 11, 9, 'url(#m)', 3),
      ball(57.6, 48.4, 2.6, '#e4504a'),
      '<g transform="rotate(28 28 21)">',
      shape('M22 14 H34 L44 25 H12 Z', 'url(#m)'),
      ball(28, 26, 17, 'url(#m)', 4.6),
      ball(28, 27.2, 14.6, 'url(#k)', 3.2),
      line('M18 27 h.1 M23 28.4 h.1 M28 26.6 h.1 M33 28.4 h.1 M38 27 h.1 M26 28.8 h.1', '#d8f2ff', 1.3),
      '</g>',
      ...['M13 26 L6 41', 'M18 30 L12 43', 'M24 33 L19 45', 'M30 36 L26 46', 'M36 37 L33.4 45'].map((d) =>
        line(d, '#8fd4fb', 1.7, 'stroke-dasharray="5 3.4"'),
      ),
      drop(7, 49, 1.1),
      drop(14, 54, 1.3),
      drop(22, 50),
      drop(27, 58, 1.3),
      drop(35, 53, 1.1),
      drop(9, 60),
      drop(19, 63, 0.9),
    ],
  ),
  'full-plate': drawing(
    [0, 6, 64, 58],
    '#d8a878',
    [
      shade('p', ['#ffffff', '#eef1f4', '#b4bcc6'], 'down'),
      shade('q', ['#dfe4ea', '#fbfcfd'], 'down'),
      shade('m', ['#c4713e', '#8d4320', '#56240f'], 'down'),
      shade('f', ['#ffe27a', '#f3b22e', '#c67a12'], 'down'),
      round('g', ['#a8e06a', '#58ab35', '#2b6d20']),
      round('t', ['#ff8d78', '#e23c34', '#981a1e']),
    ],
    [
      ball(32, 42, 32, 'url(#p)', 15.6),
      ball(32, 41, 24.6, 'url(#q)', 11),
      ...[
        [38, 12, -16],
        [43, 9.6, -4],
        [48, 10.6, 8],
        [52.6, 14, 19],
        [40.6, 16.6, -9],
        [46, 14.6, 4],
        [50, 19, 14],
      ].map(
        ([x = 0, y = 0, turn = 0]) =>
          `<g transform="rotate(${turn} ${x} ${y + 20})">${rect(x - 2.3, y, 4.6, 28, 'url(#f)', 1)}${rect(x - 1.4, y + 1, 1.1, 25, '#fff0b4')}</g>`,
      ),
      ball(16, 33, 8.6, 'url(#g)', 7.4),
      ball(10.6, 37, 6, 'url(#g)', 5),
      ball(21.6, 30.6, 6, 'url(#g)', 5.6),
      line('M11 34 q4 -4 8 -1 M15 38 q4 -4 9 -3', '#c9f09a', 1.1, 'opacity=".8"'),
      ball(17.4, 42.6, 4.4, 'url(#t)'),
      ball(9.8, 43, 3.5, 'url(#t)'),
      ball(16.2, 41.2, 1.1, '#ffd6cc'),
      shape(
        'M19 45 C18 35 30 30 41 31.4 C51 32.6 57 37 55.6 43 C54 49.6 42 52.6 32 52 C24 51.6 19.6 49.6 19 45 Z',
        '#4c1f0d',
      ),
      shape(
        'M19 42.6 C18.4 33 30 28.4 41 29.6 C51 30.8 56.6 35.4 55.4 40.6 C54 47 42 49.6 32 49.2 C24 48.8 19.4 47 19 42.6 Z',
        'url(#m)',
      ),
      line('M26 34.6 L34 45 M33 32 L42 43.6 M41.4 31.6 L49 41', '#4a1d0c', 1.8, 'opacity=".75"'),
      line('M23.6 38 C26 33.6 33 31.6 39 32', '#f0b58a', 1.2, 'opacity=".8"'),
    ],
  ),
  'cheese-bread': drawing(
    [2, 16, 62, 60],
    '#e6b25e',
    [round('b', ['#ffe9a8', '#f0b95a', '#b06f22']), shade('k', ['#d89a5c', '#9c6130', '#5f3717'], 'down')],
    [
      ...[
        [22, 30, 10],
        [42, 30, 10],
        [32, 26, 10.6],
      ].flatMap(([x = 0, y = 0, r = 0]) => bun(x, y, r)),
      ...[
        [14, 41, 10],
        [50, 41, 10],
        [32, 40, 11.6],
      ].flatMap(([x = 0, y = 0, r = 0]) => bun(x, y, r)),
      shape('M3 45 H61 L55.6 57 Q54.6 60 51 60 H13 Q9.4 60 8.4 57 Z', 'url(#k)'),
      line('M6 49 H58 M8 53.4 H56.4', '#f0c48a', 1.1, 'opacity=".7"'),
      line('M14 46 L12 59 M23 46 V60 M32 46 V60 M41 46 V60 M50 46 L52 59', '#6e411d', 1.1, 'opacity=".6"'),
    ],
  ),
  'elevator-doors': drawing(
    [6, 0, 58, 64],
    '#97a3b0',
    [
      shade('f', ['#d9e0e7', '#97a3b0', '#566270']),
      shade('l', ['#f3f6f9', '#b3bec9', '#7d8995'], 'side'),
      shade('r', ['#8f9ba7', '#c3cdd6', '#eef2f5'], 'side'),
      shade('i', ['#ffe9a6', '#ffbe3c', '#7a4a12'], 'down'),
    ],
    [
      rect(6, 8, 52, 56, 'url(#f)', 3),
      rect(20, 0, 24, 9, '#2a313a', 2.4),
      shape('M27 6.4 L30.4 2 L33.8 6.4 Z', '#5f6b78'),
      shape('M33.4 2.6 H40.2 L36.8 7 Z', '#ff4b3e'),
      rect(11, 14, 38, 50, 'url(#i)'),
      rect(11, 14, 15, 50, 'url(#l)'),
      rect(34, 14, 15, 50, 'url(#r)'),
      line('M26 14 V64 M34 14 V64', '#4a5562', 1),
      line('M14 18 V60 M46 18 V60', '#ffffff', 1.2, 'opacity=".6"'),
      rect(51.4, 32, 4.6, 12, '#2a313a', 1.6),
      ball(53.7, 35.4, 1.4, '#ffd65a'),
      ball(53.7, 40.4, 1.4, '#5f6b78'),
    ],
  ),
  'trading-cards': drawing(
    [-5, 1, 69, 70],
    '#d8a23c',
    [
      shade('g', ['#fff3b0', '#ffc83d', '#b9740e']),
      shade('p', ['#b9a0ff', '#6d4be0', '#3a2190']),
      shade('r', ['#ffb08a', '#ec4f3a', '#8f1a1e']),
      shade('b', ['#9fe4ff', '#2f96ea', '#124f9e']),
      round('s', ['#ffffff', '#ffe27a', '#f0a21c']),
    ],
    [
      card(
        -19,
        16,
        38,
        'url(#b)',
        shape('M32 20 C36 26 39 29.6 39 34 A7 7 0 0 1 25 34 C25 29.6 28 26 32 20 Z', '#e2f6ff'),
      ),
      card(
        17,
        48,
        38,
        'url(#r)',
        shape(
          'M32 19 C38 25 40 29 38.6 34.6 C37.4 39 34.6 41 32 41 C28 41 25 38 25.4 33.6 C26 31 27.6 30.6 28.4 28 C30 28.6 30.6 30 31 31.4 C33 28 33 24 32 19 Z',
          '#ffe08a',
        ),
      ),
      card(
        -1,
        32,
        34,
        'url(#p)',
        shape(
          'M32 18 L35.4 26.6 L44.6 27.2 L37.6 33 L39.8 42 L32 37 L24.2 42 L26.4 33 L19.4 27.2 L28.6 26.6 Z',
          'url(#s)',
        ),
      ),
    ],
  ),
  hurricane: drawing(
    [0, 0, 64, 64],
    '#8fb4d4',
    [round('o', ['#4fa4e0', '#1d64ac', '#0a2c5c']), round('e', ['#0a2447', '#14457f', '#3f86c4'])],
    [
      ball(32, 32, 32, 'url(#o)'),
      shape(
        'M6 44 C10 40 15 42 14 47 C13 51 17 53 16 57 C11 54 7 50 6 44 Z M50 8 C55 11 59 16 61 22 C57 24 52 21 52 17 C52 13 49 12 50 8 Z',
        '#5f9a4a',
      ),
      ...[0, 120, 240].map(
        (turn) =>
          `<g transform="rotate(${turn} 32 32)">${shape('M32 32 C40 14 60 18 62 34 C58 27 50 25 44 29 C54 30 57 40 52 48 C51 40 45 35 38 37 Z', '#ffffff', 'opacity=".94"')}${shape('M34 31 C42 19 55 21 59 29 C52 24 44 26 40 33 Z', '#c7dcee')}${line('M20 9 C27 4 38 4 46 8', '#ffffff', 2.4, 'opacity=".75"')}</g>`,
      ),
      ball(32, 32, 10.6, '#ffffff'),
      ball(31.4, 32.6, 9, '#dbe8f3'),
      ball(32, 32, 4.6, 'url(#e)'),
    ],
  ),
} satisfies Record<string, OwnDrawing>;
