/** Umbrellas in the colours that descriptions name. */
import { line, shape } from '../own-drawing.ts';
import { plainPoses } from './poses/plain.ts';
import type { Pose } from './poses/pose.ts';

/** Cloth, and the panel in the light. */
export const umbrellaColors = {
  black: ['#2b2e38', '#565c6c'],
  blue: ['#2f6fd0', '#74a8f2'],
  green: ['#3f9a4a', '#86cc84'],
  orange: ['#ee7a1e', '#ffb066'],
  pink: ['#ee6aa4', '#ffb0d0'],
  purple: ['#7a45b0', '#b48ae0'],
  white: ['#e8ecf2', '#ffffff'],
  yellow: ['#f2b92e', '#ffe28a'],
} as const;
export type UmbrellaColor = keyof typeof umbrellaColors;

/** An open umbrella over a point, whose handle is at the point below. */
export const openUmbrella = (
  [x, y]: readonly [number, number],
  [handX, handY]: readonly [number, number],
  [cloth, lit]: readonly [string, string],
  scale = 1,
) => [
  line(`M${handX} ${handY} L${x} ${y - 6}`, '#4a2d17', 1.4),
  `<g transform="translate(${x} ${y}) scale(${scale})">${[
    shape(
      'M-26 8 C-22 -12 20 -14 26 4 C22 1 18 1 14.6 4.4 C11 .4 4 .6 .4 5.2 C-3.4 1.4 -10 2 -12.6 6.4 C-17 3.4 -22 4.4 -26 8 Z',
      cloth,
    ),
    shape('M.4 5.2 C-2 -2 -3 -8 -1.4 -9.4 C-12 -7 -14 0 -12.6 6.4 C-10 2 -3.4 1.4 .4 5.2 Z', lit),
    line('M-1.6 -9.6 L-2 -12.4', '#4a2d17', 1.4),
  ].join('')}</g>`,
];

const under = (color: UmbrellaColor): Pose => ({
  ...plainPoses.umbrella,
  front: openUmbrella([22, -12], [25, 32], umbrellaColors[color]),
});

/** A figure under an umbrella of a named colour. */
export const umbrellaPoses = {
  'umbrella-black': under('black'),
  'umbrella-blue': under('blue'),
  'umbrella-green': under('green'),
  'umbrella-orange': under('orange'),
  'umbrella-pink': under('pink'),
  'umbrella-purple': under('purple'),
  'umbrella-white': under('white'),
  'umbrella-yellow': under('yellow'),
} satisfies Record<`umbrella-${UmbrellaColor}`, Pose>;
