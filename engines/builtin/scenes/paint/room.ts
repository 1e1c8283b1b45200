import { createNoise } from '../../noise.ts';
import type { Random } from '../../random.ts';
import { createRamp, stopsAt } from './color.ts';
import { paintField, writeRamp } from './field.ts';
import { fillStage } from './fill.ts';
import { glow } from './light.ts';
import { createLayer, drawLayer, type Stage } from './stage.ts';

export interface Wall {
  /** Shade, colour and light. */
  colors: readonly [string, string, string];
  /** How rough it is, 0 (paint) to 1 (rock). */
  rough: number;
  /** Rows of bricks or stones, in units; 0 for none. */
  course?: number;
}

/** A wall from the top of the stage down to `floor`, lit around the hero, with the grain of its material. */
export function paintWall(
  stage: Stage,
  random: Random,
  floor: number,
  { colors, rough, course = 0 }: Wall,
): void {
  const noise = createNoise(random);
  const ramp = createRamp(stopsAt([0, 0.5, 1], colors));
  const { width, focus } = stage;
  fillStage(stage, colors[0]);
  paintField(
    stage,
    (x, y, out, at) => {
      const light = Math.exp(-(((x - focus.x) / (width * 0.42)) ** 2) - ((y - focus.y) / 520) ** 2);
      const plaster = noise.fractal(x / 90, y / 90, 4) - 0.5;
      const patches = noise.fractal(x / 420, y / 360, 3) - 0.5;
      let tone = 0.3 + light * 0.5 + patches * 0.24 + plaster * (0.1 + rough * 0.5);
      if (course > 0) {
        const row = Math.floor(y / course);
        const along = x / (course * 2.1) + (row % 2) * 0.5;
        const isJoint = y - row * course < 2.8 || (along - Math.floor(along)) * course * 2.1 < 2.8;
        tone += isJoint ? -0.2 : (noise.value(Math.floor(along) * 3.7, row * 5.1) - 0.5) * 0.16;
      }
      writeRamp(ramp, tone, 255, out, at);
    },
    { area: { x: 0, y: 0, width, height: floor + 3 }, fineness: course > 0 ? 420 : 240 },
  );
}

/** Light on a wall or floor in soft rectangles, as through a window. */
export function paintWindowLight(
  stage: Stage,
  {
    x,
    y,
    width,
    height,
    slant,
    color,
    strength,
  }: { x: number; y: number; width: number; height: number; slant: number; color: string; strength: number },
): void {
  const layer = createLayer(stage, 0.25);
  const { context } = layer;
  context.fillStyle = color;
  for (const [column, row] of [
    [0, 0],
    [1, 0],
    [0, 1],
    [1, 1],
  ] as const) {
    const left = x + (column * width) / 2 + 6 + row * slant * height * 0.5;
    const top = y + (row * height) / 2 + 6;
    context.beginPath();
    context.moveTo(left, top);
    context.lineTo(left + width / 2 - 12, top);
    context.lineTo(left + width / 2 - 12 + slant * height * 0.5, top + height / 2 - 12);
    context.lineTo(left + slant * height * 0.5, top + height / 2 - 12);
    context.closePath();
    context.fill();
  }
  drawLayer(stage, layer, { blend: 'screen', opacity: strength, blur: 7 });
}

/** A hanging lamp and its light. */
export function paintLamp(stage: Stage, x: number, length: number, shade: string, light: string): void {
  const { context } = stage;
  context.strokeStyle = shade;
  context.lineWidth = 3;
  context.beginPath();
  context.moveTo(x, -5);
  context.lineTo(x, length);
  context.stroke();
  glow(context, { x, y: length + 34, radius: 300, color: light, strength: 0.5 });
  context.fillStyle = shade;
  context.beginPath();
  context.moveTo(x - 12, length);
  context.lineTo(x + 12, length);
  context.lineTo(x + 46, length + 36);
  context.lineTo(x - 46, length + 36);
  context.closePath();
  context.fill();
  glow(context, { x, y: length + 38, radius: 70, color: light, strength: 1, flatness: 0.4 });
}
