/** A microphone on its stand. */
import { clip, glow, oval, over, within } from '../fauna/paint.ts';
import { drawing, line, type OwnDrawing, shape } from '../own-drawing.ts';
import { dark, steel } from './metals.ts';

const grille = 'M-22 -122 C-22 -140 -14 -150 0 -150 C14 -150 22 -140 22 -122 V-98 H-22 Z';
export const microphone: OwnDrawing = drawing(
  [-42, -152, 42, 2],
  '#8d97a3',
  [
    over('gr', ['#f4f7fa', '#8d97a3', '#2f363f'], [-20, -146], [18, -100]),
    over('bd', ['#7a828e', '#2c3138', '#0c0e11'], [-20, -90], [20, -60]),
    over('st', steel, [-20, -100], [20, -96]),
    over('ba', dark, [-30, -12], [20, 2]),
    clip('g', grille),
    glow('hi', '#ffffff', 0.9),
  ],
  [
    line('M0 -48 V-8', '#2c3037', 6),
    line('M-1.6 -46 V-10', '#a4acb6', 1.4, 'opacity=".7"'),
    shape(
      'M-38 0 C-38 -9 -20 -13 0 -13 C20 -13 38 -9 38 0 Z',
      'url(#ba)',
      'stroke="#07080a" stroke-width=".7"',
    ),
    oval(-10, -8, 16, 2.6, 'url(#hi)', 'opacity=".5"'),
    line('M-36 -112 V-78 C-36 -58 -20 -48 0 -48 C20 -48 36 -58 36 -78 V-112', '#3c424b', 5),
    line('M-37.4 -110 V-78 C-37 -60 -24 -51 -8 -49', '#aab2bc', 1.3, 'opacity=".7"'),
    shape(grille, 'url(#gr)', 'stroke="#20262d" stroke-width=".9"'),
    within(
      'g',
      ...Array.from({ length: 17 }, (_, at) =>
        line(`M${-40 + at * 5} -152 l28 56 M${40 - at * 5} -152 l-28 56`, '#20262d', 0.7, 'opacity=".5"'),
      ),
      oval(-9, -128, 7, 18, 'url(#hi)'),
      shape('M6 -152 H26 V-96 H14 C16 -120 14 -140 6 -152 Z', '#0c0e11', 'opacity=".35"'),
    ),
    shape('M-24 -102 H24 V-94 H-24 Z', 'url(#st)', 'stroke="#3c444e" stroke-width=".6"'),
    shape(
      'M-22 -94 H22 V-68 C22 -58 14 -54 0 -54 C-14 -54 -22 -58 -22 -68 Z',
      'url(#bd)',
      'stroke="#07080a" stroke-width=".8"',
    ),
    oval(-11, -78, 4, 13, 'url(#hi)', 'opacity=".5"'),
    oval(6, -80, 4.4, 4.4, '#0c0e11', 'stroke="#8d97a3" stroke-width=".9"'),
    oval(6, -80, 1.8, 1.8, '#ff3a34'),
    oval(-38, -92, 4, 5, '#5c646e', 'stroke="#16191d" stroke-width=".6"'),
    oval(38, -92, 4, 5, '#5c646e', 'stroke="#16191d" stroke-width=".6"'),
    line('M-34 -92 H-22 M34 -92 H22', '#3c424b', 3),
  ],
);
