// The one home of the lengths of time. A structure test finds others.

export const secondMs = 1_000;
export const minuteMs = 60 * secondMs;
export const hourMs = 60 * minuteMs;
export const dayMs = 24 * hourMs;

export const minuteSeconds = minuteMs / secondMs;
export const hourSeconds = hourMs / secondMs;
export const daySeconds = dayMs / secondMs;

/** Returns a moment's date in UTC, such as `2026-11-23`. */
export function isoDate(moment: Date): string {
  return moment.toISOString().slice(0, 10);
}

/** Returns the moment after days of 24 hours, which ignore daylight saving. */
export function daysAfter(moment: Date, days: number): Date {
  return new Date(moment.getTime() + days * dayMs);
}
