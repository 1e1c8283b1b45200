import { ball, drawing, line, type OwnDrawing, rect, round, shade, shape } from './own-drawing.ts';

/** Places of outings: what one camps in, is rowed in, plays on and travels to. */

/** A palm with a bent trunk, from its foot to its crown. */
function palm(x: number, foot: number, height: number, lean: number): string {
  const [tipX, tipY] = [x + lean, foot - height];
  const fronds = [-168, -140, -112, -80, -48, -18, 14, 196].map((angle, at) => {
    const radians = (angle * Math.PI) / 180;
    const long = height * (0.44 + (at % 3) * 0.05);
    const [ex, ey] = [tipX + Math.cos(radians) * long, tipY + Math.sin(radians) * long * 0.7 + long * 0.42];
    const [cx, cy] = [
      tipX + Math.cos(radians) * long * 0.6,
      tipY + Math.sin(radians) * long * 0.8 - long * 0.1,
    ];
    return shape(
      `M${tipX} ${tipY} Q${cx.toFixed(1)} ${cy.toFixed(1)} ${ex.toFixed(1)} ${ey.toFixed(1)} Q${(cx + 0.6).toFixed(1)} ${(cy + long * 0.3).toFixed(1)} ${tipX} ${tipY + 0.8} Z`,
      at % 2 ? 'url(#pl)' : 'url(#pd)',
    );
  });
  return [
    shape(
      `M${x - 1.5} ${foot} Q${x - 0.6} ${foot - height * 0.5} ${tipX - 0.7} ${tipY} L${tipX + 0.7} ${tipY} Q${x + 1.2} ${foot - height * 0.5} ${x + 1.6} ${foot} Z`,
      'url(#pt)',
    ),
    ...fronds,
    ball(tipX - 0.8, tipY + 1.2, 1, '#8a5a2c'),
    ball(tipX + 0.9, tipY + 1.4, 1, '#6a4420'),
  ].join('');
}

