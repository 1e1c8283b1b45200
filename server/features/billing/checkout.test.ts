import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Tariff } from '#contract/plans.ts';
import { openStripeBench, type StripeBench } from '#server/testing/stripe/bench.ts';
import { payCheckout } from '#server/testing/stripe/customer-actions.ts';
import { endSubscriptions } from './account-deletion.ts';
import { changePlan } from './change-plan.ts';
import type { PaymentProvider } from './provider.ts';
import { type BillingBench, openBillingBench } from './testing.ts';

let stripe: StripeBench;
let bench: BillingBench;
beforeAll(async () => {
  stripe = await openStripeBench();
  bench = await openBillingBench({ provider: stripe.provider, clock: stripe.clock });
});
afterAll(async () => {
  await bench.close();
  await stripe.close();
});

const proMonthly: Tariff = { plan: 'pro', interval: 'monthly' };
const plusMonthly: Tariff = { plan: 'plus', interval: 'monthly' };

const origin = 'https://studio.example';
const payerOf = (userId: string) => ({
  userId,
  email: `${userId}@example.com`,
  name: 'A',
  isDeletionScheduled: false,
});

function subscribe(userId: string, tariff: Tariff, hasOffer = false) {
  return changePlan(bench.deps, payerOf(userId), { tariff, hasOffer, origin, language: 'en' });
}

const sessionOf = ({ url }: { url: string }) => url.split('/').at(-1) ?? '';

/** Checkouts of a customer that could be paid now. */
const payable = (customerId: string) =>
  [...stripe.world.checkouts.values()].filter(
    (one) => one.customerId === customerId && one.json.status === 'open',
  );

/** The provider with a network that takes 0 to 600 ms in each direction. */
function slowly(provider: PaymentProvider, random: () => number): PaymentProvider {
  const pause = () => setTimeout(random() * 600);
  return new Proxy(provider, {
    get(target, name) {
      const member: unknown = Reflect.get(target, name);
      if (typeof member !== 'function') return member;
      return async (...given: unknown[]) => {
        await pause();
        const answer: unknown = await Reflect.apply(member, target, given);
        await pause();
        return answer;
      };
    },
  });
}

/** Numbers from 0 to 1, the same in each run. */
function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 16_807) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}

describe('a customer', () => {
  it.each([1, 7, 4_711])(
    'can pay one checkout at most, whichever plans are pressed together (%i)',
    { timeout: 120_000 },
    async (seed) => {
      const { userId, customerId } = await bench.customer();
      const random = randomNumbers(seed);
      const open = stripe.provider.openCheckout.bind(stripe.provider);
      let most = 0;
      const watched: PaymentProvider = {
        ...stripe.provider,
        async openCheckout(order) {
          const opened = await open(order);
          most = Math.max(most, payable(customerId).length);
          return opened;
        },
      };
      // Each press has its own process, which shares the database with the others.
      const press = async (tariff: Tariff) => {
        await setTimeout(random() * 600);
        const deps = { ...bench.deps, provider: slowly(watched, random) };
        return changePlan(deps, payerOf(userId), { tariff, hasOffer: false, origin, language: 'en' });
      };
      const plusYearly: Tariff = { plan: 'plus', interval: 'yearly' };
      const opened = await Promise.all([proMonthly, plusMonthly, plusYearly, proMonthly].map(press));
      expect(opened.map(({ type }) => type)).toEqual(['checkout', 'checkout', 'checkout', 'checkout']);
      expect([most, payable(customerId).length]).toEqual([1, 1]);
      // Both are completed, as far as Stripe lets them be.
      for (const session of new Set(opened.map(sessionOf))) {
        const isOpen = payable(customerId).some(({ json }) => json.id === session);
        if (isOpen) payCheckout(stripe.world, session);
        else expect(() => payCheckout(stripe.world, session)).toThrow('is not open');
      }
      const { subscriptions } = await stripe.provider.readSnapshot(customerId);
      expect(subscriptions).toHaveLength(1);
    },
  );

  it('has one new checkout after several concurrent requests, when the previous one has expired', async () => {
    const { userId, customerId } = await bench.customer();
    await stripe.provider.expireCheckout(sessionOf(await subscribe(userId, proMonthly)));
    const opened = await Promise.all(Array.from({ length: 8 }, () => subscribe(userId, proMonthly)));
    expect(new Set(opened.map(({ url }) => url)).size).toBe(1);
    expect(payable(customerId)).toHaveLength(1);
  });

  it('can pay for only one of several plans that checkouts were opened for', async () => {
    const { userId, customerId } = await bench.customer();
    const first = sessionOf(await subscribe(userId, proMonthly));
    const second = sessionOf(await subscribe(userId, plusMonthly));
    expect(payable(customerId)).toHaveLength(1);
    expect(() => payCheckout(stripe.world, first)).toThrow('is not open');
    payCheckout(stripe.world, second);
    expect(await subscribe(userId, proMonthly)).toMatchObject({ type: 'portal' });
  });

  it('gets the discount once, though its checkout was reopened shortly before it expired', async () => {
    const { userId, customerId } = await bench.customer();
    const first = sessionOf(await subscribe(userId, proMonthly, true));
    stripe.clock.set(new Date(stripe.clock.now().getTime() + 57 * 60_000));
    const second = sessionOf(await subscribe(userId, proMonthly, true));
    expect(second).not.toBe(first);
    expect(payable(customerId)).toHaveLength(1);
    payCheckout(stripe.world, second);
    expect(await subscribe(userId, plusMonthly)).toMatchObject({ type: 'portal' });
  });

  it('goes to the portal if another checkout was paid at that moment', async () => {
    const { userId } = await bench.customer();
    payCheckout(stripe.world, sessionOf(await subscribe(userId, proMonthly)));
    expect(await subscribe(userId, plusMonthly)).toMatchObject({ type: 'portal' });
  });

  it('can pay for nothing once the account is closed', async () => {
    const { userId, customerId } = await bench.customer();
    const session = sessionOf(await subscribe(userId, proMonthly));
    expect(await endSubscriptions(bench.deps, userId)).toBe(true);
    expect(payable(customerId)).toEqual([]);
    expect(() => payCheckout(stripe.world, session)).toThrow('is not open');
  });
});
