/**
 * Adds months in UTC, so that daylight saving has no effect; in a shorter month, uses its last day. Always
 * counted from the anchor: 31 January, 28 February, 31 March.
 */
export function monthsAfter(anchor: Date, months: number): Date {
  const first = new Date(anchor);
  first.setUTCDate(1);
  first.setUTCMonth(first.getUTCMonth() + months);
  const lastDay = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate();
  first.setUTCDate(Math.min(anchor.getUTCDate(), lastDay));
  return first;
}

export function latest(first: Date, ...others: Date[]): Date {
  return others.reduce((last, moment) => (moment > last ? moment : last), first);
}

export function earliest(first: Date, ...others: Date[]): Date {
  return others.reduce((least, moment) => (moment < least ? moment : least), first);
}
