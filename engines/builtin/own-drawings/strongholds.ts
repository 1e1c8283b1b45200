import { ball, drawing, line, type OwnDrawing, rect, round, shade, shape } from './own-drawing.ts';

/** Castles, cottages and monuments that stand in a landscape. */

/** Stones here and there on a wall, one row after the other. */
function stones(left: number, top: number, width: number, height: number, seed = 0): string {
  const marks: string[] = [];
  for (let row = 0; row * 2.2 < height - 1; row += 1)
    for (let column = 0; column * 3.4 < width - 2.4; column += 1) {
      if ((row * 5 + column * 7 + seed) % 4 > 1) continue;
      const x = left + 0.5 + column * 3.4 + (row % 2) * 1.4;
      if (x + 2.2 > left + width) continue;
      marks.push(`M${x.toFixed(1)} ${(top + 1 + row * 2.2).toFixed(1)} h2.2`);
    }
  return line(marks.join(' '), '#4a4650', 0.42, 'opacity=".4"');
}

/** A round tower with battlements and a pointed roof, with narrow windows. */
function tower(x: number, top: number, width: number, foot: number, roof: number): string[] {
  const left = x - width / 2;
  const teeth = Array.from({ length: 4 }, (_, at) =>
    rect(left - 0.9 + (at * (width + 1.8 - width * 0.2)) / 3, top - 1.8, width * 0.2, 2.2, '#a8a4a8'),
  );
  return [
    rect(left, top, width, foot - top, 'url(#t)'),
    stones(left, top + 3, width, foot - top - 4, Math.round(x)),
    rect(left - 0.9, top - 0.2, width + 1.8, 2.4, 'url(#t)', 0.3),
    ...teeth,
    ...(roof > 0
      ? [
          shape(
            `M${left - 1.4} ${top - 1} Q${x - width * 0.2} ${top - roof * 0.4} ${x} ${top - roof} Q${x + width * 0.2} ${top - roof * 0.4} ${left + width + 1.4} ${top - 1} Q${x} ${top + 1} ${left - 1.4} ${top - 1} Z`,
            'url(#r)',
          ),
          line(`M${x} ${top - roof} V${top - roof - 3.6}`, '#4a3a30', 0.5),
          shape(`M${x} ${top - roof - 3.6} q2 0.2 4 1 q-2 0.8 -4 1 Z`, '#d8413a'),
        ]
      : []),
    rect(x - 0.7, top + 4.6, 1.4, 3.4, '#2c2630', 0.7),
    rect(x - 0.5, top + 4.9, 1, 2.9, 'url(#w)', 0.5),
  ];
}

const turned = (angle: number, x: number, y: number, inner: string) =>
  `<g transform="rotate(${angle} ${x} ${y})">${inner}</g>`;

