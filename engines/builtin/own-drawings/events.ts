/** What happens to things: a liner that sinks, a sun that is covered, a house in a flood. */
import { ball, drawing, line, type OwnDrawing, rect, round, shade, shape } from './own-drawing.ts';

const funnel = (x: number, foot: number) => [
  shape(`M${x} ${foot} L${x + 1.6} ${foot - 17} H${x + 8} L${x + 8.4} ${foot} Z`, 'url(#f)'),
  shape(`M${x + 1.2} ${foot - 13} L${x + 1.6} ${foot - 17} H${x + 8} L${x + 8.1} ${foot - 13} Z`, '#22242c'),
  `<ellipse cx="${x + 4.8}" cy="${foot - 17}" rx="3.2" ry="1" fill="#0f1116"/>`,
];

export const events = {
  'sinking-liner': drawing(
    [-30, 0, 94, 70],
    '#3a4252',
    [
      shade('h', ['#4a5160', '#262b36', '#12151c'], 'down'),
      shade('d', ['#fffdf6', '#e4dfd2', '#a9a496'], 'down'),
      shade('f', ['#f6c98a', '#d99a4e', '#94602a'], 'side'),
      shade('s', ['#5fa8d0', '#1f5f94', '#0e3358'], 'down'),
      shade('i', ['#ffffff', '#cfe9f6', '#7fb4d4']),
      shade('j', ['#e8f6fd', '#a9d3e8', '#5f97bb']),
    ],
    [
      shape('M-30 58 L-25 40 L-18 34 L-13 22 L-6 30 L2 26 L8 42 L16 58 Z', 'url(#i)'),
      shape('M-13 22 L-6 30 L-9 44 L-4 58 H-20 L-16 42 Z', 'url(#j)', 'opacity=".75"'),
      shape('M2 26 L8 42 L16 58 H6 L3 44 Z', 'url(#j)'),
      '<g transform="rotate(-17 40 50)">',
      ...funnel(17, 31),
      ...funnel(31, 31),
      ...funnel(45, 31),
      ...funnel(59, 31),
      line('M8 34 V12 M84 38 V16 M8 13 L22 16 M84 17 L68 16', '#5d4a34', 0.9),
      rect(14, 30, 60, 5, 'url(#d)', 1),
      rect(6, 34.4, 76, 5.4, 'url(#d)', 1),
      line('M18 32.6 H71', '#ffd36a', 1.5, 'stroke-dasharray="1.6 1.9"'),
      line('M10 37.2 H79', '#ffd36a', 1.6, 'stroke-dasharray="1.7 2"'),
      shape(
        'M-14 38 C-2 40.4 20 40 90 38.6 C95 38.6 97 40 96 43 C94 50 91 55 86 59 H-2 C-8 52 -12 45 -14 38 Z',
        'url(#h)',
      ),
      shape('M-7 51 C20 53 60 53 91.6 51 C90 54.4 88 57 86 59 H-2 C-4 56.6 -5.6 54 -7 51 Z', '#8f2a24'),
      line('M-12.6 40.6 C10 42 60 41.6 95 40.4', '#d8b25a', 0.9),
      line('M-6 45 H90', '#ffe3a0', 1.3, 'stroke-dasharray="1.3 3.2"'),
      '</g>',
      shape(
        'M-30 56 C-22 52 -14 58 -4 55 C6 51 14 58 26 55 C38 51 48 58 60 54 C72 50 82 57 94 53 V70 H-30 Z',
        'url(#s)',
      ),
      line(
        'M-24 60 q6 -2.4 12 0 t12 0 M20 62 q6 -2.4 12 0 t12 0 M60 60 q6 -2.4 12 0 t12 0',
        '#bfe2f4',
        1.1,
        'opacity=".7"',
      ),
      line('M-2 55.6 q6 -3.4 12 -.6 M22 54.4 q5 -2.6 10 0', '#ffffff', 1.6, 'opacity=".85"'),
    ],
  ),
  'solar-eclipse': drawing(
    [-6, -6, 70, 70],
    '#f2b13a',
    [
      `<radialGradient id="c" cx=".5" cy=".5" r=".5"><stop offset=".5" stop-color="#fff6c8"/><stop offset=".62" stop-color="#ffc94a" stop-opacity=".9"/><stop offset=".8" stop-color="#ff8a1e" stop-opacity=".35"/><stop offset="1" stop-color="#ff6a00" stop-opacity="0"/></radialGradient>`,
      round('m', ['#2c2f3c', '#14161e', '#05060a']),
      round('b', ['#ffffff', '#fff3b0', '#ffd24a']),
    ],
    [
      ball(32, 32, 38, 'url(#c)'),
      ball(32, 32, 21.4, '#fff4c0'),
      ball(31.4, 31.6, 20.4, 'url(#m)'),
      ball(26, 24, 3.4, '#22252f'),
      ball(38, 38, 4.6, '#1d2029'),
      ball(24, 40, 2.4, '#1d2029'),
      ball(46.6, 17.4, 4.2, 'url(#b)'),
      line('M46.6 8 V27 M37 17.4 H56 M41 12 L52 23 M52 12 L41 23', '#fff6d0', 1, 'opacity=".85"'),
    ],
  ),
  'flooded-house': drawing(
    [-4, 4, 68, 62],
    '#b06a4a',
    [
      shade('w', ['#ffe9cc', '#f0c795', '#b98550']),
      shade('r', ['#f0705a', '#c23a34', '#7e1d22']),
      shade('g', ['#a8e2ff', '#3f9fd8', '#1d5f9c'], 'down'),
      shade('s', ['#b89a6a', '#86683e', '#553e22'], 'down'),
      shade('k', ['#8a6a52', '#5a4232']),
    ],
    [
      rect(44, 10, 7, 14, 'url(#k)', 1),
      shape('M10 30 H54 V62 H10 Z', 'url(#w)'),
      shape('M32 4 L60 29 C61 31 60 33 57.6 33 H6.4 C4 33 3 31 4 29 Z', 'url(#r)'),
      line('M9 29.6 L32 9.4 L55 29.6', '#ffb09c', 1.2, 'opacity=".6"'),
      rect(16, 36, 11, 10, '#fff8ec', 1),
      rect(17.4, 37.4, 8.2, 8.6, 'url(#g)'),
      rect(37, 36, 11, 10, '#fff8ec', 1),
      rect(38.4, 37.4, 8.2, 8.6, 'url(#g)'),
      rect(28, 40, 8, 20, '#6a4028', 1),
      shape(
        'M-4 48 C2 44.6 8 50 15 47 C22 44 27 50 34 47 C41 44 47 50 54 46.6 C60 44 64 49 68 46.4 V66 H-4 Z',
        'url(#s)',
      ),
      line(
        'M2 54 q5 -2 10 0 t10 0 M34 56 q5 -2 10 0 t10 0 M14 61 q5 -2 10 0 t10 0',
        '#e0c898',
        1,
        'opacity=".75"',
      ),
      line('M8 48.6 q4 -2.6 8 -.6 M40 48 q4 -2.6 8 -.4', '#fff3d8', 1.3, 'opacity=".8"'),
      shape('M50 52 l9 -2 1.6 5 -9 2.4 Z', '#c98a4a'),
      line('M52 53.6 l6.6 -1.6', '#8f5a26', 0.8),
    ],
  ),
} satisfies Record<string, OwnDrawing>;
