/** What holds other things: a crate, a plate, a truck, and a glass of juice. */
import { ball, drawing, line, type OwnDrawing, rect, round, shade, shape } from './own-drawing.ts';

const slats = [0, 1, 2].map((at) => rect(2, 12 + at * 12.4, 60, 10.6, 'url(#w)', 1.2));
const grainOf = [0, 1, 2].map((at) =>
  line(
    `M6 ${15 + at * 12.4} C20 ${13.6 + at * 12.4} 34 ${17 + at * 12.4} 58 ${14.6 + at * 12.4} M8 ${19.4 + at * 12.4} C26 ${18.4 + at * 12.4} 40 ${21 + at * 12.4} 56 ${19 + at * 12.4}`,
    '#6e431d',
    0.6,
    'opacity=".45"',
  ),
);

export const holders = {
  'wooden-crate': drawing(
    [1, 9, 63, 49],
    '#b07a44',
    [shade('w', ['#e0b07a', '#b77f46', '#7c4f26'], 'down'), shade('p', ['#f0c48c', '#a87039'], 'side')],
    [
      rect(3, 10, 58, 38, '#4a2c14', 1.4),
      ...slats,
      ...grainOf,
      rect(4, 9, 7, 40, 'url(#p)', 1),
      rect(53, 9, 7, 40, 'url(#p)', 1),
      ...[15, 28, 40].flatMap((y) => [ball(7.5, y, 0.9, '#5b3a1b'), ball(56.5, y, 0.9, '#5b3a1b')]),
      line('M3 12.6 H61', '#ffe2b4', 0.8, 'opacity=".7"'),
    ],
  ),
  'white-plate': drawing(
    [0, 22, 64, 44],
    '#f2efe9',
    [
      shade('r', ['#ffffff', '#f2efe9', '#b9b2a8'], 'down'),
      shade('i', ['#d9d3c9', '#f2efe9', '#ffffff'], 'down'),
      shade('e', ['#e9e4db', '#a8a094'], 'down'),
    ],
    [
      ball(32, 34.4, 32, 'url(#e)', 9.4),
      ball(32, 32, 32, 'url(#r)', 9.6),
      ball(32, 32.4, 22, 'url(#i)', 6),
      line('M4 30 C12 24.6 24 23.4 36 23.4', '#ffffff', 1, 'opacity=".9"'),
    ],
  ),
  'open-truck': drawing(
    [0, 8, 96, 62],
    '#c8473c',
    [
      shade('c', ['#f0786a', '#d0362c', '#8c1a18'], 'down'),
      shade('b', ['#d7a468', '#a86f38', '#6c421c'], 'down'),
      shade('g', ['#d9f2ff', '#7fb6d8', '#3f6c90'], 'down'),
      shade('m', ['#f4f7fa', '#aab4c2', '#5f6977'], 'down'),
      round('t', ['#5a5f6a', '#2b2e36', '#121419']),
    ],
    [
      rect(3, 48, 90, 6, '#3a3f49', 1.6),
      shape('M5 46 V20 Q5 9 15 9 H25 Q28 9 28 12 V48 H3 Q3 46 5 46 Z', 'url(#c)'),
      shape('M8.6 26 V20 Q9 12.6 15.6 12.6 H22 Q23.6 12.6 23.6 14.2 V26 Z', 'url(#g)'),
      line('M11 24 L17 14', '#ffffff', 1.2, 'opacity=".6"'),
      rect(3, 40, 4, 5, '#ffe9a0', 1.2),
      rect(1, 47, 28, 4, 'url(#m)', 1.6),
      rect(19.6, 30, 5, 1.6, '#7c1412', 0.8),
      line('M14 28 V46 M27.6 13 V46', '#7c1412', 0.6, 'opacity=".6"'),
      rect(30, 26, 65, 23, 'url(#b)', 1.4),
      line('M30.6 33.4 H94.4 M30.6 41 H94.4', '#5b3717', 0.8, 'opacity=".7"'),
      ...[36, 52, 68, 84].map((x) => rect(x, 25, 3, 24.6, '#7e5128', 0.6)),
      line('M31 27 H94', '#ffdca8', 0.9, 'opacity=".8"'),
      ...[17, 62, 80].flatMap((x) => [
        ball(x, 53, 8.6, 'url(#t)'),
        ball(x, 53, 4.4, 'url(#m)'),
        ball(x, 53, 1.6, '#4a505c'),
      ]),
    ],
  ),
  'glass-of-juice': drawing(
    [18, 4, 51, 62],
    '#f5992b',
    [
      shade('j', ['#ffd079', '#f79a1f', '#d9720e'], 'side'),
      shade('g', ['#ffffff', '#dff0f7', '#b5cfda'], 'side'),
      round('o', ['#ffe0a0', '#ffb13d', '#e8840f']),
    ],
    [
      `<g opacity=".55">${shape('M19 12 H45 L42.4 58 Q42 61 39 61 H25 Q22 61 21.6 58 Z', 'url(#g)')}</g>`,
      shape('M20 22 H44 L42 56.4 Q41.6 58.4 39.4 58.4 H24.6 Q22.4 58.4 22 56.4 Z', 'url(#j)'),
      ball(32, 22, 12, '#ffc766', 2.6),
      line('M24 26 L25.4 53', '#fff3d6', 1.8, 'opacity=".7"'),
      `<g transform="rotate(14 43 13)">${ball(43, 13, 7.6, '#f08a12')}${ball(43, 13, 6.4, 'url(#o)')}${line('M43 13 V7 M43 13 L48.4 10 M43 13 L48.4 16 M43 13 V19 M43 13 L37.6 16 M43 13 L37.6 10', '#fff0c8', 0.8)}</g>`,
      line('M30 22 L25.6 5', '#e8464f', 1.7),
      line('M19 12 C24 14 40 14 45 12', '#ffffff', 1, 'opacity=".8"'),
    ],
  ),
} satisfies Record<string, OwnDrawing>;
