import { SettableClock } from '#server/platform/clock.ts';
import { createStripeClient, type Stripe } from '#server/platform/stripe/stripe-client.ts';
import type { PaymentProvider } from '../../features/billing/provider.ts';
import type { ProviderSnapshot, Tariff } from '../../features/billing/provider-snapshot.ts';
import { snapshotOf } from '../../features/billing/sandbox/account/snapshot-of.ts';
import { setUpStripe } from '../../features/billing/stripe/setup/set-up-stripe.ts';
import { createStripeProvider } from '../../features/billing/stripe/stripe-provider.ts';
import { accountOf } from './accounts.ts';
import { openStripeStandIn, type StripeStandIn, standInKey } from './stand-in.ts';
import type { World } from './world.ts';

/** Our provider against a Stripe stand-in, with a settable clock. */
export interface StripeBench {
  clock: SettableClock;
  standIn: StripeStandIn;
  world: World;
  stripe: Stripe;
  provider: PaymentProvider;
  /** Creates a customer. */
  customer(userId?: string): Promise<string>;
  /** Opens a checkout, with a new key by default. */
  checkout(
    customerId: string,
    order?: { tariff?: Tariff; hasOffer?: boolean; key?: string },
  ): Promise<string>;
  /** The stand-in's actual state as a snapshot: what the provider must return. */
  snapshot(customerId: string): ProviderSnapshot;
  close(): Promise<void>;
}

export const proMonthly: Tariff = { plan: 'pro', interval: 'monthly' };

/** A busy machine answers late. */
export async function openStripeBench({ retries = 1 }: { retries?: number } = {}): Promise<StripeBench> {
  const clock = new SettableClock(new Date('2027-01-31T09:00:00Z'));
  const standIn = await openStripeStandIn(clock);
  const stripe = createStripeClient({
    secretKey: standInKey,
    apiBase: standIn.url,
    timeoutMs: 10_000,
    retries,
  });
  await setUpStripe({ stripe, publicUrl: 'https://studio.example', say() {} });
  const provider = createStripeProvider({ stripe, clock });
  const { world } = standIn;
  let names = 0;
  return {
    clock,
    standIn,
    world,
    stripe,
    provider,
    async customer(userId) {
      names += 1;
      const name = userId ?? `user-${names}`;
      return provider.createCustomer({ userId: name, email: `${name}@example.com`, name });
    },
    async checkout(customerId, { tariff = proMonthly, hasOffer = false, key } = {}) {
      names += 1;
      const opened = await provider.openCheckout({
        customerId,
        userId: 'user',
        tariff,
        hasOffer,
        successUrl: 'https://studio.example/payment-success?session_id={CHECKOUT_SESSION_ID}',
        cancelUrl: 'https://studio.example/pricing',
        language: 'pt-BR',
        key: key ?? `order-${names}`,
      });
      return opened.id;
    },
    snapshot(customerId) {
      const account = accountOf(world, customerId);
      if (!account) throw new Error(`There is no customer ${customerId}.`);
      return snapshotOf(account);
    },
    close: () => standIn.close(),
  };
}
