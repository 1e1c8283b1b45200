/** Small things of hedge and shore, and of pockets and chests. */
import { ball, drawing, line, type OwnDrawing, rect, round, shade, shape } from './own-drawing.ts';

const petals = (x: number, y: number, count: number, long: number, color: string) =>
  Array.from({ length: count }, (_, at) => {
    const turn = (360 / count) * at;
    return `<g transform="rotate(${turn} ${x} ${y})">${ball(x, y - long * 0.62, long * 0.26, color, long * 0.5)}</g>`;
  }).join('');

export const smallGrowths = {
  starfish: drawing(
    [4, 4, 60, 60],
    '#f08a4a',
    [round('s', ['#ffd0a0', '#f0844a', '#b04a1a'])],
    [
      shape(
        'M32 4 C36 14 38 20 41 23 C46 24 54 23 60 26 C55 33 48 37 46 42 C46 48 49 54 48 60 C42 57 36 53 32 53 C28 53 22 57 16 60 C15 54 18 48 18 42 C16 37 9 33 4 26 C10 23 18 24 23 23 C26 20 28 14 32 4 Z',
        'url(#s)',
      ),
      ...[
        [32, 12],
        [32, 18],
        [32, 25],
        [52, 27],
        [45, 29],
        [39, 31],
        [44, 54],
        [41, 48],
        [37, 42],
        [20, 54],
        [23, 48],
        [27, 42],
        [12, 27],
        [19, 29],
        [25, 31],
        [32, 34],
      ].map(([x = 0, y = 0]) => ball(x, y, 1.3, '#ffe4c0')),
    ],
  ),
  acorn: drawing(
    [14, 2, 50, 62],
    '#b5762e',
    [shade('n', ['#f0c07a', '#b5762e', '#66400f']), shade('c', ['#a8804e', '#7a5630', '#452e16'])],
    [
      line('M33 8 C33 5 35 3 38 2', '#6b4a26', 3),
      shape('M17 26 H47 C48 42 42 54 32 62 C22 54 16 42 17 26 Z', 'url(#n)'),
      line('M22 30 C22 40 25 48 28 53', '#ffe4b0', 2, 'opacity=".8"'),
      shape('M14 26 C14 14 22 7 32 7 C42 7 50 14 50 26 C44 30 20 30 14 26 Z', 'url(#c)'),
      line(
        'M18 22 l5 5 M24 17 l9 10 M31 12 l12 14 M39 11 l9 11 M46 22 l-5 5 M40 16 l-9 11 M33 11 l-12 15 M25 11 l-8 10',
        '#452e16',
        0.8,
        'opacity=".7"',
      ),
    ],
  ),
  bamboo: drawing(
    [14, 0, 52, 63],
    '#6aa83c',
    [shade('b', ['#b8e07a', '#6aa83c', '#35621a'], 'side')],
    [
      rect(21, 0, 7, 63, 'url(#b)', 1.4) + rect(34, 4, 6.4, 59, 'url(#b)', 1.4),
      line(
        'M20.4 14 H28.6 M20.4 30 H28.6 M20.4 46 H28.6 M33.4 20 H41 M33.4 36 H41 M33.4 52 H41',
        '#35621a',
        1.4,
      ),
      line('M20.6 13 H28.4 M20.6 29 H28.4 M20.6 45 H28.4 M33.6 19 H40.8 M33.6 35 H40.8', '#d8f0a8', 0.7),
      shape('M28 14 C36 8 42 8 48 11 C42 15 35 17 28 14 Z', '#5a9a30') +
        shape('M40 20 C46 14 50 16 52 20 C48 23 44 23 40 20 Z', '#79bc4a'),
      shape('M21 30 C15 24 14 22 14 17 C19 20 21 25 21 30 Z', '#5a9a30') +
        shape('M40 36 C46 32 50 33 52 37 C47 39 43 39 40 36 Z', '#5a9a30'),
      shape('M21 46 C16 42 14 39 14 35 C19 38 21 42 21 46 Z', '#79bc4a'),
    ],
  ),
  necklace: drawing(
    [8, 4, 56, 60],
    '#f4efe6',
    [round('p', ['#ffffff', '#f3ece2', '#b8ac9c']), round('g', ['#d0f0ff', '#4aa8f0', '#184c98'])],
    [
      ...Array.from({ length: 17 }, (_, at) => {
        const turn = Math.PI * (1.08 - (at / 16) * 1.16);
        return ball(32 + Math.cos(turn) * 22, 10 + Math.sin(turn) * 34, 3.1, 'url(#p)');
      }),
      ball(32, 53, 7, '#d9b04a', 7.6) + ball(32, 53, 5.4, 'url(#g)', 6) + ball(30, 50.6, 1.4, '#ffffff'),
    ],
  ),
  'dug-hole': drawing(
    [-2, 38, 66, 62],
    '#6b4526',
    [shade('s', ['#a8784a', '#6b4526', '#3a2210'], 'down')],
    [
      shape('M-2 60 C6 44 22 40 34 39 C48 40 60 46 66 60 Z', 'url(#s)'),
      ball(32, 57, 22, '#26160a', 5),
      shape('M8 54 C18 48 46 48 56 54 C46 52 18 52 8 54 Z', '#8a5e36'),
      ball(6, 58, 3, '#8a5e36', 2.2) +
        ball(60, 57, 3.4, '#7a5230', 2.4) +
        ball(18, 45, 2, '#b98a5a', 1.6) +
        ball(46, 44, 1.6, '#b98a5a', 1.2),
    ],
  ),
  pillow: drawing(
    [2, 16, 62, 54],
    '#f4f6fa',
    [shade('p', ['#ffffff', '#eef2f8', '#b8c4d4'])],
    [
      shape('M4 18 C14 22 50 22 60 18 C64 28 64 42 60 52 C50 48 14 48 4 52 C0 42 0 28 4 18 Z', 'url(#p)'),
      line('M10 26 C24 30 40 30 54 26 M12 44 C24 41 40 41 52 44', '#c9d3e0', 1.2),
      ball(24, 28, 10, '#ffffff', 3),
    ],
  ),
  wallet: drawing(
    [4, 14, 60, 54],
    '#7a4a26',
    [shade('l', ['#b5763c', '#7a4a26', '#40240f'])],
    [
      rect(12, 14, 40, 14, '#8fc08a', 1) + rect(14, 16, 36, 3, '#6aa066', 0.6),
      rect(4, 20, 56, 34, 'url(#l)', 4),
      line('M7 24 H57 V50 H7 Z', '#d9a868', 0.7, 'stroke-dasharray="2 1.4"'),
      rect(42, 31, 18, 11, '#5c3619', 3) + ball(48, 36.5, 2, '#ffd87a'),
    ],
  ),
  'lavender-sprigs': drawing(
    [12, 0, 54, 63],
    '#8a6ad0',
    [round('l', ['#c8b0ff', '#8a62d8', '#4a2c94'])],
    [
      line('M32 62 V14 M32 62 C30 44 24 34 21 22 M32 62 C34 44 40 34 43 22', '#5a8a4a', 1.6),
      ...[
        [32, 4],
        [20, 12],
        [44, 12],
      ].flatMap(([x = 0, y = 0]) =>
        [0, 5, 10, 15, 20].flatMap((down, at) => [
          ball(x - 3 + at * 0.1, y + down + 1, 3, 'url(#l)', 2.6),
          ball(x + 3, y + down + 1, 3, 'url(#l)', 2.6),
          ball(x, y + down - 1.4, 2.6, 'url(#l)', 2.6),
        ]),
      ),
      shape(
        'M32 56 C24 52 20 46 20 42 C26 44 31 50 32 56 Z M32 56 C40 52 44 46 44 42 C38 44 33 50 32 56 Z',
        '#6aa05a',
      ),
    ],
  ),
  daisy: drawing(
    [6, 0, 58, 63],
    '#ffffff',
    [round('y', ['#fff0a0', '#ffc42e', '#c8841a'])],
    [
      line('M32 24 C33 40 31 50 32 63', '#4f9a3e', 2.4),
      shape('M32 52 C22 50 16 44 14 38 C24 40 31 46 32 52 Z', '#5fae48') +
        shape('M32 46 C42 44 48 38 50 32 C41 34 33 40 32 46 Z', '#4a9438'),
      petals(32, 20, 14, 22, '#eef1f6'),
      petals(32, 20, 14, 20, '#ffffff'),
      ball(32, 20, 7, 'url(#y)'),
      ball(30, 18, 2, '#fff6c8'),
    ],
  ),
  'soy-sauce': drawing(
    [10, 20, 54, 50],
    '#3a1a10',
    [shade('b', ['#ffffff', '#e2e7ee', '#9aa6b4'])],
    [
      shape('M10 30 H54 C54 42 46 49 32 49 C18 49 10 42 10 30 Z', 'url(#b)'),
      line('M14 38 C22 44 42 44 50 38', '#2f6fd0', 1.6),
      ball(32, 30, 22, '#f4f7fa', 6) + ball(32, 30.6, 19, '#2a120a', 4.6) + ball(25, 29, 6, '#7a4a30', 1.2),
    ],
  ),
  'treasure-map': drawing(
    [0, 10, 64, 56],
    '#e6cf98',
    [shade('p', ['#f8e8c0', '#e2c788', '#b08c48'])],
    [
      shape(
        'M4 12 C14 16 22 8 32 12 C42 16 52 10 60 14 L62 52 C52 56 44 48 32 52 C22 56 12 50 2 54 Z',
        'url(#p)',
      ),
      shape(
        'M14 24 C20 18 30 20 34 26 C42 24 50 28 48 36 C44 44 30 42 22 42 C14 40 10 30 14 24 Z',
        '#b9c98a',
      ),
      `<path d="M14 46 C18 40 22 44 26 38 C30 32 36 40 44 33" fill="none" stroke="#8a3a1a" stroke-width="1.4" stroke-dasharray="3 2"/>`,
      line('M43 28 l6 6 M49 28 l-6 6', '#d8302c', 2),
      shape('M54 42 l1.4 3.6 3.6 1.4 -3.6 1.4 -1.4 3.6 -1.4 -3.6 -3.6 -1.4 3.6 -1.4 Z', '#7a4a26'),
      shape('M20 32 l3 -5 3 5 Z M27 32 l3 -5 3 5 Z', '#8a7448'),
    ],
  ),
} satisfies Record<string, OwnDrawing>;
