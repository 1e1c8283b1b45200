/** A sword. */
import { clip, oval, over, within } from '../fauna/paint.ts';
import { drawing, line, type OwnDrawing, shape } from '../own-drawing.ts';
import { gold, polished } from './metals.ts';

const leather = (y: number) => line(`M-4 ${y} l8 -3`, '#2c160a', 1.3, 'opacity=".8"');
export const sword: OwnDrawing = drawing(
  [-36, -172, 36, 8],
  '#aab4c2',
  [
    polished('bl', ['#ffffff', '#c4ced8', '#6c7886'], -9, 9),
    over('gu', gold, [-30, -40], [30, -30]),
    over('gr', ['#a4683c', '#6a3a1c', '#2c160a'], [-5, -30], [6, -4]),
    clip('b', 'M-8 -40 L-7 -150 L0 -171 L7 -150 L8 -40 Z'),
  ],
  [
    shape('M-8 -40 L-7 -150 L0 -171 L7 -150 L8 -40 Z', 'url(#bl)', 'stroke="#48525e" stroke-width=".6"'),
    within(
      'b',
      shape('M0 -171 L8 -150 V-38 H0 Z', '#3c4652', 'opacity=".34"'),
      shape('M-2 -138 L0 -146 L2 -138 L2.4 -46 H-2.4 Z', '#7c8896', 'opacity=".8"'),
      line('M-2.2 -138 L-2.6 -46', '#ffffff', 0.7, 'opacity=".7"'),
      shape('M-10 -130 L10 -116 V-108 L-10 -122 Z', '#ffffff', 'opacity=".5"'),
      shape('M-10 -84 L10 -70 V-66 L-10 -80 Z', '#ffffff', 'opacity=".4"'),
    ),
    shape(
      'M-33 -36 C-30 -42 -22 -41 -10 -40 H10 C22 -41 30 -42 33 -36 C30 -32 22 -33 10 -32 H-10 C-22 -33 -30 -32 -33 -36 Z',
      'url(#gu)',
      'stroke="#6a3e04" stroke-width=".7"',
    ),
    line('M-28 -38 C-20 -38.6 20 -38.6 28 -38', '#fffbe0', 1, 'opacity=".8"'),
    oval(0, -36, 5, 5, 'url(#gu)', 'stroke="#6a3e04" stroke-width=".6"'),
    oval(0, -36, 3, 3, '#c81c3c') + oval(-1, -37, 1, 0.8, '#ffd0d8'),
    shape('M-4.6 -32 H4.6 L4 -4 H-4 Z', 'url(#gr)', 'stroke="#2c160a" stroke-width=".5"'),
    ...[-29, -25, -21, -17, -13, -9, -5].map(leather),
    oval(0, 1, 7, 6.4, 'url(#gu)', 'stroke="#6a3e04" stroke-width=".6"'),
    oval(-2, -1, 2.4, 1.8, '#fffbe0'),
  ],
);
