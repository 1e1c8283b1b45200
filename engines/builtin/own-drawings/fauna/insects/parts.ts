/** Hairs, legs and wings of insects. */
import { grain, type Joint, limb, type Point } from '../../beasts/limb.ts';
import { line, shape } from '../../own-drawing.ts';
import { clip, outline, oval, short, turned, within } from '../paint.ts';

/** Hairs that stand out of an oval body. */
export const fuzz = (
  x: number,
  y: number,
  rx: number,
  ry: number,
  count: number,
  colors: readonly string[],
  long = 3,
) =>
  Array.from({ length: count }, (_, at) => {
    const [dx, dy] = turned(at * 137.5);
    const share = 0.5 + 0.5 * Math.sqrt((at % 40) / 40);
    const [px, py] = [x + dx * rx * share, y + dy * ry * share];
    const reach = long * (0.7 + 0.5 * Math.abs(grain(at)));
    return line(
      `M${short(px)} ${short(py)} l${short(dx * reach)} ${short(dy * reach + reach * 0.2)}`,
      colors[at % colors.length]!,
      0.55,
      'opacity=".75"',
    );
  }).join('');

/** A jointed leg with its light. */
export const leg = (points: readonly Point[], thick: number, color: string, light: string) => {
  const joints = points.map(
    ([x, y], at): Joint => [x, y, Math.max(0.4, thick * (1 - at * (0.74 / (points.length - 1))))],
  );
  return (
    shape(limb(joints), color) +
    line(
      `M${points.map(([x, y]) => `${short(x - thick * 0.2)} ${short(y - thick * 0.4)}`).join(' L')}`,
      light,
      short(thick * 0.28),
      'opacity=".55"',
    ) +
    points
      .slice(1, -1)
      .map(([x, y], at) => oval(x, y, thick * (0.9 - at * 0.2), thick * (0.86 - at * 0.2), color))
      .join('')
  );
};

/** A clear wing with its veins. */
export const glass = (points: readonly Point[], id: string, opacity: number) => {
  const path = outline(points);
  const [root = [0, 0]] = points;
  return `<defs>${clip(id, path)}</defs>${shape(path, 'url(#gw)', `opacity="${opacity}" stroke="#5c7484" stroke-width=".8"`)}${within(
    id,
    ...points
      .slice(1)
      .map(([x, y], at) =>
        line(
          `M${root[0]} ${root[1]} Q${short((root[0] + x) / 2 + grain(at) * 3)} ${short((root[1] + y) / 2)} ${short(x)} ${short(y)}`,
          '#41586a',
          0.6,
          'opacity=".6"',
        ),
      ),
    ...[0.4, 0.65, 0.85].map((share) =>
      line(
        `M${points
          .slice(1)
          .map(
            ([x, y]) => `${short(root[0] + (x - root[0]) * share)} ${short(root[1] + (y - root[1]) * share)}`,
          )
          .join(' L')}`,
        '#41586a',
        0.5,
        'opacity=".45"',
      ),
    ),
  )}`;
};
