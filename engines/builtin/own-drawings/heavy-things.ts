/** Machines, carriages and what stands in streets and fields. */
import { ball, drawing, line, type OwnDrawing, rect, round, shade, shape } from './own-drawing.ts';

const wheelOnly = (x: number, y: number, r: number, color: string) =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="none" stroke="${color}" stroke-width="${r * 0.2}"/>` +
  line(
    `M${x - r} ${y} H${x + r} M${x} ${y - r} V${y + r} M${x - r * 0.7} ${y - r * 0.7} L${x + r * 0.7} ${y + r * 0.7} M${x + r * 0.7} ${y - r * 0.7} L${x - r * 0.7} ${y + r * 0.7}`,
    color,
    r * 0.12,
  ) +
  ball(x, y, r * 0.22, '#d9a23a');

export const heavyThings = {
  excavator: drawing(
    [-46, -2, 66, 63],
    '#f0b020',
    [
      shade('y', ['#ffd860', '#f0b020', '#a8720c']),
      shade('g', ['#dff2ff', '#7fb2d2', '#2f526c']),
      shade('d', ['#5c6470', '#343a44', '#16191f']),
    ],
    [
      line('M22 34 L2 4 L-26 22', '#8a5e0a', 8),
      line('M22 33 L2 3 L-26 21', '#f7c43a', 6),
      line('M-26 22 L-32 40', '#d99a18', 5),
      shape('M-44 40 L-24 38 C-22 48 -26 56 -36 58 L-38 53 L-42 55 L-43 49 Z', 'url(#d)'),
      shape('M14 26 H44 C56 26 62 30 62 38 V46 H10 V34 Z', 'url(#y)'),
      shape('M14 10 H36 V36 H10 V22 Z', 'url(#y)'),
      shape('M16 13 H33 V28 H13 V22 Z', 'url(#g)'),
      shape('M16 13 L22 13 L15 27 L13 27 V22 Z', '#ffffff', 'opacity=".5"'),
      rect(6, 46, 56, 16, '#23272e', 8),
      rect(9, 48.6, 50, 10.6, '#3f4651', 5),
      ...[16, 27, 38, 50].map((x) => ball(x, 54, 4, '#8d98a8') + ball(x, 54, 1.8, '#343a44')),
      line('M4 18 L16 30', '#c3ccd8', 1.6),
    ],
  ),
  'battle-tank': drawing(
    [-42, 18, 66, 63],
    '#6a7340',
    [shade('o', ['#98a262', '#6a7340', '#383e1e'], 'down'), shade('p', ['#a8b270', '#727b46', '#434a26'])],
    [
      line('M6 30 H-40', '#4a5128', 4.4),
      line('M6 29.2 H-40', '#8d9758', 1.6),
      rect(-42, 26.6, 6, 6, '#4a5128', 1),
      shape('M2 22 H38 C44 22 46 28 46 36 H-4 C-4 28 -2 23 2 22 Z', 'url(#p)'),
      rect(14, 18.6, 14, 4.4, '#59613a', 1.6),
      shape('M-20 36 H60 L66 44 L58 48 H-14 L-26 42 Z', 'url(#o)'),
      shape('M-22 45 H62 Q66 46 64 52 Q60 62 50 62 H-8 Q-20 62 -24 51 Q-25 46 -22 45 Z', '#24271c'),
      ...[-12, 0, 12, 24, 36, 48].map((x) => ball(x, 54, 5.6, '#59613a') + ball(x, 54, 2.4, '#98a262')),
      line('M-22 46 H62', '#4a4f38', 2),
      shape('M18 27 l1.4 3 3.2 .3 -2.4 2.2 .8 3.2 -3 -1.6 -2.8 1.7 .6 -3.2 -2.4 -2.2 3.2 -.4 Z', '#e6e2c8'),
    ],
  ),
  cannon: drawing(
    [-20, 14, 62, 63],
    '#4a4f58',
    [shade('m', ['#8d95a1', '#4a4f58', '#1d2026'], 'down')],
    [
      shape('M18 40 L60 58 L58 62 L10 50 Z', '#7a4a24'),
      `<g transform="rotate(14 20 36)">${shape('M-20 28 H-14 V30 L40 26 C48 26 50 31 50 36 C50 41 48 46 40 46 L-14 42 V44 H-20 Z', 'url(#m)')}${line('M-12 31.6 L40 29', '#c3ccd8', 1.4, 'opacity=".8"')}${line('M2 29 V43 M24 27.4 V45', '#1d2026', 1.8)}${ball(52, 36, 3.4, '#343a44')}</g>`,
      wheelOnly(22, 48, 13, '#8a5226'),
      ...[
        [46, 58],
        [55, 58],
        [50.6, 51],
      ].map(([x = 0, y = 0]) => ball(x, y, 4.6, '#23262d') + ball(x - 1.4, y - 1.6, 1.2, '#8d95a1')),
    ],
  ),
  'horse-carriage': drawing(
    [-2, 2, 66, 63],
    '#8a2a3a',
    [shade('r', ['#d8566a', '#9a2438', '#5a1020']), shade('g', ['#bfe0f4', '#5f93b4', '#24465e'])],
    [
      line('M4 42 L-1 40', '#8a5226', 2),
      shape('M14 10 C22 3 46 3 56 10 L58 40 C56 48 48 50 40 50 H26 C18 50 12 46 12 38 Z', 'url(#r)'),
      shape('M18 14 H32 V32 H16 Z', 'url(#g)'),
      shape('M36 14 H51 L52 32 H36 Z', 'url(#g)'),
      line('M13 34 H57 M34 8 V50', '#ffd87a', 1.2),
      line('M12 10 C22 2 48 2 58 10', '#ffd87a', 2),
      shape('M2 26 H14 V32 H6 L4 40 H0 Z', '#5a1020'),
      wheelOnly(12, 53, 8.4, '#d9a23a'),
      wheelOnly(48, 50, 11.6, '#d9a23a'),
    ],
  ),
  'wooden-cart': drawing(
    [-10, 20, 62, 63],
    '#a0703c',
    [shade('w', ['#d9a866', '#a0703c', '#5c3a18'], 'down')],
    [
      line('M8 42 L-9 40', '#7a4e24', 2.6),
      shape('M8 24 H60 L56 46 H12 Z', 'url(#w)'),
      line('M9 30 H59 M10.4 36 H58 M11.6 41.6 H57', '#5c3a18', 1),
      shape('M10 24 C14 16 24 18 28 22 C34 14 48 15 58 24 Z', '#e6c25a'),
      line('M16 22 l4 -3 M30 21 l5 -3 M44 20 l5 2', '#b88f2a', 0.9),
      wheelOnly(34, 50, 12, '#7a4e24'),
    ],
  ),
  'stone-well': drawing(
    [4, -6, 60, 63],
    '#9a9aa0',
    [shade('s', ['#d4d6da', '#9a9ca4', '#5a5c64']), shade('r', ['#d27a52', '#9a4a2c', '#5c2814'])],
    [
      rect(12, 12, 4, 28, '#7a5230', 0.8),
      rect(48, 12, 4, 28, '#5c3a1e', 0.8),
      line('M13 22 H51', '#8a5e34', 3),
      line('M32 22 V34', '#d9b27a', 1.2),
      shape('M27 33 H37 L36 41 H28 Z', '#a0724a'),
      shape('M4 14 L32 -6 L60 14 L56 17 L32 1 L8 17 Z', 'url(#r)'),
      shape('M8 17 L32 1 L56 17 Z', '#6a3a22'),
      ball(32, 41, 25, '#6a6c74', 6),
      ball(32, 41, 20, '#1c2630', 4.2),
      shape('M7 41 C10 48 54 48 57 41 V58 C50 64 14 64 7 58 Z', 'url(#s)'),
      line(
        'M8 50 C20 54 44 54 56 50 M20 46.4 V52 M34 47 V53 M46 46 V52 M14 52 V60 M28 54 V62 M42 54 V62 M52 51 V59',
        '#6c6f78',
        1,
      ),
    ],
  ),
  'phone-booth': drawing(
    [16, -16, 48, 63],
    '#c8202e',
    [shade('r', ['#f2606a', '#c8202e', '#7a0c18'], 'side'), shade('g', ['#e6f4fb', '#a9cfe2', '#5f8ca8'])],
    [
      rect(16, 58, 32, 5, '#3a3c42', 0.6),
      rect(17, -10, 30, 69, 'url(#r)', 2),
      shape('M17 -8 C20 -18 44 -18 47 -8 Z', '#a31622'),
      rect(20, -8, 24, 6, '#fff6e6', 0.8),
      line('M23 -5 H41', '#3a3c42', 1.4),
      rect(21, 1, 22, 50, 'url(#g)', 0.6),
      line(
        'M28.4 1 V51 M35.6 1 V51 M21 9.4 H43 M21 17.8 H43 M21 26.2 H43 M21 34.6 H43 M21 43 H43',
        '#b81a28',
        1.1,
      ),
      shape('M22 2 L30 2 L22 22 Z', '#ffffff', 'opacity=".5"'),
      rect(40, 28, 1.6, 6, '#ffd87a', 0.6),
    ],
  ),
  hydrant: drawing(
    [16, 14, 48, 63],
    '#d8302c',
    [shade('r', ['#ff7a68', '#d8302c', '#861412'], 'side')],
    [
      rect(18, 57, 28, 5.6, '#a31e1c', 1),
      rect(22, 28, 20, 30, 'url(#r)', 2),
      shape('M22 30 C22 20 26 18 32 18 C38 18 42 20 42 30 Z', 'url(#r)'),
      rect(29, 14, 6, 5, '#b82420', 1),
      rect(20, 28, 24, 3.6, '#f0564a', 1),
      rect(16.6, 36, 8, 8, '#b82420', 1.6) + rect(40, 36, 8, 8, '#8f1816', 1.6),
      ball(32, 41, 5.4, '#b82420') + ball(32, 41, 3.2, '#ffd0a8'),
      line('M25 24 V54', '#ffb4a4', 1.4, 'opacity=".8"'),
    ],
  ),
  scarecrow: drawing(
    [2, -8, 62, 64],
    '#c8763a',
    [
      shade('h', ['#ffe08a', '#e0b045', '#96701c']),
      shade('s', ['#e0705a', '#b03a2c', '#661a12']),
      round('f', ['#f6dcae', '#dcb47a', '#a57c44']),
      shade('j', ['#6f93c8', '#3f639c', '#22396a']),
    ],
    [
      rect(30, 40, 4, 24, '#7a5230', 0.6),
      rect(4, 26, 56, 3.4, '#7a5230', 0.8),
      shape('M12 22 H52 L56 32 H44 L45 48 H19 L20 32 H8 Z', 'url(#s)'),
      line('M20 26 V46 M28 24 V48 M36 24 V48 M44 26 V46 M14 28 H50 M20 36 H45 M20 43 H45', '#7a1e14', 0.8),
      shape('M2 25 L9 23 L8 34 L4 33 Z', 'url(#h)'),
      shape('M62 25 L55 23 L56 34 L60 33 Z', 'url(#h)'),
      shape('M19 47 H45 L48 60 H35 L32 52 L29 60 H16 Z', 'url(#j)'),
      shape('M16 60 H29 L27 64 H18 Z M35 60 H48 L46 64 H37 Z', 'url(#h)'),
      ball(32, 13, 10, 'url(#f)'),
      shape('M28.6 10 l-1.6 -1.6 l-1.6 1.6 l1.6 1.6 Z M38.6 10 l-1.6 -1.6 l-1.6 1.6 l1.6 1.6 Z', '#3a2414'),
      shape('M32 12 l-1.6 2.8 h3.2 Z', '#d8702c'),
      line('M26.6 17 Q32 21 37.4 17 M28.6 17 v2 M32 18.4 v2 M35.4 17 v2', '#3a2414', 0.8),
      shape('M18 6 C26 2 38 2 46 6 C40 9 24 9 18 6 Z', '#b98a3e'),
      shape('M23 5 C24 -6 30 -8 33 -7 C38 -6 41 -1 41 5 C35 7 29 7 23 5 Z', 'url(#h)'),
      line('M23.4 3.6 C29 6 35 6 40.8 3.6', '#b03a2c', 2),
      shape('M26 22 C30 25 34 25 38 22 L36 28 L32 25 L28 28 Z', '#ffd24a'),
    ],
  ),
  carousel: drawing(
    [-8, -22, 72, 63],
    '#e0607a',
    [
      shade('t', ['#ff9ab0', '#d8405f', '#8c1c36']),
      shade('g', ['#fff0b8', '#f0c04a', '#a8761a']),
      shade('b', ['#fff8ea', '#f0dcb8', '#b89a68'], 'down'),
    ],
    [
      rect(-4, 54, 72, 8.4, 'url(#g)', 2),
      rect(-4, 54, 72, 2.4, '#fff6d8', 1),
      rect(24, 14, 16, 40, 'url(#b)'),
      ...[-14, -1, 12, 25, 38, 51].map((x, at) =>
        shape(`M32 -20 L${x + 7} 8 H${x + 20} Z`, at % 2 ? '#fff4ea' : 'url(#t)'),
      ),
      shape(
        'M-8 8 H72 V12 Q67 17 62 12 Q57 17 52 12 Q47 17 42 12 Q37 17 32 12 Q27 17 22 12 Q17 17 12 12 Q7 17 2 12 Q-3 17 -8 12 Z',
        'url(#g)',
      ),
      ball(32, -20, 2.4, '#f0c04a'),
      line('M8 14 V54 M56 14 V54', '#d9a23a', 1.8),
      ...[8, 56].map(
        (x) =>
          shape(
            `M${x - 12} 32 C${x - 13} 28 ${x - 9} 24 ${x - 6} 27 L${x - 3} 33 H${x + 8} C${x + 12} 34 ${x + 11} 39 ${x + 8} 40 L${x + 10} 47 H${x + 7} L${x + 4} 41 H${x - 3} L${x - 6} 47 H${x - 9} L${x - 6} 39 L${x - 8} 33 L${x - 11} 34 Z`,
            '#ffffff',
          ) +
          shape(`M${x - 2} 32.6 H${x + 5} V37 H${x - 1} Z`, '#d8405f') +
          line(`M${x - 7} 25 L${x - 3} 32`, '#e8a83a', 2),
      ),
    ],
  ),
  swings: drawing(
    [-6, -4, 70, 63],
    '#3f86c8',
    [shade('p', ['#7fb8f0', '#3f86c8', '#1c4a80'], 'side')],
    [
      line('M6 -1 L-5 62 M6 -1 L16 62 M58 -1 L48 62 M58 -1 L69 62', 'url(#p)', 2.8),
      line('M6 -1 L-5 62 M58 -1 L48 62', '#3f86c8', 2.6),
      line('M6 -1 L16 62 M58 -1 L69 62', '#2a68a4', 2.6),
      line('M4 -1 H60', '#d8402c', 3.4),
      line('M22 0 V42 M32 0 V42 M40 0 L38 40 M50 0 L48 40', '#8d98a8', 0.9),
      rect(20, 41, 14, 2.8, '#8a5226', 0.8),
      rect(36, 39, 14, 2.8, '#8a5226', 0.8),
    ],
  ),
} satisfies Record<string, OwnDrawing>;
