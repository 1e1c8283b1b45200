import { billingIntervals, paidPlans, specialDiscount } from '#contract/plans.ts';
import type { Stripe } from '#server/platform/stripe/stripe-client.ts';
import { currency, offerDiscount, priceOf } from '../prices.ts';
import type { Tariff } from '../provider-snapshot.ts';

/** Every plan at both intervals, in rising order. */
export const allTariffs: readonly Tariff[] = paidPlans.flatMap((plan) =>
  billingIntervals.map((interval) => ({ plan, interval })),
);

/** The name under which a tariff's price is found. */
export function lookupKeyOf({ plan, interval }: Tariff): string {
  return `adventure_${plan}_${interval}`;
}

/** What is written at a price: what it is for, and what it was to cost when it was made. */
export function priceMetadata(tariff: Tariff) {
  return {
    adventure_plan: tariff.plan,
    adventure_interval: tariff.interval,
    adventure_amount: String(priceOf(tariff)),
  };
}

/** How Stripe writes an interval. */
export const stripeIntervals = { monthly: 'month', yearly: 'year' } as const;

/**
 * What a price is for; null for one that is none of ours. It must name one of our tariffs and cost what that costs, or
 * what it cost when the price was made: whoever pays an earlier price keeps their plan.
 */
export function tariffOfPrice(price: Stripe.Price): Tariff | null {
  const tariff = allTariffs.find((one) => isNamed(price, one));
  if (!tariff || price.currency !== currency || price.unit_amount === null) return null;
  const { interval, interval_count: count } = price.recurring ?? {};
  if (interval !== stripeIntervals[tariff.interval] || count !== 1) return null;
  const isOurs =
    price.unit_amount === priceOf(tariff) || String(price.unit_amount) === price.metadata.adventure_amount;
  return isOurs ? tariff : null;
}

function isNamed({ lookup_key: key, metadata }: Stripe.Price, tariff: Tariff): boolean {
  if (key === lookupKeyOf(tariff)) return true;
  return metadata.adventure_plan === tariff.plan && metadata.adventure_interval === tariff.interval;
}

const couponPrefix = 'adventure_first_month_';

/** The coupon of the special discount. What a coupon takes off cannot be changed, so its name says it. */
export const offerCoupon = `${couponPrefix}${specialDiscount.plan}_${offerDiscount}`;

/** Whether a coupon is that one, or was before the discount changed. */
export function isOfferCoupon(id: string | null): boolean {
  return id?.startsWith(couponPrefix) ?? false;
}
