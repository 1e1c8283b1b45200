import { dateAndTime, formatDate } from '#web/i18n/dates.ts';
import { currentLocale } from '#web/i18n/language.ts';

/** Formats US cents; whole dollars without decimals, shortened where space is tight. */
export function formatCents(cents: number, isShort = false): string {
  const isWhole = cents % 100 === 0;
  return new Intl.NumberFormat(currentLocale(), {
    style: 'currency',
    currency: 'USD',
    currencyDisplay: 'narrowSymbol',
    // By default Spanish omits the separator in 1.740.
    useGrouping: 'always',
    ...(isShort
      ? { notation: 'compact', maximumFractionDigits: 1 }
      : { minimumFractionDigits: isWhole ? 0 : 2, maximumFractionDigits: 2 }),
  }).format(cents / 100);
}

/** A shortened large number: 12.4K. */
export function formatShort(value: number): string {
  return new Intl.NumberFormat(currentLocale(), { notation: 'compact', maximumFractionDigits: 1 }).format(
    value,
  );
}

/** Formats a UTC month, `2026-01`, for charts. */
export function formatMonth(month: string, style: 'short' | 'long' = 'short'): string {
  return new Intl.DateTimeFormat(currentLocale(), {
    month: style,
    timeZone: 'UTC',
    ...(style === 'long' && { year: 'numeric' }),
  }).format(new Date(`${month}-01T00:00:00Z`));
}

/** A day of the ledger in UTC, like the days that entries are searched by. */
export function formatDay(moment: string): string {
  return formatDate(moment, { dateStyle: 'medium', timeZone: 'UTC' });
}

export function formatMoment(moment: string): string {
  return formatDate(moment, { ...dateAndTime, timeZone: 'UTC' });
}

/** A share in percent, to a tenth; null if the whole is zero. */
export function percentOf(part: number, whole: number): number | null {
  return whole === 0 ? null : Math.round((part / whole) * 1000) / 10;
}

/** The revenue of all plans, in cents. */
export function sumOf(revenue: Readonly<Record<string, number>> | undefined): number {
  return Object.values(revenue ?? {}).reduce((sum, cents) => sum + cents, 0);
}
