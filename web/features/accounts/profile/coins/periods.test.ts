import { expect, it } from 'vitest';
import { dayCounts, recentMonths, recentYears, spanOf } from './periods.ts';

const now = new Date(2026, 1, 14, 15, 30);

it('begins at the start of a day, so that a period includes whole days, today among them', () => {
  expect(dayCounts.map((count) => spanOf(`days-${count}`, now))).toEqual([
    { from: new Date(2026, 0, 16), to: null },
    { from: new Date(2025, 10, 17), to: null },
  ]);
});

it('takes months and years from their first moment to the next one’s, in the reader’s time zone', () => {
  expect(spanOf('2025-12', now)).toEqual({ from: new Date(2025, 11, 1), to: new Date(2026, 0, 1) });
  expect(spanOf('2025', now)).toEqual({ from: new Date(2025, 0, 1), to: new Date(2026, 0, 1) });
  expect(spanOf('all', now)).toBeNull();
});

it('offers twelve months and three years, the current ones first', () => {
  const months = recentMonths(now);
  expect(months.map(({ period }) => period)).toEqual([
    ...['2026-02', '2026-01'],
    ...Array.from({ length: 10 }, (_, back) => `2025-${String(12 - back).padStart(2, '0')}`),
  ]);
  expect(months[2]?.name).toBe('December 2025');
  expect(recentYears(now)).toEqual(['2026', '2025', '2024']);
});
