import { type BillingInterval, plans, specialDiscount, type Tariff } from '#contract/plans.ts';

/** The currency of all prices, as providers write it. */
export const currency = 'usd';

/** What a period of a tariff costs, in cents. */
export function priceOf({ plan, interval }: Tariff): number {
  const { monthlyPrice, yearlyPrice } = plans[plan];
  return 100 * (interval === 'monthly' ? monthlyPrice : yearlyPrice);
}

/** The first-month discount, in cents. */
export const offerDiscount = 100 * (specialDiscount.regularPrice - specialDiscount.firstMonthPrice);

/** Months in a period. */
export function monthsIn(interval: BillingInterval): number {
  return interval === 'monthly' ? 1 : 12;
}
