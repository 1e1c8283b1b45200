import { plans, specialDiscount } from '#contract/plans.ts';
import { currency, offerDiscount } from '../../prices.ts';
import { callStripe, findAtStripe } from '../call-stripe.ts';
import { offerCoupon } from '../our-prices.ts';
import { setUpPortal } from './portal.ts';
import { productOf, setUpPrices, setUpProducts } from './products.ts';
import type { SetUp } from './set-up.ts';
import { setUpWebhook } from './webhook-endpoint.ts';

/**
 * Creates or finds at Stripe all that selling our plans needs: products, prices, the discount's coupon, the
 * portal configuration and the webhook. Running it again changes only what is wrong. Returns the webhook's
 * secret for a new endpoint: Stripe reveals it only at creation.
 */
export async function setUpStripe(setUp: SetUp): Promise<{ webhookSecret: string | null }> {
  await setUpProducts(setUp);
  const prices = await setUpPrices(setUp);
  await setUpCoupon(setUp);
  await setUpPortal(setUp, prices);
  return { webhookSecret: await setUpWebhook(setUp) };
}

/** The special discount: once per customer, and for its plan only. */
async function setUpCoupon({ stripe, say }: SetUp): Promise<void> {
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
