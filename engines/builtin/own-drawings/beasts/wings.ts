import { line, shape } from '../own-drawing.ts';
import { type Joint, limb } from './limb.ts';
import type { Tones } from './species.ts';

/** A feathered wing that is raised from the shoulders. */
export function wingOf([light, middle, dark]: Tones, trunk: readonly Joint[], side: 'near' | 'far'): string {
  const [x, y, r] = trunk.at(-1)!;
  const [sx, sy] = [x + r * (side === 'near' ? 0.7 : 0.2), y - r * 0.5];
  const tone = side === 'near' ? middle : dark;
  const feathers = Array.from({ length: 8 }, (_, at) => {
    const turn = ((side === 'near' ? 18 : 34) + at * 11) * (Math.PI / 180);
    const long = 46 + at * 6.6;
    const [ex, ey] = [sx + Math.cos(turn) * long, sy - Math.sin(turn) * long];
    const joints: Joint[] = [
      [sx, sy, 5],
      [sx + (ex - sx) * 0.6, sy + (ey - sy) * 0.6 - 2, 7],
      [ex, ey, 1.8],
    ];
    return (
      shape(limb(joints), at % 2 ? tone : light) +
      line(`M${sx} ${sy} L${ex} ${ey}`, dark, 0.5, 'opacity=".5"')
    );
  });
  return (
    feathers.join('') +
    shape(
      limb([
        [sx, sy, 9],
        [sx + 8, sy - 26, 8],
        [sx + 6, sy - 50, 3.4],
      ]),
      light,
    )
  );
}
