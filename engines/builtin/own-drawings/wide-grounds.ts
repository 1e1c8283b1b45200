/** Grounds over a picture's whole width that a subject is on: a table, a cloth, ice, still water. */
import { ball, drawing, line, type OwnDrawing, rect, shade, shape } from './own-drawing.ts';

const berg = (x: number, y: number, scale: number) =>
  `<g transform="translate(${x} ${y}) scale(${scale})">${
    shape('M-16 0 L-12 -9 L-7 -8 L-2 -19 L3 -13 L6 -14 L12 -5 L16 0 Z', 'url(#i)') +
    shape('M-2 -19 L3 -13 L1 -7 L4 0 H-5 L-4 -9 Z', '#ffffff') +
    shape('M3 -13 L6 -14 L12 -5 L16 0 H8 Z', '#7fb6d8', 'opacity=".75"') +
    shape('M-16 0 H16 L12 2.6 L4 1.8 L-6 3.2 L-13 1.8 Z', '#5fa8cc', 'opacity=".6"') +
    line('M-17 .2 H17', '#eaf8ff', 0.7)
  }</g>`;

const bergs = [
  berg(16, 30, 0.9),
  berg(60, 28, 0.55),
  berg(108, 31, 1.1),
  berg(86, 28, 0.4),
  berg(38, 27.6, 0.35),
];

/** Rows of squares that grow towards the viewer. */
function squares(): string {
  const rows = [42, 45, 48.6, 53, 58.4, 65, 73];
  const at = (x: number, y: number) => 64 + (x - 64) * (0.42 + (y - 42) * 0.021);
  return rows
    .slice(0, -1)
    .flatMap((top, row) =>
      Array.from({ length: 26 }, (_, column) => {
        if ((row + column) % 2) return '';
        const [left, right] = [-96 + column * 12, -84 + column * 12];
        const low = rows[row + 1] ?? 73;
        return shape(
          `M${at(left, top)} ${top} L${at(right, top)} ${top} L${at(right, low)} ${low} L${at(left, low)} ${low} Z`,
          '#d8343c',
        );
      }),
    )
    .join('');
}

