import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Billing } from '#contract/billing.ts';
import { listCoinGrants, listCoinHistory } from '#contract/coin-history.ts';
import { notificationPageSchema } from '#contract/notifications.ts';
import { SettableClock } from '#server/platform/clock.ts';
import { type Client, openTestApp, type TestApp } from '#server/testing/app.ts';
import { postJson as post, subscribeAtSandbox } from '#server/testing/sandbox-subscriber.ts';
import { users } from './features/accounts/schema.ts';

let test: TestApp;
const clock = new SettableClock();
beforeAll(async () => {
  test = await openTestApp({ clock });
});
afterAll(() => test.close());

const planOf = async (client: Client) => ((await client.json('/api/billing')) as Billing).planType;

const titlesOf = async (client: Client) =>
  notificationPageSchema
    .parse(await client.json('/api/notifications'))
    .notifications.map(({ title }) => title)
    .filter((title) => !title.startsWith('Welcome'));

/** Whether each grant of the plan renews, oldest first. */
async function renewalsOf(client: Client): Promise<boolean[]> {
  const { grants } = listCoinGrants.response.parse(await client.json(listCoinGrants.path));
  return grants.filter(({ source }) => source === 'subscription').map(({ renewsAt }) => renewsAt !== null);
}

/** Subscribes to monthly PRO and waits for it. */
async function subscriber(): Promise<Client> {
  const client = await test.signUp();
  await subscribeAtSandbox(client, 'pro', 'monthly');
  return client;
}

it('notifies of a purchase and an upgrade, with whether the coins renew', async () => {
  const client = await subscriber();
  expect(await titlesOf(client)).toEqual(['Your PRO plan is active']);
  expect(await renewalsOf(client)).toEqual([true]);

  await post(client, '/api/billing/sandbox/portal/change', { planType: 'plus', interval: 'monthly' });
  await expect.poll(() => client.coins()).toBe(8_100);
  expect(await titlesOf(client)).toEqual(['Your Plus plan is active', 'Your PRO plan is active']);
  expect(await renewalsOf(client)).toEqual([true, true]);

  await post(client, '/api/billing/sandbox/portal/cancel');
  await expect.poll(() => renewalsOf(client)).toEqual([false, false]);
  await post(client, '/api/billing/sandbox/portal/resume');
  await expect.poll(() => renewalsOf(client)).toEqual([true, true]);
  expect(await titlesOf(client)).toHaveLength(2);
});

it('is silent at a renewal, and notifies of a failed payment and of the end that follows', async () => {
  const [client, admin] = [await subscriber(), await test.signUp()];
  await test.app.database.db.update(users).set({ isAdmin: true }).where(eq(users.id, admin.userId));
  const advance = async (days: number) => {
    const request = { userId: client.userId, days };
    expect((await post(admin, '/api/admin/billing/sandbox/advance', request)).status).toBe(200);
  };
  await advance(31);
  const gifts = async () =>
    listCoinHistory.response.parse(
      await client.json(`${listCoinHistory.path}?kind=granted&source=subscription`),
    );
  await expect.poll(async () => (await gifts()).lines.length).toBe(2);
  expect(await titlesOf(client)).toEqual(['Your PRO plan is active']);

  await post(client, '/api/billing/sandbox/portal/card', { card: 'declined' });
  await advance(31);
  await expect.poll(() => titlesOf(client)).toEqual(['Your payment failed', 'Your PRO plan is active']);
  expect(await planOf(client)).toBe('pro');
  await advance(8);
  await expect.poll(() => planOf(client)).toBe('free');
  expect(await titlesOf(client)).toEqual([
    'Your PRO plan has ended',
    'Your payment failed',
    'Your PRO plan is active',
  ]);
});
