/** What games are known by: a figure and a house of blocks, a crate on a parachute, a lit computer. */
import { ball, drawing, line, type OwnDrawing, rect, round, shade, shape } from './own-drawing.ts';

type Tones = readonly [light: string, middle: string, dark: string];

/** Fixed speckles: the same drawing each time. */
const speckle = (at: number) => Math.abs(Math.sin(at * 127.1 + 11.7) * 43758.5) % 1;

/** A face of squares in slightly different shades, as blocks are painted. */
function pixels(x: number, y: number, columns: number, rows: number, size: number, seed: number): string {
  return Array.from({ length: columns * rows }, (_, at) => {
    const value = speckle(at + seed * 57);
    if (value > 0.3 && value < 0.7) return '';
    const [left, top] = [x + (at % columns) * size, y + Math.floor(at / columns) * size];
    return rect(left, top, size, size, value < 0.3 ? '#000000' : '#ffffff').replace(
      '/>',
      ` opacity="${(Math.abs(value - 0.5) * 0.34).toFixed(2)}"/>`,
    );
  }).join('');
}

/** A block seen from the front, from above and from the right. */
function block(
  [x, y]: readonly [number, number],
  [width, height, depth]: readonly [number, number, number],
  [light, middle, dark]: Tones,
  seed = 1,
): string {
  const [right, rise] = [depth * 0.7, depth * 0.42];
  const size = Math.min(width, height) / Math.max(2, Math.round(Math.min(width, height) / 2.6));
  const [columns, rows] = [Math.round(width / size), Math.round(height / size)];
  return [
    shape(`M${x} ${y} l${right} ${-rise} h${width} l${-right} ${rise} Z`, light),
    shape(`M${x + width} ${y} l${right} ${-rise} v${height} l${-right} ${rise} Z`, dark),
    rect(x, y, width, height, middle),
    pixels(x, y, columns, rows, size, seed),
    line(`M${x} ${y + 0.25} h${width} l${right} ${-rise}`, '#ffffff', 0.4, 'opacity=".45"'),
  ].join('');
}

const skin: Tones = ['#e8b48c', '#cf9468', '#945c3a'];
const shirt: Tones = ['#3ec6c0', '#1fa29c', '#0e6462'];
const trousers: Tones = ['#5468c8', '#3b4cab', '#232e72'];
const shoes: Tones = ['#6c7078', '#50545c', '#2c2f36'];
const hair: Tones = ['#5a3a20', '#43290f', '#241505'];
const gem: Tones = ['#c8fff8', '#4fe0d4', '#16908c'];
const wood: Tones = ['#b88a54', '#946a3a', '#5c3f1e'];
const grass: Tones = ['#8ad452', '#6bb63a', '#427a20'];
const soil: Tones = ['#a87648', '#8a5c34', '#573618'];
const planks: Tones = ['#d8ac6c', '#b98a4c', '#7c5626'];
const stone: Tones = ['#b4bac0', '#90969c', '#5c6168'];
const glass: Tones = ['#dff6ff', '#9fdcf6', '#5ca6cc'];

/** A pick of blocks, its head up and to the right. */
const pick = [
  '<g transform="rotate(24 52 34)">',
  block([50.6, 20], [3.4, 30, 3], wood, 5),
  block([40, 15.4], [24.6, 4.6, 3], gem, 6),
  block([37.4, 19], [4.6, 5.4, 3], gem, 7),
  block([62.6, 19], [4.6, 5.4, 3], gem, 8),
  '</g>',
];

