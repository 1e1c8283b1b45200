/** What titles of money, work and school are about: a bitcoin, a falling chart, a sheet on a laptop. */
import { laptopWith } from '../objects/open-laptop.ts';
import { ball, drawing, faint, line, type OwnDrawing, rect, round, shade, shape } from '../own-drawing.ts';

const bitcoinSign =
  'M24.6 21 H33.4 C38.6 21 41 23.4 41 26.4 C41 29.8 38.2 31.6 34 31.6 H28.6 M34 31.6 C39.8 31.6 42.4 34.2 42.4 37.4 C42.4 41.2 39.2 43.4 34.2 43.4 H24.6 M28.6 21 V43.4 M31 16.6 V20 M36.2 16.6 V20.4 M31 44.4 V47.8 M36.2 44 V47.8';

/** A bar of a chart, lit from the left. */
const bar = (x: number, top: number) =>
  rect(x, top, 7.6, 57 - top, 'url(#b)', 1.2) +
  rect(x + 0.9, top + 1, 1.5, 55 - top, faint('#ffffff', 0.4), 0.7);

const cell = (x: number, y: number, width: number, color: string) => rect(x, y, width, 6, color);

export const moneyAndDesk = {
  'bitcoin-coin': drawing(
    [3, 3, 62, 62],
    '#f2a02a',
    [
      shade('e', ['#c9770c', '#8f4c04', '#5c2f02']),
      round('f', ['#ffd98a', '#f9a62b', '#d9780a']),
      shade('r', ['#fff1c4', '#f0a030', '#a85a06']),
      round('i', ['#ffc65c', '#f2941c', '#c86a06']),
    ],
    [
      ball(34, 34, 27.6, 'url(#e)'),
      ...Array.from({ length: 26 }, (_, at) => {
        const turn = -0.7 + at * 0.1;
        const [x, y] = [Math.cos(turn), Math.sin(turn)];
        return line(
          `M${(31 + x * 27.4).toFixed(1)} ${(31 + y * 27.4).toFixed(1)} L${(34 + x * 27.2).toFixed(1)} ${(34 + y * 27.2).toFixed(1)}`,
          '#ffc96a',
          0.7,
          'opacity=".55"',
        );
      }),
      ball(31, 31, 27.6, 'url(#r)'),
      ball(31, 31, 25.6, 'url(#f)'),
      ball(31, 31, 22.4, '#b9650a'),
      ball(31.4, 31.5, 21.8, 'url(#i)'),
      '<g transform="rotate(13 32 32)">',
      line(bitcoinSign, '#8a4503', 5, 'transform="translate(.9 1.1)"'),
      line(bitcoinSign, '#fffaf0', 4.4),
      '</g>',
      shape('M8 24 C11 14 20 7 30 6.4 C22 10 13 18 10.6 28 Z', '#ffffff', 'opacity=".5"'),
    ],
  ),
  'falling-chart': drawing(
    [2, 3, 63, 62],
    '#c9383f',
    [
      shade('b', ['#c4d0e4', '#8696b4', '#55627e'], 'side'),
      shade('a', ['#ff8f80', '#e5262d', '#980c18']),
      shade('d', ['#8f0d18', '#5a050e'], 'down'),
      shade('g', ['#6c7890', '#3d4658'], 'down'),
    ],
    [
      bar(5, 20),
      bar(15.4, 27),
      bar(25.8, 25),
      bar(36.2, 39),
      bar(46.6, 48),
      shape('M2 57 H62 V60.6 C62 61.6 61 62 60 62 H4 C3 62 2 61.6 2 60.6 Z', 'url(#g)'),
      shape(
        'M52 57 l3 3 -2.4 2 M57 57 l1.6 2.4 2.4 .2 M48 57 l-1 3 1.6 2',
        'none',
        'stroke="#10141c" stroke-width=".9"',
      ),
      // The arrow, thick: its shade first.
      shape(
        'M3 7 L17 20 L25 13.6 L39 30 L44.4 25.4 L53.6 43.6 L58 41.6 L58.6 57.4 L45 49.6 L49.2 47.4 L42.6 33.6 L38.4 37.4 L24.4 21 L17 27 L3 14.4 Z',
        'url(#d)',
        'transform="translate(1.4 2)"',
      ),
      shape(
        'M3 5 L17 18 L25 11.6 L39 28 L44.4 23.4 L53.6 41.6 L58.4 39.4 L58.8 57 L43.4 48.4 L48.6 46 L42.4 32.4 L38.4 36 L24.4 19.6 L17 25.4 L3 12.4 Z',
        'url(#a)',
        'stroke="#7c0a14" stroke-width=".7"',
      ),
      line('M3.8 6.8 L17 19.4 L25 13 L39 29.4 L44.2 25 L52.8 42', '#ffd0c8', 0.9, 'opacity=".9"'),
    ],
  ),
  'spreadsheet-laptop': laptopWith([
    shape('M-57 -95 H57 V-16 H-57 Z', '#ffffff'),
    shape('M-57 -95 H57 V-85 H-57 Z', '#157347'),
    ...['#8fd3ae', '#8fd3ae', '#8fd3ae', '#8fd3ae'].map((color, at) =>
      rect(-40 + at * 14, -91.6, 9, 2.6, color, 1),
    ),
    rect(-54, -92.6, 6, 5.4, '#ffffff', 1),
    line('M-52.6 -91.6 L-49.4 -88.2 M-49.4 -91.6 L-52.6 -88.2', '#157347', 1.1),
    shape('M-57 -85 H57 V-79 H-57 Z M-57 -85 H-49 V-16 H-57 Z', '#e3e8e6'),
    cell(-49, -79, 22, '#cdeedd'),
    cell(-27, -79, 20, '#cdeedd'),
    cell(-7, -79, 20, '#cdeedd'),
    cell(-27, -67, 20, '#fff2b8'),
    cell(-7, -55, 20, '#ffd4cf'),
    cell(-49, -43, 22, '#d4e6ff'),
    ...Array.from({ length: 11 }, (_, at) => line(`M-57 ${-79 + at * 6} H57`, '#b9c4bf', 0.5)),
    ...[-49, -27, -7, 13, 35].map((x) => line(`M${x} -85 V-16`, '#b9c4bf', 0.5)),
    ...Array.from({ length: 9 }, (_, at) =>
      [-46, -24, -4]
        .map((x, column) =>
          line(
            `M${x} ${-76 + at * 6} h${7 + ((at * 5 + column * 3) % 8)}`,
            at === 0 ? '#157347' : '#56625c',
            1.3,
          ),
        )
        .join(''),
    ),
    rect(15, -76, 38, 34, '#ffffff', 1.4),
    `<rect x="15" y="-76" width="38" height="34" rx="1.4" fill="none" stroke="#9fb0a8" stroke-width=".7"/>`,
    ...[10, 17, 13, 22, 26].map((height, at) =>
      rect(
        19 + at * 6.6,
        -46 - height,
        4.6,
        height,
        ['#7cc79d', '#4aa978', '#2d9a63', '#157347', '#0d5a36'][at] ?? '#157347',
        0.6,
      ),
    ),
    line('M18 -46 H50', '#56625c', 0.8),
    `<rect x="-27" y="-67" width="20" height="6" fill="none" stroke="#157347" stroke-width="1.4"/>`,
    shape('M-57 -95 H-10 L-44 -16 H-57 Z', '#ffffff', 'opacity=".1"'),
  ]),
  'code-laptop': laptopWith([
    shape('M-57 -95 H57 V-16 H-57 Z', '#171c2c'),
    shape('M-57 -95 H57 V-88 H-57 Z', '#262d44'),
    ...['#ff5f57', '#febc2e', '#28c840'].map((color, at) => ball(-52 + at * 5, -91.5, 1.4, color)),
    shape('M-57 -88 H-42 V-16 H-57 Z', '#1f2538'),
    line('M-54 -82 h8 M-54 -77 h6 M-52 -72 h7 M-52 -67 h5 M-54 -62 h8', '#5c6890', 1.4),
    ...[
      [0, '#ff7ab8', 12, '#ffd866', 18, '#9ad7ff', 10],
      [1, '#9ad7ff', 10, '#ffffff', 8, '#8ee07a', 26],
      [1, '#ff7ab8', 8, '#9ad7ff', 16, '#ffffff', 12],
      [2, '#8ee07a', 30, '#ffd866', 10, '#ffffff', 6],
      [2, '#ffffff', 10, '#ffa657', 12, '#9ad7ff', 14],
      [1, '#ff7ab8', 14, '#ffffff', 10, '#ffd866', 6],
      [0, '#7f8bb0', 34, '#7f8bb0', 12, '#7f8bb0', 0],
      [0, '#ff7ab8', 8, '#ffd866', 20, '#9ad7ff', 18],
      [1, '#8ee07a', 22, '#ffffff', 8, '#ffa657', 12],
      [1, '#9ad7ff', 12, '#ff7ab8', 8, '#ffffff', 16],
    ].map(([depth, one, first, two, second, three, third], at) => {
      const y = -82 + at * 6.5;
      const x = -37 + Number(depth) * 6;
      const [a, b, c] = [Number(first), Number(second), Number(third)];
      return [
        line(`M${x} ${y} h${a}`, String(one), 2),
        line(`M${x + a + 4} ${y} h${b}`, String(two), 2),
        c > 0 ? line(`M${x + a + b + 8} ${y} h${c}`, String(three), 2) : '',
      ].join('');
    }),
    shape('M-57 -95 H-10 L-44 -16 H-57 Z', '#ffffff', 'opacity=".07"'),
  ]),
  'crime-tape': drawing(
    [0, 5, 64, 63],
    '#e0b322',
    [
      shade('t', ['#ffe96a', '#f7c61a', '#c98f06'], 'down'),
      shade('m', ['#ffe25a', '#f0b410', '#a87204']),
      shade('n', ['#c98a06', '#8a5a02']),
      `<radialGradient id="g" cx=".5" cy=".5" r=".5"><stop offset="0" stop-color="#3c4454"/><stop offset=".75" stop-color="#252b38"/><stop offset="1" stop-color="#151a24"/></radialGradient>`,
    ],
    [
      ball(32, 49, 30, 'url(#g)', 12.6),
      line(
        'M14 47 C14 43.6 18.4 42.6 20.6 44.4 C25 42 29 43.6 33 43 C37 40.6 41 38.6 44.6 39.4 C46.6 40.4 45.6 42.4 43.6 42.6 C40.6 43 38 44.6 36.6 46 C41 47.4 47 47.4 51 49.4 C53 51 51.6 53 49.2 52.6 C44 52 39 51.6 34.6 51.4 C31 53.6 28 56.4 24.6 57 C22 57 21.6 54.8 23.4 53.6 C25.4 52.4 27 51.4 28 50.4 C25 50.6 22.6 50.4 20.6 49.6 C18 51 14.4 50.2 14 47 Z',
        '#f6f8fb',
        1.5,
      ),
      shape('M43 55 L48 39 L53 56 Z', 'url(#n)'),
      shape('M38 56.6 L48 39 L45.4 58 Z', 'url(#m)', 'transform="translate(2.6 -.6)"'),
      shape('M40 56 L47.6 40 L56 55.4 L54.6 57 L41 57.6 Z', 'url(#m)'),
      shape('M47.6 40 L56 55.4 L54.6 57 Z', '#fff4b0', 'opacity=".6"'),
      line('M46 49.4 L48.2 47.6 V54.4 M46 54.5 H50.4', '#2a1c02', 1.5),
      '<g transform="rotate(-9 32 22)">',
      shape('M2 16 H62 V25 H2 Z', 'url(#t)', 'stroke="#8a5f02" stroke-width=".5"'),
      ...[4, 15, 26, 37, 48, 59].map((x) => shape(`M${x} 16 h5 l-4 9 h-5 Z`, '#1d1a12')),
      line('M2 16.8 H62', '#fff8c8', 0.7, 'opacity=".8"'),
      '</g>',
      '<g transform="rotate(8 32 32)">',
      shape('M3 29 H62 V37 H3 Z', 'url(#t)', 'stroke="#8a5f02" stroke-width=".5"'),
      ...[6, 17, 28, 39, 50].map((x) => shape(`M${x} 29 h5 l-3.6 8 h-5 Z`, '#1d1a12')),
      line('M3 29.8 H62', '#fff8c8', 0.7, 'opacity=".8"'),
      '</g>',
    ],
  ),
} satisfies Record<string, OwnDrawing>;
