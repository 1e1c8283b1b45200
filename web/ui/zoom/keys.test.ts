import { expect, it } from 'vitest';
import { arrowOf, panOf, zoomKeyOf } from './keys.ts';

it('an arrow draws the picture the other way, to see more of where it points', () => {
  const right = arrowOf('ArrowRight');
  expect(right).toEqual({ x: 1, y: 0 });
  expect(right && panOf(right, 64).x).toBe(-64);
  expect(arrowOf('Home')).toBeNull();
});

it('plus and minus zoom with Shift and without it, on every keyboard', () => {
  expect(['+', '=', '-', '_', '0', 'z'].map(zoomKeyOf)).toEqual(['in', 'in', 'out', 'out', 'whole', null]);
});
