import { setUpCoupon } from './coupon.ts';
import { setUpPortal } from './portal.ts';
import { setUpPrices, setUpProducts } from './products.ts';
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
