import { expect, it } from 'vitest';
import { daysLeft } from './days-left.ts';

it.each([
  ['just deleted', '2026-03-01T12:00:00.000Z', 30],
  ['an hour later', '2026-03-01T13:00:00.000Z', 30],
  ['a day later', '2026-03-02T12:00:00.000Z', 29],
  ['in its last hour', '2026-03-31T11:30:00.000Z', 1],
  ['over', '2026-04-02T12:00:00.000Z', 0],
])('%s', (_, now, days) => {
  expect(daysLeft('2026-03-01T12:00:00.000Z', Date.parse(now))).toBe(days);
});
