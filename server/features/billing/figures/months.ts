import { figureMonths } from '#contract/admin-billing-figures.ts';

/** The UTC months that figures show, oldest first, ending with the current one. */
export function monthsUntil(now: Date): string[] {
  return Array.from({ length: figureMonths }, (_, index) =>
    new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - figureMonths + 1 + index))
      .toISOString()
      .slice(0, 7),
  );
}

/** Start of the first shown month. */
export function firstMonth(now: Date): Date {
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - figureMonths + 1));
}
