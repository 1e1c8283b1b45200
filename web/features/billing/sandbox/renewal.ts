import type { BillingInterval } from '#contract/plans.ts';

/**
 * When a subscription that starts now renews: the same day and time, a month or year later, in UTC; on the
 * last day of a shorter month.
 */
export function renewalOf(start: Date, interval: BillingInterval): Date {
  const months = interval === 'monthly' ? 1 : 12;
  const renewal = new Date(start);
  renewal.setUTCMonth(start.getUTCMonth() + months);
  // A day that the month does not have overflows into the next one.
  if (renewal.getUTCDate() !== start.getUTCDate()) renewal.setUTCDate(0);
  return renewal;
}
