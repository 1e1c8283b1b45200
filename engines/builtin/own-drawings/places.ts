import { ball, drawing, line, type OwnDrawing, rect, round, shade, shape } from './own-drawing.ts';

/** Buildings and places. */
export const places = {
  lighthouse: drawing(
    [6, 1, 58, 63],
    '#d9a7a0',
    [
      shade('t', ['#ffffff', '#e9e4df', '#b7b0ac'], 'side'),
      shade('r', ['#ff6a55', '#e03a2f', '#a31d22'], 'side'),
      shade('k', ['#8d8680', '#5c5651', '#3c3835']),
      shade('l', ['#fff6c4', '#ffd24a', '#ff9f2e'], 'down'),
      shade('c', ['#5a6070', '#2f3440'], 'side'),
    ],
    [
      shape('M6 63 C8 55 14 52 20 52 L24 49 H42 L47 53 C54 54 57 58 58 63 Z', 'url(#k)'),
      shape('M24 22 H40 L44 53 H20 Z', 'url(#t)'),
      shape('M23.2 28 H40.8 L41.8 35.5 H22.2 Z', 'url(#r)'),
      shape('M21.2 43 H42.8 L43.9 51 H20.1 Z', 'url(#r)'),
      rect(29.4, 44.5, 5.4, 8.5, '#5b3a2a', 2.6),
      rect(30.4, 29.5, 3.6, 5, '#3e4656', 1.8),
      rect(20, 19, 24, 4, 'url(#c)', 1.4),
      rect(24.5, 9.5, 15, 10, 'url(#l)', 1.5),
      line('M28 10 V19 M32 10 V19 M36 10 V19', '#7a5a20', 0.9),
      shape('M23 10 C24 5 28 3.4 32 3.4 C36 3.4 40 5 41 10 Z', 'url(#r)'),
      ball(32, 2.6, 1.6, '#a31d22'),
    ],
  ),
  cave: drawing(
    [2, 6, 62, 60],
    '#6f655c',
    [
      shade('r', ['#b3a596', '#7d7064', '#4a423c'], 'across'),
      shade('s', ['#d3c6b6', '#978876'], 'across'),
      `<radialGradient id="h" cx=".5" cy=".75" r=".75"><stop offset="0" stop-color="#2a1c14"/><stop offset="1" stop-color="#050304"/></radialGradient>`,
      shade('g', ['#ffb54a', '#ff7a1e'], 'down'),
    ],
    [
      shape('M2 60 L6 40 L13 26 L20 12 L30 6 L41 9 L50 18 L57 33 L62 60 Z', 'url(#r)'),
      shape('M20 12 L30 6 L27 18 L17 27 L13 26 Z', 'url(#s)'),
      shape('M41 9 L50 18 L44 24 L36 17 Z', 'url(#s)', 'opacity=".7"'),
      shape('M57 33 L62 60 H54 L50 42 Z', '#3d3630', 'opacity=".6"'),
      shape('M6 40 L13 26 L17 34 L11 48 L9 60 H2 Z', 'url(#s)', 'opacity=".45"'),
      shape('M14 60 C13 44 19 28 32 27 C45 28 51 44 50 60 Z', 'url(#h)'),
      shape('M22 33 L24 43 L27 30 Z M30 27.5 L32.5 40 L35 27.6 Z M38 29 L41 41 L43 33 Z', '#8d7f70'),
      shape('M17 60 L21 50 L24 60 Z M41 60 L44 51 L48 60 Z', '#6a5e52'),
      ball(32, 58, 10, 'url(#g)', 3.4),
      ball(32, 58, 6, '#ffe28a', 2),
    ],
  ),
  pyramid: drawing(
    [1, 10, 63, 56],
    '#d9a95c',
    [
      shade('a', ['#ffe3a0', '#f2bd62'], 'down'),
      shade('b', ['#c98a3a', '#8c5520'], 'down'),
      shade('c', ['#f5cf85', '#d99c48'], 'down'),
    ],
    [
      shape('M46 26 L63 54 H30 Z', 'url(#b)'),
      shape('M46 26 L36 54 H30 Z', 'url(#c)'),
      shape('M28 10 L55 56 H1 Z', 'url(#a)'),
      shape('M28 10 L55 56 H36 Z', 'url(#b)'),
      line(
        'M22.8 19 L31.5 19 M19 25.5 L33 25.5 M15.2 32 L34 32 M11.4 38.5 L35 38.5 M7.6 45 L35.5 45 M4 51 L36 51',
        '#b5813c',
        0.7,
        'opacity=".7"',
      ),
      line(
        'M31.5 19 L33.3 19 M33 25.5 L37 25.5 M34 32 L41 32 M35 38.5 L44.8 38.5 M35.5 45 L48.5 45 M36 51 L52 51',
        '#5f3812',
        0.7,
        'opacity=".7"',
      ),
      shape('M17 56 V51.5 Q19 49 21 51.5 V56 Z', '#5f3812'),
    ],
  ),
  colosseum: drawing(
    [1, 12, 63, 56],
    '#cfae84',
    [shade('w', ['#f6dfba', '#d9b27c', '#9c7446'], 'side'), shade('i', ['#8d6a44', '#5b4128'], 'down')],
    [
      shape('M8 20 C20 12 44 12 56 22 L56 34 H8 Z', 'url(#i)'),
      shape(
        'M1 24 C6 17 14 15 20 15 V21 C34 18 48 22 52 30 C58 31 62 34 63 37 V52 C50 57 14 57 1 52 Z',
        'url(#w)',
      ),
      line('M1.5 33 C14 38 40 37 62.5 42', '#8a6238', 1),
      line('M1.5 43 C16 48 48 48 62.5 46', '#8a6238', 1),
      ...[5, 11.5, 18, 24.5, 31, 37.5, 44, 50.5, 57].map((x, at) =>
        shape(`M${x - 1.9} ${52 - (at > 6 ? 0.6 : 0)} V47.5 Q${x} 44.6 ${x + 1.9} 47.5 V52 Z`, '#4a331e'),
      ),
      ...[5, 11.5, 18, 24.5, 31, 37.5, 44, 50.5].map((x) =>
        shape(`M${x - 1.8} 42.4 V38.5 Q${x} 35.4 ${x + 1.8} 38.5 V42.6 Z`, '#553b23'),
      ),
      ...[5, 11.5, 18, 24.5, 31, 37.5].map((x) =>
        shape(`M${x - 1.7} 32 V28 Q${x} 25 ${x + 1.7} 28 V32.6 Z`, '#5e4228'),
      ),
    ],
  ),
  'brick-wall': drawing(
    [1, 4, 63, 60],
    '#b5563f',
    [shade('b', ['#e08a68', '#c35f43', '#8e3a2a']), shade('m', ['#cfc4ba', '#a39a92'])],
    [
      rect(1, 4, 62, 56, 'url(#m)', 2.5),
      ...[0, 1, 2, 3, 4, 5, 6].flatMap((row) =>
        [-1, 0, 1, 2, 3].flatMap((column) => {
          const x = 2.5 + column * 15.2 + (row % 2) * 7.6;
          const [from, to] = [Math.max(2.5, x), Math.min(61.5, x + 13.9)];
          return to - from < 2 ? [] : [rect(from, 5.5 + row * 7.75, to - from, 6.5, 'url(#b)', 1.1)];
        }),
      ),
    ],
  ),
  bridge: drawing(
    [1, 12, 63, 54],
    '#b4493c',
    [shade('t', ['#ff8a6e', '#d94a38', '#8f2320'], 'side'), shade('d', ['#8d3a30', '#57201d'], 'down')],
    [
      line('M1 38 C10 36 15 26 18 14 C24 34 40 34 46 14 C49 26 54 36 63 38', '#e8664e', 1.3),
      line(
        'M6 37 V41 M11 32.5 V41 M22 24 V41 M27 28.5 V41 M32 29.5 V41 M37 28.5 V41 M42 24 V41 M53 32.5 V41 M58 37 V41',
        '#e8664e',
        0.8,
      ),
      rect(15.6, 12, 4.8, 42, 'url(#t)', 1),
      rect(43.6, 12, 4.8, 42, 'url(#t)', 1),
      rect(14.8, 22, 6.4, 2, '#8f2320'),
      rect(42.8, 22, 6.4, 2, '#8f2320'),
      rect(1, 40, 62, 4.6, 'url(#d)', 1),
      rect(1, 40, 62, 1.4, '#ff9a80', 0.6),
    ],
  ),
  mansion: drawing(
    [1, 8, 63, 58],
    '#e7dcc6',
    [
      shade('w', ['#fffaf0', '#efe2ca', '#cbb694']),
      shade('r', ['#5b6b86', '#38445a', '#222b3b']),
      shade('g', ['#8fe0ff', '#3f9be0']),
      shade('p', ['#ffffff', '#e4dccf', '#b9ae9d'], 'side'),
      shade('h', ['#7ed067', '#3a8f3c'], 'down'),
    ],
    [
      rect(3, 28, 58, 27, 'url(#w)', 1),
      shape('M1 29 L9 19 H55 L63 29 Z', 'url(#r)'),
      rect(19, 22, 26, 33, 'url(#w)'),
      shape('M15.5 23.5 L32 8 L48.5 23.5 Z', 'url(#r)'),
      shape('M21 22 L32 12.4 L43 22 Z', 'url(#w)'),
      ball(32, 18.6, 2.4, 'url(#g)'),
      ...[20.5, 26.2, 35.2, 40.9].map((x) => rect(x, 24, 2.8, 31, 'url(#p)', 1)),
      rect(29.4, 42, 5.2, 13, '#7a4a2a', 2.6),
      ...[6, 12.4, 47, 53.4].flatMap((x) => [
        rect(x, 32, 4.4, 7, 'url(#g)', 0.8),
        rect(x, 44, 4.4, 7, 'url(#g)', 0.8),
      ]),
      rect(29.2, 28, 5.6, 8, 'url(#g)', 2.6),
      rect(1, 54.4, 62, 3.6, 'url(#h)', 1.8),
      ...[6, 15, 49, 58].map((x) => ball(x, 54, 4, 'url(#h)', 3.4)),
    ],
  ),
  'prison-bars': drawing(
    [4, 3, 60, 61],
    '#5f6672',
    [
      shade('f', ['#8a93a3', '#555d6b', '#2f3540']),
      shade('b', ['#dfe5ee', '#8b94a3', '#3d4450'], 'side'),
      shade('i', ['#1a1d25', '#08090d'], 'down'),
    ],
    [
      rect(4, 3, 56, 58, 'url(#f)', 3),
      rect(9, 8, 46, 48, 'url(#i)', 1),
      ...[12, 20, 28, 36, 44].map((x) => rect(x, 7, 4.2, 50, 'url(#b)', 2)),
      rect(9, 18, 46, 3.4, 'url(#f)', 1),
      rect(9, 42, 46, 3.4, 'url(#f)', 1),
      rect(40, 26, 13, 12, 'url(#f)', 2),
      ball(46.5, 30.6, 2, '#12141a'),
      rect(45.6, 31, 1.8, 4.4, '#12141a', 0.8),
    ],
  ),
  vault: drawing(
    [4, 4, 60, 60],
    '#8d97a5',
    [
      shade('f', ['#aeb7c4', '#78828f', '#454d58']),
      round('d', ['#f2f5f9', '#9aa4b2', '#4b5460']),
      round('h', ['#ffe9a0', '#e0a52e', '#8a5a10']),
    ],
    [
      rect(4, 4, 56, 56, 'url(#f)', 6),
      ball(32, 32, 23, '#3a424d'),
      ball(32, 32, 21, 'url(#d)'),
      ball(32, 32, 15.5, '#6d7784'),
      ball(32, 32, 14, 'url(#d)'),
      ...[0, 45, 90, 135, 180, 225, 270, 315].map((angle) => {
        const [x, y] = [
          32 + 18.2 * Math.cos((angle * Math.PI) / 180),
          32 + 18.2 * Math.sin((angle * Math.PI) / 180),
        ];
        return ball(Number(x.toFixed(1)), Number(y.toFixed(1)), 1.5, '#4b5460');
      }),
      line('M32 20 V44 M20 32 H44 M23.5 23.5 L40.5 40.5 M40.5 23.5 L23.5 40.5', '#c98f22', 2),
      ball(32, 32, 5, 'url(#h)'),
    ],
  ),
} satisfies Record<string, OwnDrawing>;
