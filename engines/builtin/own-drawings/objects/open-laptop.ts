/** A laptop. */
import { clip, glow, oval, over, short, within } from '../fauna/paint.ts';
import { drawing, line, type OwnDrawing, shape } from '../own-drawing.ts';

/** A laptop whose screen, from -57 to 57 and -95 to -16, shows these shapes. */
export const laptopWith = (screen: readonly string[]): OwnDrawing =>
  drawing(
    [-84, -104, 84, 4],
    '#8d97a3',
    [
      over('al', ['#f4f7fa', '#b4bcc6', '#6c7682'], [-70, -100], [60, 0]),
      over('sc', ['#5ab8ff', '#4a5ae8', '#7a1fa8'], [-50, -96], [50, -14]),
      over('de', ['#e8ecf0', '#b8c0ca', '#8d97a3'], [-60, -10], [50, 4]),
      clip('s', 'M-57 -95 H57 V-16 H-57 Z'),
      glow('hi', '#ffffff', 0.7),
    ],
    [
      shape(
        'M-63 -98 C-63 -101 -61 -103 -58 -103 H58 C61 -103 63 -101 63 -98 V-10 H-63 Z',
        '#14161a',
        'stroke="#6c7682" stroke-width="1.4"',
      ),
      within('s', ...screen),
      oval(0, -99.4, 1, 1, '#4a525c'),
      shape('M-63 -10 H63 L80 -1 H-80 Z', 'url(#de)', 'stroke="#6c7682" stroke-width=".6"'),
      ...[0, 1, 2].flatMap((row) =>
        Array.from({ length: 15 }, (_, at) => {
          const y = -8.6 + row * 1.7;
          const wide = (108 + row * 7) / 15;
          const x = -(54 + row * 3.5) + at * wide;
          return shape(
            `M${short(x)} ${short(y)} h${short(wide * 0.84)} l.4 1.2 h-${short(wide * 0.84)} Z`,
            '#23272d',
          );
        }),
      ),
      shape('M-16 -3 H16 L18 -1.2 H-18 Z', '#c9d0d8', 'stroke="#8d97a3" stroke-width=".3"'),
      shape(
        'M-80 -1 H80 V1.4 C80 2.8 78 3.4 76 3.4 H-76 C-78 3.4 -80 2.8 -80 1.4 Z',
        'url(#al)',
        'stroke="#5c6672" stroke-width=".5"',
      ),
      shape('M-12 -1 H12 Q11 1 9 1 H-9 Q-11 1 -12 -1 Z', '#8d97a3'),
    ],
  );

export const laptop = laptopWith([
  shape('M-57 -95 H57 V-16 H-57 Z', 'url(#sc)'),
  shape('M-60 -40 C-30 -66 -10 -30 20 -50 C36 -60 50 -60 60 -54 V-14 H-60 Z', '#2c1f7a', 'opacity=".6"'),
  shape('M-60 -28 C-36 -44 -12 -18 16 -32 C34 -42 50 -38 60 -34 V-14 H-60 Z', '#140c44', 'opacity=".7"'),
  oval(30, -76, 9, 9, '#fff2c8', 'opacity=".9"'),
  shape('M-46 -82 h44 q2 0 2 2 v30 q0 2 -2 2 h-44 q-2 0 -2 -2 v-30 q0 -2 2 -2 Z', '#ffffff', 'opacity=".94"'),
  shape('M-48 -80 q0 -2 2 -2 h44 q2 0 2 2 v3.4 h-48 Z', '#dfe4ea'),
  ...['#ff5f57', '#febc2e', '#28c840'].map((color, at) => oval(-44 + at * 4, -79.4, 1.2, 1.2, color)),
  line('M-43 -71 H-20 M-43 -66 H-12 M-43 -61 H-16 M-43 -56 H-24', '#9aa6b4', 1.7),
  shape('M-57 -95 H-10 L-44 -16 H-57 Z', '#ffffff', 'opacity=".14"'),
]);
