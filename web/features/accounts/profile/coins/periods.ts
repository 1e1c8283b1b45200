import { formatDate } from '#web/i18n/dates.ts';

/** Days that end today, a month (YYYY-MM), a year (YYYY), or all days. */
export type Period = 'all' | `days-${number}` | `${number}-${number}` | `${number}`;

/** A period without an end goes on into the future. */
interface Span {
  from: Date;
  to: Date | null;
}

/** The lengths offered, in days. */
export const dayCounts = [30, 90];

const monthCount = 12;
const yearCount = 3;

/** The last months with their names, the current one first. */
export function recentMonths(now: Date): { period: Period; name: string }[] {
  return Array.from({ length: monthCount }, (_, back) => {
    const start = new Date(now.getFullYear(), now.getMonth() - back, 1);
    const month = String(start.getMonth() + 1).padStart(2, '0');
    return {
      period: `${start.getFullYear()}-${month}` as Period,
      name: formatDate(start, { month: 'long', year: 'numeric' }),
    };
  });
}

/** The last years, the current one first. */
export function recentYears(now: Date): Period[] {
  return Array.from({ length: yearCount }, (_, back) => `${now.getFullYear() - back}` as Period);
}

/** The first moment of a period and the one after its last, in the reader's time zone; null for all days. */
export function spanOf(period: Period, now: Date): Span | null {
  const days = /^days-(\d+)$/.exec(period);
  if (days !== null) {
    const back = Number(days[1]) - 1;
    return { from: new Date(now.getFullYear(), now.getMonth(), now.getDate() - back), to: null };
  }
  const [year, month] = period.split('-').map(Number);
  if (year === undefined || Number.isNaN(year)) return null;
  if (month === undefined) return { from: new Date(year, 0, 1), to: new Date(year + 1, 0, 1) };
  return { from: new Date(year, month - 1, 1), to: new Date(year, month, 1) };
}
