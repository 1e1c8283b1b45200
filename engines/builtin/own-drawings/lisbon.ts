/** A steep street of Lisbon, and the tram that goes up it. */
import { ball, drawing, line, type OwnDrawing, rect, round, shade, shape } from './own-drawing.ts';

const pane = (x: number, y: number, wide: number, tall: number) =>
  rect(x - 0.8, y - 0.8, wide + 1.6, tall + 1.6, '#fbf6ec') +
  rect(x, y, wide, tall, '#5f8298') +
  shape(`M${x} ${y} h${wide * 0.6} L${x} ${y + tall * 0.5} Z`, '#ffffff', 'opacity=".35"') +
  line(`M${x + wide / 2} ${y} v${tall} M${x} ${y + tall * 0.36} h${wide}`, '#fbf6ec', 0.5);

const balcony = (x: number, y: number, wide: number) =>
  line(`M${x} ${y} h${wide} M${x} ${y + 3} h${wide}`, '#2a3038', 0.5) +
  Array.from({ length: Math.floor(wide / 1.2) }, (_, at) =>
    line(`M${x + 0.6 + at * 1.2} ${y} v3`, '#2a3038', 0.32),
  ).join('') +
  [0.2, 0.5, 0.8]
    .map((share, at) => ball(x + wide * share, y - 0.4, 0.9, at === 1 ? '#e8456a' : '#4f9a4c'))
    .join('');

const tiles = (x: number, y: number, wide: number, tall: number) =>
  Array.from({ length: Math.floor(wide / 2.4) * Math.floor(tall / 2.4) }, (_, at) => {
    const across = Math.floor(wide / 2.4);
    const [cx, cy] = [x + 1.2 + (at % across) * 2.4, y + 1.2 + Math.floor(at / across) * 2.4];
    return shape(
      `M${cx} ${cy - 0.9} L${cx + 0.9} ${cy} L${cx} ${cy + 0.9} L${cx - 0.9} ${cy} Z`,
      '#3f72b8',
      'opacity=".5"',
    );
  }).join('');

/** A house front whose ground line goes up the street. */
const house = (x: number, top: number, wide: number, low: number, tone: string, isTiled = false) => {
  const rows = [top + 6, top + 17].filter((y) => y + 8 < low - 4);
  return (
    rect(x, top, wide, low - top, tone) +
    (isTiled ? tiles(x, top + 1, wide, low - top - 4) : '') +
    shape(`M${x + wide * 0.7} ${top} h${wide * 0.3} V${low} h${-wide * 0.3} Z`, '#3a2a3a', 'opacity=".1"') +
    shape(`M${x - 1} ${top} L${x + 1.4} ${top - 4} H${x + wide - 1.4} L${x + wide + 1} ${top} Z`, '#c9613c') +
    line(
      `M${x} ${top - 1.4} h${wide} M${x + 0.8} ${top - 2.8} h${wide - 1.6}`,
      '#8f3a22',
      0.4,
      'opacity=".7"',
    ) +
    rect(x - 0.6, top, wide + 1.2, 1.2, '#fbf6ec') +
    rows
      .map((y) =>
        [0.16, 0.6]
          .map(
            (share) =>
              pane(x + wide * share, y, wide * 0.22, 7.4) +
              balcony(x + wide * share - 1, y + 5.6, wide * 0.22 + 2),
          )
          .join(''),
      )
      .join('')
  );
};

const skies = {
  day: ['#4fa6e8', '#9ad4f6', '#eaf7ff'],
  sunset: ['#5a4aa0', '#e8745a', '#ffd08a'],
  night: ['#0b1238', '#1c2c66', '#3f4f94'],
} as const;
/** What an hour does to the whole street. */
const casts = { day: null, sunset: ['#d8502a', 0.2], night: ['#0a1440', 0.52] } as const;

/** Lamps along the walls after dark. */
const lamps = [
  [16, 34],
  [32, 36],
  [43, 36.6],
  [112, 34],
  [96, 36],
  [84, 36.6],
]
  .map(
    ([x = 0, y = 0]) =>
      ball(x, y, 7, '#ffd98a').replace('/>', ' opacity=".22"/>') +
      ball(x, y, 3, '#ffe9b0').replace('/>', ' opacity=".5"/>') +
      ball(x, y, 1, '#fff6d6'),
  )
  .join('');

