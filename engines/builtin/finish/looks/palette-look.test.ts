import { createCanvas } from '@napi-rs/canvas';
import { expect, test } from 'vitest';
import type { Picture } from '../../drawing/picture.ts';
import { seventies, twoToneFilm } from './palette-look.ts';

test.each([
  ['seventies', seventies],
  ['two-tone film', twoToneFilm],
] as const)('a gradient stays one in the colours of %s', (_, print) => {
  const [width, height] = [720, 8];
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  for (let x = 0; x < width; x += 1) {
    context.fillStyle = `hsl(${x / 2}, 45%, 50%)`;
    context.fillRect(x, 0, 1, height);
  }
  print({ context, width, height } as Picture, 1);
  const { data } = context.getImageData(0, 0, width, height);
  const meanAt = (x: number, channel: number) => {
    let sum = 0;
    for (let y = 0; y < height; y += 1) sum += data[(y * width + x) * 4 + channel] ?? 0;
    return sum / height;
  };
  for (let x = 1; x < width; x += 1)
    for (let channel = 0; channel < 3; channel += 1) {
      const step = Math.abs(meanAt(x, channel) - meanAt(x - 1, channel));
      expect(step, `at ${x / 2} degrees`).toBeLessThan(9);
    }
});
