/** What frightens, a crooked house or a doll with dark eyes, and what worries: an empty purse. */
import { ball, drawing, line, type OwnDrawing, rect, round, shade, shape } from './own-drawing.ts';

const pane = (x: number, y: number, width: number, height: number) =>
  rect(x - 0.9, y - 0.9, width + 1.8, height + 1.8, '#120d18', 0.6) +
  rect(x, y, width, height, 'url(#l)', 0.3) +
  line(`M${x + width / 2} ${y} v${height} M${x} ${y + height / 2} h${width}`, '#1c1320', 0.8);

/** A broken window: dark, with splinters. */
const broken = (x: number, y: number, width: number, height: number) =>
  rect(x - 0.9, y - 0.9, width + 1.8, height + 1.8, '#120d18', 0.6) +
  shape(`M${x} ${y} h${width} l-2 3 l-1.4 -1 l-1 2.6 l-1.6 -1.4 Z`, '#ffb84a', 'opacity=".55"') +
  line(`M${x} ${y + height} L${x + width} ${y}`, '#5c4a52', 1.1);

export const dread = {
  'haunted-house': drawing(
    [-1, -3, 66, 64],
    '#3c3348',
    [
      shade('w', ['#6c5f7c', '#463c56', '#251e30']),
      shade('v', ['#554a66', '#332b42', '#191422'], 'side'),
      shade('r', ['#4a3f5c', '#2b2438', '#120e1a'], 'down'),
      round('l', ['#fff6c0', '#ffc23a', '#d8701a']),
      shade('g', ['#3a4430', '#1f271a', '#0c100a'], 'down'),
      shade('d', ['#5c3a2a', '#38211a', '#180c08'], 'side'),
    ],
    [
      shape('M-1 63 C4 56 14 55 32 55 C50 55 60 56 65 63 Z', 'url(#g)'),
      shape('M35 58 L36 30 L61 32 L59.6 58 Z', 'url(#v)'),
      shape('M33 33 L48 16 L64 34 L60 34.6 L48 22 L36.6 33.4 Z', 'url(#r)'),
      shape('M36.6 33 L48 21.6 L60 34 L59.8 36 H36.4 Z', 'url(#v)'),
      shape('M52 24 L52.6 11 L57.4 11.4 L57 28 Z', '#2b2438'),
      rect(51.6, 9.4, 6.6, 2.6, '#3c3348', 0.4),
      shape('M9 58 L7.4 22 L29 20.6 L31 58 Z', 'url(#w)'),
      shape('M4 24 L17 -2 L33 22.6 C24 20 12 20.6 4 24 Z', 'url(#r)'),
      line(
        'M17 -1.6 V-1 M7.6 20.6 L29.6 19.2 M10.4 15 L26.6 14 M13.2 9.4 L23 8.8',
        '#6c5f7c',
        0.7,
        'opacity=".7"',
      ),
      shape('M25 59 L25.6 41 L42 40.6 L43 59 Z', 'url(#w)'),
      shape('M22.6 42.4 L33.6 32 L45.4 42 Z', 'url(#r)'),
      ...[28, 33, 38, 43, 48].map((y) => line(`M9.4 ${y} L29.6 ${y - 0.6}`, '#251e30', 0.5, 'opacity=".6"')),
      ...[40, 45, 50].map((y) => line(`M44 ${y} L60 ${y + 0.4}`, '#120d18', 0.5, 'opacity=".6"')),
      shape(
        'M29.6 59 V48 C29.6 44.8 38.6 44.8 38.6 48 V59 Z',
        'url(#d)',
        'stroke="#120d18" stroke-width="1"',
      ),
      ball(36.8, 53, 0.8, '#ffc23a'),
      line('M34.1 46 V59', '#180c08', 0.7),
      pane(14.6, 26, 7, 9),
      ball(18, 11, 3.4, '#120d18'),
      ball(18, 11, 2.6, 'url(#l)'),
      line('M18 8.4 V13.6 M15.4 11 H20.6', '#1c1320', 0.7),
      broken(12.4, 42, 7, 9),
      pane(46, 27.6, 5, 5.4),
      pane(47.6, 41.6, 7, 8),
      line(
        'M2 62 V50 M6.6 62 V49 M11 62 V50.4 M0 54 H13.4 M53 62 V49.6 M57.6 62 V49 M62 62 V50.6 M51.4 54 H64',
        '#120d18',
        1.3,
      ),
      shape('M1 51 L2 48.4 L3 51 Z M5.6 50 L6.6 47.4 L7.6 50 Z M56.6 50 L57.6 47.4 L58.6 50 Z', '#120d18'),
      line('M62.6 52 C60 44 64 38 61 28 M62.4 42 L57.6 36 M62.6 36 L65 31 M61.4 32 L58 27', '#160f1c', 1.6),
      shape('M7.6 22.4 L10 22.2 L11.4 57 L9 57.4 Z', '#9a8cae', 'opacity=".35"'),
    ],
  ),
  'eerie-doll': drawing(
    [6, -1, 58, 64],
    '#c8b8b0',
    [
      round('f', ['#fff6ee', '#e6d2c4', '#8f7468']),
      shade('h', ['#4a2c20', '#2a160e', '#0c0503']),
      shade('d', ['#8f2a3a', '#5c121f', '#26050b']),
      shade('a', ['#f4ece0', '#cfc2b0', '#85786a']),
      round('e', ['#3a3a44', '#0c0c12', '#000000']),
    ],
    [
      shape(
        'M13 24 C6 40 10 50 14 54 C16 44 17 34 19 26 Z M51 24 C58 40 54 50 50 54 C48 44 47 34 45 26 Z',
        'url(#h)',
      ),
      shape('M20 40 C14 44 10 54 9 63 H55 C54 54 50 44 44 40 Z', 'url(#d)'),
      shape('M24 40 C22 48 21 56 21 63 H43 C43 56 42 48 40 40 Z', 'url(#a)'),
      line('M25 46 h14 M24 52 h16 M23 58 h18', '#a89a88', 0.7),
      shape('M21 40.6 C26 46 38 46 43 40.6 L40 47 L32 44 L24 47 Z', '#efe6da'),
      ball(32, 23, 17.4, 'url(#f)', 18.4),
      shape(
        'M13.6 26 C11 6 22 0 32 0 C42 0 53 6 50.4 26 C47 16 44 12 40 11 C34 14 24 14 20 12 C17 15 15 20 13.6 26 Z',
        'url(#h)',
      ),
      line('M24 2.6 C20 6 18 9 17 14 M40 2.4 C44 6 46 10 47 14', '#7a5040', 0.8, 'opacity=".7"'),
      shape('M9 9 C12 4 17 5 19 9 C16 11 12 12 9 9 Z M29 9 C26 4 21 5 19 9 C22 11 26 12 29 9 Z', '#b8283c'),
      ball(19, 9, 1.9, '#7a1424'),
      ball(24.6, 25, 5.4, '#3a2420'),
      ball(24.6, 25, 4.6, 'url(#e)'),
      ball(40, 25, 5.4, '#3a2420'),
      ball(40, 25, 4.6, 'url(#e)'),
      ball(24.6, 25, 1.5, '#ff3a2a'),
      ball(40, 25, 1.5, '#ff3a2a'),
      ball(23.4, 23.4, 0.9, '#ffffff'),
      ball(38.8, 23.4, 0.9, '#ffffff'),
      line('M19 20 L28 21.4 M45.4 20 L36.6 21.4', '#2a160e', 1.3),
      shape('M31 30 L33.4 30 L32.2 32 Z', '#b89484'),
      line('M24 35.4 C28 38.4 36 38.4 40 35.4', '#5c1420', 1.2),
      ...[26, 28.6, 31.2, 33.8, 36.4, 38.6].map((x) =>
        line(`M${x} ${34.8 + (1 - Math.abs(x - 32) / 8)} v3.4`, '#3a0c14', 0.7),
      ),
      line('M44 8 L41 14 L43.4 18 L41.4 23 M43.4 18 L47.6 20', '#54382e', 0.8),
      ball(20, 31.4, 3, '#d88a80').replace('/>', ' opacity=".45"/>'),
      ball(44, 31.4, 3, '#d88a80').replace('/>', ' opacity=".45"/>'),
    ],
  ),
  'empty-wallet': drawing(
    [0, 2, 65, 59],
    '#8a5a34',
    [
      shade('o', ['#b87c48', '#8a5630', '#4c2a12']),
      shade('i', ['#5c3a20', '#38200e', '#1a0d05'], 'down'),
      shade('b', ['#c88c54', '#96602f', '#553014'], 'down'),
      round('m', ['#d8dce4', '#9aa2b0', '#545c6c']),
      round('k', ['#ffe27a', '#d89a1c', '#7a4c04']),
    ],
    [
      shape('M4 24 L10 9 C11 7 13 6 15 6.4 L56 14 C58 14.4 59 16 59 18 V26 Z', 'url(#b)'),
      shape('M9 22 L13.6 11 L55 18.6 V25 Z', 'url(#i)'),
      shape(
        'M1 26 C1 23 3 21.6 6 22 L56 26 C60 26.4 62 28.6 62 32 V50 C62 54 60 56 56 56 L7 57.6 C3 57.6 1 55.6 1 52 Z',
        'url(#o)',
      ),
      shape(
        'M3 27 C3 25 4.6 24.2 7 24.4 L55 28 C58 28.2 60 30 60 32.4 V49.6 C60 52.4 58.4 54 55.4 54 L8 55.6 C5 55.6 3 54.4 3 51.6 Z',
        'none',
        'stroke="#e8b87c" stroke-width=".7" stroke-dasharray="1.6 1.2" opacity=".8"',
      ),
      shape(
        'M44 36 H60 C62.6 36 63.6 37.6 63.6 40 C63.6 42.6 62.6 44.4 60 44.4 H44 C40 44.4 40 36 44 36 Z',
        'url(#b)',
        'stroke="#4c2a12" stroke-width=".7"',
      ),
      ball(46, 40.2, 2.4, 'url(#k)'),
      shape('M4 27 C8 25 20 25.4 30 27 C20 28.6 8 30 4 34 Z', '#ffffff', 'opacity=".22"'),
      // A moth flies out of it.
      '<g transform="rotate(-16 34 12)">',
      shape(
        'M33.4 12 C28 4 22 5 23.4 10 C24.4 13.6 29.6 14 33.4 12 Z M34.6 12 C40 4 46 5 44.6 10 C43.6 13.6 38.4 14 34.6 12 Z',
        'url(#m)',
      ),
      shape(
        'M33.4 12.4 C29 13.6 26.6 16.6 29 18.4 C31 19.4 33 16 33.6 12.8 Z M34.6 12.4 C39 13.6 41.4 16.6 39 18.4 C37 19.4 35 16 34.4 12.8 Z',
        'url(#m)',
      ),
      ball(28, 9.4, 1.1, '#545c6c'),
      ball(40, 9.4, 1.1, '#545c6c'),
      line('M34 9 V18 M33.6 9 C33 6.6 32 5.6 30.6 5.4 M34.4 9 C35 6.6 36 5.6 37.4 5.4', '#4a4252', 1.1),
      '</g>',
      line('M20 22 C24 20 22 17.6 25 16.6', '#d8dce4', 0.7, 'stroke-dasharray="1.4 1.4"'),
    ],
  ),
  'bathroom-scale': drawing(
    [-3, 8, 67, 64],
    '#d4dbe6',
    [
      shade('t', ['#ffffff', '#dfe6f0', '#98a4b8']),
      shade('s', ['#aab4c6', '#7a869c', '#454f62'], 'down'),
      round('g', ['#ffffff', '#eef2f8', '#b4c0d2']),
      shade('y', ['#fff0a0', '#ffd23a', '#c8920c'], 'down'),
      round('r', ['#ffe27a', '#f2b81c', '#9a6a06']),
    ],
    [
      shape(
        'M5 30 L12 12 C13 9.6 15 9 17 9 H47 C49 9 51 9.6 52 12 L59 30 C60 33 60 36 59.6 40 C59.4 42 58 43 55 43 H9 C6 43 4.6 42 4.4 40 C4 36 4 33 5 30 Z',
        'url(#t)',
      ),
      shape(
        'M4.4 38 C4.4 42 6 43.6 9 43.6 H55 C58 43.6 59.6 42 59.6 38 V42.6 C59.6 46.6 57.6 48 55 48 H9 C6.4 48 4.4 46.6 4.4 42.6 Z',
        'url(#s)',
      ),
      ball(32, 20.6, 11.4, '#7a869c', 9),
      ball(32, 20, 10.6, 'url(#g)', 8.2),
      ...Array.from({ length: 11 }, (_, at) => {
        const turn = ((at - 5) * 26 * Math.PI) / 180;
        const [x, y] = [Math.sin(turn), -Math.cos(turn)];
        return line(
          `M${32 + x * 8.8} ${20 + y * 6.8} L${32 + x * 7} ${20 + y * 5.4}`,
          '#3a4252',
          at % 5 === 0 ? 1.1 : 0.7,
        );
      }),
      line('M32 20 L37.4 15', '#e0262f', 1.5),
      ball(32, 20, 1.5, '#8f1218'),
      ...[14, 42].map((x) => rect(x - 4, 31, 16, 8, '#c4cede', 3)),
      ...[14, 42].flatMap((x) => [33, 35, 37].map((y) => line(`M${x - 2} ${y} h12`, '#9aa8bc', 0.7))),
      shape('M10 14 L14 10.6 H28 L18 29 H7 Z', '#ffffff', 'opacity=".6"'),
      // The tape that measures a waist.
      shape(
        'M-2 56 C8 60 20 50 32 53 C44 56 54 60 66 50 V54 C56 63 44 60 32 57.4 C20 54.6 8 63 -2 60 Z',
        'url(#y)',
      ),
      ...Array.from({ length: 16 }, (_, at) =>
        line(
          `M${1 + at * 4} ${56.4 + Math.sin(at * 0.86 + 0.8) * 1.6} v${at % 4 === 0 ? 2.6 : 1.6}`,
          '#4c3a04',
          0.6,
        ),
      ),
      ball(60, 50, 5.4, 'url(#r)'),
      ball(60, 50, 2, '#8a5c04'),
    ],
  ),
  'private-jet': drawing(
    [-3, 11, 67, 53],
    '#dfe5ee',
    [
      shade('f', ['#ffffff', '#e2e8f1', '#8f9bb0'], 'down'),
      shade('w', ['#f4f7fb', '#b4bfd0', '#66728a'], 'down'),
      shade('g', ['#9fd0f6', '#3c78b4', '#153a66']),
      shade('e', ['#d8dfe9', '#8a96ab', '#3c4558'], 'down'),
      shade('t', ['#2f5fd0', '#17348a', '#0a1a4c'], 'down'),
    ],
    [
      shape('M50 24 L58 12 H65 L61 28 Z', 'url(#t)'),
      shape('M55 12.6 H66 L64.6 15 H56 Z', 'url(#w)'),
      shape('M40 27 C44 23 52 22.6 56 25 L55 29.6 H42 Z', 'url(#e)'),
      ball(42, 26.6, 2.2, '#1c2230', 2.8),
      shape(
        'M-2 33 C2 27.4 9 24.6 18 24 H50 C57 24 62 26 64.4 30 C60 35.6 50 39 34 39.4 C18 40 4 39 -2 33 Z',
        'url(#f)',
      ),
      shape(
        'M-2 33 C2 36.4 14 37.4 32 36.6 C46 36 56 34.4 64.4 30 C60 35.6 50 39 34 39.4 C18 40 4 39 -2 33 Z',
        '#6c7890',
        'opacity=".45"',
      ),
      line('M1 34.6 C16 36.4 44 35.4 62 30.6', '#1c4fc0', 1.2),
      shape('M5.6 28.6 C8 26.6 11 25.6 14.4 25.2 L13.4 29 H5.2 Z', 'url(#g)'),
      ...[20, 25.4, 30.8, 36.2, 41.6].map((x) => ball(x, 29.6, 1.7, 'url(#g)', 2)),
      shape('M24 35 L46 52 H53 L42 34 Z', 'url(#w)'),
      line('M25.6 36 L46.6 51.6', '#ffffff', 0.7),
      shape('M4 27.6 C12 24.6 30 24.6 48 25.2 C30 25.4 14 26 4 29 Z', '#ffffff', 'opacity=".9"'),
    ],
  ),
} as const satisfies Record<string, OwnDrawing>;
