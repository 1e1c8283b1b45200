import { createCanvas, Image } from '@napi-rs/canvas';
import { expect, test } from 'vitest';
import { type LookName, looks } from '../figures/looks.ts';
import { portraitDrawing, portraitName, readPortrait } from './portraits.ts';

const people = (Object.keys(looks) as LookName[]).filter((look) => !('creature' in looks[look]));

/** Pixels on the edge of the painted part: what is cut off there. */
function cutOff(look: LookName): number {
  const { body, ink } = portraitDrawing({ look });
  const [left, top, right, bottom] = ink;
  const [width, height] = [Math.round((right - left) * 3), Math.round((bottom - top) * 3)];
  const image = new Image();
  image.src = Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${left} ${top} ${right - left} ${bottom - top}">${body}</svg>`,
  );
  const context = createCanvas(width, height).getContext('2d');
  context.drawImage(image, 0, 0, width, height);
  const { data } = context.getImageData(0, 0, width, height);
  const isPainted = (x: number, y: number) => (data[(y * width + x) * 4 + 3] ?? 0) > 128;
  const above = Array.from({ length: width }, (_, x) => isPainted(x, 0));
  // Shoulders may go out at the sides; a hat or wings may not.
  const beside = Array.from(
    { length: Math.round(height * 0.6) },
    (_, y) => isPainted(0, y) || isPainted(width - 1, y),
  );
  return [...above, ...beside].filter(Boolean).length;
}

test.each(people)('a portrait is whole: %s', (look) => {
  expect(readPortrait(portraitName(look))).toEqual({ look });
  expect(cutOff(look)).toBe(0);
});

test('a portrait has traits, and an animal has none', () => {
  expect(readPortrait('portrait-sailor.old.whitebeard')).toEqual({
    look: 'sailor',
    traits: ['old', 'whitebeard'],
  });
  expect(['portrait-bear', 'portrait-sailor.purple', 'portrait-man-standing'].map(readPortrait)).toEqual([
    null,
    null,
    null,
  ]);
});