export const outings = {
  oasis: drawing(
    [0, -2, 128, 64],
    '#7fb06a',
    [
      shade('pt', ['#d0a068', '#96683a', '#5a3a20'], 'side'),
      shade('pl', ['#b4e060', '#5fae3c', '#2a6a2c'], 'down'),
      shade('pd', ['#7fc04a', '#3a8a34', '#1c4f24'], 'down'),
      shade('w', ['#c4f4f4', '#4ab8cc', '#1a6f94'], 'down'),
      shade('s', ['#f4d898', '#dcae62', '#a8783a'], 'down'),
      shade('g', ['#a8d85a', '#5f9a3c', '#2f6a2c'], 'down'),
    ],
    [
      ball(64, 56, 64, 'url(#s)', 8),
      ball(64, 54.6, 55, 'url(#g)', 6.4),
      ball(64, 55.6, 46, '#c8a468', 4.8),
      ball(64, 55.8, 44, 'url(#w)', 4.2),
      line('M34 55 H60 M70 54.4 H94 M46 57.6 H80 M84 57 H98', '#ffffff', 0.5, 'opacity=".7"'),
      palm(20, 54, 34, 6),
      palm(34, 52, 44, -4),
      palm(102, 53, 46, 5),
      palm(114, 54, 30, -5),
      palm(90, 51, 28, -3),
      ...[8, 15, 27, 41, 84, 96, 108, 119].map((x, at) => ball(x, 55 - (at % 2), 4.6, 'url(#g)', 3.2)),
      ...[12, 30, 44, 88, 100, 116].map((x) =>
        line(`M${x} 57 q-1 -4 -3 -6 M${x} 57 v-7 M${x} 57 q1 -4 3 -6`, '#3f8a34', 0.7),
      ),
    ],
  ),
  'lit-tent': drawing(
    [0, 14, 72, 62],
    '#d8843c',
    [
      round('l', ['#fff4c0', '#ffb84a', '#d8641e']),
      shade('a', ['#ffc86a', '#e0702a', '#8f3a18'], 'side'),
      shade('b', ['#c85a28', '#7a2f16'], 'side'),
      round('i', ['#fff6cc', '#ffd070', '#e8882e']),
    ],
    [
      ball(36, 59.6, 36, '#142414', 3),
      line('M36 14 V12 M3 60 L0 62 M69 60 L72 62', '#5a4632', 1),
      shape('M36 15 L52 24 L68 60 H48 Z', 'url(#b)'),
      shape('M36 15 Q22 36 6 60 H60 Q46 36 36 15 Z', 'url(#l)'),
      shape('M36 15 Q22 36 6 60 H26 Q32 40 36 15 Z', 'url(#a)', 'opacity=".75"'),
      shape('M36 15 Q46 36 60 60 H46 Q40 40 36 15 Z', 'url(#a)', 'opacity=".6"'),
      shape('M36 24 Q30 44 26 60 H46 Q42 44 36 24 Z', 'url(#i)'),
      shape('M36 24 Q33 44 25.6 60 H22 Q31 42 36 24 Z', '#c85a28'),
      shape('M36 24 Q39 44 46.4 60 H50 Q41 42 36 24 Z', '#a8481e'),
      line('M36 15 Q22 36 6 60 M36 15 Q46 36 60 60', '#ffe0a0', 0.7),
      ball(36, 41, 1.8, '#ffffff', 2.2),
      line('M36 26 V39', '#8f5a2c', 0.5),
      shape('M29 60 L31 55 H41 L43 60 Z', '#5f8a9a'),
    ],
  ),
  'machu-picchu': drawing(
    [0, 0, 128, 64],
    '#6f9a5a',
    [
      shade('f', ['#b4ccd0', '#86a8a4', '#6f9488'], 'down'),
      shade('m', ['#7fae68', '#3f7a48', '#1f4a34'], 'across'),
      shade('k', ['#4f7f50', '#1f4430'], 'down'),
      shade('g', ['#b8dc68', '#7fb048', '#4a7f34'], 'down'),
      shade('s', ['#e0dace', '#b0a898', '#7a7264'], 'down'),
      shade('n', ['#8fbc54', '#3f7430', '#234a24'], 'down'),
    ],
    [
      shape('M0 64 V34 L12 26 L24 32 L38 20 L50 30 L62 26 L90 34 L104 18 L118 28 L128 22 V64 Z', 'url(#f)'),
      shape('M54 50 C60 40 64 24 72 10 C75 4 79 0 82 1 C88 5 92 18 97 28 C101 36 108 44 112 52 Z', 'url(#m)'),
      shape(
        'M82 1 C88 5 92 18 97 28 C101 36 108 44 112 52 H90 C92 36 88 18 82 1 Z',
        'url(#k)',
        'opacity=".75"',
      ),
      shape('M72 22 L76 14 L75 26 L70 36 Z M64 42 L70 32 L68 46 Z', '#b8d08a', 'opacity=".5"'),
      shape('M0 64 V48 C14 44 28 44 44 44 C64 43 84 45 100 49 C112 52 122 55 128 60 V64 Z', 'url(#n)'),
      ...[46, 49, 52, 55, 58, 61].flatMap((y, at) => [
        shape(
          `M${at * 2} ${y + 3.4} C${16 + at} ${y - 0.4} ${36 + at * 2} ${y - 1} ${56 + at * 5} ${y + 0.6} L${58 + at * 5} ${y + 3.6} C${38} ${y + 2} ${18} ${y + 2.6} ${at * 2} ${y + 5.6} Z`,
          'url(#g)',
        ),
        line(
          `M${at * 2} ${y + 5.2} C${18} ${y + 2.2} ${38} ${y + 1.6} ${58 + at * 5} ${y + 3.2}`,
          '#a89e8c',
          0.9,
        ),
      ]),
      ...[
        [60, 46, 9],
        [71, 45.4, 7],
        [80, 46.6, 10],
        [66, 50, 8],
        [77, 51, 9],
        [88, 50.6, 8],
        [92, 54.4, 9],
        [82, 55, 8],
      ].flatMap(([x = 0, y = 0, wide = 0]) => [
        shape(
          `M${x} ${y + 4} V${y} L${x + wide * 0.18} ${y - 3} L${x + wide * 0.36} ${y} H${x + wide} V${y + 4} Z`,
          'url(#s)',
        ),
        rect(x + wide * 0.5, y + 1.2, 1.1, 1.6, '#4a443a'),
        rect(x + wide * 0.74, y + 1.2, 1.1, 1.6, '#4a443a'),
        line(`M${x} ${y + 1.6} h${wide * 0.4} M${x + wide * 0.2} ${y + 3} h${wide * 0.5}`, '#7a7264', 0.3),
      ]),
      shape('M0 40 C20 36 40 40 56 36 C44 44 20 42 0 46 Z', '#ffffff', 'opacity=".5"'),
      shape('M128 40 C112 38 100 42 88 38 C98 46 114 44 128 46 Z', '#ffffff', 'opacity=".45"'),
    ],
  ),
  gondola: drawing(
    [0, 6, 96, 50],
    '#3a3440',
    [
      shade('h', ['#5a5468', '#2a2632', '#100e14'], 'down'),
      shade('r', ['#ff7a6a', '#d0342c', '#7a1a18'], 'down'),
      shade('g', ['#fff0b0', '#e0b040', '#94681a'], 'down'),
    ],
    [
      shape(
        'M2 14 C4 30 16 40 34 43 H64 C80 42 90 34 95 20 C92 22 90 26 86 30 C70 36 30 36 14 30 C9 26 6 20 6 13 Z',
        'url(#h)',
      ),
      shape('M14 31 C30 37 70 37 86 31 C80 36 72 38.6 64 39 H34 C26 38.6 19 36 14 31 Z', '#5a3a28'),
      line('M14 31 C30 37 70 37 86 31', '#e0b040', 0.8),
      shape('M2 14 C1 11 2 8 5 6 C7 7.6 7 10 6 13 L5.6 17 L3 17 Z', 'url(#g)'),
      line('M1.6 9.6 H5 M1.8 11.6 H5.2 M2.2 13.6 H5.4', '#94681a', 0.7),
      shape('M38 34 C38 28 41 26 44 26 H54 C57 26 60 28 60 34 L58 36.6 H40 Z', 'url(#r)'),
      rect(41, 32.6, 16, 3.4, '#ff9a8a', 1.4),
      line('M72 8 L84 46', '#b07a44', 1.4),
      shape('M82 40 L88 48 L86 50 L81 43 Z', '#b07a44'),
      shape('M0 42 C14 38 22 45 36 43 C54 40.6 70 46 96 41 V50 H0 Z', '#8fd8ea', 'opacity=".8"'),
      line('M6 45 C16 43 24 47 36 46 M56 46 C68 44 78 48 92 45', '#ffffff', 0.8),
    ],
  ),
  playground: drawing(
    [0, 2, 128, 64],
    '#e0903c',
    [
      shade('r', ['#ff8a6a', '#e0402e', '#9a201c'], 'side'),
      shade('y', ['#fff0a0', '#ffc62e', '#c98a10'], 'down'),
      shade('b', ['#7fc8f4', '#2f86d0', '#184f90'], 'side'),
      shade('p', ['#d8a868', '#96683a', '#5f3f22'], 'side'),
      shade('g', ['#a8e070', '#4fa83c', '#256a2c'], 'down'),
    ],
    [
      ball(64, 61, 64, '#d8b880', 3.4),
      rect(10, 24, 2.6, 37, 'url(#p)', 0.6),
      rect(30, 24, 2.6, 37, 'url(#p)', 0.6),
      rect(8, 36, 27, 3, 'url(#p)', 0.6),
      shape('M5 24 L21 8 L38 24 Z', 'url(#r)'),
      line('M11 39 V30 H31', '#7a5230', 1),
      line('M9 42 H13 M9 47 H13 M9 52 H13 M9 57 H13', '#7a5230', 1.3),
      shape('M33 34 C44 36 46 52 62 56 L66 57 V60.6 H60 C42 58 40 42 31 39 Z', 'url(#y)'),
      line('M33 34 C44 36 46 52 62 56 L66 57', '#ff7a2e', 1.6),
      line('M74 61 L82 12 L90 61 M112 61 L118 12 L126 61 M80 12 H120', '#2f86d0', 2.6),
      line('M80 11.4 H120', '#a8dcff', 0.7),
      line('M91 13 L88 45 M98 13 L95 45 M106 13 L109 44 M113 13 L116 44', '#6f757e', 0.8),
      rect(86.6, 44.6, 10, 2.4, 'url(#r)', 1),
      rect(108, 43.6, 10, 2.4, 'url(#g)', 1),
      ball(68, 59, 3, 'url(#r)'),
    ],
  ),
} satisfies Record<string, OwnDrawing>;
