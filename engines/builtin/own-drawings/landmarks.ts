import { ball, drawing, line, type OwnDrawing, rect, round, shade, shape } from './own-drawing.ts';

/** Buildings that everybody knows by their outline. */

const windows = (
  columns: readonly number[],
  rows: readonly number[],
  fill: string,
  width = 2.6,
  height = 3.4,
) => columns.flatMap((x) => rows.map((y) => rect(x, y, width, height, fill, 0.5)));

/** Crossed bars between two sides that come nearer upwards: a lattice of iron. */
function lattice(
  [bottomLeft, bottomRight, bottom]: readonly [number, number, number],
  [topLeft, topRight, top]: readonly [number, number, number],
  steps: number,
): string {
  const at = (share: number) => ({
    left: bottomLeft + (topLeft - bottomLeft) * share,
    right: bottomRight + (topRight - bottomRight) * share,
    y: bottom + (top - bottom) * share,
  });
  return Array.from({ length: steps }, (_, index) => {
    const [low, high] = [at(index / steps), at((index + 1) / steps)];
    return `M${low.left.toFixed(2)} ${low.y.toFixed(2)} L${high.right.toFixed(2)} ${high.y.toFixed(2)} M${low.right.toFixed(2)} ${low.y.toFixed(2)} L${high.left.toFixed(2)} ${high.y.toFixed(2)} M${high.left.toFixed(2)} ${high.y.toFixed(2)} H${high.right.toFixed(2)}`;
  }).join(' ');
}

/** A sail of a windmill that points upwards from its axle. */
const sail = (turn: number) =>
  `<g transform="rotate(${turn} 32 22)">${[
    rect(31.4, 1.4, 1.2, 21, '#6a4526'),
    shape('M32.8 3 H38 V18 H32.8 Z', '#fbf4e4'),
    line('M32.8 3 H38 V18 H32.8 M32.8 6.7 H38 M32.8 10.4 H38 M32.8 14.1 H38 M35.4 3 V18', '#8a5f38', 0.6),
  ].join('')}</g>`;

