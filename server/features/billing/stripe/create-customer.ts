import type { Stripe } from '#server/platform/stripe/stripe-client.ts';
import type { NewCustomer } from '../provider.ts';
import { callStripe } from './call-stripe.ts';
import { createOnce } from './create-once.ts';

/**
 * Makes a user's customer. Name and address are said in a call of their own: both may have changed by the time that a
 * call is repeated, and a key stands for one set of values alone.
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