function street(hour: keyof typeof skies): OwnDrawing {
  const cast = casts[hour];
  return drawing(
    [0, 0, 128, 72],
    '#e0c9a8',
    [
      shade('sky', skies[hour], 'down'),
      shade('road', ['#b8b0a6', '#8d867e', '#6a645e'], 'down'),
      shade('sea', ['#8fcbe8', '#5a9fcc'], 'down'),
    ],
    [
      rect(0, 0, 128, 72, 'url(#sky)'),
      ball(66, 9, 7, '#ffffff', 2.6) + ball(72, 10, 6, '#f4faff', 2.2) + ball(59, 10.4, 5, '#f4faff', 1.9),
      shape('M50 30 H80 V40 H50 Z', 'url(#sea)'),
      shape('M44 32 C52 27 62 29 70 26 C78 24 84 28 88 30 V42 H44 Z', '#c9a88c'),
      ...[48, 53, 58, 63, 68, 73, 78].map(
        (x, at) =>
          rect(x, 27 + (at % 3) * 1.6, 4.4, 10, ['#f6efe2', '#f2d6b0', '#f4c9b8'][at % 3] ?? '#f6efe2') +
          shape(`M${x - 0.5} ${27 + (at % 3) * 1.6} l2.7 -2.2 l2.7 2.2 Z`, '#c9613c'),
      ),
      shape('M62 20 L64.4 16 L66.8 20 V30 H62 Z', '#fbf6ec'),
      house(0, 5, 19, 66, '#f4d774'),
      house(19, 10, 15, 57, '#f7f4ee', true),
      house(34, 16, 12, 49, '#f0a896'),
      house(46, 22, 8, 42, '#a8d0c4'),
      house(109, 4, 19, 66, '#f0b0a0'),
      house(94, 10, 15, 57, '#cfe0f0', true),
      house(82, 16, 12, 49, '#f6dc8c'),
      house(74, 22, 8, 42, '#f7f4ee'),
      shape('M54 38 H74 L128 63 V72 H0 V63 Z', 'url(#road)'),
      shape('M54 38 L0 60 V66 L56 38 Z M74 38 L128 60 V66 L72 38 Z', '#d9d2c6'),
      line('M60.4 38 L34 72 M67.6 38 L94 72', '#4a4e56', 1.3),
      line('M60.2 38 L33.4 72 M67.4 38 L93.4 72', '#dfe6ee', 0.5),
      ...[40, 42.4, 45.4, 49, 53.4, 58.6, 64.8].map((y) =>
        line(
          `M${54 - (y - 38) * 1.6} ${y} Q64 ${y - 0.8} ${74 + (y - 38) * 1.6} ${y}`,
          '#5a544e',
          0.4,
          'opacity=".45"',
        ),
      ),
      line('M0 12 C40 20 52 26 64 26 C76 26 92 20 128 12 M64 26 V40', '#3a3f48', 0.35, 'opacity=".7"'),
      line('M0 16 C30 27 44 24 54 23 M128 18 C104 28 90 26 74 24', '#ffffff', 0.3, 'opacity=".8"'),
      ...[
        [8, 19, '#e8456a'],
        [18, 22.4, '#4fa3e0'],
        [28, 24.6, '#f2bf3a'],
        [104, 26, '#57b45a'],
        [114, 23, '#e8456a'],
      ].map(([x, y, tone]) => shape(`M${Number(x)} ${Number(y)} h4 l-.6 4.4 h-2.8 Z`, String(tone))),
      ...(cast ? [rect(0, 0, 128, 72, cast[0]).replace('/>', ` opacity="${cast[1]}"/>`), lamps] : []),
    ],
  );
}

export const lisbon = {
  'lisbon-street': street('day'),
  'lisbon-street-sunset': street('sunset'),
  'lisbon-street-night': street('night'),
  'yellow-tram': drawing(
    [8, 1, 56, 63],
    '#f2c12e',
    [
      shade('b', ['#ffe06a', '#f5bd22', '#b57f0c'], 'side'),
      shade('c', ['#fffaf0', '#efe4cc', '#b8a888'], 'side'),
      shade('g', ['#d4edf8', '#7fa8bc', '#4a7086']),
      shade('r', ['#f4efe2', '#c9bda2'], 'down'),
      round('l', ['#ffffff', '#fff0b0', '#f2b83a']),
    ],
    [
      line('M32 10 L24 1.4 H40 L32 10', '#3a3f48', 0.9),
      line('M22 1.4 H42', '#3a3f48', 1.1),
      shape('M13 14 C13 10 20 8 32 8 C44 8 51 10 51 14 Z', 'url(#r)'),
      rect(22, 9.4, 20, 4.6, '#1f2430', 0.8),
      `<path d="M25 12.6 v-2 h1.4 M28.4 10.6 h1.6 v2 h-1.6 Z M32 10.6 v2 M34 12.6 v-2 h1.4 v2 M37.4 10.6 h1.6 M38.2 10.6 v2" fill="none" stroke="#ffd45a" stroke-width=".6"/>`,
      shape('M12 14 H52 L53 34 H11 Z', 'url(#c)'),
      shape('M11 34 H53 L53.4 55 C53.4 57 52 58 50 58 H14 C12 58 10.6 57 10.6 55 Z', 'url(#b)'),
      rect(14.6, 17, 9, 15, 'url(#g)', 1),
      rect(25.4, 17, 13.2, 15, 'url(#g)', 1),
      rect(40.4, 17, 9, 15, 'url(#g)', 1),
      shape(
        'M14.6 17 H20 L14.6 27 Z M25.4 17 H33 L25.4 30 Z M40.4 17 H45.6 L40.4 27 Z',
        '#ffffff',
        'opacity=".5"',
      ),
      ball(32, 26.6, 2.2, '#3a2c28') + shape('M28 32 C28 29 36 29 36 32 Z', '#22304e'),
      rect(10.4, 33.4, 43.2, 1.6, '#fff3c4'),
      line('M11 47 H53', '#fff3c4', 1),
      line('M11 48.4 H53', '#8f6208', 0.5, 'opacity=".6"'),
      ball(32, 41, 4.2, '#8f6208') + ball(32, 41, 3.6, 'url(#l)'),
      ball(17, 52, 2, 'url(#l)') + ball(47, 52, 2, 'url(#l)'),
      rect(26, 50, 12, 4.6, '#fffaf0', 0.8),
      `<path d="M28.4 53.4 l1.6 -2.4 l0 2.6 M32 51 h2 l-1.2 2.8 M36 51 v2.6" fill="none" stroke="#22304e" stroke-width=".6"/>`,
      shape('M12 57.6 H52 L49 61.4 H15 Z', '#3a3f48'),
      line('M15 60 H49', '#6a717c', 0.7),
      shape('M16 61 H22 V63 H16 Z M42 61 H48 V63 H42 Z', '#20242b'),
      shape('M13 36 H17 V54 H13 Z', '#ffffff', 'opacity=".3"'),
      shape('M50 15 H52 L53 34 L53.4 55 C53.4 57 52 58 50.4 58 Z', '#4a3200', 'opacity=".22"'),
    ],
  ),
} satisfies Record<string, OwnDrawing>;
