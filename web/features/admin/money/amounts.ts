import { formatDate } from '#web/i18n/dates.ts';
import { currentLocale } from '#web/i18n/language.ts';

/** Cents of US dollars as money; whole dollars where there are no cents, shortened where room is little. */
export function formatCents(cents: number, isShort = false): string {
  const isWhole = cents % 100 === 0;
  return new Intl.NumberFormat(currentLocale(), {
    style: 'currency',
    currency: 'USD',
    currencyDisplay: 'narrowSymbol',
    // Spanish would leave 1.740 without its point.
    useGrouping: 'always',
    ...(isShort
      ? { notation: 'compact', maximumFractionDigits: 1 }
      : { minimumFractionDigits: isWhole ? 0 : 2, maximumFractionDigits: 2 }),
  }).format(cents / 100);
}

/** A large number where room is little: 12.4K. */
export function formatShort(value: number): string {
  return new Intl.NumberFormat(currentLocale(), { notation: 'compact', maximumFractionDigits: 1 }).format(
    value,
  );
}

/** A UTC month, `2026-01`, as charts write it. */
export function formatMonth(month: string, style: 'short' | 'long' = 'short'): string {
  return new Intl.DateTimeFormat(currentLocale(), {
    month: style,
    timeZone: 'UTC',
    ...(style === 'long' && { year: 'numeric' }),
  }).format(new Date(`${month}-01T00:00:00Z`));
}

/** A day as the books count it: UTC, like the days that entries are searched by. */
export function formatDay(moment: string): string {
  return formatDate(moment, { dateStyle: 'medium', timeZone: 'UTC' });
}

/** The same with its time. */
export function formatMoment(moment: string): string {
  return formatDate(moment, { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' });
}

/** The part of a whole in percent, to a tenth; null of nothing. */
export function percentOf(part: number, whole: number): number | null {
  return whole === 0 ? null : Math.round((part / whole) * 1000) / 10;
}

/** What all plans together brought in, in cents. */
export function sumOf(revenue: Readonly<Record<string, number>> | undefined): number {
  return Object.values(revenue ?? {}).reduce((sum, cents) => sum + cents, 0);
}
