import type { Stripe } from '#server/platform/stripe/stripe-client.ts';
import { isKeptAnswer } from '#server/platform/stripe/stripe-faults.ts';
import { PaymentProviderError } from '../provider.ts';
import { callStripe } from './call-stripe.ts';

/**
 * Makes something under a key, so that asking again finds what was made. Stripe keeps failures under a key as well, for a
 * day: where such a one comes back, nothing was made, and it is tried anew under a key of its own. Throws
 * `PaymentProviderError`.
 */
export async function createOnce<T>(
  idempotencyKey: string,
  create: (options: Stripe.RequestOptions) => Promise<T>,
): Promise<T> {
  try {
    return await callStripe(() => create({ idempotencyKey }));
  } catch (error) {
    const isKept = error instanceof PaymentProviderError && isKeptAnswer(error.cause);
    if (!isKept) throw error;
    // The SDK makes a key for each call that has none.
    return callStripe(() => create({}));
  }
}
