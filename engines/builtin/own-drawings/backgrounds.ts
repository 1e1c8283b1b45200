/** What is behind or around a subject over a picture's whole width: a canyon, a peak, curtains, a ring. */
import { ball, drawing, line, type OwnDrawing, rect, round, shade, shape } from './own-drawing.ts';

const strata = (ys: readonly number[], from: number, to: number) =>
  ys
    .map((y, at) =>
      line(
        `M${from} ${y} C${from + (to - from) * 0.3} ${y - 1.6 + (at % 3)} ${from + (to - from) * 0.7} ${y + 1.4 - (at % 2)} ${to} ${y}`,
        at % 2 ? '#ffd9a8' : '#7c2f16',
        at % 2 ? 0.7 : 0.9,
        'opacity=".45"',
      ),
    )
    .join('');

/** A far slope whose foot is lost in the mist before it. */
const misty = (id: string, [top, middle, low]: readonly [string, string, string]) =>
  `<linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${top}"/><stop offset=".6" stop-color="${middle}"/><stop offset="1" stop-color="${low}" stop-opacity="0"/></linearGradient>`;

const rope = (y: number, color: string) => [
  line(`M4 ${y} H124`, '#1c1628', 1.9, 'opacity=".4"'),
  line(`M4 ${y - 0.3} H124`, color, 1.5),
  line(`M4 ${y - 0.7} H124`, '#ffffff', 0.4, 'opacity=".6"'),
];

const fold = (x: number, width: number) => rect(x, 0, width, 72, 'url(#f)');

