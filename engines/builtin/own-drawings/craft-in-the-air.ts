/** Aircraft and spacecraft that land, take off and fly past, seen from the side; each looks left. */
import { ball, drawing, faint, line, type OwnDrawing, rect, round, shade, shape } from './own-drawing.ts';

const hull =
  'M-58 -20 C-56 -29 -46 -34 -34 -34 H44 C54 -34 62 -32 66 -29 L48 -16 C20 -11 -30 -10 -46 -12 C-54 -13 -58 -16 -58 -20 Z';
const plane = (wheels: boolean) => [
  shape('M20 -33 L44 -58 H54 L46 -33 Z', '#8fa2b8'),
  shape('M46 -33 L58 -66 H70 L64 -29 Z', 'url(#t)'),
  shape('M58 -31 L80 -36 L84 -32 L62 -26 Z', '#c3cfdc'),
  ...(wheels
    ? [
        line('M-38 -12 L-40 -2 M10 -12 L12 -2 M18 -12 L20 -2', '#7c8794', 2),
        ball(-40, 0, 3.4, '#23262d') + ball(-40, 0, 1.4, '#aab4c2'),
        ball(12, 0, 4, '#23262d') + ball(12, 0, 1.6, '#aab4c2'),
        ball(20, 0, 4, '#23262d') + ball(20, 0, 1.6, '#aab4c2'),
      ]
    : []),
  shape(hull, 'url(#b)'),
  shape(
    'M-58 -20 C-58 -16 -54 -13 -46 -12 C-30 -10 20 -11 48 -16 L56 -22 C20 -17 -30 -16 -58 -20 Z',
    '#8fa0b4',
    'opacity=".65"',
  ),
  line('M-56 -22.5 C-20 -20 30 -20.6 60 -25', '#2f6fd0', 2),
  shape('M-53 -26 C-50 -30 -46 -31.6 -42 -32 V-27 Z', '#22364c'),
  ...Array.from({ length: 15 }, (_, at) => rect(-34 + at * 5, -29.4, 2.6, 3.4, '#35536f', 1)),
  rect(-39, -30, 3.4, 7, '#ffffff', 0.8),
  shape('M-8 -18 H18 L52 4 L44 6 L4 -10 Z', 'url(#w)'),
  shape('M-2 -9 H14 Q17 -9 17 -5 Q17 -1 14 -1 H0 Q-5 -1 -5 -5 Q-5 -9 -2 -9 Z', 'url(#e)'),
  ball(-3, -5, 2, '#2a3442', 3.6),
];
const planeDefs = [
  shade('b', ['#ffffff', '#eef2f7', '#b4c0ce'], 'down'),
  shade('w', ['#dde5ee', '#aebccb', '#74859a'], 'down'),
  shade('e', ['#f4f7fa', '#b9c4d0', '#6f7d8e'], 'down'),
  shade('t', ['#4f8cf0', '#2257b5', '#143a80']),
];
const tilted = (degrees: number, shapes: readonly string[]) =>
  `<g transform="rotate(${degrees} 4 -20)">${shapes.join('')}</g>`;

