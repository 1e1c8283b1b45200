/** The bough that a bird sits on: it grows out of the ground at the right. */
import { type Joint, limb } from '../../beasts/limb.ts';
import { line, shape } from '../../own-drawing.ts';
import { blade, short, stations } from '../paint.ts';

const bough: readonly Joint[] = [
  [92, 92, 21],
  [84, 62, 14],
  [68, 34, 11],
  [40, 14, 9],
  [8, 7, 7],
  [-26, 4, 5.6],
  [-50, -4, 3.4],
  [-64, -14, 1.2],
];
const stump: readonly Joint[] = [
  [84, 60, 13],
  [92, 34, 10],
  [106, 6, 6],
  [112, -16, 2],
];
const twigs: readonly (readonly Joint[])[] = [
  [
    [-22, 4, 3],
    [-34, 18, 2],
    [-48, 24, 0.8],
  ],
  [
    [108, -2, 3],
    [120, -8, 1.8],
    [130, -22, 0.8],
  ],
];
const leaves: readonly (readonly [x: number, y: number, turn: number])[] = [
  [-64, -14, -150],
  [-60, -10, 150],
  [-58, -12, -60],
  [-48, 24, 160],
  [-44, 22, 80],
  [-38, 19, -160],
  [112, -16, -110],
  [110, -10, -20],
  [130, -22, -70],
  [128, -18, 20],
  [122, -10, 60],
  [108, 2, -150],
];
const [light, middle, dark] = ['#a58563', '#6e5138', '#392719'];

const sizeOf = (long: number) => long / 72;

export const perchReach = (long: number): readonly [number, number, number, number] => {
  const size = sizeOf(long);
  return [-84 * size, -40 * size, 146 * size, 94 * size];
};

/** @param long the body of the bird, by which the bough is as thick as it should be */
export function perch(long: number): string {
  const bark = (joints: readonly Joint[]) =>
    stations(joints, 26)
      .flatMap(({ x, y, r, turn }, at) =>
        [-0.6, -0.1, 0.4].map((across, row) => {
          const [nx, ny] = [Math.cos(((turn - 90) * Math.PI) / 180), Math.sin(((turn - 90) * Math.PI) / 180)];
          const [px, py] = [x + nx * r * across, y + ny * r * across];
          const reach = r * (0.5 + ((at * 7 + row * 3) % 5) * 0.14);
          const [tx, ty] = [
            Math.cos((turn * Math.PI) / 180) * reach,
            Math.sin((turn * Math.PI) / 180) * reach,
          ];
          return line(
            `M${short(px)} ${short(py)} q${short(tx * 0.5 + nx)} ${short(ty * 0.5 + ny)} ${short(tx)} ${short(ty)}`,
            (at + row) % 3 ? dark : light,
            short(0.5 + r * 0.03),
            'opacity=".55"',
          );
        }),
      )
      .join('');
  const part = (joints: readonly Joint[]) =>
    shape(limb(joints), middle) +
    shape(
      limb(joints.map(([x, y, r]) => [x - r * 0.1, y - r * 0.34, r * 0.5] as const)),
      light,
      'opacity=".5"',
    ) +
    shape(
      limb(joints.map(([x, y, r]) => [x + r * 0.2, y + r * 0.5, r * 0.42] as const)),
      dark,
      'opacity=".6"',
    ) +
    bark(joints);
  const foliage = leaves
    .map(([x, y, turn], at) => {
      const path = blade([x, y], turn, 20, 5);
      const [tx, ty] = [Math.cos((turn * Math.PI) / 180) * 17, Math.sin((turn * Math.PI) / 180) * 17];
      return (
        shape(path, at % 3 ? '#5c9440' : '#7cb452', 'stroke="#2c5424" stroke-width=".5"') +
        line(`M${x} ${y} l${short(tx)} ${short(ty)}`, '#b4d88a', 0.6, 'opacity=".7"')
      );
    })
    .join('');
  return `<g transform="scale(${sizeOf(long).toFixed(3)})">${[...twigs, stump, bough].map(part).join('')}${foliage}</g>`;
}
