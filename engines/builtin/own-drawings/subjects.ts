import { ball, drawing, line, type OwnDrawing, rect, shade, shape } from './own-drawing.ts';

const tyre = (x: number, y: number, r: number) =>
  ball(x, y, r, '#1f2026') + ball(x, y, r * 0.66, '#c9ced6') + ball(x, y, r * 0.3, '#5f6670');

/** Subjects of many titles, whose packed illustrations are cut off, or of something else. */
export const subjects = {
  'cruise-ship': drawing(
    [-18, 6, 82, 58],
    '#dfe5ec',
    [
      shade('h', ['#ffffff', '#dfe6ee', '#98a6b8'], 'down'),
      shade('d', ['#f8fbff', '#d4dde8'], 'down'),
      shade('f', ['#ff7a5a', '#d9362f', '#8f1a1c'], 'down'),
      shade('s', ['#7fd8f4', '#2a8fc8'], 'down'),
    ],
    [
      shape('M52 8 H61 L59.6 20 H50 Z', 'url(#f)'),
      rect(50.6, 11, 10, 2.4, '#ffffff'),
      rect(20, 20, 46, 6, 'url(#d)', 1.4),
      rect(12, 25, 58, 7, 'url(#d)', 1.4),
      rect(4, 31, 70, 8, 'url(#d)', 1.4),
      line('M23 23 H63', '#3a86c0', 2, 'stroke-dasharray="2.6 2"'),
      line('M16 28.6 H67', '#3a86c0', 2.2, 'stroke-dasharray="2.8 2.2"'),
      line('M8 35 H71', '#3a86c0', 2.4, 'stroke-dasharray="3 2.2"'),
      shape('M-18 35 C-8 39 20 39 78 38 C80 44 78 50 74 54 H-2 C-9 50 -15 43 -18 35 Z', 'url(#h)'),
      shape('M-9 46 C10 48 50 48 78.6 45.4 C78 49 76 52 74 54 H-2 C-5 52 -7 49 -9 46 Z', '#1f4a86'),
      line('M0 42.4 H70', '#1f4a86', 1.7, 'stroke-dasharray="1.7 3"'),
      line('M26 20 V14 M26 16 H30', '#7d8795', 1),
      shape('M-18 54 C-8 50 2 56 12 53 C24 50 34 56 46 53 C58 50 68 56 82 52 V58 H-18 Z', 'url(#s)'),
    ],
  ),
  'swimming-pool': drawing(
    [0, 14, 64, 62],
    '#3ab4dc',
    [
      shade('w', ['#a8f0fa', '#3fc0e4', '#1a7fb8'], 'down'),
      shade('e', ['#ffffff', '#e6ecf0', '#b0bcc6'], 'down'),
    ],
    [
      shape('M8 28 H56 L64 62 H0 Z', 'url(#e)'),
      shape('M11 31 H53 L59.4 58 H4.6 Z', 'url(#w)'),
      line(
        'M14 36 q4 -2 8 0 t8 0 M34 41 q4 -2 8 0 t8 0 M10 46 q5 -2.4 10 0 t10 0 M32 52 q5 -2.4 10 0 t10 0 M12 55 q4 -2 8 0',
        '#eafcff',
        1.1,
        'opacity=".8"',
      ),
      `<ellipse cx="38" cy="46" rx="9.4" ry="5" fill="none" stroke="#f0486e" stroke-width="4"/>`,
      line('M29.4 44 l2.6 1.4 M46.6 44.4 l-2.6 1.2 M36 51 l.4 -2.4', '#ffffff', 2),
      line(
        'M44 34 V17 Q44 14.6 46.4 14.6 Q48.8 14.6 48.8 17 M52 36 V17 Q52 14.6 54.4 14.6 Q56.8 14.6 56.8 17',
        '#aeb8c4',
        2.2,
      ),
      line('M44 22 H52 M44 28 H52', '#c8d0da', 1.8),
    ],
  ),
  'food-cart': drawing(
    [2, 2, 62, 63],
    '#e0604a',
    [
      shade('b', ['#ffb85a', '#ee8a2a', '#a8560e'], 'down'),
      shade('c', ['#f4f6fa', '#c8d0da', '#8a94a2'], 'down'),
    ],
    [
      line('M8 16 V40 M56 16 V40', '#8a5a30', 2.4),
      shape('M6 6 H58 L62 19 H2 Z', '#ffffff'),
      ...[0, 2, 4, 6].map((at) => shape(`M${6 + at * 6.5} 6 h6.5 l${-1.2 + at * 0.5} 13 h-7.6 Z`, '#e03a34')),
      shape(
        'M2 19 q3.8 5 7.5 0 q3.8 5 7.5 0 q3.8 5 7.5 0 q3.8 5 7.5 0 q3.8 5 7.5 0 q3.8 5 7.5 0 q3.8 5 7.5 0 q3.8 5 7.5 0 Z',
        '#c22a2a',
      ),
      line('M20 33 q-2 -3 0 -6 M26 33 q-2 -3 0 -6', '#ffffff', 1.2, 'opacity=".8"'),
      shape('M14 38 C14 32 31 32 31 38 Z', '#f2c45a'),
      line('M16 36 q2 -2 4 0 q2 -2 4 0 q2 -2 4 0', '#58a83a', 1.4),
      shape('M36 38 C36 33.4 52 33.4 52 38 Z', '#c8743a'),
      line('M38 36.4 q3 2 6 0 q3 -2 6 0', '#ffd83a', 1.1),
      rect(4, 37.6, 56, 4, 'url(#c)', 1.4),
      rect(6, 41, 52, 14, 'url(#b)', 2),
      ball(32, 48, 4.6, '#fff4dc'),
      line('M30.4 45.6 V50.4 M33.4 45.6 V50.4', '#c22a2a', 1.2),
      tyre(16, 57, 6),
      tyre(48, 57, 6),
    ],
  ),
  omelette: drawing(
    [0, 20, 64, 58],
    '#e8b84a',
    [
      shade('p', ['#ffffff', '#e8ecf0', '#b0b8c2'], 'down'),
      shade('t', ['#ffe28a', '#f0b83a', '#c4802a'], 'down'),
      shade('s', ['#e0a030', '#a8681c'], 'down'),
      shade('i', ['#fff2b8', '#f6d470'], 'down'),
    ],
    [
      ball(32, 47, 32, 'url(#p)', 11),
      shape('M7 36 C7 47 19 52 32 52 L32 40 L57 40 C57 34 57 36 57 36 Z', 'url(#s)'),

      shape('M7 34 C7 24 18 20 32 20 C46 20 57 24 57 34 L32 40 L32 46 C18 46 7 42 7 34 Z', 'url(#t)'),
      shape('M32 40 L57 34 L57 42 L32 52 Z', 'url(#i)'),
      shape(
        'M37 42 l5 -1.2 v3.4 l-5 1.4 Z M46 41 l5 -1.6 v3.4 l-5 1.6 Z M40 47 l4 -1.4 v2 l-4 1.4 Z',
        '#f0c24a',
      ),
      line('M14 28 C20 24 30 23 38 24 M20 34 q5 2 9 0', '#c98a2a', 1.4, 'opacity=".6"'),
      line('M32 40 L57 34 M32 40 V52', '#b5761f', 0.9),
    ],
  ),
  'muscle-car': drawing(
    [-4, 22, 70, 56],
    '#c23a34',
    [
      shade('b', ['#ff7a66', '#d0302e', '#7a1218'], 'down'),
      shade('g', ['#d8f0ff', '#6a98b8', '#2c4a66'], 'down'),
      shade('c', ['#ffffff', '#b8c0ca'], 'down'),
    ],
    [
      shape('M22 34 L30 24 Q31 22.6 34 22.4 H46 C50 22.6 56 30 60 34 Z', 'url(#b)'),
      shape(
        'M26 33.6 L31.6 25.6 Q32.4 24.8 34 24.8 H38.6 V33.6 Z M40.4 33.6 V24.8 H45.6 C48.6 25.4 52 30 54 33.6 Z',
        'url(#g)',
      ),
      shape(
        'M-3 40 C-3 36 6 34 22 33.6 H60 C66 34 69 36 69.6 40 L70 46 Q70 49.6 66 49.6 H0 Q-4 49.6 -4 46 Z',
        'url(#b)',
      ),
      line('M-2 44.4 H69', '#ffd0c8', 0.9, 'opacity=".7"'),
      shape('M2 34.8 L22 33.6 L22 36 L0 37.6 Z', '#f4f6fa', 'opacity=".9"'),
      rect(-4.4, 45.6, 12, 2.6, 'url(#c)', 1.2),
      rect(60, 45.6, 10.4, 2.6, 'url(#c)', 1.2),
      ball(-0.6, 41, 2.5, '#fff2b0'),
      rect(66.6, 39, 3, 4, '#ff5a4a', 1),
      line('M39.6 34 V48 M24 36 V47', '#7a1218', 0.8),
      rect(34.4, 38.4, 3.6, 1.2, 'url(#c)', 0.6),
      tyre(12, 48, 8),
      tyre(55, 48, 8),
    ],
  ),
  'missing-poster': drawing(
    [8, 0, 56, 63],
    '#e8dcc0',
    [
      shade('p', ['#fff8e4', '#ecdcb8', '#bda678'], 'across'),
      shade('f', ['#a8b4c0', '#6a7684'], 'down'),
      shade('s', ['#39414c', '#14181e'], 'down'),
    ],
    [
      shape('M9 3 L54 1 L56 60 L48 63 L10 62 Z', 'url(#p)'),
      shape('M48 63 L49 55.6 L56 60 Z', '#a58f62'),
      rect(15, 20, 34, 30, 'url(#f)', 1),
      shape('M20 50 C20 42 26 39.6 32 39.6 C38 39.6 44 42 44 50 Z', 'url(#s)'),
      ball(32, 31.6, 7.2, 'url(#s)', 8),
      shape(
        'M28.6 29 q.2 -4 3.8 -4 q3.6 0 3.6 3.4 q0 2 -2 3.2 q-1.2 .8 -1.2 2.2 h-2.2 q0 -2.6 1.6 -3.6 q1.6 -1 1.6 -2 q0 -1.2 -1.4 -1.2 q-1.5 0 -1.6 2 Z',
        '#f4ead0',
      ),
      ball(31.8, 36, 1.3, '#f4ead0'),
      rect(14, 8, 36, 8, '#b3242a', 0.8),
      line('M18 12 H46', '#fff8e4', 2.2, 'stroke-dasharray="4 2"'),
      line('M16 54 H48 M20 58 H44', '#6a5a3a', 1.6),
      ball(31.6, 3.4, 2.6, '#d9363a'),
      ball(30.8, 2.6, 0.9, '#ff9a90'),
    ],
  ),
  'supplement-tub': drawing(
    [10, 2, 58, 63],
    '#2f3440',
    [
      shade('b', ['#5a6070', '#2b303c', '#12151c'], 'side'),
      shade('l', ['#ff6a4a', '#d9302a', '#8f1418'], 'side'),
      shade('c', ['#4a4f5c', '#1d2028'], 'down'),
    ],
    [
      rect(12, 12, 40, 51, 'url(#b)', 6),
      rect(14, 2, 36, 11, 'url(#c)', 3),
      line('M18 4 V11 M22 4 V11 M26 4 V11 M30 4 V11 M34 4 V11 M38 4 V11 M42 4 V11 M46 4 V11', '#5f6675', 0.9),
      rect(12, 22, 40, 28, 'url(#l)'),
      shape(
        'M18 36 C18 30 24 30 25 33 H39 C40 30 46 30 46 36 C46 42 40 42 39 39 H25 C24 42 18 42 18 36 Z',
        '#ffffff',
      ),
      line('M17 46 H47', '#ffd0c4', 1.6),
      line('M17 15 V60', '#8d94a4', 1.6, 'opacity=".5"'),
      shape('M44 62.6 C46 55 57 55 58 62.6 Z', '#f0e4d0'),
    ],
  ),
  'chocolate-cake': drawing(
    [2, 8, 62, 60],
    '#6a3a20',
    [
      shade('c', ['#8a5230', '#5a2f18', '#331808'], 'down'),
      shade('t', ['#9a6038', '#6a3a1e'], 'down'),
      shade('p', ['#ffffff', '#c8d0d8'], 'down'),
      shade('r', ['#ff8a80', '#d9263a', '#8c1028']),
    ],
    [
      ball(32, 54, 30, 'url(#p)', 5.6),
      shape('M8 24 V50 C8 58 56 58 56 50 V24 Z', 'url(#c)'),
      line('M8 36 C8 43 56 43 56 36', '#f0c8a0', 3),
      ball(32, 24, 24, 'url(#t)', 8),
      shape(
        'M8 24 V31 C10 36 13 34 14 30 C16 38 21 38 22 33 C25 41 30 40 31 35 C34 40 39 41 41 34 C43 38 48 37 49 31 C51 35 55 34 56 29 V24 C50 34 14 34 8 24 Z',
        '#3f1f0e',
      ),
      ...[
        [18, 20],
        [32, 17],
        [46, 20],
        [25, 26],
        [40, 26],
      ].map(([x = 0, y = 0]) => ball(x, y, 3.4, 'url(#r)')),
      line('M32 14 q2 -4 5 -4', '#3f8a3a', 1.2),
    ],
  ),
} satisfies Record<string, OwnDrawing>;