export const backgrounds = {
  'canyon-walls': drawing(
    [0, 0, 128, 56],
    '#b8603a',
    [
      shade('n', ['#e89a60', '#b85a30', '#6e2a14'], 'down'),
      shade('l', ['#d98350', '#9c4826', '#5c2210'], 'side'),
      shade('d', ['#f0b488', '#d08a68', '#a8664e'], 'down'),
      shade('w', ['#bfe4f0', '#5aa6c4', '#2f7698'], 'down'),
    ],
    [
      shape(
        'M24 22 L34 22 L36 18 L50 18 L52 24 L60 24 L62 16 L78 16 L80 21 L92 21 L95 25 L106 25 V52 H24 Z',
        'url(#d)',
      ),
      line('M30 27 H100 M34 32 H96 M28 38 H104', '#8e5640', 0.6, 'opacity=".5"'),
      shape('M0 4 L18 4 L21 9 L30 9 L33 17 L38 18 L40 28 L46 30 L49 42 L56 46 L60 56 H0 Z', 'url(#n)'),
      strata([10, 15, 20, 26, 32, 38, 44, 50], 0, 34),
      shape(
        'M21 9 L30 9 L33 17 L38 18 L40 28 L46 30 L49 42 L56 46 L60 56 H34 C36 40 28 24 21 9 Z',
        '#5c2210',
        'opacity=".3"',
      ),
      shape('M128 0 L112 0 L109 7 L102 7 L99 16 L93 17 L91 27 L84 30 L82 41 L74 46 L70 56 H128 Z', 'url(#l)'),
      strata([6, 12, 17, 23, 29, 36, 42, 49], 96, 128),
      shape(
        'M112 0 L109 7 L102 7 L99 16 L93 17 L91 27 L84 30 L82 41 L74 46 L70 56 H84 C92 36 104 18 112 0 Z',
        '#ffc690',
        'opacity=".28"',
      ),
      shape(
        'M58 56 C62 50 66 49 65 46 C64 43 60 42 63 40 H67 C66 43 71 44 70 48 C69 51 72 53 74 56 Z',
        'url(#w)',
      ),
    ],
  ),
  'snow-peak': drawing(
    [0, 0, 128, 58],
    '#9fb4cc',
    [
      misty('r', ['#8fa3bb', '#6f87a2', '#8fa6bd']),
      shade('s', ['#ffffff', '#e8f1fa', '#b9cde2'], 'side'),
      misty('b', ['#a9bdd2', '#8aa2bc', '#a4b9cd']),
    ],
    [
      shape('M0 58 L16 36 L26 42 L40 26 L52 40 V58 Z M128 58 L112 32 L102 40 L90 24 L78 42 V58 Z', 'url(#b)'),
      shape(
        'M16 36 L11 43 L17 41 L20 45 L26 42 Z M40 26 L33 34 L39 33 L42 38 L46 33 Z M90 24 L84 33 L90 31 L94 36 L98 35 Z M112 32 L107 36 L112 38 L117 41 Z',
        '#ffffff',
        'opacity=".85"',
      ),
      shape('M14 58 L40 28 L48 20 L54 15 L62 2 L66 0 L71 6 L77 16 L84 21 L94 36 L114 58 Z', 'url(#r)'),
      shape(
        'M66 0 L71 6 L77 16 L84 21 L94 36 L100 43 L92 41 L89 46 L83 36 L79 40 L75 30 L71 34 L69 22 Z',
        '#7f96b0',
      ),
      shape(
        'M66 0 L62 2 L54 15 L48 20 L40 28 L30 39 L38 36 L40 42 L47 33 L50 41 L56 30 L60 38 L64 28 L68 34 L70 24 L75 29 L71 6 Z',
        'url(#s)',
      ),
      shape(
        'M66 0 L71 6 L77 16 L84 21 L91 31 L86 30 L84 35 L78 26 L75 31 L71 20 L69 24 Z',
        '#d3e0ee',
        'opacity=".9"',
      ),
      shape(
        'M40 42 L36 50 L42 46 Z M60 38 L56 50 L63 44 Z M84 40 L88 50 L80 46 Z',
        '#eef5fb',
        'opacity=".8"',
      ),
    ],
  ),
  'stage-curtains': drawing(
    [0, 0, 128, 72],
    '#a3202a',
    [
      shade('f', ['#d8434a', '#a01c26', '#560a12'], 'side'),
      shade('v', ['#d8434a', '#8c1420'], 'down'),
      shade('g', ['#ffe08a', '#c8861a'], 'down'),
    ],
    [
      ...[0, 5, 10, 15, 20].map((x) => fold(x, 5.6)),
      ...[103, 108, 113, 118, 123].map((x) => fold(x, 5.6)),
      shape(
        'M25.6 0 C24 24 21 36 10 46 H28 Z M102.4 0 C104 24 107 36 118 46 H100 Z',
        '#000000',
        'opacity=".22"',
      ),
      shape(
        'M0 0 H128 V8 C120 14 112 14 106.6 8 C100 14 92 14 85.2 8 C79 14 70 14 64 8 C57 14 49 14 42.8 8 C36 14 28 14 21.4 8 C15 14 7 14 0 8 Z',
        'url(#v)',
      ),
      line(
        'M0 8 C7 14 15 14 21.4 8 C28 14 36 14 42.8 8 C49 14 57 14 64 8 C70 14 79 14 85.2 8 C92 14 100 14 106.6 8 C112 14 120 14 128 8',
        'url(#g)',
        1.3,
      ),
      rect(0, 47, 25, 2.6, 'url(#g)', 1),
      rect(103, 47, 25, 2.6, 'url(#g)', 1),
    ],
  ),
  'boxing-ring': drawing(
    [0, 0, 128, 50],
    '#c9d4e0',
    [
      shade('m', ['#f3f6fa', '#cfd9e4', '#93a2b4'], 'down'),
      shade('a', ['#3f5f9c', '#22386a', '#111d3c'], 'down'),
      shade('p', ['#ff6a60', '#c8202a', '#6e0d14'], 'side'),
      shade('b', ['#6aa2f0', '#2a5fc0', '#123068'], 'side'),
      round('h', ['#6a5a78', '#3a3048', '#1c1628']),
    ],
    [
      ...Array.from({ length: 34 }, (_, at) => {
        const row = at % 2;
        const x = 2 + (at >> 1) * 7.8 + row * 3.6;
        return `<g opacity="${row ? 0.85 : 0.6}">${ball(x, 7 + row * 6, 2.7, 'url(#h)')}${shape(`M${x - 5} ${22 + row * 4} C${x - 5} ${11 + row * 6} ${x + 5} ${11 + row * 6} ${x + 5} ${22 + row * 4} Z`, 'url(#h)')}</g>`;
      }),
      rect(0, 20, 128, 12, '#181224'),
      shape('M4 30 H124 L128 46 H0 Z', 'url(#m)'),
      rect(0, 45.6, 128, 4.4, 'url(#a)'),
      rect(2, 4, 4, 28, 'url(#p)', 1.2),
      rect(122, 4, 4, 28, 'url(#b)', 1.2),
      ...rope(9, '#e8353c'),
      ...rope(16, '#f4f6fa'),
      ...rope(23, '#3a78d8'),
    ],
  ),
  'near-water': drawing(
    [0, 0, 128, 20],
    '#4f9fc8',
    [shade('w', ['#a8dcf0', '#4a9cc8', '#1f5f8c'], 'down'), shade('b', ['#8a6a42', '#5b4226'], 'down')],
    [
      shape(
        'M0 4 C16 0 30 3 46 1.6 C66 0 84 3 100 1 C112 0 122 2 128 1 V20 H0 Z',
        'url(#b)',
        'opacity=".75"',
      ),
      shape('M0 6.4 C16 2.4 30 5.4 46 3.8 C66 2 84 5 100 3.2 C112 2.2 122 4 128 3.2 V20 H0 Z', 'url(#w)'),
      line(
        'M6 9 C20 7 30 9.6 44 8 M60 7 C74 5.6 86 8 98 6.6 M22 13.6 C40 12 56 14.4 72 13 M84 12 C98 10.6 110 13 122 11.6',
        '#e9f8ff',
        0.7,
        'opacity=".8"',
      ),
      line(
        'M2 17 C24 15.6 40 17.6 60 16.4 M76 17 C92 15.8 108 17.4 124 16.2',
        '#bfe6f6',
        0.6,
        'opacity=".6"',
      ),
    ],
  ),
  'near-ice': drawing(
    [0, 0, 128, 26],
    '#c4e2f2',
    [shade('i', ['#f4fbff', '#c9e6f5', '#8fbcd8'], 'down')],
    [
      shape('M0 3 C20 0 40 3 64 1.4 C88 0 110 3 128 1 V26 H0 Z', '#ffffff'),
      shape('M0 5.4 C20 2.4 40 5.4 64 3.8 C88 2.4 110 5.4 128 3.4 V24 C100 26 40 26 0 24 Z', 'url(#i)'),
      line(
        'M18 8 L30 12 L26 17 M30 12 L44 11 M70 7 L82 13 L78 20 M82 13 L98 14 L106 10 M98 14 L102 20 M46 16 L56 21',
        '#ffffff',
        0.8,
        'opacity=".9"',
      ),
      line('M8 12 L20 9 M52 9 L66 7.4 M104 8 L118 6.4 M34 21 L50 19', '#ffffff', 1.3, 'opacity=".6"'),
    ],
  ),
} satisfies Record<string, OwnDrawing>;
