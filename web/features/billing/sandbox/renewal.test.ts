import { expect, it } from 'vitest';
import { renewalOf } from './renewal.ts';

const renewal = (start: string, interval: 'monthly' | 'yearly') =>
  renewalOf(new Date(start), interval).toISOString();

it('renews on the same day of the next month or year', () => {
  expect(renewal('2026-11-22T15:00:00.000Z', 'monthly')).toBe('2026-12-22T15:00:00.000Z');
  expect(renewal('2026-12-22T15:00:00.000Z', 'monthly')).toBe('2027-01-22T15:00:00.000Z');
  expect(renewal('2026-11-22T15:00:00.000Z', 'yearly')).toBe('2027-11-22T15:00:00.000Z');
});

it('renews on the last day of a month that is too short', () => {
  expect(renewal('2027-01-31T00:30:00.000Z', 'monthly')).toBe('2027-02-28T00:30:00.000Z');
  expect(renewal('2028-02-29T00:30:00.000Z', 'yearly')).toBe('2029-02-28T00:30:00.000Z');
});
