import { ball, drawing, line, type OwnDrawing, round, shade, shape } from './own-drawing.ts';

/** What a pond has: a boat, whose near side is drawn before who is in it, and a frog. */
export const pondThings = {
  'frog-sitting': drawing(
    [3, 10, 61, 62],
    '#57b04a',
    [
      round('b', ['#b4ea84', '#5cb84c', '#2c7330']),
      round('l', ['#8fd668', '#459c40', '#245f2a']),
      shade('w', ['#fbffe4', '#e4f4b4', '#b4cf78'], 'down'),
    ],
    [
      ball(14, 50, 10.6, 'url(#l)', 11),
      ball(50, 50, 10.6, 'url(#l)', 11),
      ball(32, 43, 17, 'url(#b)', 18.6),
      ball(32, 49, 11.6, 'url(#w)', 12.4),
      shape('M22 44 C20 52 20 57 17 60 Q15 62 19 62 H27 Q28.4 61 27 59 C26 54 26.6 49 27 45 Z', 'url(#l)'),
      shape('M42 44 C44 52 44 57 47 60 Q49 62 45 62 H37 Q35.6 61 37 59 C38 54 37.4 49 37 45 Z', 'url(#l)'),
      line('M5 61 H16 M48 61 H59', '#245f2a', 2),
      ball(32, 28, 18.6, 'url(#b)', 12.6),
      ball(20.4, 17.6, 7, 'url(#b)', 7.4),
      ball(43.6, 17.6, 7, 'url(#b)', 7.4),
      ball(20.4, 17.4, 4.8, '#fff6b8'),
      ball(43.6, 17.4, 4.8, '#fff6b8'),
      ball(20.8, 17.6, 2.6, '#1c2a1e', 3.2),
      ball(43.2, 17.6, 2.6, '#1c2a1e', 3.2),
      ball(20, 16.4, 0.9, '#ffffff'),
      ball(42.4, 16.4, 0.9, '#ffffff'),
      line('M18 31 C24 37.6 40 37.6 46 31', '#245f2a', 1.5),
      ball(29.6, 26, 0.8, '#245f2a'),
      ball(34.4, 26, 0.8, '#245f2a'),
    ],
  ),
  'rowing-boat': drawing(
    [-14, 34, 78, 61],
    '#9a6236',
    [
      shade('h', ['#d99a5c', '#a5673a', '#5f3719'], 'down'),
      shade('i', ['#5f3719', '#7d4c27'], 'down'),
      shade('w', ['#d7f1fb', '#7cc4e0'], 'down'),
    ],
    [
      shape('M-13 35 C6 42 58 42 77 35 L72 43 H-8 Z', 'url(#i)'),
      shape('M-14 34 C4 42.6 60 42.6 78 34 C76 46 70 55 60 59 H4 C-6 55 -12 46 -14 34 Z', 'url(#h)'),
      line('M-12.6 38 C6 46 58 46 76.6 38', '#f2c48c', 1.3, 'opacity=".8"'),
      line('M-10 45 C8 51.6 56 51.6 74 45 M-5 52 C10 56 54 56 69 52', '#6d4020', 0.9, 'opacity=".7"'),
      line('M12 44 L-6 60', '#8a5a30', 2),
      shape(
        'M-12 58 C2 55.6 14 60 26 57.6 C40 55 52 60 76 57 C66 61.6 2 61.6 -12 58 Z',
        'url(#w)',
        'opacity=".85"',
      ),
    ],
  ),
} satisfies Record<string, OwnDrawing>;
