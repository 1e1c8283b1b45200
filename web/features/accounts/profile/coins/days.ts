import type { CoinLine } from '#contract/coin-history.ts';
import { formatDate } from '#web/i18n/dates.ts';

/** The entries of one day in the reader's time zone, newest first. */
export interface DayOfLines {
  /** Written in the reader's language. */
  day: string;
  lines: CoinLine[];
  /** The change of the balance; null while entries of the day may be missing. */
  effect: number | null;
}

/** Groups entries by day. The last day may go on in the next page. */
export function daysOf(lines: readonly CoinLine[], hasMore: boolean): DayOfLines[] {
  const days: { day: string; lines: CoinLine[] }[] = [];
  for (const line of lines) {
    const day = formatDate(line.createdAt, { dateStyle: 'long' });
    const last = days.at(-1);
    if (last?.day === day) last.lines.push(line);
    else days.push({ day, lines: [line] });
  }
  return days.map((one, index) => ({
    ...one,
    effect:
      hasMore && index === days.length - 1 ? null : one.lines.reduce((sum, { effect }) => sum + effect, 0),
  }));
}
