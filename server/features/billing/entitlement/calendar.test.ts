import { expect, it } from 'vitest';
import { monthsAfter } from './calendar.ts';

const day = (text: string) => new Date(`${text}T10:30:00.000Z`);

it("keeps the anchor's day where the month has it, otherwise uses the last day", () => {
  const days = [0, 1, 2, 3, 12, 13].map((months) => monthsAfter(day('2027-01-31'), months));
  expect(days).toEqual(
    ['2027-01-31', '2027-02-28', '2027-03-31', '2027-04-30', '2028-01-31', '2028-02-29'].map(day),
  );
});

it('crosses the end of a year and a leap day', () => {
  expect(monthsAfter(day('2028-02-29'), 12)).toEqual(day('2029-02-28'));
  expect(monthsAfter(day('2027-11-30'), 3)).toEqual(day('2028-02-29'));
});

it('keeps the hour across daylight-saving changes', () => {
  const hours = Array.from({ length: 12 }, (_, months) =>
    monthsAfter(day('2027-01-15'), months).getUTCHours(),
  );
  expect(new Set(hours)).toEqual(new Set([10]));
});
