import type { Stripe } from '#server/platform/stripe/stripe-client.ts';
import { isStoredAnswer } from '#server/platform/stripe/stripe-faults.ts';
import { PaymentProviderError } from '../provider.ts';
import { callStripe } from './call-stripe.ts';

/**
 * Creates something under an idempotency key, so that a retry finds it. Stripe keeps failures under a key
 * too, for a day: when such a failure comes back, nothing was created, and it is retried under a new key.
 * Throws `PaymentProviderError`.
 */
export async function createOnce<T>(
  idempotencyKey: string,
  create: (options: Stripe.RequestOptions) => Promise<T>,
): Promise<T> {
  try {
    return await callStripe(() => create({ idempotencyKey }));
  } catch (error) {
    const isKept = error instanceof PaymentProviderError && isStoredAnswer(error.cause);
    if (!isKept) throw error;
    // The SDK generates a key for each call without one.
    return callStripe(() => create({}));
  }
}
