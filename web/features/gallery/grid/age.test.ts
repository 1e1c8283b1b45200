import { expect, it } from 'vitest';
import { ageOf } from './age.ts';

const at = (day: number, hour: number, minute = 0) => new Date(2026, 4, day, hour, minute);
const now = at(20, 15).getTime();

it.each([
  [at(20, 15, 1), { unit: 'now' }],
  [new Date(now - 59_000), { unit: 'now' }],
  [at(20, 14, 59), { unit: 'minutes', count: 1 }],
  [at(20, 14, 1), { unit: 'minutes', count: 59 }],
  [at(20, 12), { unit: 'hours', count: 3 }],
  [at(20, 0, 30), { unit: 'hours', count: 14 }],
  [at(19, 23), { unit: 'yesterday' }],
  [at(19, 0), { unit: 'yesterday' }],
  [at(16, 20), { unit: 'days', count: 4 }],
  [at(6, 12), { unit: 'days', count: 14 }],
])('%s', (date, age) => {
  expect(ageOf(date.toISOString(), now)).toEqual(age);
});

it('counts hours across midnight while they are few', () => {
  expect(ageOf(at(19, 23).toISOString(), at(20, 2).getTime())).toEqual({ unit: 'hours', count: 3 });
});

it('becomes a date after two weeks', () => {
  const date = at(1, 12);
  expect(ageOf(date.toISOString(), now)).toEqual({ unit: 'date', date });
});
