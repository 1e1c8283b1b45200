/** How wide the name of a month is, with some room beside it. */
const tickPx = 44;

/**
 * The months that are named below a chart: all where there is room, else every second, third and so on, counted from the
 * last, which is the running one.
 */
export function monthTicks(months: readonly string[], widthPx: number): string[] {
  const room = Math.max(1, Math.floor(widthPx / tickPx));
  const step = Math.ceil(months.length / room);
  return months.filter((_, index) => (months.length - 1 - index) % step === 0);
}

/** Whether a month's year stands below its name: at the first, and wherever another one has begun. */
export function hasYear(ticks: readonly string[], month: string): boolean {
  const before = ticks[ticks.indexOf(month) - 1];
  return before === undefined || before.slice(0, 4) !== month.slice(0, 4);
}
