import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { CoinMonth, RevenueMonth } from '#contract/admin-billing-figures.ts';
import type { BillingInterval, PaidPlan } from '#contract/plans.ts';
import { SettableClock } from '#server/platform/clock.ts';
import { type Client, openTestApp, type TestApp } from '#server/testing/app.ts';
import { postJson as post, subscribeAtSandbox } from '#server/testing/sandbox-subscriber.ts';
import { readAccount } from '../sandbox/account/codec.ts';
import { refundInvoice } from '../sandbox/account/payments.ts';
import { sandboxAccounts } from '../sandbox/schema.ts';

// A small data set whose figures are computed by hand in the comments.

/** Billing syncs through a queue, which is slow on a busy machine. */
const soon = { timeout: 20_000 };

let test: TestApp;
let admin: Client;
const clock = new SettableClock(new Date('2027-03-10T12:00:00Z'));

beforeAll(async () => {
  test = await openTestApp({ clock });
  admin = await test.signUp();
  await test.app.accounts.administration.setAdmin(admin.userId, true);
});
afterAll(() => test.close());

const get = <T>(address: string) => admin.json(`/api/admin/billing/${address}`) as Promise<T>;
type Revenue = {
  months: RevenueMonth[];
  active: unknown[];
  failedPayments: object;
  flaggedAccounts: number;
};
const revenue = () => get<Revenue>('revenue');
const coins = () => get<{ months: CoinMonth[]; outstanding: number }>('coins');
const priceOfCoin = async () => (await get<{ coinMicros: number | null }>('tools?days=30')).coinMicros;

async function subscriber(plan: PaidPlan, interval: BillingInterval): Promise<Client> {
  const client = await test.signUp();
  await subscribeAtSandbox(client, plan, interval);
  return client;
}

/** Makes the sandbox check the time, and billing sync with it. */
const setCard = (client: Client, card = 'good') => post(client, '/api/billing/sandbox/portal/card', { card });

async function refundHalf(client: Client): Promise<void> {
  const { db } = test.app.database;
  const [row] = await db.select().from(sandboxAccounts).where(eq(sandboxAccounts.userId, client.userId));
  const account = readAccount(row?.account);
  const [invoice] = account.invoices;
  const refunded = refundInvoice(account, invoice?.id ?? '', clock.now(), (invoice?.paid ?? 0) / 2);
  await db
    .update(sandboxAccounts)
    .set({ account: refunded })
    .where(eq(sandboxAccounts.userId, client.userId));
  await setCard(client);
}

