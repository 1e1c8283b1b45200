import { dayMs, isoDate } from '#contract/durations.ts';

/** Days are ISO dates, such as `2026-11-23`: of a calendar, without a time or a zone. */
const momentOf = (day: string) => new Date(`${day}T00:00:00Z`);

/** Other years are slips of the keyboard; some of them `Date` takes for others, or cannot write as a day. */
export const firstDay = '1900-01-01';
export const lastDay = '2999-12-31';

/** Writes a day in a language. */
export function writeDay(day: string, locale: string, options: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' }).format(momentOf(day));
}

/** How days are written into a field. */
export const digits = { year: 'numeric', month: '2-digit', day: '2-digit' } as const;

type Part = 'year' | 'month' | 'day';

/** The order of year, month and day in a language, with what stands between them. */
function orderOf(locale: string): { part: Part; before: string }[] {
  const order: { part: Part; before: string }[] = [];
  let before = '';
  const parts = new Intl.DateTimeFormat(locale, { ...digits, timeZone: 'UTC' }).formatToParts(0);
  for (const { type, value } of parts) {
    if (type === 'year' || type === 'month' || type === 'day') {
      order.push({ part: type, before });
      before = '';
    } else before += value;
  }
  return order;
}

/** A language's way to write a day, such as `mm/dd/yyyy`, from its letters of the parts. */
export function dayPattern(locale: string, letters: Readonly<Record<Part, string>>): string {
  return orderOf(locale)
    .map(({ part, before }) => before + letters[part])
    .join('');
}

/**
 * Reads a typed day: an ISO date, or the language's order with any marks between the numbers, or with none
 * and leading zeros. A year has four digits. Null for anything else, as for the 30th of February or a year
 * before 1900.
 */
export function readDay(typed: string, locale: string): string | null {
  const text = typed.trim();
  const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(text);
  if (iso) return toDay(iso[1], iso[2], iso[3]);
  const order = orderOf(locale).map(({ part }) => part);
  const digitsOf = { year: '(\\d{4})', month: '(\\d{1,2})', day: '(\\d{1,2})' };
  const dense = { ...digitsOf, month: '(\\d{2})', day: '(\\d{2})' };
  const found =
    new RegExp(`^${order.map((part) => digitsOf[part]).join('[\\s./-]+')}$`).exec(text) ??
    new RegExp(`^${order.map((part) => dense[part]).join('')}$`).exec(text);
  if (!found) return null;
  const of = (part: Part) => found[order.indexOf(part) + 1];
  return toDay(of('year'), of('month'), of('day'));
}

function toDay(year = '', month = '', day = ''): string | null {
  const text = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const moment = momentOf(text);
  // `Date` takes the 31st of a shorter month for the next one's first.
  return !Number.isNaN(moment.getTime()) && isoDate(moment) === text && isIn(text, {}) ? text : null;
}

export function addDays(day: string, days: number): string {
  return isoDate(new Date(momentOf(day).getTime() + days * dayMs));
}

/** The same day of another month, or that month's last. */
export function addMonths(day: string, months: number): string {
  const moment = momentOf(day);
  const first = new Date(Date.UTC(moment.getUTCFullYear(), moment.getUTCMonth() + months, 1));
  const next = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 1));
  const last = addDays(isoDate(next), -1);
  const same = `${isoDate(first).slice(0, 8)}${day.slice(8)}`;
  return same > last ? last : same;
}

export interface DayRange {
  /** The first day that can be chosen, and the last. */
  min?: string | undefined;
  max?: string | undefined;
}

export function isIn(day: string, range: DayRange): boolean {
  return nearestIn(day, range) === day;
}

/** The day of a range that is nearest to one. */
export function nearestIn(day: string, { min = firstDay, max = lastDay }: DayRange): string {
  const first = min > firstDay ? min : firstDay;
  const last = max < lastDay ? max : lastDay;
  if (day > last) return last;
  return day < first ? first : day;
}

/** A day of the week as `Date` counts: 0 for Sunday. */
type Weekday = number;

/** How many days a day is after the first of its week. */
export function daysIntoWeek(day: string, first: Weekday): number {
  return (momentOf(day).getUTCDay() - first + 7) % 7;
}

/** The weeks of a day's month; null where a week has days of other months. */
export function weeksOf(day: string, first: Weekday): (string | null)[][] {
  const month = day.slice(0, 8);
  const weeks: (string | null)[][] = [];
  let week = addDays(`${month}01`, -daysIntoWeek(`${month}01`, first));
  do {
    const days = Array.from({ length: 7 }, (_, at) => addDays(week, at));
    weeks.push(days.map((one) => (one.startsWith(month) ? one : null)));
    week = addDays(week, 7);
  } while (week.startsWith(month));
  return weeks;
}

/** Seven days in a row, from the first of a week. */
export function weekFrom(first: Weekday): string[] {
  const sunday = '2023-01-01';
  return Array.from({ length: 7 }, (_, at) => addDays(sunday, first + at));
}
