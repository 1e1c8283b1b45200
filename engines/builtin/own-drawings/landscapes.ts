import { ball, drawing, line, type OwnDrawing, rect, round, shade, shape } from './own-drawing.ts';

/** Parts of landscapes: water, trees and old walls, and what stands or burns among them. */

/** A gabled house on its ground line, its windows lit or not. */
function house(
  x: number,
  y: number,
  width: number,
  height: number,
  wall: string,
  roof: string,
  glass: string,
) {
  const eaves = y - height;
  const ridge = eaves - width * 0.5;
  const pane = width * 0.17;
  return [
    rect(x, eaves, width, height, wall),
    shape(`M${x - 1} ${eaves} L${x + width / 2} ${ridge} L${x + width + 1} ${eaves} Z`, roof),
    line(
      `M${x - 1} ${eaves} L${x + width / 2} ${ridge} L${x + width + 1} ${eaves}`,
      '#3a2018',
      0.5,
      'opacity=".5"',
    ),
    rect(x + width * 0.16, eaves + height * 0.16, pane, pane * 1.3, glass, 0.3),
    rect(x + width * 0.66, eaves + height * 0.16, pane, pane * 1.3, glass, 0.3),
    rect(x + width * 0.66, eaves + height * 0.56, pane, pane * 1.3, glass, 0.3),
    rect(x + width * 0.2, y - height * 0.42, width * 0.2, height * 0.42, '#5a3620', 0.6),
  ].join('');
}

const crown = (x: number, y: number, size: number, fills: readonly [string, string]) =>
  [
    ball(x - size * 0.62, y + size * 0.1, size * 0.62, fills[1]),
    ball(x + size * 0.62, y + size * 0.1, size * 0.62, fills[1]),
    ball(x, y - size * 0.2, size * 0.86, fills[0]),
    ball(x - size * 0.3, y + size * 0.22, size * 0.56, fills[0]),
    ball(x + size * 0.36, y + size * 0.16, size * 0.5, fills[1]),
  ].join('');

/** Lights and shades scattered over a crown. */
const blossoms = (places: readonly (readonly [number, number])[], color: string, size: number) =>
  places.map(([x, y]) => ball(x, y, size, color)).join('');

