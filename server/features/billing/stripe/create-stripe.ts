import type { Clock } from '#server/platform/clock.ts';
import { createStripeClient } from '#server/platform/stripe/stripe-client.ts';
import type { PaymentProvider } from '../provider.ts';
import { createStripeProvider } from './stripe-provider.ts';

/** Stripe as the operator's settings say, as who takes the payments. Nothing is asked yet. */
export function createStripe(
  settings: { secretKey: string; apiBase: string | null },
  clock: Clock,
): PaymentProvider {
  return createStripeProvider({ stripe: createStripeClient(settings), clock });
}
