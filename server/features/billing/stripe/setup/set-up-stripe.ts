import { setUpCoupon } from './coupon.ts';
import { setUpPortal } from './portal.ts';
import { setUpPrices, setUpProducts } from './products.ts';
import type { SetUp } from './set-up.ts';
import { setUpWebhook } from './webhook-endpoint.ts';

/**
 * Makes everything at Stripe that selling our plans needs, or finds it: products, prices, the coupon of the special
 * discount, the customer portal's settings, and where events are sent. Done again it changes nothing that is right.
 * Answers the webhook's secret where an endpoint is new: Stripe tells it only then.
 */
export async function setUpStripe(setUp: SetUp): Promise<{ webhookSecret: string | null }> {
  await setUpProducts(setUp);
  const prices = await setUpPrices(setUp);
  await setUpCoupon(setUp);
  await setUpPortal(setUp, prices);
  return { webhookSecret: await setUpWebhook(setUp) };
}
