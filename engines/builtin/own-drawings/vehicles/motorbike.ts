/** A sports motorcycle. */
import { clip, glow, oval, over, within } from '../fauna/paint.ts';
import { drawing, line, type OwnDrawing, shape } from '../own-drawing.ts';
import { wheel, wheelDefs } from './wheel.ts';

const fairing =
  'M-62 -66 C-52 -74 -38 -80 -24 -80 C-16 -80 -8 -76 -4 -70 L14 -66 C26 -66 34 -60 34 -52 L20 -44 L8 -30 L-10 -18 H-30 C-36 -30 -46 -44 -62 -58 Z';
const tank = 'M-18 -76 C-10 -86 8 -88 20 -80 C26 -76 30 -70 32 -64 L8 -60 L-14 -66 Z';

export const motorbike: OwnDrawing = drawing(
  [-96, -104, 96, 1],
  '#d8202a',
  [
    ...wheelDefs,
    clip('f', fairing),
    over('pt', ['#ff8a78', '#d8202a', '#6a0812'], [-40, -82], [-10, -20]),
    over('mt', ['#eef2f6', '#9aa4b0', '#4a525c'], [0, -50], [10, -14]),
    over('sc', ['#e8f4fc', '#7aa0b8', '#2c4456'], [-60, -96], [-40, -70]),
    over('st', ['#4a4e56', '#1c1e22', '#0a0b0d'], [20, -80], [60, -60]),
    glow('hi', '#ffffff', 0.8),
  ],
  [
    line('M62 -23 L20 -34 M62 -24 L26 -48', '#3a3f47', 5),
    line('M62 -23 L20 -34', '#8d97a3', 1.4),
    wheel(-66, -26, 26, 'alloy'),
    wheel(64, -26, 26, 'alloy'),
    line('M-66 -26 L-44 -76', '#aeb6c0', 5.4),
    line('M-67.4 -27 L-45.4 -77', '#ffffff', 1.2, 'opacity=".7"'),
    shape(
      'M-92 -34 C-88 -52 -72 -58 -56 -52 L-58 -46 C-70 -50 -80 -46 -85 -34 Z',
      'url(#pt)',
      'stroke="#6a0812" stroke-width=".7"',
    ),
    shape('M-14 -54 H26 L30 -30 L18 -14 H-14 L-22 -30 Z', '#2c3037', 'stroke="#0e1013" stroke-width=".8"'),
    oval(6, -30, 13, 13, 'url(#mt)', 'stroke="#3c444e" stroke-width=".8"'),
    oval(6, -30, 8, 8, '#5c6670', 'stroke="#2c323a" stroke-width=".8"'),
    line('M-10 -46 H20 M-12 -41 H22', '#8d97a3', 1.6, 'opacity=".7"'),
    shape(
      'M14 -18 C30 -16 50 -18 74 -30 L80 -25 C60 -10 34 -8 14 -11 Z',
      'url(#mt)',
      'stroke="#3c444e" stroke-width=".7"',
    ),
    oval(78, -27.4, 3, 3.6, '#16181c'),
    shape(
      'M30 -66 C44 -72 62 -78 84 -82 L90 -76 C80 -70 66 -60 50 -54 L30 -56 Z',
      'url(#pt)',
      'stroke="#6a0812" stroke-width=".8"',
    ),
    shape('M28 -68 C40 -72 54 -76 66 -78 C64 -72 52 -66 34 -62 Z', 'url(#st)'),
    shape('M84 -82 L91 -76 L86 -73 Z', '#ff5a4a'),
    shape(tank, 'url(#pt)', 'stroke="#6a0812" stroke-width=".8"'),
    oval(4, -79, 12, 3.4, 'url(#hi)'),
    shape(fairing, 'url(#pt)', 'stroke="#6a0812" stroke-width=".9"'),
    within(
      'f',
      shape('M-40 -40 L30 -60 L34 -52 L-20 -26 Z', '#ffffff', 'opacity=".92"'),
      shape('M-34 -30 L-12 -34 L-16 -22 L-28 -18 Z', '#16181c'),
      line('M-58 -62 C-44 -56 -20 -62 -4 -68', '#6a0812', 1.2),
      oval(-30, -74, 22, 4.4, 'url(#hi)'),
    ),
    shape(
      'M-62 -66 C-56 -72 -50 -76 -44 -77 L-40 -70 C-48 -68 -54 -66 -60 -61 Z',
      '#fff8e0',
      'stroke="#3c444e" stroke-width=".8"',
    ),
    shape(
      'M-52 -74 C-46 -90 -34 -100 -22 -102 C-26 -92 -28 -86 -28 -80 C-38 -80 -46 -78 -52 -74 Z',
      'url(#sc)',
      'opacity=".86" stroke="#2c4456" stroke-width=".7"',
    ),
    line('M-30 -82 L-12 -88 M-26 -84 L-14 -80', '#1c1e22', 3.4),
    line('M-13 -88.4 L-7 -90', '#0a0b0d', 4.2),
    oval(-34, -98, 6, 3.4, '#2c3037', 'transform="rotate(-20 -34 -98)"'),
    line('M16 -14 L24 -6 M10 -12 L8 -4', '#3a3f47', 2.4),
  ],
);