export const strongholds = {
  'stone-castle': drawing(
    [0, 0, 80, 68],
    '#8f8a8c',
    [
      shade('t', ['#e2ddd6', '#aaa4a2', '#5f5a62'], 'side'),
      shade('r', ['#7f97b4', '#4a6080', '#263248'], 'side'),
      shade('w', ['#fff0b4', '#ffb84e'], 'down'),
      shade('h', ['#8fb04e', '#557f38', '#2c4a26'], 'down'),
      shade('k', ['#b0a798', '#6f675e', '#3c3734'], 'side'),
      shade('g', ['#6a4a2c', '#38241a'], 'down'),
    ],
    [
      shape('M0 68 C4 60 8 59 12 55 L18 50 H62 L68 55 C73 59 77 61 80 68 Z', 'url(#k)'),
      shape('M14 54 L20 58 L16 66 L8 62 Z M64 54 L58 60 L66 66 L72 60 Z', '#4a443f', 'opacity=".45"'),
      ...tower(33, 18, 9, 46, 13),
      ...tower(49, 22, 8, 46, 12),
      rect(29, 27, 24, 24, 'url(#t)'),
      stones(29, 29, 24, 20, 3),
      ...[29, 33.6, 38.2, 42.8, 47.4].map((x) => rect(x, 25, 2.8, 2.4, '#c4bfba')),
      ...[35.4, 41, 46.6].map((x) => rect(x - 0.8, 31, 1.6, 4, 'url(#w)', 0.8)),
      rect(12, 38, 56, 18, 'url(#t)'),
      stones(12, 41, 56, 14, 1),
      ...Array.from({ length: 12 }, (_, at) => rect(12 + at * 4.74, 35.8, 2.8, 2.6, '#bdb8b4')),
      ...tower(13, 29, 9.6, 57, 14),
      ...tower(67, 29, 9.6, 57, 14),
      ...tower(32.4, 35, 6.6, 57, 0),
      ...tower(47.6, 35, 6.6, 57, 0),
      shape('M35.8 57 V48 C35.8 44 38 42.4 40 42.4 C42 42.4 44.2 44 44.2 48 V57 Z', '#8d8784'),
      shape('M36.8 57 V48.4 C36.8 45 38.4 43.6 40 43.6 C41.6 43.6 43.2 45 43.2 48.4 V57 Z', 'url(#g)'),
      line('M38.4 44.4 V57 M40 43.8 V57 M41.6 44.4 V57 M36.8 49 H43.2 M36.8 53 H43.2', '#1e140f', 0.5),
      ...[22, 58].map((x) => rect(x - 0.7, 43, 1.4, 4.4, '#2c2630', 0.7)),
      shape('M37 57 H43 L47 68 H33 Z', '#cbb690'),
      shape('M0 68 C10 60 20 61 34 64 L33 68 Z M80 68 C70 60 60 61 46 64 L47 68 Z', 'url(#h)'),
      ...[
        [9, 58, 4],
        [17, 60, 3.4],
        [24, 61, 3],
        [57, 61, 3.2],
        [64, 60, 3.6],
        [72, 59, 4],
      ].map(([x = 0, y = 0, size = 0]) => ball(x, y, size, 'url(#h)', size * 0.8)),
    ],
  ),
  cottage: drawing(
    [0, 2, 76, 62],
    '#c8a884',
    [
      shade('w', ['#fff6e2', '#ecd8b4', '#b89a74'], 'side'),
      shade('t', ['#d8b068', '#a87c3c', '#6a4a22'], 'down'),
      shade('l', ['#fff0b4', '#ffbe58'], 'down'),
      shade('d', ['#5f8a6a', '#2f5a42'], 'down'),
      shade('s', ['#c4bcb2', '#8a827a', '#55504c'], 'side'),
      shade('h', ['#9fcc54', '#4f8a38', '#2a5428'], 'down'),
    ],
    [
      rect(54, 4, 7, 20, 'url(#s)', 0.6),
      rect(53, 3, 9, 2.4, '#6f6862', 0.6),
      rect(10, 32, 56, 26, 'url(#w)', 0.8),
      line('M10 44 H66 M24 32 V58 M52 32 V58', '#7a5638', 1.3),
      line('M10 44 L24 33 M66 44 L52 33', '#7a5638', 1),
      shape(
        'M2 36 C8 20 16 10 24 8 C36 5.4 44 5.4 54 8 C62 10 70 22 74 36 C70 38.4 66 37 62 38 C46 36 30 36 14 38 C10 37 6 38.4 2 36 Z',
        'url(#t)',
      ),
      line(
        'M8 33 C12 22 17 14 24 11 M16 35 C19 24 23 16 29 11 M27 35 C28 24 31 16 34 10 M38 35 V10 M49 35 C48 24 46 16 43 10 M60 35 C57 24 54 16 49 11 M68 33 C65 22 60 14 54 11',
        '#6a4a22',
        0.7,
        'opacity=".5"',
      ),
      shape('M29 33 C29 25 33 22 38 22 C43 22 47 25 47 33 Z', 'url(#w)'),
      shape(
        'M26 34 C27 23 32 19 38 19 C44 19 49 23 50 34 L47 34 C46 26 43 22.6 38 22.6 C33 22.6 30 26 29 34 Z',
        'url(#t)',
      ),
      rect(34, 25.6, 8, 6.6, '#6a4a30', 0.8),
      rect(34.8, 26.4, 6.4, 5, 'url(#l)', 0.4),
      line('M38 26.4 V31.4 M34.8 29 H41.2', '#6a4a30', 0.6),
      rect(32.6, 44, 10.8, 14, '#7a5638', 5.4),
      rect(33.8, 45.2, 8.4, 12.8, 'url(#d)', 4.2),
      ball(40.4, 52, 0.7, '#f2d070'),
      ...[15, 54].flatMap((x) => [
        rect(x - 1.2, 45, 9.4, 8.4, '#6a4a30', 0.8),
        rect(x - 0.3, 45.9, 7.6, 6.6, 'url(#l)', 0.4),
        line(`M${x + 3.5} 45.9 V52.5 M${x - 0.3} 49.2 H${x + 7.3}`, '#6a4a30', 0.7),
        rect(x - 1.8, 53.2, 10.6, 2, '#8a5f38', 0.6),
        ...[0, 2.4, 4.8, 7.2].map((step, at) =>
          ball(x - 0.4 + step, 52.9, 1.1, ['#e8486a', '#ffd24a', '#ff8fb0', '#ffffff'][at] ?? '#fff'),
        ),
      ]),
      shape('M32 58 H44 L50 62 H26 Z', '#b8b0a4'),
      ...[6, 12, 20, 27, 49, 57, 64, 70].map((x, at) => ball(x, 58, 5 - (at % 3) * 0.6, 'url(#h)', 4)),
      ...[
        [5, 56, '#ff8fb0'],
        [10, 58, '#ffffff'],
        [20, 57, '#ffd24a'],
        [57, 57, '#ff6a8a'],
        [66, 57, '#c89af0'],
        [71, 58, '#ffffff'],
      ].map(([x, y, color]) => ball(Number(x), Number(y), 1, String(color))),
    ],
  ),
  'liberty-statue': drawing(
    [10, 0, 54, 88],
    '#7fae9c',
    [
      shade('c', ['#c4e8d8', '#7fb8a2', '#3f7566'], 'side'),
      shade('p', ['#e8dcc4', '#b8a684', '#7a6a50'], 'side'),
      shade('f', ['#fff2b0', '#ffc83d', '#f07a1e'], 'down'),
    ],
    [
      shape('M18 88 L20 80 H44 L46 88 Z', 'url(#p)'),
      shape('M22 80 L24 62 H40 L42 80 Z', 'url(#p)'),
      rect(22.6, 60, 18.8, 3, 'url(#p)', 0.4),
      rect(20.4, 78.4, 23.2, 2.4, '#8f7f62', 0.4),
      line('M27 64 L26 78 M32 64 V78 M37 64 L38 78', '#7a6a50', 0.8),
      shape('M42 23 L46.4 10 L49 10.6 L45.6 26 Z', 'url(#c)'),
      shape('M45 9.6 H50.6 L49.6 12 H46 Z', '#4f8474'),
      shape('M47.8 9.6 C44.8 6.6 47.4 4.4 47.4 1 C50.6 3.4 51.8 7 47.8 9.6 Z', 'url(#f)'),
      shape('M25 60 C24.4 46 25 32 28 24 L36 22 L44.6 25 C41 32 40 46 40.4 60 Z', 'url(#c)'),
      line(
        'M29 28 C28 40 28 50 28.4 59 M32 30 C31 42 31 50 31.6 59 M35 28 C35 40 35 50 35.4 59 M38.4 28 C37.6 40 37.6 50 38 59',
        '#3f7566',
        0.7,
        'opacity=".7"',
      ),
      shape('M27 27 C22 30 20 35 20.6 39 L26 41 L30 33 Z', 'url(#c)'),
      shape('M18.4 32 L25 30 L28 40 L21.6 42.4 Z', '#5f9a86'),
      line('M19.6 33.2 L24.6 31.6', '#c4e8d8', 0.6),
      shape('M30 24 L31 20 H35.4 L36.2 24 C34 26 32 26 30 24 Z', '#5f9a86'),
      ball(33.2, 17, 4, 'url(#c)', 5),
      ...[-60, -40, -20, 0, 20, 40, 60].map((angle) =>
        turned(angle, 33.2, 15, shape('M32.6 11.4 L33.2 5 L33.8 11.4 Z', '#8fc4b0')),
      ),
      shape('M29 14.6 C30 11.4 36.4 11.4 37.4 14.6 L37 15.8 C35 14.4 31.4 14.4 29.4 15.8 Z', '#4f8474'),
      ball(31.8, 17, 0.5, '#2f5a4e'),
      ball(34.8, 17, 0.5, '#2f5a4e'),
      line('M33.3 17 V18.8 M32.2 20 H34.4', '#2f5a4e', 0.4),
    ],
  ),
  'golden-gate': drawing(
    [0, 0, 160, 64],
    '#c8503a',
    [
      shade('t', ['#ff9a7a', '#d8492e', '#8f2418'], 'side'),
      shade('d', ['#e8664a', '#8f2a1c'], 'down'),
      shade('k', ['#a8a094', '#5f5a54'], 'down'),
    ],
    [
      line('M-2 38 C10 34 26 20 36 5 C56 42 104 42 124 5 C134 20 150 34 162 38', '#e8664e', 1.7),
      line(
        'M-2 39.4 C10 35.4 26 21.4 36 6.4 C56 43.4 104 43.4 124 6.4 C134 21.4 150 35.4 162 39.4',
        '#8f2a1c',
        0.7,
      ),
      line(
        Array.from({ length: 37 }, (_, at) => {
          const x = 2 + at * 4.33;
          const from =
            x < 36
              ? 38 - (x / 36) ** 1.5 * 31
              : x > 124
                ? 38 - ((160 - x) / 36) ** 1.5 * 31
                : 33 - (Math.abs(x - 80) / 44) ** 2.1 * 27;
          return `M${x.toFixed(1)} ${Math.max(6, from + 1).toFixed(1)} V44`;
        }).join(' '),
        '#e8664e',
        0.5,
      ),
      ...[36, 124].flatMap((x) => [
        rect(x - 6, 58, 12, 6, 'url(#k)', 0.6),
        rect(x - 4.4, 1, 3, 58, 'url(#t)', 0.4),
        rect(x + 1.4, 1, 3, 58, 'url(#t)', 0.4),
        ...[3, 13, 24, 35, 50].map((y) => rect(x - 4, y, 8, 2.4, 'url(#t)', 0.3)),
        line(`M${x - 2} 47 L${x + 2} 57 M${x + 2} 47 L${x - 2} 57`, '#8f2418', 0.8),
      ]),
      rect(-2, 43, 164, 4, 'url(#d)'),
      rect(-2, 43, 164, 0.9, '#ffb49a'),
      line(Array.from({ length: 40 }, (_, at) => `M${at * 4.1 - 2} 47 l2 -3 l2 3`).join(' '), '#6a1c12', 0.5),
    ],
  ),
} satisfies Record<string, OwnDrawing>;