export const wideGrounds = {
  'near-table': drawing(
    [0, 42, 128, 72],
    '#a8713f',
    [
      shade('t', ['#8a5a32', '#b9824c', '#d9a468'], 'down'),
      shade('e', ['#c08a52', '#8a5a30', '#5c381a'], 'down'),
    ],
    [
      shape('M3 42 H125 L128 66 H0 Z', 'url(#t)'),
      line('M3 42 H125', '#f0cf9c', 0.5, 'opacity=".7"'),
      line('M1.8 50.4 H126.2 M1 57.6 H127', '#5c381a', 0.5, 'opacity=".5"'),
      line(
        'M8 45 C26 44 40 46.4 62 45.2 M70 47 C88 46 102 48 120 47 M6 53 C24 52 42 55 58 53.6 M74 55 C90 54 106 56 122 54.6 M10 61 C30 59.6 52 63 70 61.4 M84 62 C98 61 110 63 124 62',
        '#6e4522',
        0.5,
        'opacity=".38"',
      ),
      line(
        'M20 48 C34 47 44 49 56 48 M88 51 C98 50 106 52 116 51 M30 58 C44 57 56 59 66 58',
        '#f4d6a4',
        0.5,
        'opacity=".4"',
      ),
      rect(0, 66, 128, 6, 'url(#e)'),
      line('M0 66.3 H128', '#f4d6a4', 0.8, 'opacity=".75"'),
      line('M10 69 C30 68.4 50 69.6 70 69 M82 69.6 C96 69 110 70 122 69.4', '#3f2410', 0.4, 'opacity=".5"'),
    ],
  ),
  'checked-cloth': drawing(
    [0, 42, 128, 72],
    '#e89a9c',
    [shade('v', ['#ffffff', '#f4ece6'], 'down')],
    [
      `<clipPath id="k"><path d="M0 42 H128 V72 H0 Z"/></clipPath>`,
      rect(0, 42, 128, 30, 'url(#v)'),
      `<g clip-path="url(#k)">${squares()}</g>`,
      line('M0 42.2 H128', '#ffffff', 0.6, 'opacity=".8"'),
      shape('M0 42 H128 V46 C90 43.6 40 43.6 0 46 Z', '#3a1414', 'opacity=".12"'),
    ],
  ),
  'ice-floe': drawing(
    [0, 8, 128, 72],
    '#cfe8f4',
    [
      shade('i', ['#ffffff', '#d6eefa', '#8fc4e0']),
      shade('t', ['#f4fbff', '#dff1fa', '#bfe0f0'], 'down'),
      shade('e', ['#a8dcf2', '#4fa3cc', '#1f6a9c'], 'down'),
    ],
    [
      `<g transform="translate(0 13)">${bergs.join('')}</g>`,
      shape(
        'M0 53 L10 50.4 L24 51.6 L40 49.4 L60 50.6 L82 49 L104 50.8 L118 49.6 L128 51 V68 L0 68 Z',
        'url(#t)',
      ),
      shape(
        'M0 53 L10 50.4 L24 51.6 L40 49.4 L60 50.6 L82 49 L104 50.8 L118 49.6 L128 51 L128 52.6 L104 52.6 L82 51 L60 52.4 L40 51.4 L24 53.2 L0 55 Z',
        '#ffffff',
      ),
      line(
        'M14 58 L30 56.4 L38 59 M70 55 L88 57.4 L84 61 M100 56 L114 58.6 M44 62 L58 63.6 M92 64 L106 63',
        '#8fc4e0',
        0.7,
        'opacity=".7"',
      ),
      line('M20 60.6 L34 59 M62 58 L76 59.6 M108 61.4 L120 60.4', '#ffffff', 1.2, 'opacity=".9"'),
      shape('M0 66 L14 67.4 L30 66.2 L52 68 L76 66.4 L100 67.8 L128 66 V72 H0 Z', 'url(#e)'),
      line('M0 66.2 L14 67.6 L30 66.4 L52 68.2 L76 66.6 L100 68 L128 66.2', '#ffffff', 0.7, 'opacity=".85"'),
    ],
  ),
  'far-icebergs': drawing([0, 8, 128, 35], '#cfe8f4', [shade('i', ['#ffffff', '#d6eefa', '#8fc4e0'])], bergs),
  'still-lake': drawing(
    [0, 42, 128, 72],
    '#6fa6c4',
    [shade('w', ['#b4d8ea', '#6fa8cc', '#356f9c'], 'down')],
    [
      shape('M0 43 C20 41.6 44 43.4 64 42.4 C86 41.6 108 43.2 128 42.2 V72 H0 Z', 'url(#w)'),
      line('M0 43.2 C20 41.8 44 43.6 64 42.6 C86 41.8 108 43.4 128 42.4', '#e6f4fa', 0.6, 'opacity=".85"'),
    ],
  ),
  'lake-ripples': drawing(
    [0, 42, 128, 72],
    '#8fbcd4',
    [],
    [
      shape('M0 43 H128 V72 H0 Z', '#4f8fb8', 'opacity=".34"'),
      ...Array.from({ length: 30 }, (_, at) => {
        const y = 44.4 + at * 0.94;
        const x = (at * 37.7) % 96;
        const long = 10 + ((at * 13) % 22);
        return line(
          `M${x} ${y} q${long / 4} -.5 ${long / 2} 0 t${long / 2} 0`,
          at % 3 === 0 ? '#2f6a94' : '#e6f4fa',
          0.4 + at * 0.012,
          'opacity=".5"',
        );
      }),
      ball(64, 73, 64, '#ffffff', 3).replace('/>', ' opacity=".08"/>'),
    ],
  ),
  'building-fire': drawing(
    [0, 0, 64, 64],
    '#f2852a',
    [
      shade('a', ['#ffb84a', '#f2621a', '#c22a10'], 'down'),
      shade('b', ['#fff2a8', '#ffb52e', '#f2701a'], 'down'),
      shade('k', ['#2c2630', '#4a4048'], 'down'),
    ],
    [
      `<g opacity=".62">${ball(20, 12, 10, '#3a323c', 8)}${ball(33, 6, 11, '#2f2832', 7)}${ball(45, 13, 10, '#3f3640', 8)}${ball(30, 16, 9, '#4a3c42', 7)}</g>`,
      shape(
        'M6 58 C2 46 10 42 9 32 C15 38 14 44 17 46 C18 36 24 34 22 22 C30 30 28 40 31 44 C34 34 40 32 38 20 C47 30 44 40 46 45 C50 40 50 36 54 31 C54 42 62 46 57 58 Z',
        'url(#a)',
        'opacity=".88"',
      ),
      shape(
        'M10 59 C8 50 14 48 13 41 C18 46 18 51 20 52 C21 44 26 43 25 35 C31 41 29 49 32 51 C34 44 38 42 38 34 C44 41 42 48 44 51 C48 47 48 45 50 41 C51 49 55 52 53 59 Z',
        'url(#b)',
        'opacity=".95"',
      ),
      ...[
        [14, 26],
        [50, 24],
        [28, 14],
        [40, 10],
        [8, 38],
        [57, 38],
        [22, 6],
      ].map(([x = 0, y = 0]) => ball(x, y, 0.8, '#ffd24a')),
    ],
  ),
  'big-wave': drawing(
    [0, 0, 128, 72],
    '#3f9cc4',
    [
      shade('w', ['#8fe0e8', '#2f9cc0', '#12608f', '#0d4a78'] as unknown as [string, string, string], 'down'),
      shade('f', ['#ffffff', '#d6eef6'], 'down'),
      shade('s', ['#3fa4c8', '#1f6f9c'], 'down'),
    ],
    [
      shape(
        'M128 8 C104 2 78 8 64 22 C56 30 58 38 66 40 C60 30 74 24 84 30 C70 34 62 44 40 50 C26 54 12 54 0 53 V72 H128 Z',
        'url(#w)',
      ),
      shape(
        'M128 8 C104 2 78 8 64 22 C56 30 58 38 66 40 C63 34 67 27 76 24 C90 16 108 14 128 20 Z',
        '#bff0f2',
        'opacity=".55"',
      ),
      line(
        'M128 14 C106 8 84 14 72 26 M128 26 C110 20 96 26 86 33 M128 38 C112 34 98 40 82 48 M128 50 C108 46 84 54 56 58 M120 62 C92 56 56 64 20 60',
        '#d6f4f8',
        1,
        'opacity=".5"',
      ),
      ...[
        [128, 6],
        [118, 4.6],
        [108, 4.4],
        [98, 6],
        [88, 9],
        [79, 13],
        [71, 18],
        [64, 24],
        [60, 31],
        [61, 37],
        [65.6, 41],
      ].map(([x = 0, y = 0], at) => ball(x, y, 5.6 - Math.abs(at - 5) * 0.3, 'url(#f)', 3.6)),
      ...[
        [56, 44],
        [52, 40],
        [58, 49],
        [70, 45],
        [48, 47],
        [63, 17],
        [54, 27],
      ].map(([x = 0, y = 0]) => ball(x, y, 1, '#ffffff', 1)),
      shape('M0 60 C20 57 40 63 64 60 C88 57 108 63 128 60 V72 H0 Z', 'url(#s)'),
      line('M0 60.4 C20 57.4 40 63.4 64 60.4 C88 57.4 108 63.4 128 60.4', '#ffffff', 1.3, 'opacity=".8"'),
      line('M6 66 C22 64 40 68 58 66 M70 67 C88 65 106 69 124 66', '#bfe6f4', 0.8, 'opacity=".7"'),
    ],
  ),
} satisfies Record<string, OwnDrawing>;
