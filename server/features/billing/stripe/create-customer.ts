import type { Stripe } from '#server/platform/stripe/stripe-client.ts';
import type { NewCustomer } from '../provider.ts';
import { callStripe } from './call-stripe.ts';
import { createOnce } from './create-once.ts';

/**
 * Creates a user's customer. Name and address are sent in a separate call: they may have changed by the time
 * of a retry, and an idempotency key allows one set of values only.
 */
export async function createStripeCustomer(
  stripe: Stripe,
  { userId, email, name, gone }: NewCustomer,
): Promise<string> {
  const key = gone === undefined ? `customer:${userId}` : `customer:${userId}:after:${gone}`;
  const made = await createOnce(key, (options) =>
    stripe.customers.create({ metadata: { user_id: userId } }, options),
  );
  await callStripe(() => stripe.customers.update(made.id, { email, name }));
  return made.id;
}
