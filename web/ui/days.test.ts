import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isoDate } from '#contract/durations.ts';
import { languages, localeOf, weekStartOf } from '#contract/languages.ts';
import { assertProperty } from '#testing/assert-property.ts';
import {
  addDays,
  addMonths,
  dayPattern,
  daysIntoWeek,
  digits,
  firstDay,
  lastDay,
  nearestIn,
  readDay,
  weekFrom,
  weeksOf,
  writeDay,
} from './days.ts';

const locales = languages.map(localeOf);
const anyDay = fc
  .date({ min: new Date(firstDay), max: new Date(lastDay), noInvalidDate: true })
  .map((moment) => isoDate(moment));

it.each([
  ['1/2/2020', 'en', '2020-01-02'],
  ['1/2/2020', 'pt-BR', '2020-02-01'],
  ['01.02.2020', 'es', '2020-02-01'],
  [' 2020-01-02 ', 'pt-BR', '2020-01-02'],
  ['01022020', 'en', '2020-01-02'],
  ['01022020', 'es', '2020-02-01'],
  ['29/2/2024', 'es', '2024-02-29'],
  ['29/2/2023', 'es', null],
  ['2/30/2024', 'en', null],
  ['13/13/2024', 'en', null],
  ['1/2/20', 'en', null],
  ['1/2/202', 'en', null],
  ['1/2/20200', 'en', null],
  // Years that no form means.
  ['01/01/0999', 'en', null],
  ['01/01/0000', 'en', null],
  ['12/31/1899', 'en', null],
  ['01/01/1900', 'en', '1900-01-01'],
  ['2999-12-31', 'es', '2999-12-31'],
  ['01/01/3000', 'es', null],
  ['9999-12-31', 'en', null],
  ['tomorrow', 'en', null],
  ['', 'en', null],
])('reads %j in %s as %j', (typed, locale, day) => {
  expect(readDay(typed, locale)).toBe(day);
});

it.each(locales)('reads what it writes in %s', (locale) => {
  assertProperty(fc.property(anyDay, (day) => readDay(writeDay(day, locale, digits), locale) === day));
});

it.each([
  ['en', 'mm/dd/yyyy'],
  ['pt-BR', 'dd/mm/yyyy'],
  ['es', 'dd/mm/yyyy'],
])('shows the pattern of %s: %s', (locale, pattern) => {
  expect(dayPattern(locale, { year: 'yyyy', month: 'mm', day: 'dd' })).toBe(pattern);
});

it.each([
  ['2026-01-31', 1, '2026-02-28'],
  ['2024-01-31', 1, '2024-02-29'],
  ['2026-03-31', -1, '2026-02-28'],
  ['2026-12-15', 1, '2027-01-15'],
  ['2024-02-29', 12, '2025-02-28'],
  ['2026-01-15', -12, '2025-01-15'],
])('adds to %s %i months: %s', (day, months, then) => {
  expect(addMonths(day, months)).toBe(then);
});

it.each([
  ['0001-01-01', {}, '1900-01-01'],
  ['9999-12-31', {}, '2999-12-31'],
  ['9999-12-31', { max: '2026-05-20' }, '2026-05-20'],
  ['1800-01-01', { min: '2026-05-05' }, '2026-05-05'],
  ['2026-05-10', { min: '0001-01-01', max: '9999-12-31' }, '2026-05-10'],
])('the day nearest to %s within %j is %s', (day, range, nearest) => {
  expect(nearestIn(day, range)).toBe(nearest);
});

it.each([
  ['en', 'Sunday'],
  ['pt', 'domingo'],
  ['es', 'lunes'],
] as const)('begins the week of %s with %s', (language, name) => {
  const [first = ''] = weekFrom(weekStartOf(language));
  expect(writeDay(first, localeOf(language), { weekday: 'long' })).toBe(name);
});

it('has each day of a month once, on its weekday', () => {
  assertProperty(
    fc.property(anyDay, fc.constantFrom(0, 1), (day, first) => {
      const weeks = weeksOf(day, first);
      const days = weeks.flat().filter((one) => one !== null);
      expect(days).toContain(day);
      expect(days[0]?.slice(8)).toBe('01');
      expect(new Set(days).size).toBe(days.length);
      expect(addDays(days.at(-1) ?? '', 1).slice(8)).toBe('01');
      for (const week of weeks) {
        expect(week).toHaveLength(7);
        expect(week.some((one) => one !== null)).toBe(true);
        for (const [at, one] of week.entries()) if (one !== null) expect(daysIntoWeek(one, first)).toBe(at);
      }
    }),
  );
});
