/** A large fish that was caught, as anglers show it. */
import { ball, drawing, line, type OwnDrawing, round, shade, shape } from './own-drawing.ts';

const body =
  'M3 33 C4 27 12 20.6 24 18.6 C38 16.2 51 22 58.6 31 L64 27 C66 25.6 70 22 73 20 C72 26 71.6 30 71.8 34 C72 39 73.4 44 75 48.6 C71 47 66.6 42.6 63.4 40 L58.6 38.4 C50 46.6 37 51 24.6 48.8 C15 47 7 42.6 4.6 38.4 L9 36.6 Z';

export const fish = {
  'big-fish': drawing(
    [1, 8, 76, 58],
    '#6f9a72',
    [
      shade('b', ['#4f8a62', '#9cc088', '#f4f1d4'], 'down'),
      shade('f', ['#f2a34a', '#c25f1e'], 'down'),
      round('e', ['#fff2a8', '#f0b323', '#8a5a0c']),
      shade('m', ['#7a2f34', '#451418'], 'down'),
    ],
    [
      shape('M22 20 C26 10 38 8 47 12 C45 15.6 46 18.6 49 22.4 Z', 'url(#f)'),
      line('M28 19 L32 11.4 M35 18.6 L38 10.4 M42 20 L44 12', '#8a4312', 1, 'opacity=".7"'),
      shape(
        'M34 48 C36 54 42 57.6 47 57 C45.4 53 45.6 49.6 47 46 Z M17 46 C18 51.6 22 55.6 27 56 C26 52.6 26.4 50 28 47.6 Z',
        'url(#f)',
      ),
      shape(body, 'url(#b)'),
      shape(
        'M62 30 C66 27 70 22.6 73 20 C72 26 71.6 30 71.8 34 C72 39 73.4 44 75 48.6 C70 46.6 65.6 42 61.6 39 C63.4 36 63.6 33 62 30 Z',
        'url(#f)',
      ),
      line('M65 31 L71 25 M65.6 34.6 L71 34 M65 38 L72 44', '#8a4312', 1, 'opacity=".7"'),
      ...[26, 32, 38, 44, 50].flatMap((x, column) =>
        [24, 29, 34, 39, 44]
          .filter((y) => y > 22 + column * 0.6 && y < 47 - column * 1.8)
          .map((y) => line(`M${x + (y % 2) * 2} ${y} q2.6 2.2 0 4.4`, '#3d6e4e', 0.9, 'opacity=".5"')),
      ),
      line('M24 33 C36 30 48 31 60 34', '#3d6e4e', 1, 'opacity=".5"'),
      shape('M4.6 38.4 C3.6 37 2.6 35 3 33 C7 33.4 12 35 15 37.6 L9 36.6 Z', 'url(#m)'),
      line('M3 33 C7 33.4 12 35 15.4 38', '#2e4a38', 1.3),
      line('M23 24.6 C26.6 30 26.6 38.6 22.6 44.6', '#2e5a40', 1.6),
      shape('M26 36 C32 34.6 37 38 37.6 42.6 C32 43.6 27.6 41.4 26 36 Z', 'url(#f)'),
      line('M28.6 37.4 L35 41.6 M28 39 L33 42.6', '#8a4312', 0.8, 'opacity=".7"'),
      ball(15.4, 28.6, 3.6, 'url(#e)'),
      ball(15.2, 28.6, 2, '#15100c'),
      ball(14.4, 27.6, 0.8, '#ffffff'),
      line('M18 22.6 C26 19.6 38 20 46 23.6', '#d4ecc4', 1.4, 'opacity=".75"'),
    ],
  ),
} satisfies Record<string, OwnDrawing>;
