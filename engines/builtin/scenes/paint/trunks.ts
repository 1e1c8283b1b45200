import type { Random } from '../../random.ts';
import { fade } from './color.ts';
import type { Stage } from './stage.ts';

export interface Trunks {
  count: number;
  /** Narrowest and widest, in units. */
  width: readonly [number, number];
  /** The y of their feet. */
  base: number;
  color: string;
  rim: { color: string; x: number; opacity: number };
  /** Places with trunks; default: all. */
  keep?: (x: number) => boolean;
  /** Tallest point; default: above the picture. */
  top?: number;
}

/** Straight tall trunks that flare at the foot, with a few broken branches, lit from one side. */
export function paintTrunks(stage: Stage, random: Random, options: Trunks): void {
  const { context, width } = stage;
  for (let trunk = 0; trunk < options.count; trunk++) {
    const x = ((trunk + random.between(0.05, 0.95)) / options.count) * width * 1.1 - width * 0.05;
    const thick = random.between(options.width[0], options.width[1]);
    const lean = random.between(-0.035, 0.035);
    const sides = [random.next(), random.next(), random.next()] as const;
    if (options.keep && !options.keep(x)) continue;
    const top = options.top ?? -20;
    const base = options.base + random.between(-0.3, 0.5) * thick;
    const topX = x + lean * (base - top);
    const half = thick / 2;
    context.fillStyle = options.color;
    for (const [index, place] of sides.entries()) {
      fillBranch(
        stage,
        x + (topX - x) * (0.3 + place * 0.6),
        base - (base - top) * (0.3 + place * 0.6),
        half,
        index % 2 ? 1 : -1,
      );
    }
    context.beginPath();
    context.moveTo(x - half * 1.9, base + half * 0.6);
    context.quadraticCurveTo(x - half * 1.05, base - half, x - half, base - half * 4);
    context.lineTo(topX - half * 0.62, top);
    context.lineTo(topX + half * 0.62, top);
    context.lineTo(x + half, base - half * 4);
    context.quadraticCurveTo(x + half * 1.05, base - half, x + half * 1.9, base + half * 0.6);
    context.closePath();
    context.fill();
    const towards = options.rim.x > x ? 1 : -1;
    const edge = context.createLinearGradient(x + towards * half * 1.15, 0, x - towards * half * 0.1, 0);
    edge.addColorStop(0, fade(options.rim.color, options.rim.opacity));
    edge.addColorStop(1, fade(options.rim.color, 0));
    context.fillStyle = edge;
    context.fill();
  }
}

function fillBranch(stage: Stage, x: number, y: number, half: number, side: 1 | -1): void {
  const { context } = stage;
  context.beginPath();
  context.moveTo(x, y + half * 0.5);
  context.quadraticCurveTo(x + side * half * 3, y - half * 0.4, x + side * half * 6, y - half * 3.4);
  context.quadraticCurveTo(x + side * half * 3, y - half * 1.4, x, y - half * 0.5);
  context.closePath();
  context.fill();
}
