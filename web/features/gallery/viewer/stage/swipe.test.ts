import { expect, it } from 'vitest';
import { swipeTarget } from './swipe.ts';

const widthPx = 400;

it.each([
  ['far enough, however slow', -101, 0.01, 'next'],
  ['far enough to the right', 101, 0.01, 'previous'],
  ['a quarter is not more than a quarter', -100, 0.1, null],
  ['quick and not too short', -61, 0.31, 'next'],
  ['quick and too short', -60, 2, null],
  ['short and not quick enough', -99, 0.3, null],
  ['nowhere', 0, 0, null],
])('a swipe that goes %s', (_, draggedPx, speed, target) => {
  expect(swipeTarget({ draggedPx, speed, widthPx })).toBe(target);
});
