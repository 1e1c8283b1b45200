import type { Clock } from '#server/platform/clock.ts';
import type { Stripe } from '#server/platform/stripe/stripe-client.ts';
import type { NewCustomer, PaymentProvider } from '../provider.ts';
import { callStripe, findAtStripe, idOf } from './call-stripe.ts';
import { cancelStripeNow, setStripeCancellation } from './cancellation.ts';
import { createCatalogue } from './catalogue.ts';
import { expireStripeCheckout, openStripeCheckout, readStripeCheckout } from './checkouts.ts';
import { createOnce } from './create-once.ts';
import { openStripePortal } from './open-portal.ts';
import { readStripeSnapshot } from './read-snapshot.ts';

export interface StripeProviderDeps {
  stripe: Stripe;
  clock: Clock;
}

/** Stripe as the payment provider. `npm run stripe:setup` creates what it needs there. */
export function createStripeProvider({ stripe, clock }: StripeProviderDeps): PaymentProvider {
  const catalogue = createCatalogue(stripe, clock);
  return {
    name: 'stripe',
    createCustomer: (user) => createStripeCustomer(stripe, user),
    readSnapshot: (customerId) => readStripeSnapshot({ stripe, catalogue }, customerId),
    openCheckout: (order) => openStripeCheckout({ stripe, catalogue, clock }, order),
    readCheckout: (id) => readStripeCheckout(stripe, id),
    expireCheckout: (id) => expireStripeCheckout(stripe, id),
    openPortal: (request) => openStripePortal({ stripe, catalogue }, request),
    setCancelAtPeriodEnd: (id, isCancelled) => setStripeCancellation(stripe, id, isCancelled),
    async setCollection(id, isCollected) {
      await callStripe(() => stripe.invoices.update(id, { auto_advance: isCollected }));
    },
    cancelNow: (id) => cancelStripeNow(stripe, id),
    async customerOfCharge(chargeId) {
      const charge = await findAtStripe(() => stripe.charges.retrieve(chargeId));
      return idOf(charge?.customer);
    },
  };
}

/**
 * Creates a user's customer. Name and address are sent in a separate call: they may have changed by the time
 * of a retry, and an idempotency key allows one set of values only.
 */
async function createStripeCustomer(
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
