import { dayMs, hourMs, minuteMs } from '#contract/durations.ts';

/** An age in the unit that a person would use. */
export type Age =
  | { unit: 'now' }
  | { unit: 'minutes' | 'hours' | 'days'; count: number }
  | { unit: 'yesterday' }
  | { unit: 'date'; date: Date };

/** Days between two moments on the local calendar. */
function calendarDays(from: Date, to: Date): number {
  const midnight = (date: Date) => Date.UTC(date.getFullYear(), date.getMonth(), date.getDate());
  return Math.round((midnight(to) - midnight(from)) / dayMs);
}

/** Minutes and hours count elapsed time, days follow the calendar; after two weeks it is a date. */
export function ageOf(createdAt: string, now: number): Age {
  const date = new Date(createdAt);
  const elapsedMs = now - date.getTime();
  if (elapsedMs < minuteMs) return { unit: 'now' };
  if (elapsedMs < hourMs) return { unit: 'minutes', count: Math.floor(elapsedMs / minuteMs) };
  const days = calendarDays(date, new Date(now));
  if (days === 0 || elapsedMs < 6 * hourMs) return { unit: 'hours', count: Math.floor(elapsedMs / hourMs) };
  if (days === 1) return { unit: 'yesterday' };
  return days < 15 ? { unit: 'days', count: days } : { unit: 'date', date };
}