it('matches hand-computed figures for three subscribers, an upgrade, a refund, an expiry and a failed payment', async () => {
  const basic = await subscriber('basic', 'monthly');
  const pro = await subscriber('pro', 'yearly');
  const plus = await subscriber('plus', 'monthly');
  // 13 + 192 + 64 dollars; 1,000 + 2,000 + 8,000 coins, and 100 of each sign-up, the admin's included.
  expect((await revenue()).months.at(-1)).toEqual({
    month: '2027-03',
    revenue: { basic: 1_300, pro: 19_200, plus: 6_400, enterprise: 0, other: 0 },
    started: 3,
    ended: 0,
    atStart: 0,
  });
  const empty = { firstMonthOffer: 0, admin: 0, spent: 0, expired: 0, clawedBack: 0, takenAway: 0 };
  expect((await coins()).months.at(-1)).toEqual({
    ...empty,
    month: '2027-03',
    signup: 400,
    subscription: 11_000,
    atEnd: 11_400,
  });
  // Of the yearly payment, the first of twelve months: 13 + 16 + 64 dollars for 11,400 coins.
  expect(await priceOfCoin()).toBeCloseTo(93_000_000 / 11_400, 3);

  // Immediately to Plus yearly: 660 − 192 dollars, and the 6,000 coins that PRO's 2,000 lack.
  await post(pro, '/api/billing/sandbox/portal/change', { planType: 'plus', interval: 'yearly' });
  await expect.poll(() => pro.coins(), soon).toBe(8_100);
  const { jobId } = (await (await pro.generate()).json()) as { jobId: string };
  await pro.jobEnded(jobId);
  // Half of the 64 dollars is refunded, and with it half of the 8,000 coins; nothing renews.
  clock.set(new Date('2027-03-25T12:00:00Z'));
  await refundHalf(plus);
  await expect.poll(() => plus.coins(), soon).toBe(4_100);
  await post(plus, '/api/billing/sandbox/portal/cancel');
  await expect
    .poll(async () => (await revenue()).active, soon)
    .toEqual([
      { plan: 'plus', interval: 'yearly', count: 1, ending: 0 },
      { plan: 'plus', interval: 'monthly', count: 1, ending: 1 },
      { plan: 'basic', interval: 'monthly', count: 1, ending: 0 },
    ]);
  const march = await revenue();
  expect(march.months.at(-1)?.revenue).toEqual({
    basic: 1_300,
    pro: 19_200,
    plus: 46_800 + 3_200,
    enterprise: 0,
    other: 0,
  });
  expect(march.flaggedAccounts).toBe(1);
  const marchCoins = {
    ...empty,
    month: '2027-03',
    signup: 400,
    subscription: 17_000,
    spent: 15,
    clawedBack: 4_000,
    atEnd: 13_385,
  };
  expect((await coins()).months.at(-1)).toEqual(marchCoins);

  // In April one payment fails, one year enters its second month, and one subscription ends.
  await setCard(basic, 'declined');
  clock.set(new Date('2027-04-10T12:05:00Z'));
  for (const [client, card] of [
    [basic, 'declined'],
    [pro, 'good'],
    [plus, 'good'],
  ] as const) {
    await setCard(client, card);
  }
  await expect.poll(async () => (await revenue()).failedPayments, soon).toEqual({ count: 1, total: 1_300 });
  await expect.poll(() => plus.coins(), soon).toBe(0);
  await expect.poll(() => pro.coins(), soon).toBe(8_000);
  await test.app.coins.expireDue(clock.now());
  const april = await revenue();
  expect(april.months.slice(-2)).toEqual([
    march.months.at(-1),
    {
      month: '2027-04',
      revenue: { basic: 0, pro: 0, plus: 0, enterprise: 0, other: 0 },
      started: 0,
      ended: 1,
      atStart: 3,
    },
  ]);
  expect(april.active).toEqual([
    { plan: 'plus', interval: 'yearly', count: 1, ending: 0 },
    { plan: 'basic', interval: 'monthly', count: 1, ending: 0 },
  ]);
  // Gone: four sign-up grants less the 15 spent, the year's first month, and the rest after the refund.
  const { months, outstanding } = await coins();
  expect(months.slice(-2)).toEqual([
    marchCoins,
    {
      ...empty,
      month: '2027-04',
      signup: 0,
      subscription: 8_000,
      expired: 385 + 8_000 + 4_000,
      atEnd: 9_000,
    },
  ]);
  // The 1,000 of the retried payment, and the 8,000 of the year's second month.
  expect(outstanding).toBe(9_000);
  // Two twelfths of 660 dollars, 13, and half of 64; coins taken back earned nothing.
  expect(await priceOfCoin()).toBeCloseTo(((110 + 13 + 32) * 1e6) / (400 + 25_000 - 4_000), 3);
  await checkFile(pro);
});

/** The user's CSV has the same coins. */
async function checkFile(pro: Client): Promise<void> {
  const answer = await pro.request('/api/user/coins/history.csv');
  const lines = (await answer.text()).trim().split('\r\n').slice(1);
  const rows = lines.map((line) => line.split(',').slice(1, 6).join(' ').replaceAll('"', ''));
  expect(rows.toSorted()).toEqual(
    [
      'granted  signup 100 100',
      'granted  subscription 2000 2000',
      'granted  subscription 6000 6000',
      // The year's second month as it was paid: PRO's invoice, and the difference.
      'granted  subscription 2000 2000',
      'granted  subscription 6000 6000',
      'spent Thumbnail  15 -15',
      'expired  signup 85 -85',
      'expired  subscription 2000 -2000',
      'expired  subscription 6000 -6000',
    ].toSorted(),
  );
  const effects = rows.map((row) => Number(row.split(' ').at(-1)));
  expect(effects.reduce((sum, effect) => sum + effect, 0)).toBe(await pro.coins());
}
