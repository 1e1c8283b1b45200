/** A seahorse. */
import { type Joint, limb } from '../../beasts/limb.ts';
import { drawing, line, type OwnDrawing, shape } from '../../own-drawing.ts';
import { clip, eye, fade, glow, outline, oval, over, short, stations, turned, within } from '../paint.ts';

export function seahorse(): OwnDrawing {
  const body: readonly Joint[] = [
    [6, 62, 1.2],
    [-2, 58, 2],
    [-4, 66, 3],
    [6, 72, 4],
    [16, 62, 5],
    [14, 44, 7],
    [4, 22, 11],
    [-3, 0, 16],
    [0, -24, 15],
    [6, -44, 9],
    [2, -58, 9.5],
    [-6, -62, 9],
  ];
  const path = limb(body);
  const rings = stations(body, 30)
    .slice(5, 25)
    .map(({ x, y, r, turn }) => {
      const [nx, ny] = turned(turn + 90, r);
      const [bx, by] = turned(turn, r * 0.24);
      return (
        line(
          `M${short(x - nx)} ${short(y - ny)} Q${short(x + bx)} ${short(y + by)} ${short(x + nx)} ${short(y + ny)}`,
          '#8a4a08',
          1.2,
          'opacity=".6"',
        ) + oval(x - nx * 0.8, y - ny * 0.8, 1.3, 1.3, '#fff0b0', 'opacity=".8"')
      );
    });
  const spines = stations(body, 30)
    .slice(8, 25)
    .map(({ x, y, r, turn }) => {
      const [nx, ny] = turned(turn + 90, r);
      const [tx, ty] = turned(turn + 90, r + 4);
      const [ax, ay] = turned(turn, 1.8);
      return shape(
        `M${short(x + nx * 0.9 - ax)} ${short(y + ny * 0.9 - ay)} L${short(x + tx)} ${short(y + ty)} L${short(x + nx * 0.9 + ax)} ${short(y + ny * 0.9 + ay)} Z`,
        '#d8861a',
      );
    });
  return drawing(
    [-38, -84, 34, 79],
    '#f0a82c',
    [
      clip('b', path),
      over('bo', ['#ffe68a', '#f4a820', '#a45408'], [-18, -40], [20, 20]),
      over('fi', ['#fff2b8', '#f8c850', '#c87a14'], [10, -20], [30, 10]),
      glow('hi', '#ffffff', 0.8),
      fade('lo', '#3a1404', [0.5, 0], [24, 10], [-2, -10]),
    ],
    [
      shape(
        outline([
          [10, -16],
          [22, -24],
          [31, -12],
          [30, 4],
          [20, 8],
          [11, 6],
        ]),
        'url(#fi)',
        'stroke="#a45c0c" stroke-width=".7"',
      ),
      ...[-20, -12, -4, 3].map((y) => line(`M11 ${y * 0.7} L29 ${y}`, '#a45c0c', 0.7, 'opacity=".6"')),
      ...spines,
      ...[-60, -84, -110, -36].map((turn) => {
        const [x, y] = turned(turn, 17);
        return shape(
          `M${short(1 + x * 0.4 - 2.4)} ${short(-62 + y * 0.4)} L${short(1 + x)} ${short(-62 + y)} L${short(1 + x * 0.4 + 2.4)} ${short(-62 + y * 0.4)} Z`,
          '#e8951c',
        );
      }),
      shape(
        limb([
          [-8, -60, 7],
          [-22, -54, 3.4],
          [-33, -50, 3.2],
          [-35, -49.4, 3.8],
        ]),
        'url(#bo)',
        'stroke="#8a4a08" stroke-width=".7"',
      ),
      shape(path, 'url(#bo)', 'stroke="#8a4a08" stroke-width=".8"'),
      within(
        'b',
        ...rings,
        shape(limb(body.map(([x, y, r]) => [x - r * 0.5, y, r * 0.44] as const)), '#fff6cc', 'opacity=".38"'),
        shape(path, 'url(#lo)'),
        oval(-6, -14, 9, 18, 'url(#hi)', 'opacity=".6"'),
      ),
      shape(
        outline([
          [0, -50],
          [8, -54],
          [12, -46],
          [6, -42],
        ]),
        'url(#fi)',
      ),
      line('M-12 -53 L-32 -46.8', '#8a4a08', 0.8, 'opacity=".6"'),
      eye(-6, -64, 3.6, '#3a2410', 0.62),
    ],
  );
}
