/** A diner, a camper van, a house at work, and an oven for bread. */
import { ball, drawing, line, type OwnDrawing, rect, round, shade, shape } from './own-drawing.ts';

const wheelOf = (x: number, y: number) =>
  ball(x, y, 6.6, 'url(#t)') + ball(x, y, 4, 'url(#c)') + ball(x, y, 1.6, '#8f99a7');

export const buildingsAndVans = {
  'camper-van': drawing(
    [0, 8, 78, 61],
    '#4fb3a8',
    [
      shade('b', ['#7fd6cc', '#3fa398', '#1f6a64'], 'down'),
      shade('u', ['#ffffff', '#f1ece0', '#c9c0ac'], 'down'),
      shade('g', ['#e4f6ff', '#8ec4e0', '#4c86a8'], 'down'),
      shade('c', ['#ffffff', '#c3ccd8', '#7f8a98'], 'down'),
      round('t', ['#5a5f6a', '#2b2e36', '#121419']),
    ],
    [
      shape('M22 12 L60 9.6 Q64 9 65 12 L66 16 H20 Z', '#e8dcc2'),
      line('M24 13 L62 11', '#fffaf0', 0.8),
      shape('M5 30 C7 20 11 16 20 15.6 H68 Q75 16 75.6 24 V36 H3.6 Q4 33 5 30 Z', 'url(#u)'),
      shape('M2 36 H76.6 V50 Q76.6 55 72 55 H5 Q1 55 1 50 C1 44 1 40 2 36 Z', 'url(#b)'),
      line('M2 36 H76.6', '#ffffff', 1.2),
      shape('M8.6 32 C10 23.6 12.6 19.6 19 19.4 V32 Z', 'url(#g)'),
      ...[22, 40, 57].map((x) => rect(x, 19.4, 15, 12.4, 'url(#g)', 2)),
      line('M11 29 L16 21 M25 29 L30 20.6 M43 29 L48 20.6 M60 29 L65 20.6', '#ffffff', 1, 'opacity=".65"'),
      ...[40.6, 57.6].map((x) =>
        shape(
          `M${x} 20 C${x + 2} 24 ${x + 1} 28 ${x} 31.4 Z M${x + 13.8} 20 C${x + 12} 24 ${x + 13} 28 ${x + 13.8} 31.4 Z`,
          '#f0b24a',
          'opacity=".9"',
        ),
      ),
      line('M20.6 18 V54 M38.6 18 V54', '#1f6a64', 0.5, 'opacity=".6"'),
      rect(32, 40, 4, 1.4, '#eef2f7', 0.7),
      ball(5, 43, 3, '#fff3b0', 3.2),
      ball(4.4, 42.2, 1.2, '#ffffff'),
      rect(0, 51, 10, 3.6, 'url(#c)', 1.6),
      rect(70, 51, 8, 3.6, 'url(#c)', 1.6),
      rect(75, 40, 1.8, 5, '#e0402f', 0.8),
      wheelOf(18, 54.4),
      wheelOf(60, 54.4),
    ],
  ),
  diner: drawing(
    [0, 2, 128, 62],
    '#c9d2dc',
    [
      shade('s', ['#f7fafd', '#c4ced9', '#808c9a'], 'down'),
      shade('r', ['#ff7a6a', '#d22f34', '#86121c'], 'down'),
      shade('g', ['#fff2c0', '#ffd070', '#e8963a'], 'down'),
      shade('d', ['#4fb8b0', '#1f7a78'], 'down'),
    ],
    [
      rect(50, 2, 40, 13, 'url(#r)', 6),
      line(
        'M54 5 V12 H56 Q59.4 12 59.4 8.5 Q59.4 5 56 5 Z M62.6 5 V12 M66 12 V5 L71 12 V5 M79 5 H74.4 V12 H79 M74.4 8.5 H78 M82 12 V5 H84.4 Q86.8 5.2 86.8 7 Q86.8 8.8 84.4 9 H82 M84.4 9 L87 12',
        '#fff2c4',
        1.3,
      ),
      line('M56 15 V20 M84 15 V20', '#5f6977', 2),
      shape('M4 26 Q4 19 12 19 H116 Q124 19 124 26 V28 H4 Z', 'url(#s)'),
      rect(2, 27, 124, 4, 'url(#r)', 1),
      rect(4, 31, 120, 30, 'url(#s)'),
      ...[10, 30, 78, 98].map((x) => rect(x, 33, 17, 14, 'url(#g)', 1.6)),
      ...[10, 30, 78, 98].map((x) => line(`M${x + 8.5} 33 V47 M${x} 38 H${x + 17}`, '#8a96a4', 0.9)),
      rect(52, 33, 21, 28, '#8a96a4', 1.4),
      rect(53.6, 34.6, 8.4, 25.6, 'url(#g)', 0.8),
      rect(63, 34.6, 8.4, 25.6, 'url(#g)', 0.8),
      line('M61 48 V52 M64 48 V52', '#5f6977', 1),
      rect(4, 50, 48, 2, 'url(#r)'),
      rect(73, 50, 51, 2, 'url(#r)'),
      rect(4, 54, 48, 2, 'url(#d)'),
      rect(73, 54, 51, 2, 'url(#d)'),
      rect(0, 60, 128, 2, '#7a828c', 0.6),
    ],
  ),
  'smoking-cabin': drawing(
    [2, -22, 70, 62],
    '#8a5a34',
    [
      shade('l', ['#c98f58', '#96602f', '#5f3a1a'], 'down'),
      shade('w', ['#fff2b0', '#ffc552', '#ff9a2e'], 'down'),
      shade('s', ['#b8b2aa', '#7a746c'], 'side'),
      shade('d', ['#7a4a24', '#4a2a12'], 'down'),
      shade('n', ['#ffffff', '#eaf3fb', '#b9cfe4'], 'down'),
      round('k', ['#ffffff', '#e6eaef', '#c2c9d2']),
    ],
    [
      ...(
        [
          [49, 6, 3, 0.85],
          [51, 0, 4, 0.75],
          [54.4, -6.4, 5, 0.62],
          [59, -12.6, 6, 0.5],
          [64, -17, 5.6, 0.32],
        ] as const
      ).map(([x, y, r, opacity]) => `<g opacity="${opacity}">${ball(x, y, r, 'url(#k)')}</g>`),
      rect(45, 10, 7, 18, 'url(#s)', 0.6),
      rect(44, 8.6, 9, 3, 'url(#n)', 1.4),
      line('M45 16 H52 M45 20 H52 M45 24 H52', '#5f5a54', 0.5),
      ...[34, 38.4, 42.8, 47.2, 51.6, 56].map((y) => rect(7, y, 50, 4.6, 'url(#l)', 2.2)),
      ...[7, 57].flatMap((x) =>
        [34, 38.4, 42.8, 47.2, 51.6, 56].map(
          (y) => ball(x, y + 2.3, 2.4, '#d8a468') + ball(x, y + 2.3, 1.2, '#a06a38'),
        ),
      ),
      shape('M12 35 L32 14 L52 35 Z', 'url(#l)'),
      line('M16 32.4 H48 M19.6 28.6 H44.4 M23.4 24.6 H40.6 M27 20.8 H37', '#5f3a1a', 0.6),
      shape('M1.6 38 L32 8.6 L62.4 38 C60 42 58 38 56 40 L32 17 L8 40 C6 38 4 42 1.6 38 Z', 'url(#n)'),
      line('M4 37 L32 10.4 L60 37', '#ffffff', 1.4, 'opacity=".9"'),
      rect(27.4, 44, 9.2, 17, 'url(#d)', 0.6),
      ball(34.6, 53, 0.7, '#e8c060'),
      ...[12.6, 42.2].flatMap((x) => [
        rect(x - 0.8, 42.4, 10.8, 9.6, '#4a2a12', 0.6),
        rect(x, 43.2, 9.2, 8, 'url(#w)', 0.3),
        line(`M${x + 4.6} 43.2 V51.2 M${x} 47.2 H${x + 9.2}`, '#4a2a12', 0.8),
        rect(x - 1.4, 50.8, 12, 2, 'url(#n)', 1),
      ]),
      ball(32, 27, 3, 'url(#w)'),
      line('M32 24 V30 M29 27 H35', '#4a2a12', 0.7),
    ],
  ),
  'brick-oven': drawing(
    [0, 4, 64, 62],
    '#a8573c',
    [
      shade('b', ['#d9886a', '#a9563e', '#6f2f22'], 'side'),
      round('h', ['#ffcf6a', '#e0641a', '#3a1408']),
      shade('f', ['#fff3a8', '#ffb52e', '#ff5a1e'], 'down'),
      shade('s', ['#d8d2c8', '#8f887e'], 'down'),
      shade('k', ['#f0bd72', '#c07a2e', '#7e4614'], 'down'),
    ],
    [
      rect(24, 4, 16, 12, 'url(#b)', 1),
      shape('M2 62 V34 C2 18 16 11 32 11 C48 11 62 18 62 34 V62 Z', 'url(#b)'),
      line(
        'M4 30 H13 M51 30 H60 M3 37 H12 M52 37 H61 M3 56 H61 M10 50 V56 M24 50 V56 M40 50 V56 M54 50 V56 M17 56 V62 M32 56 V62 M47 56 V62 M12 22 L19 27 M22 16 L26 22 M32 12 V20 M42 16 L38 22 M52 22 L45 27 M8 43 H12 M52 43 H57',
        '#e8b49a',
        0.7,
        'opacity=".75"',
      ),
      shape('M12 47 V36 C12 26 20 20.6 32 20.6 C44 20.6 52 26 52 36 V47 Z', '#5c2a1e'),
      shape('M15 47 V37 C15 28.6 22 24 32 24 C42 24 49 28.6 49 37 V47 Z', 'url(#h)'),
      shape(
        'M36 46 C33 40 38 37 37 31 C42 34 42 38 44 40 C45 38 45 37 44.6 35 C48 39 48 43 46 46 Z',
        'url(#f)',
      ),
      shape('M17 45 C17 40 21 38 25 38 C29 38 33 40 33 45 Z', 'url(#k)'),
      line('M21 40.6 l2 3 M25 39.6 l2 3.4', '#fff0c8', 0.8, 'opacity=".8"'),
      rect(8, 46.4, 48, 3.6, 'url(#s)', 1),
    ],
  ),
  'cake-slice': drawing(
    [2, 8, 62, 60],
    '#6b3a24',
    [
      shade('c', ['#8f5534', '#5f321b', '#3a1c0e'], 'down'),
      shade('i', ['#7a4426', '#4a2412', '#2c1208'], 'down'),
      shade('m', ['#fffaf2', '#f1dcc4'], 'down'),
      shade('r', ['#ffffff', '#f2efe9', '#b9b2a8'], 'down'),
      round('s', ['#ff8a80', '#e0303a', '#8c0f1c']),
    ],
    [
      ball(32, 54, 30, '#cfc8bc', 6),
      ball(32, 52.4, 30, 'url(#r)', 6),
      shape('M10 30 L54 22 V46 L10 52 Z', 'url(#c)'),
      shape('M10 30 L54 22 L50 18 C40 17 22 21 10 30 Z', 'url(#i)'),
      shape('M10 37 L54 29.6 V32.4 L10 40 Z M10 44 L54 37.4 V40 L10 46.6 Z', 'url(#m)'),
      shape(
        'M10 30 L54 22 V25 C52 28 50 24 48 26 C46 30 43 25 40 27.4 C38 31 35 27 32 29 C30 33 27 29 24 30.4 C21 35 18 31 16 32 C13 35 11 33 10 33 Z',
        'url(#i)',
      ),
      line('M14 28.6 L48 20.4', '#b98058', 0.9, 'opacity=".7"'),
      shape('M40 11 C46 9 51 13 49 18 C47 22 42 22 39.6 19.6 C37 17 37 12.6 40 11 Z', 'url(#s)'),
      shape('M39 11.6 C42 8.6 46 9 47 11 C44.6 11 43.6 13 41.6 12.6 Z', '#5cae42'),
      ...(
        [
          [42, 15],
          [46, 16],
          [43, 18.6],
          [46.6, 13.4],
        ] as const
      ).map(([x, y]) => ball(x, y, 0.5, '#ffe08a')),
    ],
  ),
} satisfies Record<string, OwnDrawing>;
