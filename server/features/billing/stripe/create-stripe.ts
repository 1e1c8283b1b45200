import type { Clock } from '#server/platform/clock.ts';
import { createStripeClient } from '#server/platform/stripe/stripe-client.ts';
import type { PaymentProvider } from '../provider.ts';
import { createStripeProvider } from './stripe-provider.ts';

/** Creates Stripe as the payment provider from the operator's settings. Makes no call yet. */
export function createStripe(
  settings: { secretKey: string; apiBase: string | null },
  clock: Clock,
): PaymentProvider {
  return createStripeProvider({ stripe: createStripeClient(settings), clock });
}
