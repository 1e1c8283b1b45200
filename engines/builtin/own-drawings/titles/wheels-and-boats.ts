/** A truck of flat steel, a jam of cars, a boat on the river. */
import { ball, drawing, faint, line, type OwnDrawing, rect, round, shade, shape } from '../own-drawing.ts';

const wheel = (x: number) =>
  ball(x, 47, 8, '#14171c') +
  ball(x, 47, 5.4, 'url(#h)') +
  [0, 60, 120]
    .map(
      (turn) =>
        `<rect x="${x - 0.9}" y="41.8" width="1.8" height="10.4" fill="#2a3038" transform="rotate(${turn} ${x} 47)"/>`,
    )
    .join('') +
  ball(x, 47, 1.6, '#b9c2cc');

/** A car from behind, its lights on. */
function tail(x: number, y: number, size: number, paint: string): string {
  return [
    `<g transform="translate(${x} ${y}) scale(${size})">`,
    ball(0, 9.4, 10.4, faint('#000000', 0.33), 1.6),
    rect(-9, 5.4, 3.6, 4.6, '#15181d', 1),
    rect(5.4, 5.4, 3.6, 4.6, '#15181d', 1),
    shape('M-6.6 -7.4 C-4 -8.4 4 -8.4 6.6 -7.4 L8.6 -1 H-8.6 Z', `url(#${paint})`),
    shape('M-5.6 -6.2 C-3 -6.9 3 -6.9 5.6 -6.2 L7 -1.4 H-7 Z', '#2b3a4c'),
    shape('M-5.6 -6.2 L-1 -6.7 L-3.4 -1.4 H-7 Z', '#a9c4dc', 'opacity=".5"'),
    shape(
      'M-8.6 -1.2 H8.6 C10 -.6 10.2 1 10.2 3 V6 C10.2 7.2 9.4 8 8.2 8 H-8.2 C-9.4 8 -10.2 7.2 -10.2 6 V3 C-10.2 1 -10 -.6 -8.6 -1.2 Z',
      `url(#${paint})`,
    ),
    ball(-7.4, 2, 3.4, faint('#ff3a2a', 0.33)),
    ball(7.4, 2, 3.4, faint('#ff3a2a', 0.33)),
    rect(-9.6, 0.8, 4.2, 2.4, '#ff2a1e', 1),
    rect(5.4, 0.8, 4.2, 2.4, '#ff2a1e', 1),
    rect(-9, 1.1, 2, 0.9, '#ffd0c0', 0.4),
    rect(6, 1.1, 2, 0.9, '#ffd0c0', 0.4),
    rect(-2.6, 2.4, 5.2, 2, '#f4f6f8', 0.4),
    rect(-9.4, 5.4, 18.8, 1, '#1a1f26', 0.5),
    '</g>',
  ].join('');
}

