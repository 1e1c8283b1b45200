import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Tariff } from '#contract/plans.ts';
import { openStripeBench, type StripeBench } from '#server/testing/stripe/bench.ts';
import { payCheckout } from '#server/testing/stripe/customer-actions.ts';
import { endSubscriptions } from './account-deletion.ts';
import { changePlan } from './change-plan.ts';
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

function subscribe(userId: string, tariff: Tariff, hasOffer = false) {
  const payer = { userId, email: `${userId}@example.com`, name: 'A', isDeletionScheduled: false };
  const origin = 'https://studio.example';
  return changePlan(bench.deps, payer, { tariff, hasOffer, origin, language: 'en' });
}

const sessionOf = ({ url }: { url: string }) => url.split('/').at(-1) ?? '';

/** Checkouts of a customer that could be paid now. */
const payable = (customerId: string) =>
  [...stripe.world.checkouts.values()].filter(
    (one) => one.customerId === customerId && one.json.status === 'open',
  );

describe('a customer', () => {
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
