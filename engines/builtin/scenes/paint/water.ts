import { createNoise } from '../../noise.ts';
import type { Random } from '../../random.ts';
import { scratchCanvas } from '../../scratch.ts';
import { createLayer, type Stage } from './stage.ts';

export interface Reflection {
  /** Where the water begins, in units from the top; it reaches down to the picture's edge. */
  waterline: number;
  opacity: number;
  /** How far the waves tear the mirror image apart, in units. */
  ripple: number;
  /** The length of the mirror image over that of its original. */
  stretch?: number;
}

/**
 * Mirrors the picture above the waterline into the water below it, broken by waves that grow towards the
 * viewer.
 */
export function paintReflection(stage: Stage, random: Random, options: Reflection): void {
  const { context, width, height } = stage;
  const { waterline, ripple, stretch = 1 } = options;
  const layer = createLayer(stage, 0.5);
  layer.context.drawImage(context.canvas, 0, 0, width, height);
  const scale = layer.pixelsPerUnit;
  const shore = Math.max(1, Math.round(waterline * scale));
  const columns = layer.canvas.width;
  const rows = Math.max(1, layer.canvas.height - shore);
  const source = layer.context.getImageData(0, 0, columns, shore);
  const mirror = layer.context.createImageData(columns, rows);
  const from = new Uint32Array(source.data.buffer, source.data.byteOffset, columns * shore);
  const to = new Uint32Array(mirror.data.buffer, mirror.data.byteOffset, columns * rows);
  const noise = createNoise(random);
  const waveAt = (column: number, distance: number) =>
    noise.value(((column / columns - 0.5) * width * distance) / 160, distance * 9) - 0.5;
  for (let row = 0, at = 0; row < rows; row++) {
    const nearness = row / rows;
    const distance = 1 / (0.07 + nearness);
    const swing = ripple * scale * (0.25 + nearness * 1.6);
    let left = waveAt(0, distance);
    let right = left;
    for (let column = 0; column < columns; column++, at++) {
      if (column % 4 === 0) {
        left = right;
        right = waveAt(column + 4, distance);
      }
      const wave = left + ((right - left) * (column % 4)) / 4;
      const sourceRow = shore - 1 - Math.abs(row / stretch + wave * swing * 5);
      const sourceColumn = column + wave * swing * 1.6;
      const clampedRow = Math.max(0, Math.min(shore - 1, sourceRow | 0));
      const clampedColumn = Math.max(0, Math.min(columns - 1, sourceColumn | 0));
      to[at] = from[clampedRow * columns + clampedColumn] as number;
    }
  }
  const canvas = scratchCanvas(columns, rows);
  canvas.getContext('2d').putImageData(mirror, 0, 0);
  context.save();
  context.globalAlpha = options.opacity;
  context.drawImage(canvas, 0, waterline, width, height - waterline);
  context.restore();
}

/** Broken glints of a light on the water: short bars, longer and sparser towards the viewer. */
export function paintGlitter(
  stage: Stage,
  random: Random,
  options: {
    x: number;
    waterline: number;
    bottom: number;
    color: string;
    width: number;
    count: number;
    opacity: number;
  },
): void {
  const { context } = stage;
  context.save();
  context.globalCompositeOperation = 'lighter';
  context.fillStyle = options.color;
  for (let glint = 0; glint < options.count; glint++) {
    const nearness = random.next() ** 1.6;
    const y = options.waterline + 2 + nearness * (options.bottom - options.waterline);
    const spread = options.width * (0.25 + nearness * 0.95);
    const off = (random.next() + random.next() + random.next() - 1.5) / 1.5;
    const length = (7 + nearness * 60) * random.between(0.35, 1);
    const thick = 0.8 + nearness * 5 * random.between(0.4, 1);
    context.globalAlpha = options.opacity * (1 - Math.abs(off) * 0.8) * random.between(0.35, 1);
    context.beginPath();
    context.ellipse(options.x + off * spread, y, length, thick, 0, 0, Math.PI * 2);
    context.fill();
  }
  context.restore();
}
