/** Shells and the skin of turtles. */
import { grain, type Point } from '../../beasts/limb.ts';
import { shape } from '../../own-drawing.ts';
import { clip, fade, glow, mixed, oval, over, short, type Tones, within } from '../paint.ts';

export interface Turtle {
  shell: Tones;
  plate: string;
  skin: Tones;
  spots: string;
}

/** A patch of skin with its scales, which are lighter than what is between them. */
export function scaly(
  path: string,
  id: string,
  box: readonly [number, number, number, number],
  kind: Turtle,
  size = 5,
): string {
  const [left, top, right, bottom] = box;
  const spots = Array.from({ length: Math.ceil((bottom - top) / size) }, (_, row) =>
    Array.from({ length: Math.ceil((right - left) / size) }, (_, column) => {
      const at = row * 23 + column;
      const [x, y] = [
        left + (column + (row % 2) * 0.5) * size + grain(at),
        top + row * size + grain(at + 40),
      ];
      return oval(x, y, size * 0.4, size * 0.36, mixed(kind.skin[2], kind.spots, 0.5), 'opacity=".62"');
    }).join(''),
  ).join('');
  return `<defs>${clip(id, path)}</defs>${shape(path, 'url(#sk)')}${within(id, spots, shape(path, 'url(#sl)'))}${shape(path, 'none', `stroke="${kind.skin[2]}" stroke-width=".8" stroke-opacity=".7"`)}`;
}

/** The plates of a shell, in rows that bend with it. */
export function plates(rows: readonly (readonly Point[])[], kind: Turtle): string {
  return rows
    .map((points, at) => {
      const [mx, my] = [
        points.reduce((sum, [x]) => sum + x, 0) / points.length,
        points.reduce((sum, [, y]) => sum + y, 0) / points.length,
      ];
      const inner = (share: number) =>
        `M${points.map(([x, y]) => `${short(mx + (x - mx) * share)} ${short(my + (y - my) * share)}`).join(' L')} Z`;
      return (
        shape(
          inner(0.98),
          mixed(kind.shell[1], kind.shell[0], 0.25 + 0.25 * grain(at)),
          `stroke="${kind.shell[2]}" stroke-width="1.6" stroke-linejoin="round"`,
        ) +
        shape(inner(0.72), kind.plate, 'opacity=".3"') +
        shape(inner(0.44), kind.plate, 'opacity=".32"') +
        [0.86, 0.6]
          .map((share) =>
            shape(inner(share), 'none', `stroke="${kind.shell[2]}" stroke-width=".5" stroke-opacity=".4"`),
          )
          .join('')
      );
    })
    .join('');
}

/** The gradients of skin and shell. */
export const defs = (kind: Turtle) => [
  over('sk', kind.skin, [-60, -40], [-30, 40]),
  fade('sl', '#08120c', [0.5, 0], [0, 84], [0, -10]),
  over('sh', kind.shell, [-30, -44], [20, 20]),
  over('be', ['#fff4cc', '#e8d49a', '#94803e'], [0, 0], [0, 24]),
  glow('hi', '#ffffff', 0.6),
  fade('lo', '#0a0a08', [0.6, 0], [20, 26], [0, -14]),
];
