import { expect, it } from 'vitest';
import { ageOf } from './age.ts';

const now = Date.UTC(2026, 4, 20, 15);
const second = 1_000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;

it.each([
  [0, 0, 'second'],
  [999, 0, 'second'],
  [5 * second, 5, 'second'],
  [minute - 1, 59, 'second'],
  [minute, 1, 'minute'],
  [59 * minute, 59, 'minute'],
  [hour, 1, 'hour'],
  [day - 1, 23, 'hour'],
  [day, 1, 'day'],
  [6 * day, 6, 'day'],
  [29 * day, 29, 'day'],
  [30 * day, 1, 'month'],
  [364 * day, 12, 'month'],
  [800 * day, 2, 'year'],
])('%i ms ago is %i %s', (elapsedMs, value, unit) => {
  expect(ageOf(now - elapsedMs, now)).toMatchObject({ value, unit });
});

it('a time in the future, from a fast clock, is now', () => {
  expect(ageOf(now + hour, now)).toMatchObject({ value: 0, unit: 'second' });
});

it.each([
  [5 * second + 300, 700],
  [3 * minute + 10 * second, 50 * second],
  [2 * day, day],
])('after %i ms it changes in %i ms, by one', (elapsedMs, changesInMs) => {
  const age = ageOf(now - elapsedMs, now);
  expect(age.changesInMs).toBe(changesInMs);
  expect(ageOf(now - elapsedMs, now + changesInMs).value).toBe(age.value + 1);
});
