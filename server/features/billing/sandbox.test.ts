import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Billing } from '#contract/billing.ts';
import { SettableClock } from '#server/platform/clock.ts';
import { type Client, openTestApp, type TestApp } from '#server/testing/app.ts';
import { users } from '../accounts/schema.ts';
import { sandboxAccounts } from './sandbox/schema.ts';

let test: TestApp;
const clock = new SettableClock();
beforeAll(async () => {
  test = await openTestApp({ clock });
});
afterAll(() => test.close());

const post = (client: Client, address: string, body: unknown = {}) =>
  client.request(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

async function change(client: Client, planType: string, interval = 'yearly', offer = false) {
  const answer = await post(client, '/api/stripe/change-plan', { planType, interval, offer });
  return (await answer.json()) as { type?: string; url?: string; code?: string };
}

const sessionOf = (url = '') => new URL(url, 'http://localhost').searchParams.get('session') ?? '';

const pay = (client: Client, session: string, card = 'good') =>
  post(client, `/api/billing/sandbox/checkouts/${session}/pay`, { card });

const billingOf = (client: Client) => client.json('/api/billing') as Promise<Billing>;

/** Subscribes and waits for plan and coins. */
async function subscriber(planType: string, interval = 'yearly'): Promise<Client> {
  const client = await test.signUp();
  const { url } = await change(client, planType, interval);
  await pay(client, sessionOf(url));
  await expect.poll(async () => (await billingOf(client)).planType).toBe(planType);
  return client;
}

describe('two plans pressed together', () => {
  it('leave one checkout that can be paid', async () => {
    const client = await test.signUp();
    const opened = await Promise.all(['basic', 'pro', 'plus'].map((plan) => change(client, plan)));
    const sessions = opened.map(({ url }) => sessionOf(url));
    const paid = await Promise.all(sessions.map((session) => pay(client, session)));
    expect(paid.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
    const portal = (await client.json('/api/billing/sandbox/portal')) as { others: unknown[] };
    expect(portal).toMatchObject({ subscription: { status: 'active' }, others: [] });
  });

  it('are both shown and both cancelled, if both live all the same', async () => {
    const client = await subscriber('pro');
    const isMine = eq(sandboxAccounts.userId, client.userId);
    const { db } = test.app.database;
    const [row] = await db.select().from(sandboxAccounts).where(isMine);
    const account = row?.account as { subscriptions: { id: string; tariff: object }[] };
    const [first] = account.subscriptions;
    const second = { ...first, id: `${first?.id}9`, tariff: { ...first?.tariff, plan: 'plus' } };
    const subscriptions = [...account.subscriptions, second];
    await db
      .update(sandboxAccounts)
      .set({ account: { ...account, subscriptions } })
      .where(isMine);
    const portal = () => client.json('/api/billing/sandbox/portal');
    expect(await portal()).toMatchObject({
      subscription: { planType: 'plus', cancelAtPeriodEnd: false },
      others: [{ planType: 'pro', cancelAtPeriodEnd: false }],
    });
    expect((await post(client, '/api/billing/sandbox/portal/cancel')).status).toBe(200);
    expect(await portal()).toMatchObject({
      subscription: { planType: 'plus', cancelAtPeriodEnd: true },
      others: [{ planType: 'pro', cancelAtPeriodEnd: true }],
    });
  });
});

describe('a new subscription', () => {
  it('is paid at the checkout, and gives plan and coins once its event is processed', async () => {
    const client = await test.signUp();
    const opened = await change(client, 'pro');
    expect(opened).toMatchObject({ type: 'checkout' });
    const session = sessionOf(opened.url);
    expect(await client.json(`/api/billing/sandbox/checkouts/${session}`)).toMatchObject({
      planType: 'pro',
      interval: 'yearly',
      amount: 19_200,
      state: 'open',
    });
    expect(await client.json(`/api/billing/checkouts/${session}`)).toMatchObject({
      state: 'open',
      coins: 100,
    });
    const paid = (await (await pay(client, session)).json()) as { url: string };
    expect(paid.url).toContain(`/payment-success?session_id=${session}`);
    const state = async () =>
      ((await client.json(`/api/billing/checkouts/${session}`)) as { state: string }).state;
    await expect.poll(state).toBe('done');
    expect(await client.coins()).toBe(2_100);
    expect(await billingOf(client)).toMatchObject({
      mode: 'sandbox',
      planType: 'pro',
      subscription: { status: 'active', planType: 'pro', interval: 'yearly', cancelAtPeriodEnd: false },
      canHaveOffer: false,
    });
  });

  it('is opened and paid once, however often the button is clicked', async () => {
    const client = await test.signUp();
    const [first, second] = await Promise.all([change(client, 'plus'), change(client, 'plus')]);
    // Whole answers, so that a refusal is shown with its code.
    expect([first, second]).toEqual([first, first]);
    const session = sessionOf(first.url);
    await Promise.all([pay(client, session), pay(client, session)]);
    await expect.poll(() => client.coins()).toBe(8_100);
    const portal = (await client.json('/api/billing/sandbox/portal')) as { invoices: unknown[] };
    expect(portal.invoices).toHaveLength(1);
    expect(await change(client, 'plus')).toMatchObject({ code: 'already_on_plan' });
  });

  it('can be paid with another card after a decline; one that has expired cannot', async () => {
    const client = await test.signUp();
    const session = sessionOf((await change(client, 'basic')).url);
    const declined = await pay(client, session, 'declined');
    expect(declined.status).toBe(402);
    expect(await billingOf(client)).toMatchObject({ planType: 'free', subscription: null });
    await post(client, `/api/billing/sandbox/checkouts/${session}/leave`);
    expect(await (await pay(client, session)).json()).toMatchObject({ code: 'checkout_expired' });
    const again = sessionOf((await change(client, 'basic')).url);
    expect(again).not.toBe(session);
    expect((await pay(client, again)).status).toBe(200);
  });

  it('cannot be seen, paid or queried by another user', async () => {
    const [owner, other] = [await test.signUp(), await test.signUp()];
    const session = sessionOf((await change(owner, 'pro')).url);
    const answers = await Promise.all([
      other.request(`/api/billing/checkouts/${session}`),
      other.request(`/api/billing/sandbox/checkouts/${session}`),
      pay(other, session),
      post(other, `/api/billing/sandbox/checkouts/${session}/leave`),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
    expect(await owner.json(`/api/billing/sandbox/checkouts/${session}`)).toMatchObject({ state: 'open' });
  });

  it('of a plan or interval that does not exist is refused', async () => {
    const client = await test.signUp();
    expect(await change(client, 'gold')).toMatchObject({ code: 'unknown_plan' });
    expect(await change(client, 'free')).toMatchObject({ code: 'unknown_plan' });
    expect(await change(client, 'pro', 'weekly')).toMatchObject({ code: 'unknown_plan' });
  });

  it('with the discount costs $14 the first month, once, and for monthly PRO only', async () => {
    const client = await test.signUp();
    expect(await change(client, 'pro', 'yearly', true)).toMatchObject({ code: 'discount_not_applicable' });
    const session = sessionOf((await change(client, 'pro', 'monthly', true)).url);
    expect(await client.json(`/api/billing/sandbox/checkouts/${session}`)).toMatchObject({
      amount: 1_400,
      regularAmount: 1_900,
    });
    await pay(client, session);
    await expect.poll(() => client.coins()).toBe(2_100);
    expect(await billingOf(client)).toMatchObject({ canHaveOffer: false });
  });
});

it('stays paid after its plan has ended', async () => {
  const [client, admin] = [await test.signUp(), await test.signUp()];
  await test.app.database.db.update(users).set({ isAdmin: true }).where(eq(users.id, admin.userId));
  const session = sessionOf((await change(client, 'pro', 'monthly')).url);
  const state = async () =>
    ((await client.json(`/api/billing/checkouts/${session}`)) as { state: string }).state;
  await pay(client, session);
  await expect.poll(state).toBe('done');
  await post(client, '/api/billing/sandbox/portal/cancel');
  await post(admin, '/api/admin/billing/sandbox/advance', { userId: client.userId, days: 40 });
  await expect.poll(async () => (await billingOf(client)).planType).toBe('free');
  expect(await client.json(`/api/billing/checkouts/${session}`)).toMatchObject({
    state: 'done',
    planType: 'free',
  });
});

describe('the portal', () => {
  it('raises the plan at once for the difference, and lowers it with the next period', async () => {
    const client = await subscriber('pro', 'monthly');
    expect(await change(client, 'plus', 'monthly')).toMatchObject({ type: 'portal' });
    const raised = { planType: 'plus', interval: 'monthly' };
    await post(client, '/api/billing/sandbox/portal/change', raised);
    await expect.poll(() => client.coins()).toBe(8_100);
    await post(client, '/api/billing/sandbox/portal/change', { planType: 'basic', interval: 'monthly' });
    await expect
      .poll(async () => (await billingOf(client)).subscription?.next)
      .toEqual({ planType: 'basic', interval: 'monthly' });
    expect(await billingOf(client)).toMatchObject({ planType: 'plus' });
  });

  it('shows what an upgrade costs now, and charges that', async () => {
    const client = await subscriber('pro', 'monthly');
    type Portal = { upgrades: { dueNow: number }[]; invoices: { total: number }[] };
    const portal = async () => (await client.json('/api/billing/sandbox/portal')) as Portal;
    // The whole month is left: PRO's $19 are deducted from everything.
    expect((await portal()).upgrades).toEqual([
      { planType: 'pro', interval: 'yearly', dueNow: 17_300 },
      { planType: 'plus', interval: 'monthly', dueNow: 4_500 },
      { planType: 'plus', interval: 'yearly', dueNow: 64_100 },
      { planType: 'enterprise', interval: 'monthly', dueNow: 15_100 },
      { planType: 'enterprise', interval: 'yearly', dueNow: 172_100 },
    ]);
    await post(client, '/api/billing/sandbox/portal/change', { planType: 'plus', interval: 'yearly' });
    expect((await portal()).invoices[0]?.total).toBe(64_100);
    // Only more expensive plans are above yearly Plus.
    expect((await portal()).upgrades).toEqual([
      { planType: 'enterprise', interval: 'yearly', dueNow: 108_000 },
    ]);
  });

  it('cancels and resumes', async () => {
    const client = await subscriber('basic');
    await post(client, '/api/billing/sandbox/portal/cancel');
    const isCancelled = async () => (await billingOf(client)).subscription?.cancelAtPeriodEnd;
    await expect.poll(isCancelled).toBe(true);
    expect(await billingOf(client)).toMatchObject({ planType: 'basic' });
    await post(client, '/api/billing/sandbox/portal/resume');
    await expect.poll(isCancelled).toBe(false);
  });

  it('identifies the customer by the session, whatever the body says', async () => {
    const client = await subscriber('basic', 'monthly');
    const ask = async (init: RequestInit) =>
      (await client.request('/api/stripe/check-subscription', { method: 'POST', ...init })).json();
    const headers = { 'content-type': 'application/json' };
    const answers = [
      await ask({}),
      await ask({ headers, body: '{}' }),
      await ask({ headers, body: '{"email":null}' }),
      await ask({ headers, body: '{"email":"somebody.else@example.com"}' }),
    ];
    for (const answer of answers) {
      expect(answer).toMatchObject({ hasSubscription: true, subscription: { planType: 'basic' } });
    }
  });

  it('does not exist for a user who never paid', async () => {
    const client = await test.signUp();
    const answer = await post(client, '/api/stripe/create-portal-session');
    expect(await answer.json()).toMatchObject({ code: 'no_subscription' });
    expect(
      await (await post(client, '/api/stripe/check-subscription', { email: 'x@example.com' })).json(),
    ).toEqual({
      hasSubscription: false,
      subscription: null,
    });
  });
});

describe('a user who leaves', () => {
  it('is charged no more, and continues as before if they stay', async () => {
    const client = await subscriber('basic', 'monthly');
    const isCancelled = async () => (await billingOf(client)).subscription?.cancelAtPeriodEnd;
    const { email } = (await client.json('/api/user/info')) as { email: string };
    const left = await post(client, '/api/user/delete-account', { confirmation: email });
    expect(left.status).toBe(200);
    await expect.poll(isCancelled).toBe(true);
    expect(await change(client, 'plus', 'monthly')).toMatchObject({ code: 'account_deletion_scheduled' });
    await post(client, '/api/user/keep-account');
    await expect.poll(isCancelled).toBe(false);
    expect(await change(client, 'plus', 'monthly')).toMatchObject({ type: 'portal' });
  });

  it('can no longer pay an open checkout', async () => {
    const client = await test.signUp();
    const session = sessionOf((await change(client, 'pro')).url);
    const { email } = (await client.json('/api/user/info')) as { email: string };
    await post(client, '/api/user/delete-account', { confirmation: email });
    const state = async () =>
      ((await client.json(`/api/billing/sandbox/checkouts/${session}`)) as { state: string }).state;
    await expect.poll(state).toBe('expired');
    expect(await (await pay(client, session)).json()).toMatchObject({ code: 'checkout_expired' });
  });

  it('is not charged again for a failed payment, unless they stay', async () => {
    const client = await subscriber('basic', 'monthly');
    // In steps: a session ends after a month without activity.
    for (const days of [0, 16, 16]) {
      clock.advance(days * 86_400_000);
      await post(client, '/api/billing/sandbox/portal/card', { card: 'declined' });
    }
    const nextAttempt = async () => (await billingOf(client)).failedPayment?.nextAttemptAt;
    await expect.poll(nextAttempt).toEqual(expect.any(String));
    const { email } = (await client.json('/api/user/info')) as { email: string };
    await post(client, '/api/user/prove', { password: 'a long enough secret' });
    expect((await post(client, '/api/user/delete-account', { confirmation: email })).status).toBe(200);
    await expect.poll(nextAttempt).toBeNull();
    await post(client, '/api/user/keep-account');
    await expect.poll(nextAttempt).toEqual(expect.any(String));
    expect((await billingOf(client)).subscription?.cancelAtPeriodEnd).toBe(false);
  });
});
