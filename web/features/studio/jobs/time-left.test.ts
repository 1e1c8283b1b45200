import { expect, it } from 'vitest';
import { expectedPercent, timeLeft } from './time-left.ts';

it.each([
  [9_400, { unit: 'seconds', count: 10 }],
  [9_000, { unit: 'seconds', count: 9 }],
  [1, { unit: 'seconds', count: 1 }],
  [0, 'over'],
  [-60_000, 'over'],
  [89_000, { unit: 'seconds', count: 89 }],
  [90_000, { unit: 'minutes', count: 2 }],
  [600_000, { unit: 'minutes', count: 10 }],
])('of %i ms %j is left, never less than zero', (left, expected) => {
  expect(timeLeft(1_000_000 + left, 1_000_000)).toEqual(expected);
});

it.each([
  [0, 0],
  [5_000, 50],
  [10_000, 95],
  [60_000, 95],
  [-5_000, 0],
])('after %i of 10,000 ms the bar is at %i %%', (elapsed, percent) => {
  expect(expectedPercent({ startedAt: 1_000, expectedAt: 11_000, now: 1_000 + elapsed })).toBe(percent);
});
