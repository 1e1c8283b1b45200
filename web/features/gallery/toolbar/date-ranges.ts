import { dayMs, isoDate } from '#contract/durations.ts';

/** Ranges by their number of days, including today. */
export const dateRanges = { today: 1, week: 7, month: 30, year: 365 } as const;
export type DateRange = keyof typeof dateRanges;
/** A view's dates: any, one of the ranges, or custom days. */
export type DateChoice = 'any' | DateRange | 'own';

/** The first day of a range that ends today, in UTC as the server counts days. */
export function firstDay(range: DateRange, now: Date): string {
  return isoDate(new Date(now.getTime() - (dateRanges[range] - 1) * dayMs));
}

export function isDateRange(value: string): value is DateRange {
  return Object.hasOwn(dateRanges, value);
}

/** The choice that a view's dates correspond to. */
export function dateChoice(
  { from, to }: { from?: string | undefined; to?: string | undefined },
  now: Date,
): DateChoice {
  if (from === undefined && to === undefined) return 'any';
  const ranges = Object.keys(dateRanges).filter(isDateRange);
  if (to === undefined) return ranges.find((range) => firstDay(range, now) === from) ?? 'own';
  return 'own';
}
