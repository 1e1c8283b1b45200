/** The width of a month's name with some space beside it. */
const tickPx = 44;

/**
 * The months to label below a chart: all if there is space, otherwise every second, third and so on, counted
 * from the last, which is the current one.
 */
export function monthTicks(months: readonly string[], widthPx: number): string[] {
  const room = Math.max(1, Math.floor(widthPx / tickPx));
  const step = Math.ceil(months.length / room);
  return months.filter((_, index) => (months.length - 1 - index) % step === 0);
}

/** Whether the year appears below a month: at the first label and wherever it changes. */
export function hasYear(ticks: readonly string[], month: string): boolean {
  const before = ticks[ticks.indexOf(month) - 1];
  return before === undefined || before.slice(0, 4) !== month.slice(0, 4);
}
