import { paidPlans } from '#contract/plans.ts';
import type { Stripe } from '#server/platform/stripe/stripe-client.ts';
import { callStripe } from '../call-stripe.ts';
import { findPortalSettings, portalMark } from '../portal-settings.ts';
import { productOf, type SoldPrices } from './products.ts';
import type { SetUp } from './set-up.ts';

/**
 * What customers may do on Stripe's page: upgrade at once and pay at once, downgrade with the next period;
 * cancel at the end of the period; change the card; see their invoices.
 */
export async function setUpPortal({ stripe, say }: SetUp, prices: SoldPrices): Promise<void> {
  const features = featuresOf(prices);
  const known = await findPortalSettings(stripe);
  if (known !== null) {
    await callStripe(() => stripe.billingPortal.configurations.update(known, { features }));
    say(`The customer portal settings ${known} are up to date.`);
    return;
  }
  const made = await callStripe(() =>
    stripe.billingPortal.configurations.create({ features, metadata: portalMark }),
  );
  say(`Created the customer portal settings ${made.id}.`);
}

function featuresOf(prices: SoldPrices): Stripe.BillingPortal.ConfigurationCreateParams.Features {
  return {
    customer_update: { enabled: true, allowed_updates: ['address', 'tax_id'] },
    invoice_history: { enabled: true },
    payment_method_update: { enabled: true },
    subscription_cancel: { enabled: true, mode: 'at_period_end' },
    subscription_update: {
      enabled: true,
      default_allowed_updates: ['price'],
      proration_behavior: 'always_invoice',
      products: paidPlans.map((plan) => ({
        product: productOf(plan),
        prices: prices.filter(({ tariff }) => tariff.plan === plan).map(({ price }) => price),
      })),
      schedule_at_period_end: {
        conditions: [{ type: 'decreasing_item_amount' }, { type: 'shortening_interval' }],
      },
    },
  };
}
