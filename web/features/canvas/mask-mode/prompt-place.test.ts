import fc from 'fast-check';
import { expect, test } from 'vitest';
import { intersection } from '#canvas/geometry.ts';
import { assertProperty } from '#testing/assert-property.ts';
import { keepInside, placeBeside } from './prompt-place.ts';

const stage = { width: 900, height: 700 };
const prompt = { width: 300, height: 240 };

test('the prompt opens at the right of the selection, and at its left where there is no room', () => {
  expect(placeBeside({ x: 100, y: 200, width: 100, height: 80 }, stage, prompt)).toEqual({ x: 216, y: 200 });
  expect(placeBeside({ x: 700, y: 200, width: 100, height: 80 }, stage, prompt)).toEqual({ x: 384, y: 200 });
});

test('a wide selection has the prompt below it, and a low one above', () => {
  expect(placeBeside({ x: 20, y: 40, width: 860, height: 80 }, stage, prompt)).toEqual({ x: 20, y: 136 });
  expect(placeBeside({ x: 20, y: 560, width: 860, height: 80 }, stage, prompt)).toEqual({ x: 20, y: 304 });
});

test('a selection of the whole stage is covered by a corner', () => {
  expect(placeBeside({ x: 0, y: 0, ...stage }, stage, prompt)).toEqual({ x: 584, y: 16 });
});

test('the prompt is always on the stage, and on no selection that leaves room beside it', () => {
  const box = fc.record({
    x: fc.integer({ min: -200, max: 900 }),
    y: fc.integer({ min: -200, max: 700 }),
    width: fc.integer({ min: 1, max: 900 }),
    height: fc.integer({ min: 1, max: 700 }),
  });
  assertProperty(
    fc.property(box, (selection) => {
      const place = placeBeside(selection, stage, prompt);
      expect(keepInside(place, stage, prompt)).toEqual(place);
      const hasRoom =
        selection.x + selection.width + 332 <= stage.width ||
        selection.x - 332 >= 0 ||
        selection.y + selection.height + 272 <= stage.height ||
        selection.y - 272 >= 0;
      if (hasRoom) expect(intersection(selection, { ...place, ...prompt })).toBeNull();
    }),
  );
});
