import type { Random } from '../../random.ts';
import { fade, mix } from './color.ts';
import type { Stage } from './stage.ts';

/** A school of fish far away, all turned the same way. */
export function paintFish(stage: Stage, random: Random, color: string): void {
  const { context, width, height, focus } = stage;
  const towards = focus.x > width / 2 ? 1 : -1;
  const x = width * (0.5 - towards * random.between(0.12, 0.3));
  const y = height * random.between(0.5, 0.62);
  context.fillStyle = fade(color, 0.75);
  context.beginPath();
  for (let fish = 0; fish < 26; fish++) {
    const size = random.between(5, 12);
    const fishX = x + (random.next() + random.next() - 1) * 150;
    const fishY = y + (random.next() + random.next() - 1) * 60;
    context.moveTo(fishX + towards * size, fishY);
    context.quadraticCurveTo(fishX, fishY - size * 0.5, fishX - towards * size, fishY);
    context.lineTo(fishX - towards * size * 1.6, fishY - size * 0.4);
    context.lineTo(fishX - towards * size * 1.45, fishY);
    context.lineTo(fishX - towards * size * 1.6, fishY + size * 0.4);
    context.lineTo(fishX - towards * size, fishY);
    context.quadraticCurveTo(fishX, fishY + size * 0.5, fishX + towards * size, fishY);
  }
  context.fill();
}

/** Branching coral in both corners. */
export function paintCorals(
  stage: Stage,
  random: Random,
  paint: { coral: readonly [string, string, string]; light: string; deep: string },
): void {
  const { context, width, height } = stage;
  const branch = (x: number, y: number, angle: number, length: number, thick: number, color: string) => {
    const endX = x + Math.cos(angle) * length;
    const endY = y + Math.sin(angle) * length;
    context.strokeStyle = color;
    context.lineWidth = thick;
    context.beginPath();
    context.moveTo(x, y);
    context.quadraticCurveTo(
      x + Math.cos(angle + 0.3) * length * 0.5,
      y + Math.sin(angle + 0.3) * length * 0.5,
      endX,
      endY,
    );
    context.stroke();
    if (thick < 4.5) return;
    const arms = random.integer(2, 3);
    for (let arm = 0; arm < arms; arm++) {
      branch(
        endX,
        endY,
        angle + (arm - (arms - 1) / 2) * random.between(0.5, 0.85),
        length * 0.74,
        thick * 0.7,
        mix(color, paint.light, 0.12),
      );
    }
  };
  for (let coral = 0; coral < 8; coral++) {
    const side = coral % 2;
    const x = width * (side === 0 ? random.between(-0.01, 0.15) : random.between(0.85, 1.01));
    const color = mix(paint.coral[coral % 3] as string, paint.deep, random.between(0.15, 0.5));
    branch(
      x,
      height + 6,
      -Math.PI / 2 + random.between(-0.25, 0.25),
      random.between(38, 66),
      random.between(10, 15),
      color,
    );
  }
}