export const landscapes = {
  waterfall: drawing(
    [0, 2, 64, 64],
    '#7aa8b8',
    [
      shade('r', ['#8d8378', '#655c54', '#3c3632']),
      shade('s', ['#a89c8e', '#6f655b'], 'down'),
      shade('w', ['#ffffff', '#c8ecf8', '#8fd0e8'], 'down'),
      shade('p', ['#8fd8ec', '#3f9ab8', '#1f6a88'], 'down'),
      round('l', ['#9fd860', '#4f9f3a', '#235f24']),
      round('m', ['#ffffff', '#e8f8fd', '#bfe6f2']),
    ],
    [
      shape(
        'M4 64 C0 56 4 48 2 40 C1 32 5 26 4 18 C8 11 14 12 20 8 L26 4 H40 L46 9 C54 11 58 10 60 17 C59 26 63 32 62 40 C60 48 64 56 60 64 Z',
        'url(#r)',
      ),
      shape(
        'M5 22 L9 18 L10 34 L5 44 Z M12 16 L20 12 L22 30 L16 40 Z M44 12 L54 15 L50 34 L44 30 Z M55 18 L59 20 V42 L57 38 Z',
        'url(#s)',
        'opacity=".75"',
      ),
      line('M8 20 L11 38 M18 13 L19 40 M48 14 L46 38 M57 20 L56 44', '#38322d', 0.7, 'opacity=".7"'),
      shape('M25 5 C27 3 39 3 41 5 L42.4 52 H22.6 Z', 'url(#w)'),
      line(
        'M27 7 L25.6 50 M30 6 L29.6 51 M33.4 6 L33.8 51 M36.6 6 L37.4 50 M39.4 8 L40.6 50',
        '#ffffff',
        1,
        'opacity=".85"',
      ),
      line('M28.6 10 L28 46 M35 8 L35.6 48', '#7cc4de', 0.6, 'opacity=".7"'),
      ball(32, 57, 36, 'url(#p)', 8),
      ball(25, 53, 6, 'url(#m)', 3.2),
      ball(39, 53, 6, 'url(#m)', 3.2),
      ball(32, 52, 7, 'url(#m)', 4),
      line(
        'M16 57 C22 55.6 26 56.6 30 56 M36 57.6 C42 56.4 48 57.4 54 56.4 M20 61 C28 59.8 36 61 46 60',
        '#e4f7fc',
        0.7,
        'opacity=".9"',
      ),
      crown(5, 15, 6, ['url(#l)', '#3d8430']),
      crown(57, 14, 6.4, ['url(#l)', '#3d8430']),
      crown(17, 9, 4, ['url(#l)', '#3d8430']),
      crown(48, 8.6, 4, ['url(#l)', '#3d8430']),
      ...[
        [4, 26, 4],
        [2.6, 38, 5],
        [5, 47, 5.4],
        [60, 27, 4.4],
        [61.4, 38, 5],
        [59, 47, 5.4],
        [4, 57, 7],
        [60, 57, 7],
      ].map(([x = 0, y = 0, size = 0]) => crown(x, y, size, ['url(#l)', '#2f6a2a'])),
      ball(12, 60, 4, '#6f665d', 2.4),
      ball(50, 61, 4.6, '#5f574f', 2.6),
      ball(49, 60.2, 3, '#8a8076', 1.3),
    ],
  ),
  village: drawing(
    [0, 18, 64, 62],
    '#c09a78',
    [
      shade('a', ['#fff0d8', '#e8cfa6', '#b8946a'], 'side'),
      shade('b', ['#f6dcc4', '#d8a888', '#a3705a'], 'side'),
      shade('c', ['#f2ead8', '#d0c2a4', '#978664'], 'side'),
      shade('r', ['#d9674a', '#a83f2f', '#74261f']),
      shade('q', ['#a8604a', '#7d3f30', '#52261f']),
      shade('s', ['#d8d0c4', '#a89e90', '#6f665a'], 'side'),
      shade('w', ['#fff3b8', '#ffcf5a', '#f2a030'], 'down'),
      round('l', ['#a8d860', '#55983a', '#285a24']),
    ],
    [
      house(6, 50, 10, 9, 'url(#c)', 'url(#q)', 'url(#w)'),
      house(48, 49, 11, 9, 'url(#b)', 'url(#q)', 'url(#w)'),
      rect(28.4, 28, 8, 24, 'url(#s)'),
      shape('M27.6 28.4 L32.4 18.2 L37.2 28.4 Z', 'url(#q)'),
      rect(31, 31, 2.8, 4, '#3a3430', 1.4),
      ball(32.4, 39, 1.8, '#fff8e4'),
      line('M32.4 39 V37.8 M32.4 39 L33.2 39.4', '#3a2a20', 0.4),
      house(15, 54, 12, 12, 'url(#a)', 'url(#r)', 'url(#w)'),
      house(38, 54, 12, 12.6, 'url(#c)', 'url(#r)', 'url(#w)'),
      house(0, 58, 13, 12, 'url(#b)', 'url(#r)', 'url(#w)'),
      house(51, 58, 13, 11.6, 'url(#a)', 'url(#r)', 'url(#w)'),
      house(26, 57, 11.6, 10, 'url(#b)', 'url(#q)', 'url(#w)'),
      crown(14, 56, 2.6, ['url(#l)', '#3d7a2c']),
      crown(50, 56, 2.6, ['url(#l)', '#3d7a2c']),
      crown(24, 58, 2, ['url(#l)', '#3d7a2c']),
      crown(40, 58.4, 2, ['url(#l)', '#3d7a2c']),
      shape('M0 58 C14 55.6 24 58.4 32 57 C42 55.6 52 58.6 64 57 V62 H0 Z', '#7d9a4a'),
      shape('M28 57.4 C30 58.6 27 60 24 62 H36 C36.6 60 35 58.6 35.6 57 Z', '#d8c49a'),
    ],
  ),
  'cherry-tree': drawing(
    [1, 1, 63, 64],
    '#f2a8c0',
    [
      shade('w', ['#9a6a4c', '#6a4230', '#3f2419'], 'side'),
      round('a', ['#ffeaf2', '#ffb8d0', '#e87fa6']),
      round('b', ['#ffd4e4', '#f79abc', '#d0648c']),
    ],
    [
      shape(
        'M27 63.6 C29 54 27 46 23 38 L27 36 C30 40 31 43 32 46 C33 41 36 37 40 33 L43 35.6 C38 41 36.6 50 38.6 63.6 C35 62.4 31 62.4 27 63.6 Z',
        'url(#w)',
      ),
      line('M25 39 L16 30 M41 35 L50 27 M33 46 L32 26', '#6a4230', 2),
      ball(13, 27, 11.6, 'url(#b)', 10),
      ball(51, 26, 11.6, 'url(#b)', 10),
      ball(32, 30, 12, 'url(#b)', 9),
      ball(22, 17, 13.6, 'url(#a)', 12),
      ball(43, 16, 13.6, 'url(#a)', 12),
      ball(32, 11.6, 12.6, 'url(#a)', 10.6),
      ball(32, 24, 11, 'url(#a)', 9),
      blossoms(
        [
          [10, 22],
          [18, 12],
          [28, 8],
          [40, 8],
          [49, 16],
          [55, 24],
          [24, 22],
          [38, 22],
          [45, 27],
          [17, 29],
          [32, 17],
          [30, 30],
        ],
        '#fff4f8',
        1.5,
      ),
      blossoms(
        [
          [14, 31],
          [21, 24],
          [35, 13],
          [46, 21],
          [52, 30],
          [27, 15],
          [41, 30],
          [36, 27],
          [12, 26],
        ],
        '#e0709a',
        1.1,
      ),
      blossoms(
        [
          [9, 44],
          [52, 46],
          [46, 53],
          [17, 55],
          [57, 57],
        ],
        '#ffc4d8',
        1,
      ),
    ],
  ),
  'autumn-tree': drawing(
    [0, 0, 64, 64],
    '#d9822f',
    [
      shade('w', ['#a87648', '#744a28', '#442a16'], 'side'),
      round('a', ['#ffd86a', '#f29a2e', '#c05a18']),
      round('b', ['#ffb04a', '#e06a24', '#9a3a14']),
    ],
    [
      shape('M27 63.6 C29 54 29 46 28 38 L36 38 C35 46 36 54 40 63.6 C36 62 31 62 27 63.6 Z', 'url(#w)'),
      line('M31 46 L20 34 M33.6 44 L44 33', '#744a28', 3),
      ball(14, 30, 12, 'url(#b)'),
      ball(50, 30, 12, 'url(#b)'),
      ball(32, 34, 12, 'url(#b)'),
      ball(22, 19, 14, 'url(#a)'),
      ball(42, 19, 14, 'url(#a)'),
      ball(32, 13, 12.6, 'url(#a)'),
      ball(32, 27, 11, 'url(#a)'),
      blossoms(
        [
          [12, 22],
          [20, 10],
          [33, 6],
          [44, 12],
          [52, 24],
          [26, 24],
          [40, 26],
          [32, 18],
        ],
        '#ffe9a0',
        1.2,
      ),
      blossoms(
        [
          [16, 31],
          [24, 17],
          [37, 12],
          [48, 30],
          [30, 32],
          [44, 21],
        ],
        '#c2481a',
        1.3,
      ),
      ...[
        [8, 56, 20],
        [16, 60, -30],
        [50, 58, 40],
        [57, 61, -12],
        [46, 62, 70],
      ].map(
        ([x, y, turn]) =>
          `<g transform="rotate(${turn} ${x} ${y})">${ball(Number(x), Number(y), 2, '#e8852a', 1)}</g>`,
      ),
    ],
  ),
  campfire: drawing(
    [6, 8, 58, 62],
    '#e8822a',
    [
      shade('o', ['#ffd24a', '#ff8a1e', '#d93a0f'], 'down'),
      shade('f', ['#fff6b8', '#ffc83d', '#ff8a1e'], 'down'),
      shade('w', ['#c08a54', '#8a5830', '#52301a'], 'down'),
      round('s', ['#b8b0a6', '#7d756c', '#4a443f']),
    ],
    [
      ball(32, 58, 25, '#3a2a1e', 3.4),
      shape(
        'M18 50 C12 38 22 34 22 24 C28 28 29 33 29 36 C32 28 36 20 34 8 C42 14 47 24 45.6 34 C48 32 49 29 48.6 26 C54 34 54 44 46 51 Z',
        'url(#o)',
      ),
      shape(
        'M24 50 C20 42 27 39 28 32 C32 36 32 40 33 42 C35 37 38 33 37 28 C43 34 46 44 41 50 Z',
        'url(#f)',
      ),
      shape('M29 50 C27 45 31 43 32 39 C35 43 38 46 35.6 50 Z', '#fffbe0'),
      line('M14 56 L48 47', '#52301a', 6),
      line('M14 55.4 L48 46.4', '#a8733f', 4.4),
      line('M50 56 L16 47', '#52301a', 6),
      line('M50 55.4 L16 46.4', 'url(#w)', 4.4),
      line('M22 57.4 H44', '#8a5830', 5),
      ball(22, 57.4, 2.3, '#d8a468'),
      ball(22, 57.4, 1.2, '#a06a38'),
      ...[9, 16, 24, 33, 42, 50, 56].map((x, index) =>
        ball(x, 59.4 + (index % 2) * 0.8, 3.6, 'url(#s)', 2.6),
      ),
    ],
  ),
  igloo: drawing(
    [2, 20, 62, 60],
    '#dcecf6',
    [
      round('d', ['#ffffff', '#dfeef8', '#a3c4dc']),
      shade('t', ['#f4fbff', '#c4dcec', '#8fb4d0'], 'side'),
      shade('i', ['#3f5f80', '#1f3450'], 'down'),
    ],
    [
      shape('M3 59 C3 34 16 21 31 21 C46 21 57 34 57 59 Z', 'url(#d)'),
      line(
        'M6 50 H54 M9 41 H51 M15 32 H46 M22 25 H40 M17 50 V59 M31 41 V50 M21 41 V50 M44 41 V50 M26 32 V41 M38 32 V41 M31 25 V32 M12 41 L11 50 M18 32 L16 41',
        '#a9c8de',
        0.9,
      ),
      shape('M36 59 V50 C36 43 41 39 47 39 C54 39 60 43 60 50 V59 Z', 'url(#t)'),
      line('M38 45 L43 48 M47 39 V45 M56 45 L52 48', '#9dbdd6', 0.8),
      shape('M41 59 V52 C41 47 44 45 48 45 C52 45 56 47 56 52 V59 Z', 'url(#i)'),
      shape('M44 59 V54 C44 51 46 50 48.4 50 C51 50 53 51 53 54 V59 Z', '#ffcf6a', 'opacity=".75"'),
      line('M10 44 C12 34 18 27 26 24', '#ffffff', 1.4, 'opacity=".9"'),
      ball(32, 59.4, 30, '#eef7fc', 1.6),
    ],
  ),
  'temple-ruins': drawing(
    [0, 10, 64, 62],
    '#a39a86',
    [
      shade('s', ['#d8cfb8', '#a89d84', '#6a614e'], 'side'),
      shade('t', ['#c4baa2', '#8a806a'], 'down'),
      round('l', ['#9fd860', '#4f9f3a', '#235f24']),
    ],
    [
      rect(2, 54, 60, 4, 'url(#t)', 0.6),
      rect(0, 58, 64, 4, '#7d745f', 0.6),
      ...[6, 18, 42, 54].map((x, index) =>
        rect(x, [22, 20, 34, 22][index] ?? 22, 6, [32, 34, 20, 32][index] ?? 30, 'url(#s)', 0.4),
      ),
      ...[7.6, 9.8, 19.6, 21.8, 43.6, 45.8, 55.6, 57.8].map((x, index) =>
        line(`M${x} ${[24, 24, 22, 22, 37, 37, 24, 24][index]} V53`, '#7d745f', 0.6, 'opacity=".8"'),
      ),
      ...[5, 17, 41, 53].map((x) => rect(x, 51.6, 8, 2.6, 'url(#t)', 0.4)),
      rect(4.6, 19.4, 8.8, 3, 'url(#t)', 0.4),
      rect(16.6, 18, 8.8, 3, 'url(#t)', 0.4),
      rect(52.6, 19.4, 8.8, 3, 'url(#t)', 0.4),
      shape('M3 15 L26 12 L28 17.4 L30 18.6 L3 19.4 Z', 'url(#s)'),
      shape('M50.4 16 L61 14 L62 19 H52 Z', 'url(#s)'),
      shape('M41.6 34.6 L43 31.4 L45.6 33.6 L48.4 31.8 L48.4 35 Z', '#6a614e'),
      `<g transform="rotate(-14 33 52)">${rect(26, 48, 14, 5, 'url(#s)', 0.6)}${line('M30 48 V53 M34.6 48 V53', '#7d745f', 0.6)}</g>`,
      crown(8, 16, 3.2, ['url(#l)', '#3d8430']),
      crown(58, 17, 2.6, ['url(#l)', '#3d8430']),
      line('M10 19 C9 26 12 30 10.4 37 M21 21 C23 28 20 33 22 40 M57 22 C55 28 58 33 56.4 42', '#4f8f3a', 1),
      blossoms(
        [
          [10.6, 27],
          [10, 34],
          [21.6, 28],
          [21.4, 36],
          [56.4, 29],
          [57, 37],
        ],
        '#6ab04a',
        1.1,
      ),
      crown(3, 56, 3, ['url(#l)', '#2f6a2a']),
      crown(61, 56.4, 3, ['url(#l)', '#2f6a2a']),
      crown(37, 57.4, 2.2, ['url(#l)', '#2f6a2a']),
    ],
  ),
  'tree-on-hill': drawing(
    [0, 4, 64, 64],
    '#5f9a44',
    [
      shade('g', ['#b8dc6a', '#6fae3f', '#2f6a2c'], 'down'),
      shade('w', ['#a87648', '#744a28', '#442a16'], 'side'),
      round('a', ['#b4e060', '#5fae3c', '#2c6a2c']),
      round('b', ['#86c84a', '#438f34', '#1f5426']),
    ],
    [
      shape('M0 64 C10 50 22 45.6 33 45.6 C45 45.6 56 51 64 64 Z', 'url(#g)'),
      shape(
        'M30.6 48 C31.6 42 31.4 37 31 32 H35 C34.8 37 35 42 36.8 48 C34.6 47 32.6 47 30.6 48 Z',
        'url(#w)',
      ),
      line('M32.6 38 L26 30 M33.6 37 L40 29', '#744a28', 1.6),
      ball(22.6, 26, 7.4, 'url(#b)'),
      ball(43.4, 26, 7.4, 'url(#b)'),
      ball(33, 29, 8, 'url(#b)'),
      ball(27, 18, 8.8, 'url(#a)'),
      ball(39, 18, 8.8, 'url(#a)'),
      ball(33, 13, 8.2, 'url(#a)'),
      ball(33, 23, 7.4, 'url(#a)'),
      line(
        'M12 58 q1 -3 2 0 M22 53 q1 -3 2 0 M46 54 q1 -3 2 0 M54 60 q1 -3 2 0 M38 51 q1 -2.6 2 0',
        '#d4ee8a',
        0.7,
      ),
    ],
  ),
} satisfies Record<string, OwnDrawing>;
