/** A bee. */
import { drawing, line, type OwnDrawing, shape } from '../../own-drawing.ts';
import { clip, fade, glow, outline, oval, over, short, within } from '../paint.ts';
import { fuzz, glass, leg } from './parts.ts';

export function bee(): OwnDrawing {
  const abdomen = outline([
    [8, -10],
    [22, -20],
    [44, -18],
    [62, -6],
    [70, 8],
    [60, 14],
    [38, 18],
    [16, 14],
    [6, 4],
  ]);
  return drawing(
    [-50, -66, 78, 42],
    '#e8a81c',
    [
      clip('ab', abdomen),
      over('am', ['#ffe27a', '#f2a80c', '#a4620a'], [30, -20], [40, 18]),
      over('th', ['#ffdc8a', '#d8962a', '#6a4410'], [-20, -24], [8, 16]),
      over('gw', ['#ffffff', '#d4e8f4', '#8ab0c8'], [0, -60], [40, -10]),
      fade('lo', '#1a0e02', [0.55, 0], [40, 18], [34, -8]),
      glow('hi', '#ffffff', 0.8),
    ],
    [
      glass(
        [
          [4, -16],
          [14, -44],
          [36, -62],
          [58, -60],
          [58, -46],
          [38, -26],
          [14, -14],
        ],
        'w0',
        0.6,
      ),
      shape(abdomen, 'url(#am)', 'stroke="#4a2c06" stroke-width=".8"'),
      within(
        'ab',
        ...[16, 31, 46, 60].map((x) =>
          shape(`M${x} -26 Q${x + 8} 0 ${x - 2} 22 L${x + 6.4} 22 Q${x + 16} 0 ${x + 8} -26 Z`, '#1f1408'),
        ),
        ...Array.from({ length: 70 }, (_, at) =>
          line(
            `M${short(10 + ((at * 23) % 58))} ${short(-16 + ((at * 7) % 30))} l2.4 .8`,
            at % 2 ? '#fff0b8' : '#3c2408',
            0.5,
            'opacity=".5"',
          ),
        ),
        shape(abdomen, 'url(#lo)'),
        oval(34, -12, 18, 4, 'url(#hi)', 'opacity=".7"'),
      ),
      shape('M68 6 L77 12 L66 12 Z', '#1f1408'),
      ...[
        [-12, 12, -20, 26, -14, 36],
        [-2, 14, -4, 30, 4, 39],
        [8, 14, 14, 28, 24, 34],
      ].map(([a = 0, b = 0, c = 0, d = 0, e = 0, f = 0]) =>
        leg(
          [
            [a, b],
            [c, d],
            [e, f],
          ],
          2.4,
          '#2a1a0a',
          '#8a6a3a',
        ),
      ),
      oval(-8, -4, 19, 18, 'url(#th)'),
      fuzz(-8, -4, 17, 16, 150, ['#ffe8a8', '#c8862a', '#f4c05a', '#7a4c14'], 4.4),
      oval(-32, 0, 13, 13.6, '#2a1c10'),
      fuzz(-30, -2, 10, 11, 40, ['#d8a85a', '#5c3c18'], 3),
      oval(-36, -1, 6.4, 9.6, '#150d08'),
      oval(-38, -5, 2, 3, '#ffffff', 'opacity=".75"'),
      line('M-36 -11 C-38 -22 -42 -26 -48 -28 M-31 -12 C-32 -22 -34 -30 -40 -34', '#1f1408', 1.5),
      glass(
        [
          [-4, -16],
          [-8, -44],
          [8, -64],
          [26, -64],
          [30, -50],
          [18, -28],
          [4, -14],
        ],
        'w1',
        0.82,
      ),
    ],
  );
}
