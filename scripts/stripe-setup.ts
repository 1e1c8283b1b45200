/**
 * Creates or updates at Stripe what selling our plans needs: products, prices, the coupon of the special
 * discount, the customer portal's settings, and the webhook if Stripe can reach this server.
 *
 * npm run stripe:setup
 *
 * Reads the server's variables. Running it again changes nothing that is correct.
 */
import { loadConfig } from '../server/config.ts';
import { setUpStripe } from '../server/features/billing/stripe/setup/set-up-stripe.ts';
import { createStripeClient } from '../server/platform/stripe/stripe-client.ts';

async function main(): Promise<void> {
  const { billing, publicUrl } = loadConfig(process.env);
  if (billing.stripe === null) {
    throw new Error('STRIPE_SECRET_KEY is missing, or BILLING says that Stripe is not used.');
  }
  const stripe = createStripeClient(billing.stripe);
  const { webhookSecret } = await setUpStripe({
    stripe,
    publicUrl,
    say: (sentence) => console.log(sentence),
  });
  if (webhookSecret === null) return;
  console.log('\nSet this as STRIPE_WEBHOOK_SECRET. It is shown only now:');
  console.log(webhookSecret);
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
