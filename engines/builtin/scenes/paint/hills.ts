import { createNoise } from '../../noise.ts';
import type { Random } from '../../random.ts';
import type { Stage } from './stage.ts';

/** A ground line: for a place across the picture, its height in units from the top. */
export type GroundLine = (x: number) => number;

/** Rolling ground about `base`, `rise` units up and down, one swell about `swell` units long. */
export function rollingGround(
  random: Random,
  options: { base: number; rise: number; swell: number; octaves?: number },
): GroundLine {
  const noise = createNoise(random);
  const octaves = options.octaves ?? 2;
  return (x) => options.base - (noise.fractal(x / options.swell, 0.5, octaves) - 0.5) * 2 * options.rise;
}

/** Fills from the ground line to the bottom of the picture; the outline stays the current path. */
export function fillGround(
  stage: Stage,
  ground: GroundLine,
  style: Stage['context']['fillStyle'],
  step = 8,
): void {
  const { context, width, height } = stage;
  context.beginPath();
  context.moveTo(-step, height + 10);
  for (let x = -step; x <= width + step; x += step) context.lineTo(x, ground(x));
  context.lineTo(width + step, height + 10);
  context.closePath();
  context.fillStyle = style;
  context.fill();
}

/** Blades along the ground line, in one fill. */
export function paintGrass(
  stage: Stage,
  random: Random,
  line: GroundLine,
  color: string,
  length: number,
): void {
  const { context, width } = stage;
  context.fillStyle = color;
  context.beginPath();
  for (let x = -10; x < width + 10; x += length * 0.34) {
    const y = line(x) + 3;
    const tall = length * random.between(0.4, 1.2);
    const lean = random.between(-0.5, 0.5) * tall;
    context.moveTo(x - 2, y);
    context.quadraticCurveTo(x + lean * 0.2, y - tall * 0.6, x + lean, y - tall);
    context.quadraticCurveTo(x + lean * 0.4 + 2, y - tall * 0.5, x + 3, y);
  }
  context.fill();
}
