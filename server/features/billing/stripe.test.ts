import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Billing } from '#contract/billing.ts';
import { daysAfter } from '#contract/durations.ts';
import { signBody } from '#server/platform/stripe/stripe-webhooks.ts';
import { type Client, openTestApp, type TestApp } from '#server/testing/app.ts';
import { changeAccount } from '#server/testing/stripe/accounts.ts';
import { openStripeBench, type StripeBench } from '#server/testing/stripe/bench.ts';
import { confirmAtPortal, deleteCustomer, payCheckout } from '#server/testing/stripe/customer-actions.ts';
import { type InjectedFault, standInKey } from '#server/testing/stripe/stand-in.ts';
import { disputeInvoice } from './sandbox/account/payments.ts';

const secret = 'whsec_of_the_tests';
let stripe: StripeBench;
let test: TestApp;
beforeAll(async () => {
  stripe = await openStripeBench();
  test = await openTestApp({
    clock: stripe.clock,
    env: {
      STRIPE_SECRET_KEY: standInKey,
      STRIPE_API_BASE: stripe.standIn.url,
      STRIPE_WEBHOOK_SECRET: secret,
    },
  });
});
afterAll(async () => {
  await test.close();
  await stripe.close();
});

async function change(client: Client, planType: string, interval = 'monthly', offer = false) {
  const answer = await client.request('/api/stripe/change-plan', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ planType, interval, offer }),
  });
  return (await answer.json()) as { type?: string; url: string; code?: string; message?: string };
}

const billingOf = (client: Client) => client.json('/api/billing') as Promise<Billing>;
const sessionOf = (url: string) => url.split('/').at(-1) ?? '';
const planOf = async (client: Client) => (await billingOf(client)).planType;

/** Delivers Stripe's pending events, the last one first, each twice. */
async function deliverEvents(): Promise<void> {
  const events = stripe.world.events.splice(0).toReversed();
  for (const event of [...events, ...events]) {
    const body = JSON.stringify(event);
    const signature = signBody(body, secret, stripe.clock.now());
    const answer = await test.signedOut('/api/stripe/webhook', {
      method: 'POST',
      headers: { 'stripe-signature': signature },
      body,
    });
    expect(answer.status).toBe(200);
  }
}

async function subscriber(planType: string, interval = 'monthly') {
  const client = await test.signUp();
  const { url } = await change(client, planType, interval);
  payCheckout(stripe.world, sessionOf(url));
  await deliverEvents();
  await expect.poll(() => planOf(client)).toBe(planType);
  const subscriptionId = (await billingOf(client)).subscription?.id ?? '';
  return { client, customerId: subscriptionId.replace(/^sub_/, '').replace(/_\d+$/, '') };
}

it('sells a plan: a paid checkout gives plan and coins once Stripe’s events are processed', async () => {
  const client = await test.signUp();
  const opened = await change(client, 'pro', 'monthly', true);
  expect(opened).toMatchObject({ type: 'checkout' });
  expect(opened.url).toContain('https://checkout.stripe.test/');
  payCheckout(stripe.world, sessionOf(opened.url));
  expect(await client.coins()).toBe(100);
  await deliverEvents();
  await expect.poll(() => client.coins()).toBe(2_100);
  expect(await billingOf(client)).toMatchObject({
    mode: 'stripe',
    planType: 'pro',
    subscription: { status: 'active' },
  });
  expect(await client.json(`/api/billing/checkouts/${sessionOf(opened.url)}`)).toMatchObject({
    state: 'done',
  });
  const other = await test.signUp();
  expect(await other.json(`/api/billing/checkouts/${sessionOf(opened.url)}`)).toMatchObject({
    code: 'checkout_not_found',
  });
});

it('sells a plan to a user whom the operator has deleted at Stripe: they become a new customer', async () => {
  const { client, customerId } = await subscriber('pro');
  deleteCustomer(stripe.world, customerId);
  const portal = await client.request('/api/stripe/create-portal-session', { method: 'POST' });
  expect(await portal.json()).toMatchObject({ code: 'no_subscription' });
  const [opened, again] = await Promise.all([change(client, 'plus'), change(client, 'plus')]);
  expect(opened).toMatchObject({ type: 'checkout' });
  expect(again.url).toBe(opened.url);
  expect(await planOf(client)).toBe('free');
  payCheckout(stripe.world, sessionOf(opened.url));
  await deliverEvents();
  await expect.poll(() => planOf(client)).toBe('plus');
  await expect.poll(() => client.coins()).toBe(10_100);
});

it('opens one checkout for two concurrent requests', async () => {
  const client = await test.signUp();
  const from = stripe.world.checkouts.size;
  const [first, second] = await Promise.all([change(client, 'plus'), change(client, 'plus')]);
  expect(first.url).toBe(second.url);
  expect(stripe.world.checkouts.size - from).toBe(1);
});

it('raises a plan after the portal confirmed it, and gives the difference', async () => {
  const { client } = await subscriber('pro');
  const opened = await change(client, 'plus');
  expect(opened).toMatchObject({ type: 'portal' });
  confirmAtPortal(stripe.world, opened.url);
  await deliverEvents();
  await expect.poll(() => planOf(client)).toBe('plus');
  await expect.poll(() => client.coins()).toBe(8_100);
});

it("takes unspent coins back on a bank's dispute", async () => {
  const { client, customerId } = await subscriber('pro');
  changeAccount(stripe.world, customerId, (account, now) =>
    disputeInvoice(account, account.invoices[0]?.id ?? '', 'open', now),
  );
  await deliverEvents();
  await expect.poll(() => client.coins()).toBe(100);
});

it('gives the coins of a renewal', async () => {
  const { client, customerId } = await subscriber('basic');
  stripe.clock.set(daysAfter(stripe.clock.now(), 32));
  changeAccount(stripe.world, customerId, (account) => account);
  await deliverEvents();
  await expect
    .poll(async () => (await billingOf(client)).subscription?.currentPeriodEnd)
    .toMatch(/^2027-03-31/);
  await expect.poll(() => client.coins()).toBeGreaterThanOrEqual(1_000);
});

describe('while Stripe', () => {
  it.each([
    ['is broken', 'broken', 'payment_unavailable'],
    ['has too much to do', 'busy', 'payment_unavailable'],
  ] as const)('%s nothing is charged, and a later request succeeds', async (_, injected, code) => {
    const client = await test.signUp();
    // The server retries twice what may help, and the rest under a new key: Stripe keeps the first key's
    // answer.
    stripe.standIn.injectFaults(
      'post /v1/checkout/sessions',
      ...(injected === 'busy' ? [injected] : Array<InjectedFault>(6).fill(injected)),
    );
    expect(await change(client, 'pro')).toMatchObject({ code });
    expect(await change(client, 'pro')).toMatchObject({ type: 'checkout' });
  });

  it('cannot be reached after an event, nothing is lost: the sync is retried', async () => {
    const client = await test.signUp();
    const { url } = await change(client, 'pro');
    payCheckout(stripe.world, sessionOf(url));
    stripe.standIn.injectFaults('get /v1/subscriptions', 'broken', 'broken', 'broken');
    await deliverEvents();
    await expect.poll(() => planOf(client), { timeout: 20_000 }).toBe('pro');
  }, 30_000);
});
