import { ball, drawing, line, type OwnDrawing, rect, round, shade, shape } from './own-drawing.ts';

/** What others stand on, lie on, sit under or are filled with. */
export const settings = {
  oak: drawing(
    [0, 0, 64, 64],
    '#4f8a3a',
    [
      shade('w', ['#a87648', '#744a28', '#442a16'], 'side'),
      round('a', ['#b4e060', '#5fae3c', '#2c6a2c']),
      round('b', ['#86c84a', '#438f34', '#1f5426']),
    ],
    [
      shape('M27 63.6 C29 54 29 46 28 38 L36 38 C35 46 36 54 40 63.6 C36 62 31 62 27 63.6 Z', 'url(#w)'),
      line('M31 46 L20 34 M33.6 44 L44 33', '#744a28', 3),
      ball(14, 30, 12, 'url(#b)'),
      ball(50, 30, 12, 'url(#b)'),
      ball(32, 34, 12, 'url(#b)'),
      ball(22, 19, 14, 'url(#a)'),
      ball(42, 19, 14, 'url(#a)'),
      ball(32, 13, 12.6, 'url(#a)'),
      ball(32, 27, 11, 'url(#a)'),
      ball(13, 27, 8, 'url(#a)'),
      ball(51, 27, 8, 'url(#a)'),
    ],
  ),
  sofa: drawing(
    [0, 22, 64, 60],
    '#4f86b8',
    [
      shade('b', ['#8fc4ea', '#4f8fc4', '#2c5c8a'], 'down'),
      shade('s', ['#a8d4f2', '#6aa6d6', '#3a6f9e'], 'down'),
      shade('a', ['#9accef', '#5a98cc', '#2f628f'], 'down'),
    ],
    [
      rect(6, 56, 4, 4, '#4a2d17', 1),
      rect(54, 56, 4, 4, '#4a2d17', 1),
      rect(5, 22, 54, 28, 'url(#b)', 6),
      line('M32 25 V42', '#2c5c8a', 0.8),
      rect(5, 43, 54, 14, 'url(#s)', 3),
      line('M32 44 V56', '#3a6f9e', 0.9),
      rect(0, 34, 11, 23, 'url(#a)', 5),
      rect(53, 34, 11, 23, 'url(#a)', 5),
      line('M12 45 H52', '#cfe8fa', 0.8, 'opacity=".7"'),
    ],
  ),
  'fruit-bowl': drawing(
    [2, 34, 62, 62],
    '#b8784a',
    [shade('c', ['#f0c090', '#c07a44', '#7a4420'], 'down'), shade('i', ['#7a4420', '#a8693a'], 'down')],
    [
      ball(32, 39, 30, 'url(#i)', 5),
      shape('M2 39 C3 52 14 60 22 61.4 H42 C50 60 61 52 62 39 C54 44.6 10 44.6 2 39 Z', 'url(#c)'),
      shape('M22 60 H42 L44 62.4 H20 Z', '#7a4420'),
      line('M5 45 C18 50 46 50 59 45', '#ffe2b8', 1, 'opacity=".6"'),
    ],
  ),
  'wine-bottle': drawing(
    [22, 1, 42, 63],
    '#2f4a34',
    [
      shade('g', ['#6fa06a', '#2c5a38', '#123020'], 'side'),
      shade('f', ['#d8504a', '#a3202a', '#5f0f18'], 'side'),
      shade('l', ['#fffaf0', '#eadcc0'], 'side'),
    ],
    [
      shape(
        'M28 14 H36 V22 C36 27 42 28 42 34 V60 Q42 63 39 63 H25 Q22 63 22 60 V34 C22 28 28 27 28 22 Z',
        'url(#g)',
      ),
      rect(27.4, 1, 9.2, 15, 'url(#f)', 1.6),
      rect(22, 39, 20, 15, 'url(#l)'),
      shape('M26 50 L29 44 L32 48 L35 43 L38 50 Z', '#a3202a'),
      line('M25 32 V58', '#bfe0b8', 1.4, 'opacity=".55"'),
    ],
  ),
  'flower-vase': drawing(
    [8, 0, 56, 63],
    '#e07aa0',
    [
      shade('v', ['#a8e0f0', '#4fa0c8', '#1f5f8a'], 'side'),
      round('p', ['#ffd0e4', '#f0709a', '#b02a5c']),
      round('y', ['#fff0a0', '#ffc83d', '#d98a12']),
      round('u', ['#e4c8ff', '#a06ae0', '#5c2f9a']),
    ],
    [
      line(
        'M32 44 V16 M30 44 C26 34 22 28 17 24 M34 44 C38 34 43 28 48 24 M31 44 C28 30 26 20 25 12 M33 44 C36 30 39 20 41 11',
        '#3f8a3a',
        1.7,
      ),
      shape(
        'M20 34 q-9 -1 -10 -8 q9 0 10 8 M44 34 q9 -1 10 -8 q-9 0 -10 8 M29 30 q-7 -3 -6 -9 q7 2 6 9',
        '#5cb04a',
      ),
      ball(17, 22, 7, 'url(#p)'),
      ball(48, 22, 7, 'url(#u)'),
      ball(25, 9, 7.4, 'url(#y)'),
      ball(41, 9, 7.4, 'url(#p)'),
      ball(32, 18, 8, 'url(#u)'),
      ...[
        [17, 22],
        [48, 22],
        [25, 9],
        [41, 9],
        [32, 18],
      ].map(([x = 0, y = 0]) => ball(x, y, 2.4, '#fff4c0')),
      shape('M23 38 H41 L40 43 C47 47 47 58 40 63 H24 C17 58 17 47 24 43 Z', 'url(#v)'),
      line('M23 47 C21 51 21 55 23 59', '#e4f8ff', 1.6, 'opacity=".8"'),
      line('M23 39 H41', '#d4f2fa', 1.4),
    ],
  ),
  bench: drawing(
    [0, 28, 64, 62],
    '#8a5a30',
    [shade('w', ['#d8a468', '#a06a38', '#623c1c'], 'down'), shade('m', ['#5a6070', '#23262e'], 'down')],
    [
      rect(8, 30, 3, 32, 'url(#m)', 1),
      rect(53, 30, 3, 32, 'url(#m)', 1),
      rect(2, 28, 60, 4.6, 'url(#w)', 1.4),
      rect(2, 34.6, 60, 4.6, 'url(#w)', 1.4),
      rect(0, 45, 64, 5, 'url(#w)', 1.4),
      line('M10 50 L8 61 M54 50 L56 61', '#23262e', 2.4),
    ],
  ),
  surfboard: drawing(
    [-4, 46, 68, 64],
    '#f2b84a',
    [shade('b', ['#fff0a8', '#ffd24a', '#d98f1e'], 'down')],
    [
      shape('M0 54 C14 47 50 47 64 51 C58 58 16 61 0 54 Z', 'url(#b)'),
      line('M6 53.6 C22 50.6 44 50.6 58 51.8', '#e2472f', 1.5),
      shape('M-4 60 C6 53 14 60 24 57 C36 53.6 46 59 68 53 V64 H-4 Z', '#eafaff', 'opacity=".9"'),
      shape('M-4 62 C8 58 16 63 28 60.6 C42 58 54 62 68 58 V64 H-4 Z', '#8fdcf4'),
    ],
  ),
  'stone-bridge': drawing(
    [0, 38, 128, 64],
    '#a8a094',
    [shade('s', ['#d8d0c2', '#a49a8a', '#6a6256'], 'down'), shade('d', ['#e8e2d6', '#b8b0a2'], 'down')],
    [
      shape(
        'M0 41 H128 V64 H118 C118 50 92 50 92 64 H82 C82 48 46 48 46 64 H36 C36 50 10 50 10 64 H0 Z',
        'url(#s)',
      ),
      rect(0, 38, 128, 5, 'url(#d)', 1),
      line(
        'M4 47 H10 M16 50 H22 M30 47 H38 M44 49 H50 M60 46 H68 M78 49 H84 M92 47 H100 M106 50 H112 M118 47 H124',
        '#6a6256',
        0.9,
      ),
      line('M10 64 C10 50 36 50 36 64 M46 64 C46 48 82 48 82 64 M92 64 C92 50 118 50 118 64', '#5a5248', 1.4),
    ],
  ),
  'fishing-boat': drawing(
    [1, 4, 63, 58],
    '#3a7ab8',
    [
      shade('h', ['#6fb4ea', '#2f78bc', '#184a80'], 'down'),
      shade('c', ['#ffffff', '#e4e8ee', '#a8b0ba'], 'side'),
      shade('w', ['#c08a55', '#8a5a30'], 'down'),
    ],
    [
      line('M44 30 V5 M44 8 L60 30 M44 8 L28 24', '#5b3820', 1.1),
      rect(20, 22, 17, 17, 'url(#c)', 2),
      rect(22.6, 25, 5, 6, '#7fd0ff', 0.8),
      rect(29.6, 25, 5, 6, '#7fd0ff', 0.8),
      rect(18.6, 19.6, 20, 3.4, '#d9463a', 1.2),
      shape('M1 36 C10 40 50 40 63 33 C62 44 56 55 50 57.6 H12 C6 54 2 46 1 36 Z', 'url(#h)'),
      shape('M1 36 C10 40 50 40 63 33 L62.6 37 C50 43 12 43 1.4 39.4 Z', '#ffffff'),
      shape('M6 50 C20 53 44 53 57 49 C55 54 52 57 50 57.6 H12 C9 56 7 53 6 50 Z', '#8a2a24'),
      rect(46, 31, 9, 6, 'url(#w)', 1),
    ],
  ),
  'flying-car': drawing(
    [0, 18, 64, 48],
    '#c03a8a',
    [
      shade('b', ['#ff7ac0', '#d02f8a', '#6a1250'], 'down'),
      shade('g', ['#e8fbff', '#7fd0f4', '#3a86b8'], 'down'),
      shade('j', ['#bff6ff', '#3ad0ff'], 'down'),
    ],
    [
      ball(14, 43, 8, 'url(#j)', 3.4),
      ball(50, 43, 8, 'url(#j)', 3.4),
      shape('M18 29 C22 18 42 18 48 29 Z', 'url(#g)'),
      line('M33 20.4 V29', '#6a1250', 1),
      shape(
        'M0 35 C2 30 12 28 18 28 H48 C56 28 63 31 64 36 C63 41 58 42 52 42 H10 C4 42 0 40 0 35 Z',
        'url(#b)',
      ),
      line('M4 35 H60', '#ffd0ea', 1),
      ball(2.6, 34, 1.8, '#fff6c4'),
      rect(60, 33, 3.4, 3, '#ff5a4a', 1),
      ball(14, 42, 6, '#2b2832', 1.8),
      ball(50, 42, 6, '#2b2832', 1.8),
    ],
  ),
  cliff: drawing(
    [0, 0, 96, 48],
    '#8a7a6a',
    [shade('r', ['#c8b8a4', '#8a7a68', '#4a4038'], 'across'), shade('g', ['#a8c860', '#5a8a38'], 'down')],
    [
      shape('M0 48 L6 34 L3 22 L12 12 L10 4 H96 V48 Z', 'url(#r)'),
      shape(
        'M6 34 L14 30 L12 18 L12 12 L3 22 Z M22 48 L26 30 L20 16 L34 10 L38 32 L32 48 Z',
        '#5a4e44',
        'opacity=".5"',
      ),
      shape(
        'M44 10 L58 14 L54 30 L62 48 H50 L46 30 Z M72 12 L84 16 L78 34 L86 48 H76 Z',
        '#e0d2be',
        'opacity=".35"',
      ),
      shape(
        'M8 6 C12 1 22 0 34 1 H96 V9 C84 12 78 8 70 11 C60 13 56 9 46 11 C36 13 30 9 22 11 C16 12 10 10 8 6 Z',
        'url(#g)',
      ),
    ],
  ),
  facade: drawing(
    [0, 0, 128, 60],
    '#c8a080',
    [
      shade('p', ['#ecd2b4', '#d4b08a', '#a88462'], 'down'),
      shade('w', ['#9fd4f2', '#4a86b0'], 'down'),
      shade('k', ['#c8c4bc', '#8e8a84'], 'down'),
    ],
    [
      rect(0, 0, 128, 56, 'url(#p)'),
      rect(0, 46, 128, 10, '#9a7a5e'),
      line('M0 8 H128', '#b8926c', 1.6),
      ...[8, 34, 84, 108].flatMap((x) => [
        rect(x - 1.6, 12.4, 17.2, 23.2, '#f8f0e2', 0.8),
        rect(x, 14, 14, 20, 'url(#w)', 0.4),
        line(`M${x + 7} 14 V34 M${x} 24 H${x + 14}`, '#f8f0e2', 1.2),
        rect(x - 2.6, 35, 19.2, 2.4, '#f8f0e2', 0.6),
      ]),
      rect(0, 56, 128, 4, 'url(#k)'),
    ],
  ),
  'long-wall': drawing(
    [0, 0, 128, 50],
    '#b0563a',
    [shade('w', ['#d8805a', '#b0563a', '#7a3424'], 'down'), shade('k', ['#c8c4bc', '#8e8a84'], 'down')],
    [
      rect(0, 0, 128, 47, 'url(#w)'),
      ...Array.from({ length: 9 }, (_, row) =>
        line(
          `M0 ${row * 5.2 + 2} H128 ${Array.from({ length: 13 }, (_brick, at) => `M${at * 10.4 + (row % 2) * 5.2} ${row * 5.2 + 2} v5.2`).join(' ')}`,
          '#e0b49a',
          0.6,
          'opacity=".7"',
        ),
      ),
      ...[
        [12, 8],
        [44, 18],
        [86, 12],
        [104, 34],
        [26, 33],
        [66, 39],
      ].map(([x = 0, y = 0]) => rect(x, y, 9, 4.4, '#8a3e2a', 0.4)),
      rect(0, 0, 128, 2.6, '#c8b4a4'),
      rect(0, 46.6, 128, 3.4, 'url(#k)'),
    ],
  ),
  cathedral: drawing(
    [2, -14, 62, 63],
    '#8a8694',
    [
      shade('s', ['#e0dcd8', '#a8a2a4', '#6a6570'], 'side'),
      shade('r', ['#6a7890', '#3a4458'], 'down'),
      shade('w', ['#ffe08a', '#f09a3a'], 'down'),
    ],
    [
      shape('M4 63 V24 L11.5 -12 L19 24 V63 Z', 'url(#s)'),
      shape('M4 24 L11.5 -12 L19 24 Z', 'url(#r)'),
      shape('M45 63 V24 L52.5 -12 L60 24 V63 Z', 'url(#s)'),
      shape('M45 24 L52.5 -12 L60 24 Z', 'url(#r)'),
      shape('M19 63 V30 L32 12 L45 30 V63 Z', 'url(#s)'),
      shape('M17.6 31 L32 10 L46.4 31 L44 31 L32 14 L20 31 Z', 'url(#r)'),
      ball(32, 33, 7, '#5a5560'),
      ball(32, 33, 5.8, 'url(#w)'),
      line('M32 27.2 V38.8 M26.2 33 H37.8 M27.9 28.9 L36.1 37.1 M36.1 28.9 L27.9 37.1', '#5a5560', 0.8),
      shape('M25 63 V53 Q26 46 32 43.6 Q38 46 39 53 V63 Z', '#3a2418'),
      line('M32 44 V63', '#1d120c', 0.8),
      ...[9, 50].flatMap((x) => [
        shape(`M${x} 58 V48 Q${x + 2.5} 42 ${x + 5} 48 V58 Z`, 'url(#w)'),
        shape(`M${x} 40 V32 Q${x + 2.5} 26 ${x + 5} 32 V40 Z`, 'url(#w)'),
      ]),
      line('M11.5 -12 V-14 M52.5 -12 V-14 M32 10 V6 M30.4 7.4 H33.6', '#e8d8a0', 1),
      line('M4 24 H19 M45 24 H60 M4 43 H60', '#6a6570', 0.8),
    ],
  ),
  'moon-ground': drawing(
    [0, 0, 128, 26],
    '#b8b8b4',
    [shade('m', ['#f2f2ee', '#b4b4b2', '#5c5e66'], 'down'), shade('k', ['#77787e', '#d4d4d0'], 'down')],
    [
      shape('M0 12 C24 3 44 0 64 0 C84 0 104 3 128 12 V26 H0 Z', 'url(#m)'),
      ball(24, 13, 9, 'url(#k)', 2.2),
      ball(52, 20, 13, 'url(#k)', 2.8),
      ball(84, 9, 7, 'url(#k)', 1.5),
      ball(104, 18, 11, 'url(#k)', 2.6),
      ball(70, 5, 3, 'url(#k)', 0.8),
    ],
  ),
} satisfies Record<string, OwnDrawing>;

