/** What stands or happens at home: a baby, a shower, a full plate. */
import { ball, drawing, line, type OwnDrawing, rect, round, shade, shape } from './own-drawing.ts';

/** Left and right of the middle line. */
const both = (...parts: string[]) => [
  ...parts,
  `<g transform="translate(64 0) scale(-1 1)">${parts.join('')}</g>`,
];

const drop = (x: number, y: number, size = 1) =>
  `<g transform="translate(${x} ${y}) rotate(28) scale(${size})">${shape('M0 -4 C2 -1 2.6 .4 2.6 1.8 A2.6 2.6 0 0 1 -2.6 1.8 C-2.6 .4 -2 -1 0 -4 Z', 'url(#w)')}${ball(-0.8, 1.4, 0.7, '#ffffff')}</g>`;

export const atHome = {
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
} satisfies Record<string, OwnDrawing>;
