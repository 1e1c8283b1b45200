import { billingIntervals, paidPlans, specialDiscount } from '#contract/plans.ts';
import type { Stripe } from '#server/platform/stripe/stripe-client.ts';
import { currency, offerDiscount, priceOf } from '../prices.ts';
import type { Tariff } from '../provider-snapshot.ts';

/** Every plan at both intervals, ascending. */
export const allTariffs: readonly Tariff[] = paidPlans.flatMap((plan) =>
  billingIntervals.map((interval) => ({ plan, interval })),
);

/** The lookup key of a tariff's price. */
export function lookupKeyOf({ plan, interval }: Tariff): string {
  return `adventure_${plan}_${interval}`;
}

/** A price's metadata: its tariff, and its cost when it was created. */
export function priceMetadata(tariff: Tariff) {
  return {
    adventure_plan: tariff.plan,
    adventure_interval: tariff.interval,
    adventure_amount: String(priceOf(tariff)),
  };
}

/** Stripe's names of the intervals. */
export const stripeIntervals = { monthly: 'month', yearly: 'year' } as const;

/**
 * Returns the tariff of a price; null for an unknown one. The price must name one of our tariffs and have
 * that tariff's cost, now or at its creation: users on an earlier price keep their plan.
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

/** The coupon of the special discount. A coupon's amount cannot be changed, so its id contains it. */
export const offerCoupon = `${couponPrefix}${specialDiscount.plan}_${offerDiscount}`;

/** Whether an id is that coupon, or one from before the discount changed. */
export function isOfferCoupon(id: string | null): boolean {
  return id?.startsWith(couponPrefix) ?? false;
}
