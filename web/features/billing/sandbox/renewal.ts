import type { BillingInterval } from '#contract/plans.ts';

/**
 * When a subscription that begins now renews: the same day and time, a month or a year later, in UTC; where that month is
 * too short, on its last day.
 */
export function renewalOf(start: Date, interval: BillingInterval): Date {
  const months = interval === 'monthly' ? 1 : 12;
  const renewal = new Date(start);
  renewal.setUTCMonth(start.getUTCMonth() + months);
  // A day that the month does not have has run over into the next one.
  if (renewal.getUTCDate() !== start.getUTCDate()) renewal.setUTCDate(0);
  return renewal;
}
