/** Arms with suckers. */
import { grain, type Joint, limb } from '../../beasts/limb.ts';
import { shape } from '../../own-drawing.ts';
import { clip, oval, stations, type Tones, turned, within } from '../paint.ts';

export const red: Tones = ['#ffb08a', '#d8563c', '#7a1f24'];

/** An arm with suckers along its lower side. */
export function tentacle(joints: readonly Joint[], id: string, isFar: boolean, side: 1 | -1): string {
  const list = stations(joints, 15).slice(1, -1);
  const suckers = list
    .map(({ x, y, r, turn }) => {
      const [nx, ny] = turned(turn + 90 * side, r * 0.62);
      return (
        oval(x + nx, y + ny, r * 0.36, r * 0.3, '#ffe0d0') +
        oval(x + nx, y + ny, r * 0.18, r * 0.15, '#b85a50', 'opacity=".8"')
      );
    })
    .join('');
  const spots = list
    .map(({ x, y, r, turn }, at) => {
      const [nx, ny] = turned(turn - 90 * side, r * (0.2 + 0.3 * Math.abs(grain(at))));
      return oval(x + nx, y + ny, r * 0.2, r * 0.16, '#7a1f24', 'opacity=".45"');
    })
    .join('');
  const path = limb(joints);
  return `<defs>${clip(id, path)}</defs>${shape(path, isFar ? 'url(#fa)' : 'url(#ar)', 'stroke="#6a1a20" stroke-width=".8" stroke-opacity=".6"')}${within(
    id,
    shape(
      limb(joints.map(([x, y, r]) => [x + 0.2 * r, y + r * 0.62 * side, r * 0.5] as const)),
      '#ffd0bc',
      'opacity=".55"',
    ),
    shape(
      limb(joints.map(([x, y, r]) => [x - 0.2 * r, y - r * 0.5 * side, r * 0.3] as const)),
      '#ffffff',
      'opacity=".28"',
    ),
    suckers,
    spots,
  )}`;
}
