import { plans, specialDiscount } from '#contract/plans.ts';
import { currency, offerDiscount } from '../../prices.ts';
import { callStripe, findAtStripe } from '../call-stripe.ts';
import { offerCoupon } from '../our-prices.ts';
import { productOf } from './products.ts';
import type { SetUp } from './set-up.ts';

/** The special discount: once per customer, and for its plan only. */
export async function setUpCoupon({ stripe, say }: SetUp): Promise<void> {
  const known = await findAtStripe(() => stripe.coupons.retrieve(offerCoupon));
  if (known?.valid) return;
  if (known !== null) {
    say(`The coupon ${offerCoupon} is no longer valid: delete it at Stripe and run this again.`);
    return;
  }
  await callStripe(() =>
    stripe.coupons.create({
      id: offerCoupon,
      name: `First month of ${plans[specialDiscount.plan].label}`,
      amount_off: offerDiscount,
      currency,
      duration: 'once',
      applies_to: { products: [productOf(specialDiscount.plan)] },
    }),
  );
  say(`Created the coupon ${offerCoupon}.`);
}
