import { expect, it } from 'vitest';
import { dateChoice, firstDay } from './date-ranges.ts';

const now = new Date('2026-03-01T22:00:00.000Z');

it('a range ends today and contains its number of days', () => {
  expect(firstDay('today', now)).toBe('2026-03-01');
  expect(firstDay('week', now)).toBe('2026-02-23');
});

it.each([
  ['any', {}],
  ['week', { from: '2026-02-23' }],
  ['own', { from: '2026-02-22' }],
  ['own', { from: '2026-02-23', to: '2026-03-01' }],
  ['own', { to: '2026-03-01' }],
])('reads %s', (choice, days) => {
  expect(dateChoice(days, now)).toBe(choice);
});
