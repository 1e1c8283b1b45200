import { dayMs, hourMs, minuteMs, secondMs } from '#contract/durations.ts';

export interface Age {
  value: number;
  unit: Intl.RelativeTimeFormatUnit;
  /** How long this stays correct. */
  changesInMs: number;
}

/** Largest first; each counts complete units. Months and years are rounded. */
const units = [
  { unit: 'year', ms: 365 * dayMs },
  { unit: 'month', ms: 30 * dayMs },
  { unit: 'day', ms: dayMs },
  { unit: 'hour', ms: hourMs },
  { unit: 'minute', ms: minuteMs },
] as const;
const seconds = { unit: 'second', ms: secondMs } as const;

/** How long ago something was, to the second. A time in the future, from a fast clock, is now. */
export function ageOf(createdAt: number, now: number): Age {
  const elapsedMs = Math.max(0, now - createdAt);
  const { unit, ms } = units.find((one) => elapsedMs >= one.ms) ?? seconds;
  const value = Math.floor(elapsedMs / ms);
  return { value, unit, changesInMs: (value + 1) * ms - elapsedMs };
}
