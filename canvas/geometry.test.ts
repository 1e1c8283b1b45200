import fc from 'fast-check';
import { expect, test } from 'vitest';
import { assertProperty } from '#testing/assert-property.ts';
import { fitView, nextZoomStep, screenPoint, toPicture, toScreen, zoomAt } from './geometry.ts';

test('zooms about the pixel below the pointer', () => {
  const number = fc.double({ min: -2000, max: 2000, noNaN: true });
  const zoom = fc.double({ min: 0.02, max: 8, noNaN: true });
  assertProperty(
    fc.property(number, number, number, number, zoom, zoom, (left, top, x, y, from, to) => {
      const view = { zoom: from, left, top };
      const pointer = screenPoint(x, y);
      const after = toPicture(zoomAt(view, pointer, to), pointer);
      const before = toPicture(view, pointer);
      expect(after.x).toBeCloseTo(before.x, 4);
      expect(after.y).toBeCloseTo(before.y, 4);
      expect(toScreen(view, before).x).toBeCloseTo(x, 4);
    }),
  );
});

test.each([
  [100, 'in', 105],
  [100, 'out', 95],
  [112, 'in', 115],
  [112, 'out', 110],
  [300, 'in', 300],
  [50, 'out', 50],
  [13, 'in', 50],
  [640, 'out', 300],
] as const)('steps from %s %% %s to %s %%', (from, direction, to) => {
  expect(nextZoomStep(from, direction)).toBe(to);
});

test('fits a large picture into the stage and leaves a small one at its own pixels', () => {
  expect(fitView({ width: 2000, height: 1000 }, { width: 1064, height: 800 }, 32)).toEqual({
    zoom: 0.5,
    left: 32,
    top: 150,
  });
  expect(fitView({ width: 100, height: 100 }, { width: 500, height: 300 }).zoom).toBe(1);
});
