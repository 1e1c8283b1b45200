import { expect, it } from 'vitest';
import { hasYear, monthTicks } from './month-ticks.ts';

const months = ['2026-11', '2026-12', '2027-01', '2027-02', '2027-03', '2027-04'];

it('labels every month if there is space, otherwise fewer, and always the current one', () => {
  expect(monthTicks(months, 600)).toEqual(months);
  expect(monthTicks(months, 140)).toEqual(['2026-12', '2027-02', '2027-04']);
  expect(monthTicks(months, 10)).toEqual(['2027-04']);
});

it('shows the year at the first label and where it changes, whichever months are labelled', () => {
  const named = (ticks: string[]) => ticks.filter((month) => hasYear(ticks, month));
  expect(named(months)).toEqual(['2026-11', '2027-01']);
  expect(named(monthTicks(months, 140))).toEqual(['2026-12', '2027-02']);
});
