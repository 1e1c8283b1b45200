/** What a description names beside its subject: an old map, a fence, a rug, a bowl of goldfish. */
import { ball, drawing, line, type OwnDrawing, rect, round, shade, shape } from './own-drawing.ts';

const plank = (x: number) =>
  shape(`M${x} 62 V16 L${x + 3.6} 10 L${x + 7.2} 16 V62 Z`, 'url(#w)') +
  line(`M${x + 1.4} 60 V17`, '#ffe6bd', 0.8, 'opacity=".6"') +
  line(`M${x + 4.6} 58 C${x + 3.8} 44 ${x + 5.6} 32 ${x + 4.4} 20`, '#6b431f', 0.5, 'opacity=".5"');

export const nearThings = {
  pumpkin: drawing(
    [2, 4, 62, 58],
    '#ee8a25',
    [
      round('o', ['#ffc46e', '#f08a22', '#b4560c']),
      round('d', ['#ffae50', '#de7517', '#9c470a']),
      shade('s', ['#9ccc5e', '#4f7f2c', '#2f5218'], 'side'),
    ],
    [
      ball(14, 37, 12, 'url(#d)', 18),
      ball(50, 37, 12, 'url(#d)', 18),
      ball(22, 37, 13, 'url(#o)', 20),
      ball(42, 37, 13, 'url(#o)', 20),
      ball(32, 37, 12, 'url(#o)', 21),
      line(
        'M25 20 C21 30 21 46 25 55 M39 20 C43 30 43 46 39 55 M14 24 C9 32 9 44 14 51 M50 24 C55 32 55 44 50 51',
        '#b4560c',
        0.9,
        'opacity=".55"',
      ),
      line('M20 24 C17 30 16 36 17 42', '#ffe2b0', 1.6, 'opacity=".7"'),
      shape('M28 19 C28 14 26 9 22 6 L28 4 C32 8 34 13 36 19 C33 21 31 21 28 19 Z', 'url(#s)'),
      line('M36 17 C42 14 46 16 48 20', '#4f7f2c', 1.2),
    ],
  ),
  'tile-roof': drawing(
    [0, 0, 128, 34],
    '#b8553a',
    [shade('t', ['#e48a66', '#b8553a', '#7c3220'], 'down'), shade('r', ['#f0a482', '#a8482e'], 'down')],
    [
      rect(0, 3, 128, 31, '#7c3220'),
      ...[0, 1, 2, 3].flatMap((row) =>
        Array.from({ length: 18 }, (_, at) => {
          const x = at * 8 - (row % 2) * 4 - 4;
          const y = 3 + row * 8;
          return shape(`M${x} ${y} H${x + 8} V${y + 5} Q${x + 4} ${y + 11} ${x} ${y + 5} Z`, 'url(#t)');
        }),
      ),
      rect(0, 0, 128, 5, 'url(#r)', 2),
      line('M0 1.4 H128', '#ffd0b8', 0.8, 'opacity=".7"'),
    ],
  ),
  'wooden-fence': drawing(
    [0, 10, 240, 62],
    '#b98750',
    [shade('w', ['#e4b883', '#b9834a', '#7b4f28'], 'side'), shade('r', ['#d6a56b', '#8f5f31'], 'down')],
    [
      rect(0, 24, 240, 5.4, 'url(#r)', 1),
      rect(0, 44, 240, 5.4, 'url(#r)', 1),
      ...Array.from({ length: 22 }, (_, at) => plank(2 + at * 10.9)),
    ],
  ),
  'pocket-watch': drawing(
    [6, 0, 58, 63],
    '#d2a24a',
    [
      round('g', ['#ffe9ae', '#d9a63f', '#84560f']),
      round('f', ['#fffdf5', '#f4ecd8', '#d6c7a4']),
      shade('k', ['#fff0c0', '#c8912b', '#7d520f']),
    ],
    [
      line('M32 9 C44 -4 60 6 56 18', '#9c6d17', 2.4),
      line('M32 9 C44 -4 60 6 56 18', '#ffe39a', 0.9, 'stroke-dasharray="1.6 2.2"'),
      ball(32, 8, 5, '#9c6d17', 5.4),
      ball(32, 8, 2.8, '#4a3208', 3.2),
      rect(28, 11, 8, 6, 'url(#k)', 1.6),
      ball(32, 39, 24.4, '#7d520f'),
      ball(32, 38.4, 24, 'url(#g)'),
      ball(32, 38.4, 19.4, '#8f6415'),
      ball(32, 38.6, 18.6, 'url(#f)'),
      ...Array.from({ length: 12 }, (_, at) => {
        const turn = (at * Math.PI) / 6;
        const [x, y] = [Math.sin(turn), -Math.cos(turn)];
        const from = at % 3 === 0 ? 13.4 : 15;
        return line(
          `M${(32 + x * from).toFixed(2)} ${(38.6 + y * from).toFixed(2)} L${(32 + x * 16.8).toFixed(2)} ${(38.6 + y * 16.8).toFixed(2)}`,
          '#3d2f18',
          at % 3 === 0 ? 1.3 : 0.7,
        );
      }),
      line('M32 38.6 L26 30', '#2a2013', 1.7),
      line('M32 38.6 L41.4 32.6', '#2a2013', 1.2),
      ball(32, 38.6, 1.8, '#9c6d17'),
      line('M13 30 C15 22 21 17.6 27 16.4', '#fff6d6', 1.6, 'opacity=".8"'),
    ],
  ),
  'old-map': drawing(
    [0, 30, 128, 64],
    '#d9bd86',
    [
      shade('m', ['#f4e2b4', '#dcbf86', '#b08a50'], 'down'),
      shade('s', ['#c89f5e', '#f0d9a6', '#a67b41'], 'side'),
    ],
    [
      shape('M16 32 L112 32 L126 61 C100 64 30 64 2 61 Z', 'url(#m)'),
      shape('M30 38 C36 34 50 35 52 39 C56 42 50 47 42 47 C34 48 26 43 30 38 Z', '#b3925a', 'opacity=".65"'),
      shape('M66 42 C74 38 92 37 98 41 C106 46 94 54 82 54 C72 55 60 48 66 42 Z', '#b3925a', 'opacity=".65"'),
      line('M40 43 C50 52 60 52 70 47 C78 44 84 47 88 48', '#a33a22', 1, 'stroke-dasharray="2.4 2"'),
      line('M86 46 L91 50 M91 46 L86 50', '#a33a22', 1.4),
      line(
        'M14 38 L9 57 M34 33 L28 62 M64 32 V63 M94 33 L100 62 M8 48 C40 50 90 50 121 48',
        '#8c6a36',
        0.5,
        'opacity=".5"',
      ),
      ball(113, 55, 5, '#8c6a36', 2.6),
      ball(113, 55, 4, '#ead39c', 2),
      shape('M113 53 L114 55 L113 57 L112 55 Z', '#a33a22'),
      shape('M16 32 C14 29 20 29.6 22 32 Z', 'url(#s)'),
    ],
  ),
  rug: drawing(
    [0, 44, 128, 64],
    '#a8453c',
    [shade('r', ['#c9645a', '#a83c34', '#701f1c'], 'down')],
    [
      ball(64, 54.6, 64, '#5a1715', 9.4),
      ball(64, 53.6, 63, 'url(#r)', 9.2),
      `<g fill="none" stroke="#f0d6a2" opacity=".85"><ellipse cx="64" cy="53.6" rx="56" ry="7.6" stroke-width="1.1"/><ellipse cx="64" cy="53.6" rx="40" ry="5.2" stroke-width=".8"/></g>`,
      ball(64, 53.6, 24, '#e2b870', 3),
      ball(64, 53.6, 16, '#a83c34', 2),
      line(
        'M6 49 L2 47 M3 54 H-1 M6 58.6 L2 60.4 M122 49 L126 47 M125 54 H129 M122 58.6 L126 60.4',
        '#f0d6a2',
        1,
      ),
    ],
  ),
  'fish-bowl': drawing(
    [4, 8, 60, 60],
    '#9fd8ee',
    [
      round('g', ['#f4fcff', '#bfe6f4', '#7fb8d0']),
      shade('w', ['#9fdcf4', '#4fb4e0', '#2a86bc'], 'down'),
      shade('f', ['#ffc46a', '#ff8a1f', '#d95a0a'], 'side'),
    ],
    [
      `<g opacity=".62">${shape('M18 10 H46 C58 16 62 30 58 43 C55 54 46 59 32 59 C18 59 9 54 6 43 C2 30 6 16 18 10 Z', 'url(#g)')}</g>`,
      shape(
        'M7.4 26 H56.6 C59 33 58.6 39 57 43 C54 53 45 57.6 32 57.6 C19 57.6 10 53 7 43 C5.4 39 5 33 7.4 26 Z',
        'url(#w)',
      ),
      ball(32, 26, 24.4, '#c8effb', 3),
      shape('M12 50 C20 46 44 46 52 50 C46 56 40 57.4 32 57.4 C24 57.4 18 56 12 50 Z', '#e8d2a0'),
      line('M16 49 C12 42 18 38 15 32 M20 49 C22 43 18 41 20 36', '#3f9a52', 1.8),
      shape('M23 39 C27 33 37 33 42 38 L50 33 C49 37 49 41 50 45 L42 41 C37 46 27 46 23 39 Z', 'url(#f)'),
      shape('M31 34.4 C33 30.6 38 31 39 35.4 Z M32 44 C34 47 37 46.6 38 43.4 Z', '#e86a10'),
      ball(28, 38, 1.5, '#ffffff'),
      ball(27.7, 38.1, 0.8, '#1d2430'),
      ball(19, 34, 1, '#eafaff'),
      ball(21, 30, 0.7, '#eafaff'),
      line('M10 24 C8 32 8 40 13 47', '#ffffff', 2, 'opacity=".75"'),
      `<ellipse cx="32" cy="10" rx="15" ry="2.4" fill="none" stroke="#ffffff" stroke-width="1.4" opacity=".9"/>`,
    ],
  ),
  branch: drawing(
    [-20, 20, 150, 64],
    '#6d4a2c',
    [shade('b', ['#a3774c', '#6f4a2b', '#3d2614'], 'down'), shade('l', ['#8fce62', '#4f9a3c', '#2c6426'])],
    [
      shape(
        'M-20 44 C10 36 40 42 66 38 C92 34 112 36 134 27 L152 22 C140 31 120 40 96 43 C70 47 40 49 14 51 C0 52 -10 55 -20 57 Z',
        'url(#b)',
      ),
      shape('M84 40 C96 47 108 50 122 60 L118 61 C106 54 92 49 80 45 Z', 'url(#b)'),
      shape('M22 41 C16 34 14 29 8 24 L12 22 C18 27 22 33 30 40 Z', 'url(#b)'),
      line('M-16 47 C14 41 44 45 70 41 C96 37 116 36 140 27', '#c89a68', 1, 'opacity=".6"'),
      ...(
        [
          [8, 23, -40],
          [13, 30, 20],
          [120, 60, 40],
          [108, 52, -10],
          [132, 28, -30],
          [146, 24, 10],
          [124, 34, 60],
          [98, 47, 70],
        ] as const
      ).map(
        ([x, y, turn]) =>
          `<g transform="rotate(${turn} ${x} ${y})">${shape(`M${x} ${y} C${x + 3} ${y - 6} ${x + 10} ${y - 6} ${x + 14} ${y} C${x + 10} ${y + 5} ${x + 3} ${y + 5} ${x} ${y} Z`, 'url(#l)')}${line(`M${x} ${y} H${x + 12}`, '#d6f0b4', 0.6, 'opacity=".7"')}</g>`,
      ),
    ],
  ),
  'big-leaf': drawing(
    [-6, 34, 134, 64],
    '#4f9a3c',
    [shade('l', ['#b0e67e', '#5cae42', '#2b6a26'], 'down'), round('d', ['#ffffff', '#d4f4ff', '#6fb4c8'])],
    [
      shape(
        'M-6 60 C12 38 48 33 82 36 C104 38 118 44 128 52 C110 60 84 65 50 64 C28 64 10 64 -6 60 Z',
        'url(#l)',
      ),
      line('M-4 60 C30 50 80 46 126 52', '#dff6bd', 1.4, 'opacity=".8"'),
      line(
        'M20 54 C28 46 36 42 46 40 M42 51 C52 44 62 41 74 39 M66 48.6 C76 43 86 42 98 42 M28 53.4 C38 58 48 61 60 62 M56 50 C66 55 78 58 90 59',
        '#cdeeA6',
        0.7,
        'opacity=".6"',
      ),
      ...(
        [
          [18, 52, 3],
          [36, 58, 2.2],
          [92, 46, 2.8],
          [104, 54, 2.2],
          [78, 58, 1.8],
          [112, 49, 1.6],
        ] as const
      ).map(
        ([x, y, r]) =>
          ball(x, y, r, 'url(#d)', r * 0.8) + ball(x - r * 0.3, y - r * 0.3, r * 0.26, '#ffffff'),
      ),
    ],
  ),
  puddle: drawing(
    [0, 50, 128, 64],
    '#7fa6c0',
    [shade('p', ['#e4f4fb', '#8fb9d2', '#55829c'], 'down')],
    [
      shape(
        'M6 58 C10 52 34 54 48 51 C70 48 104 50 116 55 C128 60 108 63 84 63 C58 65 0 64 6 58 Z',
        'url(#p)',
      ),
      line('M24 57 C44 54 70 54 92 56 M46 60 C58 58.6 72 58.8 84 60', '#ffffff', 0.9, 'opacity=".75"'),
    ],
  ),
  'gold-heap': drawing(
    [0, 20, 128, 64],
    '#e8b63a',
    [
      shade('h', ['#ffe48a', '#e8ae2e', '#9c6a10'], 'down'),
      round('c', ['#fff6c8', '#ffd452', '#c8881a']),
      round('r', ['#ffb0a8', '#e0303a', '#8c0f1c']),
    ],
    [
      shape(
        'M0 64 C14 54 24 46 38 40 C48 28 60 20 70 24 C84 28 92 38 104 46 C116 52 124 58 128 64 Z',
        'url(#h)',
      ),
      ...Array.from({ length: 46 }, (_, at) => {
        const turn = at * 2.39996;
        const reach = Math.sqrt((at + 0.5) / 46);
        const x = 64 + Math.cos(turn) * reach * 54;
        const top = 26 + Math.abs(x - 66) * 0.56;
        const y = Math.max(top, 46 + Math.sin(turn) * reach * 17);
        return (
          ball(Number(x.toFixed(1)), Number(y.toFixed(1)), 4.4, '#a36f12', 2.6) +
          ball(Number(x.toFixed(1)), Number((y - 0.7).toFixed(1)), 4.2, 'url(#c)', 2.4)
        );
      }),
      ball(46, 46, 2.6, 'url(#r)'),
      shape('M84 44 l4 -4 4 4 -4 5 Z', '#4fc3ea'),
      shape('M85 44 l3 -3 1 3 Z', '#d4f4ff'),
      shape('M58 28 L61 20 L65 26 L69 19 L72 26 L77 21 L78 31 H59 Z', 'url(#c)'),
      ball(68, 29, 1.3, 'url(#r)'),
    ],
  ),
} satisfies Record<string, OwnDrawing>;
