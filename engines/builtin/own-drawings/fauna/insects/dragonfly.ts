/** A dragonfly. */
import { type Joint, limb } from '../../beasts/limb.ts';
import { drawing, line, type OwnDrawing, shape } from '../../own-drawing.ts';
import { glow, oval, over, short } from '../paint.ts';
import { fuzz, glass, leg } from './parts.ts';

export function dragonfly(): OwnDrawing {
  const body: readonly Joint[] = [
    [-14, -2, 6.4],
    [0, -1, 7],
    [12, 0, 4.4],
    [40, 6, 3.2],
    [78, 14, 3],
    [88, 16, 1.4],
  ];
  return drawing(
    [-40, -68, 92, 40],
    '#2a8ab8',
    [
      over('bo', ['#9aeaf4', '#1f8ac0', '#0a2c54'], [20, -6], [24, 12]),
      over('gw', ['#ffffff', '#d8f0f8', '#8ac0d8'], [0, -60], [40, -10]),
      over('ey', ['#b8f0a0', '#2f9a5c', '#0c3a2c'], [-34, -14], [-18, 8]),
      glow('hi', '#ffffff', 0.85),
    ],
    [
      glass(
        [
          [2, -4],
          [26, -34],
          [52, -54],
          [74, -54],
          [72, -42],
          [46, -20],
          [14, -2],
        ],
        'w0',
        0.66,
      ),
      glass(
        [
          [-8, -4],
          [-4, -34],
          [8, -60],
          [26, -66],
          [32, -56],
          [20, -26],
          [2, -4],
        ],
        'w1',
        0.66,
      ),
      leg(
        [
          [-10, 4],
          [-18, 12],
          [-14, 20],
        ],
        1.5,
        '#10202c',
        '#5c8aa0',
      ),
      leg(
        [
          [-4, 5],
          [-6, 15],
          [2, 22],
        ],
        1.5,
        '#10202c',
        '#5c8aa0',
      ),
      shape(limb(body), 'url(#bo)', 'stroke="#08203c" stroke-width=".7"'),
      ...Array.from({ length: 9 }, (_, at) =>
        line(
          `M${short(18 + at * 7.6)} ${short(-2.6 + at * 1.72)} q1.6 3 0 6.4`,
          '#08203c',
          1.2,
          'opacity=".7"',
        ),
      ),
      fuzz(-6, -2, 8, 6, 30, ['#bff4ff', '#0c4a74'], 1.8),
      shape(limb(body.map(([x, y, r]) => [x, y - r * 0.5, r * 0.24] as const)), '#ffffff', 'opacity=".6"'),
      oval(-24, -3, 9, 8.6, 'url(#ey)', 'stroke="#0c3a2c" stroke-width=".6"'),
      oval(-27, -7, 3, 2.2, 'url(#hi)'),
      glass(
        [
          [2, -2],
          [30, 2],
          [60, 18],
          [74, 34],
          [64, 36],
          [38, 24],
          [10, 6],
        ],
        'w2',
        0.84,
      ),
      glass(
        [
          [-8, -2],
          [14, -12],
          [46, -18],
          [66, -10],
          [66, 0],
          [40, 6],
          [8, 4],
        ],
        'w3',
        0.84,
      ),
    ],
  );
}
