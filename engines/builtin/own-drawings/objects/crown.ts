/** A king's crown. */
import { clip, glow, oval, over, short, type Tones, within } from '../fauna/paint.ts';
import { drawing, line, type OwnDrawing, shape } from '../own-drawing.ts';
import { gold, polished } from './metals.ts';

const jewel = (x: number, y: number, r: number, [light, middle, dark]: Tones) =>
  oval(x, y, r * 1.3, r * 1.24, '#8a5206') +
  oval(x, y, r * 1.18, r * 1.12, '#ffe27a') +
  oval(x, y, r, r * 0.96, dark) +
  shape(
    `M${short(x - r * 0.8)} ${y} L${x} ${short(y - r * 0.8)} L${short(x + r * 0.8)} ${y} L${x} ${short(y + r * 0.8)} Z`,
    middle,
  ) +
  shape(`M${short(x - r * 0.8)} ${y} L${x} ${short(y - r * 0.8)} L${x} ${y} Z`, light) +
  oval(x - r * 0.34, y - r * 0.36, r * 0.22, r * 0.18, '#ffffff', 'opacity=".95"');

const ruby: Tones = ['#ff8a9a', '#e01840', '#7a0420'];
const sapphire: Tones = ['#9ac4ff', '#2460e0', '#0c2470'];
const emerald: Tones = ['#9af0b8', '#18a85c', '#06522c'];

const front = 'M-50 -8 L-58 -62 L-34 -38 L-22 -74 L0 -36 L22 -74 L34 -38 L58 -62 L50 -8 C30 0 -30 0 -50 -8 Z';
export const crown: OwnDrawing = drawing(
  [-66, -84, 66, 6],
  gold[1],
  [
    polished('g', gold, -56, 56),
    over('v', ['#c83a5c', '#8a1434', '#3c0416'], [-30, -40], [20, -6]),
    over('b', gold, [-40, -60], [40, -20]),
    clip('f', front),
    glow('hi', '#ffffff', 0.8),
  ],
  [
    shape(
      'M-48 -20 L-44 -54 L-24 -34 L-8 -58 L8 -58 L24 -34 L44 -54 L48 -20 Z',
      'url(#b)',
      'opacity=".9" stroke="#6a3e04" stroke-width=".6"',
    ),
    shape('M-44 -18 C-42 -46 -20 -52 0 -50 C20 -52 42 -46 44 -18 Z', 'url(#v)'),
    oval(-12, -38, 14, 8, 'url(#hi)', 'opacity=".2"'),
    shape(front, 'url(#g)', 'stroke="#6a3e04" stroke-width=".8"'),
    within(
      'f',
      ...[-40, 0, 40].map((x) =>
        line(
          `M${x} -30 c-6 -6 -10 2 -5 5 c4 2 6 -3 3 -5 M${x} -30 c6 -6 10 2 5 5 c-4 2 -6 -3 -3 -5`,
          '#8a5206',
          0.9,
          'opacity=".7"',
        ),
      ),
      shape('M-54 -22 C-30 -12 30 -12 54 -22 L54 2 H-54 Z', '#6a3e04', 'opacity=".2"'),
      line('M-53 -24 C-30 -14 30 -14 53 -24', '#fff8cc', 1.6, 'opacity=".9"'),
      line('M-51 -9 C-30 -1 30 -1 51 -9', '#fff8cc', 1.4, 'opacity=".8"'),
      ...Array.from({ length: 25 }, (_, at) => {
        const x = -50 + at * 4.16;
        return oval(
          x,
          -23.6 + 7 * (1 - (x / 52) ** 2),
          1.1,
          1.1,
          '#fffdf0',
          'stroke="#a8812c" stroke-width=".25"',
        );
      }),
      oval(-30, -44, 5, 22, 'url(#hi)', 'opacity=".7"'),
    ),
    jewel(0, -9, 6, ruby),
    jewel(-22, -11, 4.4, sapphire),
    jewel(22, -11, 4.4, sapphire),
    jewel(-40, -15.4, 3.4, emerald),
    jewel(40, -15.4, 3.4, emerald),
    ...[
      [-58, -64],
      [-22, -76],
      [22, -76],
      [58, -64],
    ].map(
      ([x = 0, y = 0]) =>
        oval(x, y, 5.4, 5.4, 'url(#g)', 'stroke="#6a3e04" stroke-width=".6"') +
        oval(x, y, 4.6, 4.6, '#f4c43c') +
        oval(x - 1.6, y - 1.8, 1.8, 1.5, '#fffdf0'),
    ),
    jewel(0, -40, 4, ruby),
  ],
);