const flame = [
  shape('M-14 0 C-16 14 -6 18 0 34 C6 18 16 14 14 0 Z', '#ff8a1e'),
  shape('M-9 0 C-10 10 -4 13 0 24 C4 13 10 10 9 0 Z', '#ffd24a'),
  shape('M-5 0 C-5 6 -2 8 0 15 C2 8 5 6 5 0 Z', '#fffbe6'),
];
const ship = [
  line('M-16 -22 L-34 4 M16 -22 L34 4 M0 -14 V4', '#7c8794', 3),
  ball(-35, 5, 6, '#4a5260', 2),
  ball(35, 5, 6, '#4a5260', 2),
  shape('M-12 -12 H12 L15 0 H-15 Z', '#4a5260'),
  shape('M-22 -20 C-26 -60 -14 -92 0 -104 C14 -92 26 -60 22 -20 C14 -12 -14 -12 -22 -20 Z', 'url(#s)'),
  shape(
    'M6 -98 C18 -82 24 -54 22 -20 C18 -16 12 -14.6 6 -14 C14 -44 14 -70 6 -98 Z',
    '#5f6f84',
    'opacity=".5"',
  ),
  shape('M-11 -90 C-7 -97 -4 -101 0 -104 C4 -101 7 -97 11 -90 Q0 -85 -11 -90 Z', '#e0472f'),
  ball(-1, -66, 9.6, '#6f7d8e') + ball(-1, -66, 7.4, 'url(#g)') + ball(-4, -69, 2.2, faint('#ffffff', 0.8)),
  shape('M-22 -40 C-34 -34 -38 -24 -36 -12 L-20 -20 Z', 'url(#f)'),
  shape('M22 -40 C34 -34 38 -24 36 -12 L20 -20 Z', '#9a2a1c'),
  line('M-24 -30 C-10 -25 10 -25 24 -30', '#8796a8', 1.2),
];
const shipDefs = [
  shade('s', ['#ffffff', '#e3e9f0', '#95a3b4'], 'side'),
  round('g', ['#e9fbff', '#6fc4ee', '#1f5c92']),
  shade('f', ['#ff7a5a', '#d8402c', '#8a2016']),
];

export const airborne = {
  airliner: drawing([-60, -68, 86, 8], '#dfe6ee', planeDefs, [tilted(0, plane(false))]),
  'airliner-landing': drawing([-62, -72, 90, 14], '#dfe6ee', planeDefs, [tilted(7, plane(true))]),
  'airliner-taking-off': drawing([-66, -64, 84, 26], '#dfe6ee', planeDefs, [tilted(18, plane(true))]),
  'starship-landing': drawing([-50, -106, 50, 40], '#c9d2dc', shipDefs, [
    ...flame.map((one) => `<g transform="translate(0 0)">${one}</g>`),
    ...ship,
    ball(-30, 36, 14, faint('#e8d8c8', 0.8), 4),
    ball(28, 36, 16, faint('#dccaba', 0.8), 4),
    ball(0, 37, 18, faint('#f4e8da', 0.8), 3.4),
  ]),
  starship: drawing([-44, -106, 44, 8], '#c9d2dc', shipDefs, ship),
  'fighter-jet': drawing(
    [-72, -44, 66, 4],
    '#7d8998',
    [
      shade('b', ['#b9c4d0', '#7d8998', '#414b58'], 'down'),
      shade('w', ['#98a4b2', '#66727f', '#363f4a'], 'down'),
      round('g', ['#dff4ff', '#5f9cc8', '#1c3d5c']),
    ],
    [
      shape('M30 -24 L46 -44 H56 L54 -22 Z', 'url(#w)'),
      shape(
        'M-72 -16 C-58 -20 -48 -23 -36 -24 C-20 -27 20 -27 44 -24 L58 -22 V-12 H40 C0 -9 -50 -11 -72 -16 Z',
        'url(#b)',
      ),
      shape('M-42 -23.6 C-36 -32 -18 -33 -8 -26 Z', 'url(#g)'),
      shape('M-38 -25 C-34 -30 -26 -31 -20 -29', 'none', 'stroke="#ffffff" stroke-width="1"'),
      shape('M-14 -16 H26 L50 2 H34 L-2 -12 Z', 'url(#w)'),
      shape('M30 -16 H54 L64 -8 H46 Z', '#59656f'),
      rect(56, -22, 5, 10, '#2c333c', 1.4),
      shape('M61 -20 L66 -17 L61 -14 Z', '#ffb04a'),
      line('M4 -8 H-20', '#dfe6ee', 2.6),
      ball(16, -21, 3, faint('#ffffff', 0.53)),
    ],
  ),
} satisfies Record<string, OwnDrawing>;