export const wheelsAndBoats = {
  'angular-truck': drawing(
    [0, 20, 64, 56],
    '#b3bcc6',
    [
      shade('a', ['#f6fafc', '#c4cdd6', '#838e9a'], 'down'),
      shade('b', ['#d4dce4', '#98a4b0', '#5f6b78'], 'down'),
      shade('g', ['#4a5c70', '#182430'], 'down'),
      round('h', ['#8d97a2', '#3c444e', '#14181d']),
    ],
    [
      ball(32, 54, 30, faint('#000000', 0.25), 2.2),
      shape('M1 38 L22 22 L30 20.6 L62 32 L63 37 L61 47 H3 Z', 'url(#a)'),
      shape('M1 38 L63 37 L61 48.6 H4 L1 44 Z', 'url(#b)'),
      shape('M20 25.6 L30 22.6 L46 28.6 L45 35.4 L11 36.4 Z', 'url(#g)'),
      shape('M20 25.6 L26 23.8 L18 36.2 L11 36.4 Z', '#9db8d0', 'opacity=".45"'),
      line('M29.6 23 L30.4 36', '#0d141c', 1.2),
      line('M1 38 L63 37', '#ffffff', 0.9, 'opacity=".9"'),
      line('M30.6 38 V48 M46 37.6 V48 M46 28.6 L45 37.4', '#5f6b78', 0.6),
      line('M34 40 h4', '#3c4650', 0.9),
      line('M1.4 38.4 L9 37.2', '#eaf6ff', 1.5),
      line('M62.6 37.6 L56 35', '#ff3a2a', 1.3),
      shape('M4.6 48.6 C5 41 9 38.4 13.4 38.4 C18 38.4 22 41.4 22.4 48.6 Z', '#1c2229'),
      shape('M41.6 48.6 C42 41 46 38.4 50.4 38.4 C55 38.4 59 41.4 59.4 48.6 Z', '#1c2229'),
      shape('M22.4 48.6 H41.6 L41 50.6 H23 Z', '#39424c'),
      wheel(13.4),
      wheel(50.4),
    ],
  ),
  'car-queue': drawing(
    [0, 8, 64, 62],
    '#5c6674',
    [
      shade('r', ['#6a7382', '#3f4654'], 'down'),
      shade('x', ['#ff8a78', '#d63a30', '#8a1718']),
      shade('w', ['#ffffff', '#cfd6de', '#8d97a4']),
      shade('b', ['#7fb0f4', '#3a6fd0', '#1b3c86']),
      shade('k', ['#7c8694', '#4a5260', '#262c36']),
      shade('y', ['#ffe28a', '#f2b020', '#a86c04']),
    ],
    [
      shape('M24 10 H40 L64 62 H0 Z', 'url(#r)'),
      line('M29.4 12 L16 62 M34.6 12 L48 62', '#f3f5f8', 1, 'stroke-dasharray="3 3"'),
      ...[
        [27.4, 12.6, 0.2, 'w'],
        [32, 12, 0.2, 'x'],
        [36.4, 12.4, 0.2, 'b'],
        [25.6, 17, 0.31, 'x'],
        [32, 16.2, 0.31, 'k'],
        [38.4, 17, 0.31, 'w'],
        [23, 23.6, 0.46, 'b'],
        [32.2, 22.6, 0.46, 'y'],
        [41.2, 23.6, 0.46, 'x'],
        [18.6, 33.4, 0.66, 'w'],
        [32, 32, 0.66, 'b'],
        [45.6, 33.4, 0.66, 'k'],
        [12.4, 49.6, 1, 'x'],
        [32.4, 48, 1, 'w'],
        [52.4, 49.6, 1, 'y'],
      ].map(([x, y, size, paint]) => tail(Number(x), Number(y), Number(size), String(paint))),
    ],
  ),
  'river-boat': drawing(
    [0, 6, 64, 63],
    '#8a7a4a',
    [
      shade('w', ['#c8a566', '#97733a', '#664a20'], 'down'),
      shade('h', ['#ffffff', '#dfe7ea', '#9fb0b6'], 'down'),
      shade('b', ['#4aa3d8', '#1f6ea6', '#0e3f66'], 'down'),
      shade('r', ['#ff8a5c', '#d4502a', '#8a2c12'], 'down'),
      shade('g', ['#7cc24a', '#3d8a2c', '#1d5218']),
      shade('e', ['#4f9a38', '#22601f', '#0f3a14']),
      shade('m', ['#ffd65a', '#f08a2c'], 'down'),
    ],
    [
      // The forest of the bank.
      shape(
        'M0 44 C-1 32 4 26 9 28 C10 18 19 15 23 21 C27 12 37 12 40 19 C46 12 55 17 55 25 C61 24 65 32 64 44 Z',
        'url(#e)',
      ),
      shape(
        'M3 44 C3 36 8 33 12 36 C14 28 21 27 24 33 C29 26 37 27 39 33 C44 27 51 29 52 35 C57 33 61 38 61 44 Z',
        'url(#g)',
        'opacity=".75"',
      ),
      line('M58 44 C57 34 57 24 59 14', '#5c4424', 1.6),
      ...[
        'M59 14 C54 8 49 9 47 13 C52 11 56 12 59 14',
        'M59 14 C61 8 64 8 64 12 C62 11 60 12 59 14',
        'M59 14 C55 13 51 16 51 20 C54 16 57 15 59 14',
        'M59 14 C63 14 64 17 64 20 C62 17 60 15 59 14',
      ].map((d) => shape(`${d} Z`, '#2f7a28')),
      shape('M0 43 H64 V59 C64 61.4 62 63 60 63 H4 C2 63 0 61.4 0 59 Z', 'url(#w)'),
      line('M3 47 h9 M50 46 h11 M2 60 h16 M30 61 h14 M50 58.6 h11', '#f0dcae', 0.8, 'opacity=".7"'),
      // The boat.
      shape('M5 46 H58 L61 42.6 C60 50 56 55 52 56 H14 C9 55 6 50 5 46 Z', 'url(#b)'),
      shape('M5 46 H58 L61 42.6 C61 44.6 60.6 46.4 60 48 H5.6 Z', 'url(#h)'),
      rect(9, 34.6, 44, 11.6, '#3a2a1a'),
      ...[10, 20.6, 31.2, 41.8].map((x, at) =>
        line(
          `M${x} 36.4 C${x + 2.4} 42.4 ${x + 6.4} 42.4 ${x + 9} 36.6`,
          ['#ff5f6a', '#ffd23a', '#4ad0c0', '#ff9a3a'][at] ?? '#fff',
          2.2,
        ),
      ),
      ...[9, 19.8, 30.4, 41, 51.6].map((x) => rect(x, 34, 1.5, 12.4, 'url(#h)')),
      line('M9 43 H53', '#f4f7f8', 1),
      shape('M6.6 32 H56 L57.6 35 H5.6 Z', 'url(#h)'),
      rect(12, 24.6, 34, 7.6, 'url(#h)'),
      ...[14, 20.4, 26.8, 33.2].map((x) => rect(x, 26, 4.6, 4.4, '#2f5c74', 0.6)),
      rect(40, 26, 4.6, 6.2, '#7a5a36', 0.5),
      shape('M10 22.4 H50 L51.4 25 H9 Z', 'url(#r)'),
      line('M48 22.4 V12', '#6b4a26', 0.9),
      shape('M48 12.4 L40.6 14.8 L48 17.2 Z', 'url(#m)'),
      line('M5.6 50 H57', '#ffe9b0', 0.8, 'opacity=".8"'),
      ...[15, 24, 33, 42].map((x) => ball(x, 52.6, 1.2, '#14202a') + ball(x, 52.6, 0.6, '#e8eef0')),
      shape(
        'M4 55.6 C10 53.6 16 57 22 55.6 C30 53.8 38 57.4 46 55.4 C51 54.4 56 56.6 60 55.2 C58 59 50 60 40 59.4 C26 60.6 12 60 4 55.6 Z',
        '#e9d39a',
        'opacity=".75"',
      ),
    ],
  ),
} satisfies Record<string, OwnDrawing>;
