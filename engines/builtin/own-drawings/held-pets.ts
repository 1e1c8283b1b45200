/** Pets that sit in a person's arms, seen half from the front. */
import { ball, drawing, line, type OwnDrawing, round, shade, shape } from './own-drawing.ts';

const both = (...parts: string[]) => [
  ...parts,
  `<g transform="translate(64 0) scale(-1 1)">${parts.join('')}</g>`,
];

export const heldPets = {
  'rabbit-sitting': drawing(
    [12, 0, 52, 64],
    '#eceaf0',
    [
      round('h', ['#ffffff', '#efecf2', '#bcb5c4']),
      shade('b', ['#ffffff', '#eae6ee', '#b4acbe'], 'down'),
      shade('e', ['#ffc9d2', '#f09aa8'], 'down'),
    ],
    [
      ball(47, 55, 5, 'url(#h)'),
      ...both(
        shape('M27 22 C20 16 17 4 21.6 1 C26.6 -1 31 10 31 21 Z', 'url(#h)'),
        shape('M27 20 C22.6 15 20.4 6.4 22.6 4 C25.6 4 28.6 12 29 20 Z', 'url(#e)', 'opacity=".9"'),
      ),
      shape(
        'M32 36 C20 36 14.6 48 15.4 56 C16 62 22 64 32 64 C42 64 48 62 48.6 56 C49.4 48 44 36 32 36 Z',
        'url(#b)',
      ),
      ...both(ball(20, 57, 6.4, 'url(#h)', 6), line('M16 60.6 q3 2.4 7 1.6', '#a59bb2', 0.6)),
      shape(
        'M32 42 C26 42 23.4 50 25 57 C27 62 37 62 39 57 C40.6 50 38 42 32 42 Z',
        '#ffffff',
        'opacity=".75"',
      ),
      ball(32, 28.6, 13, 'url(#h)', 11.6),
      ...both(
        ball(25, 33.4, 5.4, '#ffffff', 4.4),
        ball(22.4, 32.6, 2.6, '#ffb4c0', 1.7).replace('/>', ' opacity=".5"/>'),
        ball(26.2, 26.4, 2.3, '#2a1a1e', 2.8),
        ball(25.5, 25.4, 0.8, '#ffffff'),
        ball(27, 27.8, 0.4, '#ffffff'),
        line('M23 23.2 Q26 21.6 28.6 23', '#c3bacb', 0.6),
        line('M24.4 32.8 L13.6 31.4 M24.6 34.2 L14 35.4', '#b4acbe', 0.4),
      ),
      shape('M29.8 30.6 Q32 29.2 34.2 30.6 Q33.6 33 32 33.4 Q30.4 33 29.8 30.6 Z', '#f08a9c'),
      line('M32 33.4 V35 M32 35 Q29.6 37.2 27.8 35.4 M32 35 Q34.4 37.2 36.2 35.4', '#8f7f8c', 0.7),
      ...both(
        shape(
          'M26.6 44 C24.6 49 25 54 26.4 57.6 C27.6 60 31.4 59.6 31.6 56.6 C31.8 52 30.6 46 29.6 43.4 Z',
          'url(#b)',
        ),
        line('M27.6 57.4 v1.6 M29.6 57.6 v1.6', '#a59bb2', 0.5),
      ),
    ],
  ),
} satisfies Record<string, OwnDrawing>;
