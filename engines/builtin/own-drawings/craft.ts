import { ball, drawing, line, type OwnDrawing, rect, round, shade, shape } from './own-drawing.ts';

/** Trains, boats and instruments, drawn whole and from the side. */

const wheel = (x: number, y: number, size: number, spokes = 8) => {
  const ends = Array.from({ length: spokes }, (_, index) => {
    const angle = (index / spokes) * 2 * Math.PI;
    return `M${x} ${y} L${(x + Math.cos(angle) * size * 0.8).toFixed(2)} ${(y + Math.sin(angle) * size * 0.8).toFixed(2)}`;
  });
  return [
    ball(x, y, size, '#23262c'),
    ball(x, y, size * 0.82, '#8f2a24'),
    ball(x, y, size * 0.7, '#3a3f48'),
    line(ends.join(' '), '#b23a30', size * 0.14),
    ball(x, y, size * 0.22, '#d8dde4'),
  ].join('');
};

const carriage = (x: number) =>
  [
    rect(x, 41.4, 16.6, 9.4, 'url(#c)', 0.8),
    rect(x, 40.2, 16.6, 2, 'url(#t)', 0.9),
    rect(x, 47.2, 16.6, 0.9, '#e8c46a'),
    ...[1.4, 5.2, 9, 12.8].map((at) => rect(x + at, 43, 2.6, 3, 'url(#w)', 0.4)),
    rect(x + 0.6, 50.6, 15.4, 1, '#23262c'),
    ...[3, 6.2, 10.6, 13.8].map((at) => ball(x + at, 52.2, 1.5, '#3a3f48')),
    ...[3, 6.2, 10.6, 13.8].map((at) => ball(x + at, 52.2, 0.6, '#b8bfc8')),
  ].join('');