export const landmarks = {
  windmill: drawing(
    [9, 0, 55, 64],
    '#c98f62',
    [
      shade('w', ['#f7ead2', '#dcc39a', '#a98a60'], 'side'),
      shade('c', ['#b5573c', '#8a3a28', '#5f2418'], 'side'),
      shade('d', ['#8a5f38', '#5a3a1e'], 'down'),
      shade('b', ['#c77a52', '#8f4a30'], 'side'),
    ],
    [
      shape('M24 27 H40 L46 62 H18 Z', 'url(#w)'),
      shape('M19.2 55 H44.8 L46 62 H18 Z', 'url(#b)'),
      shape('M22.6 27.6 C22 18 27 13.6 32 13.6 C37 13.6 42 18 41.4 27.6 Z', 'url(#c)'),
      line(
        'M20 46 H44 M19.4 46 V50 M24 46 V50 M28.6 46 V50 M35.4 46 V50 M40 46 V50 M44.6 46 V50 M17 50 H47',
        '#7a5230',
        1,
      ),
      rect(28.4, 53, 7.2, 9, 'url(#d)', 3.4),
      ...windows([27, 34.6], [33], '#4a6a8a', 3, 4),
      ...windows([30.6], [40], '#4a6a8a', 3, 3.6),
      line('M27 35 H30 M34.6 35 H37.6 M28.5 33 V37 M36.1 33 V37', '#fff4dc', 0.5),
      sail(38),
      sail(128),
      sail(218),
      sail(308),
      ball(32, 22, 2.2, '#5a3a1e'),
      ball(31.5, 21.5, 0.9, '#c99a66'),
    ],
  ),
  'wind-turbine': drawing(
    [10, 0, 54, 64],
    '#dfe6ec',
    [shade('t', ['#ffffff', '#dfe6ec', '#a9b6c2'], 'side'), shade('b', ['#ffffff', '#cfd9e2'], 'side')],
    [
      shape('M31 22 H33 L34.4 64 H29.6 Z', 'url(#t)'),
      ...[0, 120, 240].map(
        (turn) =>
          `<g transform="rotate(${turn} 32 21)">${shape('M31.2 21 C29.6 14 30.6 6 32 0.4 C33.4 6 34 14 32.8 21 Z', 'url(#b)')}</g>`,
      ),
      ball(32, 21, 2, '#eef3f7'),
      ball(32, 21, 1, '#9fb0bf'),
    ],
  ),
  'eiffel-tower': drawing(
    [12, 0, 52, 64],
    '#8a6a4a',
    [shade('i', ['#b98f63', '#8a6542', '#5a3f28'], 'side'), shade('k', ['#a67d54', '#6f5034'], 'side')],
    [
      rect(31.6, 0, 0.8, 5, '#6f5034'),
      shape('M30.9 4.6 H33.1 L33.6 9 H30.4 Z', 'url(#k)'),
      shape('M30.6 9 H33.4 C33.8 19 35 27 37.2 33.6 H26.8 C29 27 30.2 19 30.6 9 Z', '#7d5b3b'),
      line(lattice([27.2, 36.8, 33], [30.9, 33.1, 9.4], 9), '#c79a6a', 0.45),
      line('M30.6 9 C30.2 19 29 27 26.8 33.6 M33.4 9 C33.8 19 35 27 37.2 33.6', '#5f4329', 0.9),
      rect(25.2, 33, 13.6, 2.2, 'url(#i)', 0.5),
      shape('M26.4 35 L22.6 46 H28.6 L30 35 Z', '#7d5b3b'),
      shape('M37.6 35 L41.4 46 H35.4 L34 35 Z', '#6a4a2f'),
      line(lattice([22.8, 28.4, 46], [26.6, 29.8, 35.2], 3), '#c79a6a', 0.45),
      line(lattice([35.6, 41.2, 46], [34.2, 37.4, 35.2], 3), '#b5885a', 0.45),
      rect(20.6, 45.4, 22.8, 2.8, 'url(#i)', 0.5),
      line('M21.4 46.8 H42.6', '#4f361f', 0.5, 'stroke-dasharray="1 0.8"'),
      shape('M21.6 48 C19.6 54 16.8 59 12.6 63 H20.6 C23 60.6 24.6 57.4 25.6 53.4 Z', '#7d5b3b'),
      shape('M42.4 48 C44.4 54 47.2 59 51.4 63 H43.4 C41 60.6 39.4 57.4 38.4 53.4 Z', '#6a4a2f'),
      line(lattice([13.4, 20.4, 63], [21.8, 25.4, 48.6], 4), '#c79a6a', 0.5),
      line(lattice([43.6, 50.6, 63], [38.6, 42.2, 48.6], 4), '#b5885a', 0.5),
      line('M21 59.6 C23 50 41 50 43 59.6', '#8f6a45', 1.6),
      line('M21 59.6 C23 50 41 50 43 59.6', '#c79a6a', 0.4),
      rect(11.6, 62.4, 10, 1.6, '#9aa0a6', 0.4),
      rect(42.4, 62.4, 10, 1.6, '#868c92', 0.4),
    ],
  ),
  'big-ben': drawing(
    [20, 0, 44, 64],
    '#c9a262',
    [
      shade('s', ['#f0d49a', '#cfa661', '#94703a'], 'side'),
      shade('r', ['#6f7f86', '#44525a', '#2a353c'], 'side'),
      round('f', ['#ffffff', '#f6efdc', '#d8cba6']),
    ],
    [
      shape('M32 0 L33 5 H31 Z', '#e0b94f'),
      shape('M27 16 L32 4 L37 16 Z', 'url(#r)'),
      rect(25.4, 15.4, 13.2, 2, 'url(#s)', 0.4),
      shape('M24.4 22 L27 17 H37 L39.6 22 Z', 'url(#r)'),
      rect(22.6, 21.6, 18.8, 14.4, 'url(#s)', 0.6),
      ball(32, 28.8, 5.8, '#3a2f20'),
      ball(32, 28.8, 5, 'url(#f)'),
      line('M32 28.8 V25 M32 28.8 L34.6 30.2', '#23201a', 0.7),
      line('M32 24.4 V25.1 M32 32.5 V33.2 M27.6 28.8 H28.3 M35.7 28.8 H36.4', '#23201a', 0.5),
      rect(23.6, 36, 16.8, 28, 'url(#s)'),
      line('M26.4 37 V64 M29.2 37 V64 M32 37 V64 M34.8 37 V64 M37.6 37 V64', '#8a6834', 0.6),
      line('M23.6 44 H40.4 M23.6 52 H40.4 M23.6 60 H40.4 M22.6 36.2 H41.4', '#7a5a2c', 0.8),
    ],
  ),
  'taj-mahal': drawing(
    [0, 8, 64, 62],
    '#e8e2da',
    [
      shade('m', ['#ffffff', '#ece6de', '#bdb4aa'], 'side'),
      round('d', ['#ffffff', '#efe9e1', '#b9afa5']),
      shade('a', ['#8d94a8', '#5a6178'], 'down'),
    ],
    [
      rect(1.6, 20, 3.4, 36, 'url(#m)', 0.8),
      rect(59, 20, 3.4, 36, 'url(#m)', 0.8),
      ball(3.3, 19, 2, 'url(#d)', 2.2),
      ball(60.7, 19, 2, 'url(#d)', 2.2),
      line('M1 30 H5.6 M1 42 H5.6 M58.4 30 H63 M58.4 42 H63', '#a39a90', 0.8),
      line('M32 8 V14', '#d9b45a', 0.8),
      shape('M23 34 C18.6 26 24 17.6 32 12.4 C40 17.6 45.4 26 41 34 Z', 'url(#d)'),
      rect(24, 33, 16, 3.6, 'url(#m)'),
      shape('M13.4 36.4 C11.4 32 14 28.6 17 26.8 C20 28.6 22.6 32 20.6 36.4 Z', 'url(#d)'),
      shape('M43.4 36.4 C41.4 32 44 28.6 47 26.8 C50 28.6 52.6 32 50.6 36.4 Z', 'url(#d)'),
      rect(9, 36, 46, 20, 'url(#m)', 0.6),
      rect(23.4, 34.4, 17.2, 21.6, 'url(#m)', 0.4),
      shape('M27 56 V45 C27 41.6 29.6 39.4 32 37.8 C34.4 39.4 37 41.6 37 45 V56 Z', 'url(#a)'),
      ...[12, 18.6, 42.6, 49.2].flatMap((x) =>
        [38.4, 47.4].map((y) =>
          shape(`M${x} ${y + 7} v-4 q0 -2 1.7 -3 q1.7 1 1.7 3 v4 Z`, 'url(#a)', 'opacity=".8"'),
        ),
      ),
      rect(0, 56, 64, 3, '#d8cfc4', 0.5),
      rect(0, 59, 64, 3, '#b8aea2', 0.5),
    ],
  ),
  'christ-statue': drawing(
    [0, 2, 64, 64],
    '#cfc9bf',
    [
      shade('s', ['#ffffff', '#d9d3c9', '#97907f'], 'side'),
      shade('k', ['#8a8276', '#575046'], 'side'),
      shade('h', ['#4f8a3c', '#24501f'], 'down'),
    ],
    [
      shape('M6 64 C14 56 24 53 32 53 C40 53 50 56 58 64 Z', 'url(#h)'),
      shape('M27.6 48 H36.4 L38.4 56 H25.6 Z', 'url(#k)'),
      shape(
        'M0.6 15.6 L3.6 14.4 L27 15.2 C29 14.4 35 14.4 37 15.2 L60.4 14.4 L63.4 15.6 L63 17.6 L58 19 L39 21.4 C38.4 30 38.6 40 40 49 H24 C25.4 40 25.6 30 25 21.4 L6 19 L1 17.6 Z',
        'url(#s)',
      ),
      shape('M7 19 L25 21.4 L25 24 L9 21.4 Z M57 19 L39 21.4 L39 24 L55 21.4 Z', '#b3ab9d'),
      ball(32, 8.4, 4, 'url(#s)', 4.8),
      shape(
        'M28 8 C27.4 3.6 30 2 32 2 C34 2 36.6 3.6 36 8 C36.6 11 36 13.4 35 14 L34.4 9 H29.6 L29 14 C28 13.4 27.4 11 28 8 Z',
        '#b9b1a3',
      ),
      line('M30 22 C29.6 32 29 42 28 48 M34 22 C34.4 32 35 42 36 48 M32 24 V48', '#a39b8c', 0.7),
    ],
  ),
  'log-cabin': drawing(
    [2, 10, 62, 62],
    '#8a5a34',
    [
      shade('l', ['#c98f58', '#96602f', '#5f3a1a'], 'down'),
      shade('r', ['#6a4a3a', '#3f2a20'], 'down'),
      shade('w', ['#fff2b0', '#ffc552', '#ff9a2e'], 'down'),
      shade('s', ['#b8b2aa', '#7a746c'], 'side'),
      shade('d', ['#7a4a24', '#4a2a12'], 'down'),
    ],
    [
      rect(45, 12, 6.4, 16, 'url(#s)', 0.6),
      line('M45 16 H51.4 M45 20 H51.4 M45 24 H51.4 M48 12 V16 M47 16 V20 M49 20 V24', '#5f5a54', 0.5),
      ...[34, 38.4, 42.8, 47.2, 51.6, 56].map((y) => rect(7, y, 50, 4.6, 'url(#l)', 2.2)),
      ...[7, 57].flatMap((x) =>
        [34, 38.4, 42.8, 47.2, 51.6, 56].map((y) => ball(x, y + 2.3, 2.4, '#d8a468')),
      ),
      ...[7, 57].flatMap((x) =>
        [34, 38.4, 42.8, 47.2, 51.6, 56].map((y) => ball(x, y + 2.3, 1.2, '#a06a38')),
      ),
      shape('M12 35 L32 14 L52 35 Z', 'url(#l)'),
      line('M16 32.4 H48 M19.6 28.6 H44.4 M23.4 24.6 H40.6 M27 20.8 H37', '#5f3a1a', 0.6),
      shape('M1.6 38 L32 9.6 L62.4 38 L58.6 40.6 L32 16 L5.4 40.6 Z', 'url(#r)'),
      line('M3 38.4 L32 11.4 L61 38.4', '#8f6a52', 0.8),
      rect(27.4, 44, 9.2, 17, 'url(#d)', 0.6),
      ball(34.6, 53, 0.7, '#e8c060'),
      ...[12.6, 42.2].flatMap((x) => [
        rect(x - 0.8, 42.4, 10.8, 9.6, '#4a2a12', 0.6),
        rect(x, 43.2, 9.2, 8, 'url(#w)', 0.3),
        line(`M${x + 4.6} 43.2 V51.2 M${x} 47.2 H${x + 9.2}`, '#4a2a12', 0.8),
      ]),
      ball(32, 27, 3, 'url(#w)'),
      line('M32 24 V30 M29 27 H35', '#4a2a12', 0.7),
      rect(24, 60.4, 16, 1.6, '#7a746c', 0.4),
    ],
  ),
  fireplace: drawing(
    [2, 4, 62, 62],
    '#a8573c',
    [
      shade('b', ['#cf7a58', '#a34f38', '#6f2f22'], 'side'),
      shade('m', ['#b98450', '#7d5128', '#4a2c12'], 'down'),
      round('h', ['#ffb347', '#7a2a10', '#1a0c08']),
      shade('f', ['#fff3a8', '#ffb52e', '#ff5a1e'], 'down'),
      shade('o', ['#ffd24a', '#ff7a1e', '#d9280f'], 'down'),
    ],
    [
      shape('M14 4 H50 V20 H14 Z', 'url(#b)'),
      rect(6, 22, 52, 38, 'url(#b)', 0.6),
      ...[26, 31, 36, 41, 46, 51, 56].map((y, row) =>
        line(
          `M6 ${y} H58 ${(row % 2 ? [10, 18, 46, 54] : [14, 50]).map((x) => `M${x} ${y - 5} V${y}`).join(' ')}`,
          '#e0a083',
          0.5,
          'opacity=".65"',
        ),
      ),
      line(
        'M14 9 H50 M14 14 H50 M22 4 V9 M34 4 V9 M28 9 V14 M42 9 V14 M20 14 V20 M36 14 V20',
        '#e0a083',
        0.5,
        'opacity=".65"',
      ),
      rect(2, 18.4, 60, 5, 'url(#m)', 1),
      rect(4, 23, 56, 1.4, '#3f2612', 0.4),
      shape('M16 60 V42 C16 32 24 30 32 30 C40 30 48 32 48 42 V60 Z', '#2a120c'),
      shape('M18 60 V43 C18 34 25 32 32 32 C39 32 46 34 46 43 V60 Z', 'url(#h)'),
      shape(
        'M22 57 C18 50 24 47 24.6 40 C28.6 43 29 46 29.6 48 C30.6 43 33 40 32.4 35 C37 39 39.6 44 38.8 49 C40.4 47.6 41 46 40.8 44 C44 48 44.4 53 41 57 Z',
        'url(#o)',
      ),
      shape(
        'M26 57 C24 52 28 50 28.6 46 C31 48.6 31 50 32 51.4 C33 48.6 34 46.6 33.6 44 C37.4 48 39 53 36.4 57 Z',
        'url(#f)',
      ),
      line('M21 58.4 L43 55.4 M21 55.6 L43 58.6', '#6a4022', 3),
      line('M21.6 57.6 L42.6 54.8', '#a8703c', 0.8),
      rect(2, 59.6, 60, 2.6, '#8d857c', 0.8),
      rect(8, 12.6, 2.2, 5.8, '#fff8e4', 0.6),
      ball(9.1, 11.2, 0.9, '#ffc83d', 1.5),
      rect(53.6, 13.4, 2.2, 5, '#fff8e4', 0.6),
      ball(54.7, 12, 0.9, '#ffc83d', 1.5),
    ],
  ),
  'street-lamp': drawing(
    [22, 0, 42, 64],
    '#4a4f5a',
    [shade('i', ['#6a7180', '#343a46', '#1c2028'], 'side'), round('g', ['#fffbe0', '#ffdf7a', '#f2a93a'])],
    [
      shape('M30.6 18 H33.4 L34 58 H30 Z', 'url(#i)'),
      shape('M27 64 L29 57 H35 L37 64 Z', 'url(#i)'),
      rect(28.6, 36, 6.8, 1.6, 'url(#i)', 0.6),
      rect(28, 55, 8, 2, 'url(#i)', 0.6),
      shape('M26 18 L24 6.6 H40 L38 18 Z', 'url(#g)'),
      line('M26 18 L24 6.6 M38 18 L40 6.6 M32 6.6 V18', '#23272f', 0.9),
      rect(25, 17.4, 14, 1.8, 'url(#i)', 0.6),
      shape('M22.6 7 L32 1.4 L41.4 7 Z', 'url(#i)'),
      ball(32, 1.2, 1, '#4a5160'),
    ],
  ),
  'market-stall': drawing(
    [0, 6, 64, 63],
    '#d9704a',
    [
      shade('p', ['#c99a66', '#8a5f36'], 'side'),
      shade('t', ['#d8a870', '#9a6a3a', '#6f4822'], 'down'),
      round('r', ['#ff9a8a', '#e03a2f', '#8f1a18']),
      round('y', ['#fff0a0', '#ffb82e', '#c97a10']),
      round('g', ['#c8f08a', '#6ab83a', '#356a1c']),
      round('o', ['#ffd08a', '#ff8a1e', '#b8520a']),
      round('u', ['#c8a0f0', '#7a48b8', '#3f1f6a']),
    ],
    [
      rect(5, 20, 2.6, 42, 'url(#p)', 0.6),
      rect(56.4, 20, 2.6, 42, 'url(#p)', 0.6),
      shape('M7 22 H57 V38 H7 Z', '#5a3a24', 'opacity=".35"'),
      ...[0, 1, 2, 3, 4, 5, 6, 7].map((index) => {
        const [left, right] = [10 + index * 5.5, 15.5 + index * 5.5];
        const [low, lower] = [index * 8, (index + 1) * 8];
        const color = index % 2 === 0 ? '#e0413a' : '#fff8ee';
        return (
          shape(`M${left} 6 H${right} L${lower} 22 H${low} Z`, color) +
          shape(`M${low} 22 H${lower} V24 a4 3.4 0 0 1 -8 0 Z`, index % 2 === 0 ? '#c22f2c' : '#e8ddcc')
        );
      }),
      shape('M2 40 H62 L60 47 H4 Z', 'url(#t)'),
      ...[8, 13, 18].map((x) => ball(x, 38.6, 3, 'url(#r)')),
      ...[10.5, 15.5].map((x) => ball(x, 35, 3, 'url(#r)')),
      ...[24, 29, 34].map((x) => ball(x, 38.6, 3, 'url(#o)')),
      ...[26.5, 31.5].map((x) => ball(x, 35, 3, 'url(#o)')),
      ...[40, 44.4].map((x) => ball(x, 38.6, 3, 'url(#g)')),
      ball(42.2, 35.2, 3, 'url(#g)'),
      ...[50, 53, 56, 51.5, 54.5, 53].map((x, index) =>
        ball(x, [39, 39, 39, 36.4, 36.4, 34][index] ?? 39, 2, 'url(#u)'),
      ),
      rect(4, 46, 56, 15, 'url(#t)', 0.6),
      line('M4 51 H60 M4 56 H60 M18 46 V61 M32 46 V61 M46 46 V61', '#5a3a1c', 0.6),
      shape('M8 62 L10 54 H22 L24 62 Z', '#a8743f'),
      ...[11, 15, 19].map((x) => ball(x + 1, 54, 2.4, 'url(#y)')),
      shape('M40 62 L42 54 H54 L56 62 Z', '#a8743f'),
      ...[43, 47, 51].map((x) => ball(x + 1, 54, 2.4, 'url(#g)')),
    ],
  ),
  greenhouse: drawing(
    [0, 12, 64, 62],
    '#a8d0c0',
    [
      shade('g', ['#f2fffa', '#bfe6da', '#8abfae']),
      shade('f', ['#ffffff', '#dfe6e2'], 'down'),
      round('l', ['#b4e060', '#5fae3c', '#2c6a2c']),
    ],
    [
      shape('M4 34 L32 13 L60 34 V61 H4 Z', 'url(#g)', 'opacity=".72"'),
      ...[10, 17, 46, 53].map((x) => ball(x, 55, 5, 'url(#l)', 6)),
      ...[13, 49].map((x) => ball(x, 47, 4.4, 'url(#l)', 5)),
      ...[
        [10, 52, '#f06fa8'],
        [17, 56, '#ffc83d'],
        [46, 54, '#ff7a5a'],
        [53, 57, '#f06fa8'],
        [13, 45, '#ffffff'],
        [49, 46, '#ffc83d'],
      ].map(([x, y, color]) => ball(Number(x), Number(y), 1.2, String(color))),
      line(
        'M4 34 L32 13 L60 34 V61 H4 Z M4 34 H60 M4 47 H60 M18 23.6 V61 M46 23.6 V61 M11 28.8 V61 M53 28.8 V61 M25 18.4 V34 M39 18.4 V34 M32 13 V34',
        'url(#f)',
        1.3,
      ),
      rect(25, 38, 14, 23, '#d8f2ea', 0.6),
      line('M25 38 H39 V61 H25 Z M32 38 V61 M25 49 H39', '#ffffff', 1.2),
      line('M8 32 L20 23', '#ffffff', 1.4, 'opacity=".8"'),
      rect(0, 60.4, 64, 1.8, '#b8aea2', 0.5),
    ],
  ),
} satisfies Record<string, OwnDrawing>;
