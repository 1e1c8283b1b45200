import { expect, test } from 'vitest';
import { placeTooltip } from './tooltip-place.ts';

const view = { width: 400, height: 300 };
const tooltip = { width: 100, height: 30 };

test('is centred below its control', () => {
  expect(placeTooltip({ left: 150, top: 100, width: 40, height: 40 }, tooltip, view, 'bottom')).toEqual({
    left: 120,
    top: 146,
  });
});

test('goes above without space below, and below without space above', () => {
  expect(placeTooltip({ left: 150, top: 250, width: 40, height: 40 }, tooltip, view, 'bottom').top).toBe(214);
  expect(placeTooltip({ left: 150, top: 10, width: 40, height: 40 }, tooltip, view, 'top').top).toBe(56);
});

test('is never cut off at the sides', () => {
  expect(placeTooltip({ left: 0, top: 100, width: 40, height: 40 }, tooltip, view, 'bottom').left).toBe(8);
  expect(placeTooltip({ left: 380, top: 100, width: 20, height: 40 }, tooltip, view, 'bottom').left).toBe(
    292,
  );
});