export const craft = {
  'steam-train': drawing(
    [0, 26, 64, 55],
    '#4a4f58',
    [
      shade('b', ['#6f7884', '#3a414c', '#1b1f26'], 'down'),
      shade('c', ['#c2483a', '#962d26', '#651a18'], 'down'),
      shade('t', ['#6a5a50', '#3f342e'], 'down'),
      shade('w', ['#fff3b8', '#ffcf5a'], 'down'),
      shade('r', ['#d9503f', '#a12c24'], 'down'),
      round('s', ['#ffffff', '#eef1f4', '#c4ccd4']),
      shade('g', ['#f6dc8a', '#c9983a'], 'side'),
    ],
    [
      ...[
        [11, 33, 2.6],
        [16, 31.4, 3.4],
        [22, 30.4, 4],
        [29, 29.6, 3.6],
      ].map(([x, y, size]) => ball(Number(x), Number(y), Number(size), 'url(#s)', Number(size) * 0.8)),
      carriage(47),
      carriage(28.6),
      rect(26, 49.4, 22.4, 0.8, '#23262c'),
      rect(19.4, 37.6, 8.2, 12.4, 'url(#r)', 0.6),
      rect(18.6, 36.4, 9.8, 1.8, '#23262c', 0.8),
      rect(21.4, 40, 4, 3.6, 'url(#w)', 0.4),
      rect(5, 41.4, 14.8, 8.4, 'url(#b)', 2.4),
      rect(9, 41.2, 0.9, 8.8, 'url(#g)'),
      rect(14.6, 41.2, 0.9, 8.8, 'url(#g)'),
      shape('M7 41.6 L6.4 36 H10.6 L10 41.6 Z', 'url(#b)'),
      rect(5.8, 35, 5.4, 1.4, '#23262c', 0.5),
      ball(13, 41, 1.7, 'url(#g)', 1.9),
      ball(17, 41.2, 1.3, 'url(#g)', 1.4),
      ball(5, 45.4, 1.6, 'url(#g)'),
      ball(4.6, 45.2, 0.9, '#fff6c4'),
      rect(4.6, 49.4, 23, 1.4, '#23262c'),
      shape('M0.4 54.2 L4.8 49 V54.2 Z', 'url(#r)'),
      wheel(8, 51.8, 2.6),
      wheel(14, 51.4, 3.1),
      wheel(20.4, 51.4, 3.1),
      ball(25.4, 52.4, 1.8, '#3a3f48'),
      line('M8 52.4 L20.4 52', '#d8dde4', 0.7),
      rect(0, 54.3, 64, 0.7, '#6a6f78'),
    ],
  ),
  'sailing-boat': drawing(
    [4, 1, 60, 62],
    '#dfe4ea',
    [
      shade('h', ['#c98a54', '#96592f', '#5c331a'], 'down'),
      shade('s', ['#ffffff', '#f2efe6', '#c9c4b4']),
      shade('j', ['#fdf6ea', '#e8dcc4', '#bfae90']),
      shade('m', ['#d8a870', '#8a5a34'], 'side'),
    ],
    [
      rect(31.2, 2, 1.6, 48, 'url(#m)', 0.6),
      shape('M34 4 C46 14 54 28 56 43 H34 Z', 'url(#s)'),
      shape('M30 8 C24 20 16 32 8.6 42 C16 44 24 43.6 30 42 Z', 'url(#j)'),
      line(
        'M34 14 L40.6 13 M34 24 L48 22.6 M34 34 L53 33 M30 20 L23.6 19.6 M30 31 L16.6 31.6',
        '#c4b898',
        0.6,
      ),
      line('M33 44.6 H56', '#8a5a34', 1.4),
      shape('M33 2 L42 3.4 L33 5.4 Z', '#e0413a'),
      shape('M4.6 48 H59.4 C57.6 55 54 60 48 62 H17 C10.6 60 6.4 54.6 4.6 48 Z', 'url(#h)'),
      rect(4, 46.8, 56, 2.4, '#e8cfa4', 1.1),
      line('M7.6 52.4 H56.6 M10.6 56.4 H53.6', '#4a2a14', 0.6, 'opacity=".6"'),
      ...[16, 26, 38, 48].map((x) => ball(x, 52.6, 1, '#f6e2bc')),
    ],
  ),
  'grand-piano': drawing(
    [2, 4, 62, 62],
    '#2a2c33',
    [
      shade('b', ['#5a5f6c', '#2a2d36', '#121419'], 'down'),
      shade('l', ['#4a4f5c', '#1f2229', '#0d0f13']),
      shade('g', ['#f6dc8a', '#c08a30'], 'side'),
    ],
    [
      shape('M8 34 C10 18 24 6 46 4.4 C54 4 58 10 58 20 L60 33 Z', 'url(#l)'),
      shape('M14 32 C17 20 29 11 46 9.4 C51 9.2 53.4 13 53.6 20 L54.6 32 Z', '#b8862f', 'opacity=".55"'),
      line(
        'M20 31 L30 15 M27 31 L38 12 M34 31 L44 10.6 M41 31 L49 12 M48 31 L52 17',
        '#f6e2a8',
        0.4,
        'opacity=".8"',
      ),
      line('M49 33 L56 12', '#121419', 0.8),
      shape('M2.6 34 H61.4 L60.4 44 H3.6 Z', 'url(#b)'),
      shape('M5 37.4 H45 L44 42.4 H4.2 Z', '#fbf8f0'),
      line(
        Array.from({ length: 19 }, (_, index) => `M${7 + index * 2} 37.6 V42.2`).join(' '),
        '#8a8f98',
        0.25,
      ),
      ...[6.4, 8.4, 12.4, 14.4, 16.4, 20.4, 22.4, 26.4, 28.4, 30.4, 34.4, 36.4, 40.4, 42.4].map((x) =>
        rect(x, 37.4, 1.1, 2.8, '#15171c', 0.2),
      ),
      rect(2, 43.2, 60, 2, '#0d0f13', 0.8),
      shape('M7 45 H11 L10 60 H8 Z M52 45 H56 L55 60 H53 Z M30 45 H34 L33.2 58 H30.8 Z', 'url(#b)'),
      ...[9, 54].map((x) => ball(x, 60.6, 1.4, 'url(#g)')),
      line('M29.4 58 H34.6 M30.4 58 V61 M32 58 V61 M33.6 58 V61', '#c9983a', 0.9),
      line('M12 30 C16 18 28 9 46 7', '#8a90a0', 0.7, 'opacity=".7"'),
    ],
  ),
  gramophone: drawing(
    [3, 2, 61, 62],
    '#b8862f',
    [
      shade('h', ['#ffe9a0', '#e0b04a', '#8a5f1c']),
      round('i', ['#8a5f1c', '#c9983a', '#f6dc8a']),
      shade('w', ['#b9784a', '#7d4626', '#4a2614'], 'down'),
      round('d', ['#5a5f6c', '#23262c', '#101216']),
    ],
    [
      shape(
        'M40 44 C46 38 44 30 38 27 C30 23 26 17 26 11 C26 6 20 2 13 4 C6 6 2 14 4 22 C6 30 14 33 20 29 C25 26 31 27 35 31 C39 35 39 40 36 44 Z',
        'url(#h)',
      ),
      shape('M26 11 C26 6 20 2 13 4 C6 6 2 14 4 22 C6 30 14 33 20 29 C24 25 26.6 18 26 11 Z', 'url(#i)'),
      shape(
        'M22 12 C21 8 17 6 13 8 C8 10 6.4 16 8 21 C9.6 26 14 27 17.4 24 C20.8 21 22.8 16 22 12 Z',
        '#5f3f12',
      ),
      line(
        'M6 10 L13 15 M12 4.6 L15 14 M20 3.6 L17 14 M4 19 L12.4 18 M9 28 L14.6 21 M18 29 L17 21',
        '#fff0c0',
        0.5,
        'opacity=".7"',
      ),
      rect(12, 46, 44, 13, 'url(#w)', 1.4),
      rect(9, 58, 50, 4, '#5a2f18', 1.2),
      line('M16 50 H52 V55.6 H16 Z', '#e8c46a', 0.5, 'opacity=".8"'),
      ball(34, 45.6, 19, 'url(#d)', 3.4),
      ball(34, 45.2, 6, '#d9503f', 1.2),
      line('M20 45 C26 43.4 42 43.4 48 45', '#8a90a0', 0.4),
      line('M56 52 H60.4 V47', '#c9983a', 1),
      ball(60.4, 46.4, 1.2, '#f6dc8a'),
      line('M38 44.6 L34.6 45.4', '#e8c46a', 1.2),
    ],
  ),
  'planet-mars': drawing(
    [4, 4, 60, 60],
    '#c9603a',
    [
      round('m', ['#ffb27a', '#d9643a', '#7a2a18']),
      round('c', ['#a84a2c', '#8a3820', '#6a2816']),
      shade('p', ['#ffffff', '#f4dccb']),
    ],
    [
      ball(32, 32, 28, 'url(#m)'),
      shape(
        'M10 24 C18 20 24 27 34 25 C42 23 48 18 56 22 C58 26 58.6 28 59 31 C50 27 44 33 34 33 C24 34 16 29 7 34 C7 30 8 27 10 24 Z',
        '#b04a2a',
        'opacity=".55"',
      ),
      shape(
        'M12 44 C20 40 28 46 38 43 C46 41 50 44 55 42 C50 51 42 58 32 59 C23 59 16 53 12 44 Z',
        '#a03f22',
        'opacity=".5"',
      ),
      ball(22, 38, 4.4, 'url(#c)', 3.6),
      ball(43, 29, 3, 'url(#c)', 2.5),
      ball(36, 49, 3.4, 'url(#c)', 2.6),
      ball(18, 27, 2, 'url(#c)', 1.6),
      ball(48, 40, 1.8, 'url(#c)', 1.4),
      shape('M24 6.4 C29 4.6 36 4.6 40 6.2 C37 9.4 33 8 30.4 9.8 C28 8 26 8.6 24 6.4 Z', 'url(#p)'),
    ],
  ),
  'energy-can': drawing(
    [19, 2, 45, 62],
    '#2f6fd0',
    [
      shade('b', ['#8fc4ff', '#2f6fd0', '#12305f'], 'side'),
      shade('s', ['#ffffff', '#c4ccd6', '#7d8794'], 'side'),
      shade('y', ['#fff6a8', '#ffd024', '#e89a0c'], 'down'),
    ],
    [
      shape('M23 4 H41 L44.4 9.6 H19.6 Z', 'url(#s)'),
      rect(19.4, 9, 25.2, 47, 'url(#b)', 1.6),
      shape('M19.6 55 H44.4 L41.6 61.4 H22.4 Z', 'url(#s)'),
      rect(19.4, 10.6, 25.2, 1.8, '#dfe6ee'),
      rect(19.4, 52.6, 25.2, 1.8, '#dfe6ee'),
      ball(32, 4.4, 9, '#e8edf2', 1.6),
      ball(32, 4.2, 3, '#9aa4b0', 0.8),
      shape('M35.6 17 L24.6 34.6 H31.4 L28 48.6 L40 29.4 H33.2 Z', 'url(#y)'),
      line('M35.6 17 L24.6 34.6 H31.4 L28 48.6 L40 29.4 H33.2 Z', '#ffffff', 0.6, 'opacity=".7"'),
      line('M22.4 14 V50', '#ffffff', 1.6, 'opacity=".5"'),
    ],
  ),
  hummingbird: drawing(
    [0, 6, 64, 58],
    '#2f9a78',
    [
      shade('g', ['#7df0c0', '#2fa080', '#0f4f48'], 'down'),
      shade('r', ['#ff8a9a', '#e0284a', '#8a0f2a'], 'down'),
      shade('w', ['#e4fff6', '#8fd0c0', '#3f8a80']),
      shade('b', ['#ffffff', '#e4ece4', '#a8b8ac'], 'down'),
    ],
    [
      shape('M34 33 C40 18 52 8 62 7 C61 18 54 30 42 37 Z', 'url(#w)'),
      line('M40 31 C46 22 53 14 60 9 M42 33 C49 27 55 20 60 13', '#3f8a80', 0.7, 'opacity=".8"'),
      shape('M44 42 C52 46 58 52 62 58 C54 57 46 52 41 46 Z', 'url(#g)'),
      shape('M22 26 C30 22 40 28 45 38 C48 44 46 48 42 48 C32 49 23 43 20 34 Z', 'url(#g)'),
      shape('M20 33 C22 42 30 48 41 48 C36 44 30 38 27 31 Z', 'url(#b)'),
      ball(21, 25, 8, 'url(#g)', 7.4),
      shape('M15 28 C17 34 24 36 28 32 C26 28 20 26 15 28 Z', 'url(#r)'),
      shape('M14 23.6 L0.6 27.6 L14 26.6 Z', '#23262c'),
      ball(18, 22.4, 1.8, '#15171c'),
      ball(17.4, 21.8, 0.6, '#ffffff'),
      shape('M33 31 C28 18 24 12 27 6 C35 10 41 20 42 34 Z', 'url(#w)', 'opacity=".9"'),
      line('M36 31 C32 22 29 15 28 9 M39 32 C37 24 34 17 31 12', '#3f8a80', 0.7, 'opacity=".7"'),
    ],
  ),
  yacht: drawing(
    [0, 22, 64, 50],
    '#e8edf2',
    [
      shade('h', ['#ffffff', '#e4eaf0', '#a9b6c4'], 'down'),
      shade('t', ['#ffffff', '#dfe6ee', '#b4c0cc'], 'down'),
      shade('w', ['#5a7088', '#23303f', '#101820'], 'down'),
      shade('k', ['#2f4f86', '#162a52'], 'down'),
    ],
    [
      line('M27 30 V22.6 M25 25 H29.4', '#8d99a6', 0.8),
      ball(27, 24, 1.6, '#dfe6ee', 1),
      shape('M18 33 L23 28.6 H36 C39 29 41 30.4 43 33 Z', 'url(#t)'),
      shape('M21.4 32.4 L24 29.8 H35 C37 30.2 38.4 31 39.6 32.4 Z', 'url(#w)'),
      shape('M9 38.4 L14 33 H45 C49 33.6 52 35.6 54.6 38.4 Z', 'url(#t)'),
      shape('M13 37.6 L16.4 34.2 H44 C47 34.6 49.4 35.8 51 37.6 Z', 'url(#w)'),
      line('M22 34.2 V37.6 M28 34.2 V37.6 M34 34.2 V37.6 M40 34.2 V37.6', '#e8edf2', 0.6),
      shape('M1 38.4 H63.4 C60 43.6 56 47.4 51 49.4 H8 C4 47.6 1.6 43 1 38.4 Z', 'url(#h)'),
      shape('M4.6 46 H54.6 C53.4 47.4 52.4 48.6 51 49.4 H8 C6.6 48.6 5.4 47.4 4.6 46 Z', 'url(#k)'),
      ...[12, 19, 26, 33, 40].map((x) => rect(x, 41, 4, 1.6, '#23303f', 0.8)),
      line('M1.4 40 H62', '#c9a24a', 0.5),
      line('M55 38.4 V35.6 H62.6 M58.4 38.4 V35.6', '#a9b6c4', 0.5),
    ],
  ),
} satisfies Record<string, OwnDrawing>;