export const oldThings = {
  typewriter: drawing(
    [3, 4, 61, 58],
    '#4a5a60',
    [
      shade('b', ['#7f9aa0', '#44585f', '#1f2c32'], 'down'),
      shade('m', ['#f0f4f6', '#a4aeb4', '#5a646a'], 'down'),
      shade('p', ['#ffffff', '#f4eedf', '#ddd2bb'], 'down'),
      round('k', ['#fffbf0', '#e4dac4', '#8f836c']),
      shade('r', ['#4a4e54', '#16181c'], 'down'),
    ],
    [
      shape('M17 4 H47 V26 H17 Z', 'url(#p)'),
      line('M21 9 H43 M21 12.6 H40 M21 16.2 H43 M21 19.8 H34', '#6a665e', 0.7),
      rect(8, 20.6, 48, 6.4, 'url(#r)', 3),
      rect(8, 21.4, 48, 1.6, '#7a8088', 0.8),
      rect(4.4, 21.4, 5, 4.8, 'url(#m)', 1.4),
      rect(54.6, 21.4, 5, 4.8, 'url(#m)', 1.4),
      line('M57 20 L60 12', '#a4aeb4', 1.2),
      ball(60, 11.6, 1.1, '#d8dde0'),
      shape('M12 26 H52 L56 40 H8 Z', 'url(#b)'),
      shape('M20 27.6 H44 C43 33 38 35.4 32 35.4 C26 35.4 21 33 20 27.6 Z', '#12181c'),
      line(
        'M22 28 L31 34 M25 28 L31.4 34 M28 28 L31.8 34 M32 28 V34 M36 28 L32.2 34 M39 28 L32.6 34 M42 28 L33 34',
        '#b4bec4',
        0.6,
      ),
      shape('M8 40 H56 L61 55 C61 57 60 58 58 58 H6 C4 58 3 57 3 55 Z', 'url(#b)'),
      line('M9 41 H55', '#a4bcc2', 0.7),
      rect(27, 37, 10, 1.8, '#d8b45a', 0.6),
      ...[0, 1, 2].flatMap((row) =>
        Array.from({ length: 10 }, (_, at) => {
          const [x, y] = [12.4 - row * 0.9 + at * (4.36 + row * 0.2), 43.4 + row * 3.8];
          return ball(x, y + 0.7, 1.7, '#10161a', 1.6) + ball(x, y, 1.6, 'url(#k)', 1.4);
        }),
      ),
      rect(20, 54, 24, 2.4, 'url(#k)', 1.2),
    ],
  ),
  cauldron: drawing(
    [4, 0, 60, 64],
    '#3c4048',
    [
      round('b', ['#8a92a0', '#3c424c', '#14161c']),
      shade('g', ['#c8ff8a', '#5fd83a', '#2a8a2c'], 'down'),
      shade('f', ['#fff0a0', '#ffa02e', '#e8401a'], 'down'),
      shade('w', ['#a06a3c', '#5a3418'], 'down'),
    ],
    [
      shape(
        'M16 62 C12 56 18 54 17 49 C21 51 22 53 23 56 C25 52 24 50 28 47 C30 51 34 52 34 56 C37 52 37 50 40 47 C42 51 45 52 45 56 C47 54 47 52 48 50 C51 54 53 58 49 62 Z',
        'url(#f)',
      ),
      line('M12 62 L52 57 M12 57 L52 62', '#5a3418', 4),
      line('M13 61 L51 56.4', '#b07a48', 1),
      ball(32, 36, 24, 'url(#b)', 20),
      ball(32, 20, 25, '#23262e', 6.4),
      ball(32, 19.4, 25, 'url(#b)', 5.4),
      ball(32, 19.8, 21.6, 'url(#g)', 4.2),
      ball(24, 17.4, 3.6, 'url(#g)', 3.2),
      ball(23, 16.4, 1, '#f0ffd8'),
      ball(37, 16.6, 4.6, 'url(#g)', 4.2),
      ball(35.8, 15.2, 1.3, '#f0ffd8'),
      ball(30, 9.4, 2.2, '#8ae85a', 2.2),
      ball(38, 6, 1.6, '#8ae85a', 1.6),
      ball(27, 3.6, 1.2, '#b4ff7a', 1.2),
      line('M16 25 C13 33 14 43 20 49', '#b8c0cc', 1.6, 'opacity=".6"'),
      line('M7.6 22 C2.6 26 3.4 34 8.6 34 M56.4 22 C61.4 26 60.6 34 55.4 34', '#3c424c', 2),
    ],
  ),
  'mars-rover': drawing(
    [2, 0, 76, 56],
    '#c8c4bc',
    [
      shade('b', ['#ffffff', '#d4d0c8', '#8a857c'], 'down'),
      shade('g', ['#ffe9a0', '#d8a83c', '#8a6418'], 'down'),
      round('w', ['#8a8c94', '#44464e', '#16171c']),
      shade('s', ['#5a86d0', '#1f3a80'], 'across'),
    ],
    [
      line('M24 24 V6', '#b8b4ac', 2),
      rect(17, 1, 13, 7, 'url(#b)', 1.6),
      ball(20.4, 4.5, 1.9, '#12161e'),
      ball(26.2, 4.5, 1.9, '#12161e'),
      ball(19.8, 3.9, 0.6, '#9fd0ff'),
      ball(25.6, 3.9, 0.6, '#9fd0ff'),
      line('M60 22 L68 10', '#b8b4ac', 1.2),
      shape('M62 6 C64 12 70 14 75 10 C72 5 66 3 62 6 Z', 'url(#b)'),
      rect(14, 22, 48, 14, 'url(#b)', 2.4),
      shape('M10 22 L16 18 H62 L68 22 Z', 'url(#s)'),
      line('M22 18.4 L20 22 M32 18.4 L31 22 M42 18.4 V22 M52 18.4 L53 22', '#a8c8f4', 0.6),
      rect(20, 26, 12, 6.4, 'url(#g)', 1),
      rect(46, 26, 10, 6.4, '#4a4e58', 1),
      line('M47.4 28 H54.6 M47.4 30.2 H54.6', '#7a808c', 0.7),
      line('M14 46 L26 36 L38 46 M38 46 L50 36 L64 46', '#8f8b84', 2.2),
      line('M14 30 L6 36 L4 42', '#b8b4ac', 1.8),
      ball(4.4, 43, 2, 'url(#g)'),
      ...[14, 38, 64].flatMap((x) => [
        ball(x, 48, 8, 'url(#w)'),
        ball(x, 48, 3.4, '#b8b4ac'),
        ball(x, 48, 1.4, '#5a5650'),
        line(
          `M${x - 7} 45 l-1 -1.4 M${x - 3} 41 l-0.6 -1.6 M${x + 3} 41 l0.6 -1.6 M${x + 7} 45 l1 -1.4`,
          '#44464e',
          1.6,
        ),
      ]),
    ],
  ),
} satisfies Record<string, OwnDrawing>;
