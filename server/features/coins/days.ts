const dayMs = 24 * 60 * 60_000;

export function daysAfter(moment: Date, days: number): Date {
  return new Date(moment.getTime() + days * dayMs);
}
