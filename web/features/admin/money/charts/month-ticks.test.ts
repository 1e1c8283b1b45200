import { expect, it } from 'vitest';
import { hasYear, monthTicks } from './month-ticks.ts';

const months = ['2026-11', '2026-12', '2027-01', '2027-02', '2027-03', '2027-04'];

it('names every month where there is room, and fewer where there is not, the running one always', () => {
  expect(monthTicks(months, 600)).toEqual(months);
  expect(monthTicks(months, 140)).toEqual(['2026-12', '2027-02', '2027-04']);
  expect(monthTicks(months, 10)).toEqual(['2027-04']);
});

it('says the year at the first month and where another begins, whichever months are named', () => {
  const named = (ticks: string[]) => ticks.filter((month) => hasYear(ticks, month));
  expect(named(months)).toEqual(['2026-11', '2027-01']);
  expect(named(monthTicks(months, 140))).toEqual(['2026-12', '2027-02']);
});
