import { expect, it } from 'vitest';
import { elapsedLabel } from './elapsed.ts';

it.each([
  [-500, '0:00'],
  [7_999, '0:07'],
  [61_000, '1:01'],
  [750_000, '12:30'],
  [3_723_000, '1:02:03'],
])('%i ms read %s', (elapsedMs, label) => {
  expect(elapsedLabel(elapsedMs)).toBe(label);
});
