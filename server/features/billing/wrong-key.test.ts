import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Client, openTestApp, type TestApp } from '#server/testing/app.ts';
import { postJson as post } from '#server/testing/sandbox-subscriber.ts';
import { openStripeBench, type StripeBench } from '#server/testing/stripe/bench.ts';
import { PaymentProviderError, type ProviderFault } from './provider.ts';
import { withProviderErrors } from './provider-faults.ts';
import { billingCheckouts, billingCustomers } from './schema.ts';

let stripe: StripeBench;
let test: TestApp;
let client: Client;
/** Log lines, by level. */
const logged: { level: string; message: string }[] = [];
const note = (level: string) => (_: object, message: string) => void logged.push({ level, message });
const log = { debug: note('debug'), info: note('info'), warn: note('warn'), error: note('error') };
const refusals = () => logged.filter((line) => line.message === 'the payment provider refused a request');

beforeAll(async () => {
  stripe = await openStripeBench();
  test = await openTestApp({
    clock: stripe.clock,
    log,
    env: { STRIPE_SECRET_KEY: 'sk_test_wrong', STRIPE_API_BASE: stripe.standIn.url },
  });
  client = await test.signUp();
});
afterAll(async () => {
  await test.close();
  await stripe.close();
});

/** The user has paid before, while the key was right. */
async function known(): Promise<void> {
  const { userId } = client;
  const createdAt = stripe.clock.now();
  await test.app.database.db
    .insert(billingCustomers)
    .values({ userId, customerId: 'cus_known', provider: 'stripe', createdAt })
    .onConflictDoNothing();
}

const planChange = { planType: 'pro', interval: 'monthly', offer: false };
const change = () => post(client, '/api/stripe/change-plan', planChange);
const portal = () => post(client, '/api/stripe/create-portal-session');

describe('a key that Stripe rejects', () => {
  it.each([
    ['a first plan', change],
    ['a plan of a customer who exists there', async () => known().then(change)],
    ['the portal', async () => known().then(portal)],
  ])('refuses %s, says that nothing was charged, and logs it for the operator', async (_, call) => {
    const before = refusals().length;
    const answer = await call();
    expect(answer.status).toBe(503);
    const said = (await answer.json()) as { code: string; message: string };
    expect(said.code).toBe('payment_misconfigured');
    expect(said.message).toContain('You were not charged');
    expect(refusals()).toHaveLength(before + 1);
    expect(refusals().at(-1)?.level).toBe('error');
    expect(await client.coins()).toBe(100);
  });

  it('does not affect what is stored here', async () => {
    await known();
    const checked = await post(client, '/api/stripe/check-subscription', { email: 'a@example.com' });
    expect(await checked.json()).toEqual({ hasSubscription: false, subscription: null });
    expect(await client.json('/api/billing')).toMatchObject({ mode: 'stripe', planType: 'free' });
  });

  it('leaves a payment unconfirmed, and logs that and each failed sync', async () => {
    await known();
    const createdAt = stripe.clock.now();
    await test.app.database.db.insert(billingCheckouts).values({
      ...{ id: 'checkout', sessionId: 'cs_paid', url: 'https://checkout.example', userId: client.userId },
      ...{ plan: 'pro', interval: 'monthly', hasOffer: false, createdAt },
      endsAt: new Date(createdAt.getTime() + 60_000),
    });
    const before = refusals().length;
    expect(await client.json('/api/billing/checkouts/cs_paid')).toMatchObject({
      state: 'confirming',
      planType: 'free',
      coins: 100,
    });
    // One for the checkout, and one of the sync worker, which retries later.
    await expect.poll(() => refusals().length).toBeGreaterThanOrEqual(before + 2);
  });
});

it.each<[ProviderFault, string, string]>([
  ['misconfigured', 'payment_misconfigured', 'error'],
  ['refused', 'payment_misconfigured', 'error'],
  ['busy', 'payment_unavailable', 'warn'],
  ['unavailable', 'payment_unavailable', 'warn'],
])('a fault that is %s is answered as %s, and logged as %s', async (fault, code, level) => {
  const asking = withProviderErrors(log, async () => {
    throw new PaymentProviderError(fault, 'No.');
  });
  await expect(asking).rejects.toMatchObject({ code });
  expect(logged.at(-1)?.level).toBe(level);
});
