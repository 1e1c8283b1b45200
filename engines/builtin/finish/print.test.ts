import { createCanvas } from '@napi-rs/canvas';
import { expect, test } from 'vitest';
import { hatching } from './print.ts';

test('the pencil draws no line along the edge of an even picture', () => {
  const [width, height] = [320, 180];
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  context.fillStyle = '#8090a0';
  context.fillRect(0, 0, width, height);
  hatching({ canvas, context, width, height, unit: 1 }, 0.85);
  const { data } = context.getImageData(0, 0, width, height);
  const meanOf = (inBand: (x: number, y: number) => boolean) => {
    const levels: number[] = [];
    for (let y = 0; y < height; y++) {
      for (let x = 0; x < width; x++) if (inBand(x, y)) levels.push(data[(y * width + x) * 4 + 1] ?? 0);
    }
    return levels.reduce((sum, level) => sum + level, 0) / levels.length;
  };
  const inside = meanOf((x, y) => x > 20 && x < width - 20 && y > 20 && y < height - 20);
  for (const band of [
    meanOf((x) => x < 3),
    meanOf((x) => x >= width - 3),
    meanOf((_, y) => y < 3),
    meanOf((_, y) => y >= height - 3),
  ]) {
    expect(Math.abs(band - inside)).toBeLessThan(4);
  }
});