export const gaming = {
  'block-hero': drawing(
    [5, -9, 76, 63],
    '#3ba09c',
    [],
    [
      block([17, 40], [8.6, 21, 7], trousers, 1),
      block([26, 40], [8.6, 21, 7], trousers, 2),
      block([17, 57], [8.6, 4, 7], shoes, 3),
      block([26, 57], [8.6, 4, 7], shoes, 4),
      block([7.6, 19.4], [8.6, 20, 7], skin, 3),
      block([7.6, 18], [8.6, 8, 7], shirt, 3),
      block([16.6, 18], [18.4, 22.4, 7.6], shirt, 4),
      ...pick,
      '<g transform="rotate(-28 38 22)">',
      block([35.6, 19.4], [8, 19, 7], skin, 5),
      block([35.6, 18], [8, 8, 7], shirt, 9),
      '</g>',
      block([15.4, -2], [20.8, 20, 12], skin, 6),
      block([15.4, -3.4], [20.8, 5.2, 12], hair, 7),
      rect(15.4, 1, 2.6, 5.2, hair[1]),
      rect(33.6, 1, 2.6, 5.2, hair[1]),
      rect(18, 7, 5.2, 2.6, '#ffffff'),
      rect(28.4, 7, 5.2, 2.6, '#ffffff'),
      rect(20.6, 7, 2.6, 2.6, '#2b3f9c'),
      rect(28.4, 7, 2.6, 2.6, '#2b3f9c'),
      rect(23.2, 9.6, 5.2, 2.6, '#a8704a'),
      rect(20.6, 12.4, 10.4, 2.6, '#6c3a22'),
    ],
  ),
  'block-house': drawing(
    [-5, -11, 69, 63],
    '#b98a4c',
    [],
    [
      block([-4, 54], [60, 5, 18], grass, 1),
      block([-4, 58], [60, 4, 18], soil, 2),
      block([2, 22], [46, 32, 14], planks, 3),
      ...[22, 38].map((y) => block([2, y + 12], [5, 4, 0.1], wood, y)),
      block([2, 48], [46, 6, 14], stone, 4),
      rect(2, 22, 4.4, 26, wood[1]),
      rect(43.6, 22, 4.4, 26, wood[1]),
      block([20, 36], [10, 18, 1], wood, 6),
      rect(27, 45, 1.6, 1.6, '#f2d35a'),
      block([8.4, 29], [9, 9, 0.1], glass, 7),
      block([33, 29], [9, 9, 0.1], glass, 8),
      line('M12.9 29 v9 M8.4 33.5 h9 M37.5 29 v9 M33 33.5 h9', wood[2], 1),
      block([-2, 16], [54, 6, 17], ['#c4584a', '#a33d33', '#6c221c'], 9),
      block([4, 10], [44, 6, 14], ['#c4584a', '#a33d33', '#6c221c'], 10),
      block([11, 4], [32, 6, 11], ['#c4584a', '#a33d33', '#6c221c'], 11),
      block([18, -2], [20, 6, 8], ['#c4584a', '#a33d33', '#6c221c'], 12),
      block([37, -7], [6, 13, 5], stone, 13),
    ],
  ),
  'supply-drop': drawing(
    [0, -3, 64, 64],
    '#d4542c',
    [
      round('c', ['#ffb05a', '#e8602a', '#8f2a10']),
      round('w', ['#ffffff', '#e6e9f0', '#9aa3b4']),
      shade('m', ['#6f8a4a', '#4f6a30', '#2c3f18']),
      shade('n', ['#8aa860', '#5c7a38', '#3a5020'], 'down'),
      shade('k', ['#ffd95a', '#e8a41c', '#9a6206'], 'down'),
    ],
    [
      shape(
        'M2 22 C3 7 16 -1 32 -1 C48 -1 61 7 62 22 C57 18 52 18 47 22 C42 18 37 18 32 22 C27 18 22 18 17 22 C12 18 7 18 2 22 Z',
        'url(#c)',
      ),
      shape('M17 22 C17 8 23 -1 32 -1 C41 -1 47 8 47 22 C42 18 37 18 32 22 C27 18 22 18 17 22 Z', 'url(#w)'),
      shape(
        'M27.4 19.6 C27.4 6 29 -1 32 -1 C35 -1 36.6 6 36.6 19.6 C35 20 33.4 20.8 32 22 C30.6 20.8 29 20 27.4 19.6 Z',
        'url(#c)',
      ),
      shape('M6 16 C9 7 17 2 26 1 C18 5 12 9 9 16 Z', '#ffffff', 'opacity=".4"'),
      line('M2.6 22 L17 41 M17 22 L23 41 M32 22 V41 M47 22 L41 41 M61.4 22 L47 41', '#3a3f4a', 0.9),
      shape('M14 41 H50 V62 H14 Z', 'url(#m)'),
      shape('M14 41 L19 36.6 H55 L50 41 Z', 'url(#n)'),
      shape('M50 41 L55 36.6 V57 L50 62 Z', '#24340f'),
      rect(14, 41, 36, 2.4, '#a8c27a').replace('/>', ' opacity=".6"/>'),
      rect(14, 48.4, 36, 5.4, 'url(#k)'),
      shape('M50 48.4 L55 44 V49.4 L50 53.8 Z', '#7a4c04'),
      rect(28, 46.4, 8, 9.4, 'url(#k)', 1.4),
      rect(30.4, 49, 3.2, 3.6, '#5c3a04', 0.8),
      line('M20 44 V60 M44 44 V60', '#2c3f18', 1.6),
      ...[17, 47].flatMap((x) => [44.6, 58.6].map((y) => ball(x, y, 0.9, '#c8d8a8'))),
    ],
  ),
  'gaming-pc': drawing(
    [-2, 4, 64, 60],
    '#3a3f5c',
    [
      shade('b', ['#4a5068', '#23273a', '#0c0e18']),
      shade('s', ['#1c2a6c', '#5a1f8c', '#0c1030']),
      shade('g', ['#2a3048', '#12151f', '#05060a'], 'side'),
      round('r', ['#ff7ad8', '#c81fb0', '#4a0a5c']),
      round('y', ['#8afff0', '#16c8d8', '#08445c']),
      round('z', ['#c8a8ff', '#6a3aff', '#1c0a5c']),
      shade('q', ['#ff3a8c', '#8a4aff', '#1ce0ff'], 'side'),
    ],
    [
      rect(-1, 8, 42, 29, 'url(#b)', 2.4),
      rect(1, 10, 38, 24, 'url(#s)', 1.2),
      shape('M1 34 L15 20 L23 27 L30 18 L39 29 V32.8 Q39 34 37.8 34 H2.2 Q1 34 1 32.8 Z', '#150a3c'),
      ball(27, 17, 4, '#ff9ad8'),
      ball(27, 17, 2.6, '#ffd8f0'),
      line('M5 15 h9 M5 18 h6', '#7affea', 1.2, 'opacity=".85"'),
      shape('M2 11 H20 L8 33 H2 Z', '#ffffff', 'opacity=".1"'),
      shape('M16 37 H24 L25.4 44 H14.6 Z', '#1c2030'),
      rect(10, 43.4, 20, 2.4, 'url(#b)', 1.2),
      rect(43, 5, 20, 48, 'url(#b)', 2),
      rect(45, 7, 16, 44, 'url(#g)', 1.2),
      ...(
        [
          [14.6, 'r'],
          [29, 'y'],
          [43.4, 'z'],
        ] as const
      ).flatMap(([y, id]) => [
        ball(53, y, 6.3, '#05060a'),
        ball(53, y, 5.7, `url(#${id})`),
        ...Array.from({ length: 7 }, (_, at) => {
          const turn = (at / 7) * 360;
          return `<g transform="rotate(${turn} 53 ${y})">${shape(`M53 ${y} C55 ${y - 2} 55.6 ${y - 4} 54 ${y - 5.4} C52.6 ${y - 4} 52.4 ${y - 2} 53 ${y} Z`, '#0c0e18', 'opacity=".72"')}</g>`;
        }),
        ball(53, y, 1.5, '#e8ecff'),
      ]),
      shape('M45.6 8 H50 L46.4 50 H45.6 Z', '#ffffff', 'opacity=".14"'),
      rect(3, 49, 34, 9, 'url(#b)', 1.8),
      ...Array.from({ length: 33 }, (_, at) =>
        rect(4.8 + (at % 11) * 2.86, 50.6 + Math.floor(at / 11) * 2.2, 2.2, 1.6, 'url(#q)', 0.5),
      ),
      shape('M42 58 C39.4 58 39 54 42 53.6 H46 C48 54 48 58 46 58 Z', 'url(#b)'),
      line('M43.4 54 v2', '#ff3a8c', 1),
    ],
  ),
  'puzzle-cube': drawing(
    [3, 0, 61, 64],
    '#d84a3a',
    [],
    [
      shape(
        'M32 3 L58 17 V46 L32 61 L6 46 V17 Z',
        '#15171d',
        'stroke="#15171d" stroke-width="3" stroke-linejoin="round"',
      ),
      ...Array.from({ length: 9 }, (_, at) => {
        const [row, column] = [Math.floor(at / 3), at % 3];
        const colors = [
          '#ffd63a',
          '#ffffff',
          '#ffd63a',
          '#3a8cff',
          '#ffd63a',
          '#ff7a2a',
          '#ffd63a',
          '#39c25a',
          '#ffd63a',
        ];
        const [x, y] = [32 + (column - row) * 8.67, 3.6 + (column + row) * 4.67];
        return shape(
          `M${x} ${y + 0.5} l7.5 4 l-7.5 4 l-7.5 -4 Z`,
          colors[at] ?? '#ffffff',
          `stroke="${colors[at]}" stroke-width="1" stroke-linejoin="round"`,
        );
      }),
      ...[0, 1].flatMap((side) =>
        Array.from({ length: 9 }, (_, at) => {
          const [row, column] = [Math.floor(at / 3), at % 3];
          const left = [
            '#e8402f',
            '#e8402f',
            '#39c25a',
            '#e8402f',
            '#e8402f',
            '#3a8cff',
            '#ffffff',
            '#e8402f',
            '#e8402f',
          ];
          const right = [
            '#3a8cff',
            '#ff7a2a',
            '#3a8cff',
            '#3a8cff',
            '#3a8cff',
            '#e8402f',
            '#3a8cff',
            '#39c25a',
            '#3a8cff',
          ];
          const color = (side === 0 ? left : right)[at] ?? '#ffffff';
          const x = side === 0 ? 6.6 + column * 8.6 : 32.8 + column * 8.6;
          const y = side === 0 ? 18.2 + column * 4.7 + row * 9.5 : 32.2 - column * 4.7 + row * 9.5;
          const lean = side === 0 ? 3.6 : -3.6;
          return shape(
            `M${x + 0.5} ${y + (side === 0 ? 0.6 : 0.2)} l6.8 ${lean} v7.6 l-6.8 ${-lean} Z`,
            color,
            `stroke="${color}" stroke-width="1" stroke-linejoin="round"`,
          );
        }),
      ),
      shape('M6 17 L32 31.4 V61 L6 46 Z', '#ffffff', 'opacity=".08"'),
      shape('M58 17 L32 31.4 V61 L58 46 Z', '#000000', 'opacity=".2"'),
      shape('M32 4 L56 17 L44 18 L24 9 Z', '#ffffff', 'opacity=".3"'),
    ],
  ),
} as const satisfies Record<string, OwnDrawing>;