type Coat = readonly [string, string, string];

/** An animal that sleeps, curled up, its head on its paws at the left. */
function asleep(
  coat: Coat,
  cream: string,
  ears: 'pointed' | 'round' | 'cat',
  color: string,
  mane?: string,
): OwnDrawing {
  return drawing(
    [1, 26, 63, 62],
    color,
    [shade('c', coat, 'down'), round('h', coat)],
    [
      shape(
        'M16 60 C10 44 22 29 40 29 C56 29 63 42 62 52 C61.4 58 58 61.6 52 61.6 H22 C19 61.6 17 61.4 16 60 Z',
        'url(#c)',
      ),
      shape('M56 40 C64 46 63 60 50 61.6 H28 C24 61.6 24 56.6 28 56.4 C40 56 52 56 52 48 Z', coat[1]),
      line('M52 47 C53 55 42 56.4 29 57', coat[2], 0.9),
      ...(mane ? [ball(16, 48, 14.6, mane)] : []),
      ...(ears !== 'round'
        ? [shape('M8 40 L8.6 29 L17 36 Z', 'url(#h)'), shape('M19 36 L27 29 L27 41 Z', 'url(#h)')]
        : [ball(7.4, 38, 4, 'url(#h)'), ball(25, 37.4, 4, 'url(#h)')]),
      ball(16.4, 48, 12.4, 'url(#h)', 11.6),
      ...(ears === 'cat'
        ? [
            line(
              'M34 31 q-2 6 1 11 M42 29.6 q-2 7 1 13 M50 31.6 q-2 6 1 11 M14 38.4 v4 M17.4 38 v4.6 M20.8 38.4 v4',
              coat[2],
              2,
            ),
            ball(13.4, 53.6, 5, cream, 3.4),
          ]
        : [ball(13, 53, 6.4, cream, 4.8)]),
      ears === 'cat'
        ? shape('M11.6 50.6 h3.6 l-1.8 2 Z', '#e0707a') +
          line('M8 53 L1.4 51.6 M8 54.6 L1.6 56 M19 53 L26 51.4 M19 54.6 L26 56', '#ffffff', 0.6)
        : ball(12, 50.6, 1.9, '#2a2026', 1.4),
      line('M7.6 46.4 q2 1.7 4 0 M17 46.4 q2 1.7 4 0', '#2a2026', 1.1),
      line('M12 52.4 V54 M9.4 55.4 q2.6 1 5 0', '#5a464a', 0.8),
      shape('M16 61.6 C14 57.6 24 56.4 28 58.4 C31 60 30 62 27 62 H18 Z', cream),
    ],
  );
}

/** By the animal's own name. */
export const sleepers = {
  'cat-asleep': asleep(['#ffc27a', '#ee9440', '#b0601c'], '#fff4e4', 'cat', '#e89a4a'),
  'dog-asleep': asleep(['#d8a870', '#b07a42', '#704820'], '#f6e4cc', 'round', '#b07a42'),
  'fox-asleep': asleep(['#ffa94d', '#f2741d', '#b9470c'], '#fff4e6', 'pointed', '#e88a44'),
  'wolf-asleep': asleep(['#c3cad2', '#838d99', '#4d5561'], '#eef1f4', 'pointed', '#8f98a3'),
  'bear-asleep': asleep(['#b9784a', '#85502e', '#52301c'], '#e0b48a', 'round', '#865634'),
  'polar-bear-asleep': asleep(['#ffffff', '#eceae6', '#b8b4ac'], '#ffffff', 'round', '#d8d6d2'),
  'lion-asleep': asleep(['#ffd07a', '#eda53a', '#b5701d'], '#fff0d4', 'round', '#d9913a', '#a2561c'),
} satisfies Record<string, OwnDrawing>;
