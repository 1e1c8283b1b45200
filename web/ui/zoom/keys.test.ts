import { expect, it } from 'vitest';
import { arrowOf, panOf, zoomKeyOf } from './keys.ts';

it('an arrow moves the picture the other way, to reveal what is in its direction', () => {
  const right = arrowOf('ArrowRight');
  expect(right).toEqual({ x: 1, y: 0 });
  expect(right && panOf(right, 64).x).toBe(-64);
  expect(arrowOf('Home')).toBeNull();
});

it('plus and minus zoom with and without Shift, on every keyboard', () => {
  expect(['+', '=', '-', '_', '0', 'z'].map(zoomKeyOf)).toEqual(['in', 'in', 'out', 'out', 'whole', null]);
});
