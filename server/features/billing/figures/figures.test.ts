import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { LedgerEntryView } from '#contract/admin-billing.ts';
import type { CoinMonth, RevenueMonth, ToolFigure } from '#contract/admin-billing-figures.ts';
import type { BillingInterval, PaidPlan } from '#contract/plans.ts';
import { SettableClock } from '#server/platform/clock.ts';
import { type Client, openTestApp, type TestApp, testPassword } from '#server/testing/app.ts';
import { postJson as post, subscribeAtSandbox } from '#server/testing/sandbox-subscriber.ts';

let test: TestApp;
let admin: Client;
const clock = new SettableClock(new Date('2027-03-31T12:00:00Z'));

beforeAll(async () => {
  test = await openTestApp({ clock });
  admin = await test.signUp();
  await test.app.accounts.administration.setAdmin(admin.userId, true);
});
afterAll(() => test.close());

const get = <T>(address: string) => admin.json(`/api/admin/billing/${address}`) as Promise<T>;

async function subscriber(plan: PaidPlan, interval: BillingInterval): Promise<Client> {
  const client = await test.signUp();
  await subscribeAtSandbox(client, plan, interval);
  return client;
}

const ledgerOf = async (query: Record<string, string>) =>
  (await get<{ entries: LedgerEntryView[] }>(`ledger?${new URLSearchParams({ limit: '50', ...query })}`))
    .entries;

it('sums up payments, subscribers and coin changes', async () => {
  const pro = await subscriber('pro', 'monthly');
  const plus = await subscriber('plus', 'yearly');
  // One job yields a picture; another's coins are returned.
  const { jobId } = (await (await pro.generate()).json()) as { jobId: string };
  await pro.jobEnded(jobId);
  // A refund in the month of the payment, and a subscription that ends.
  await test.app.database.db.execute(
    sql`update billing_invoices set refunded = 900 where user_id = ${pro.userId}`,
  );
  const revenue = await get<{ mode: string; months: RevenueMonth[]; active: unknown[] }>('revenue');
  expect(revenue.mode).toBe('sandbox');
  expect(revenue.months).toHaveLength(13);
  expect(revenue.months.at(-1)).toEqual({
    month: '2027-03',
    revenue: { basic: 0, pro: 1_000, plus: 66_000, enterprise: 0, other: 0 },
    started: 2,
    ended: 0,
    atStart: 0,
  });
  expect(revenue.active).toEqual([
    { plan: 'plus', interval: 'yearly', count: 1, ending: 0 },
    { plan: 'pro', interval: 'monthly', count: 1, ending: 0 },
  ]);

  clock.set(new Date('2027-04-01T00:00:01Z'));
  await test.app.database.db.execute(sql`update billing_subscriptions
    set status = 'canceled', ended_at = ${clock.now().toISOString()} where user_id = ${plus.userId}`);
  const next = await get<{ months: RevenueMonth[] }>('revenue');
  expect(next.months.at(-1)).toMatchObject({ month: '2027-04', started: 0, ended: 1, atStart: 2 });

  const { months, outstanding } = await get<{ months: CoinMonth[]; outstanding: number }>('coins');
  expect(months.at(-2)).toMatchObject({ month: '2027-03', signup: 300, subscription: 10_000, spent: 15 });
  // All coins given and not gone are outstanding.
  const left = months.reduce(
    (sum, one) =>
      sum +
      one.signup +
      one.subscription +
      one.firstMonthOffer +
      one.admin -
      one.spent -
      one.expired -
      one.clawedBack -
      one.takenAway,
    0,
  );
  expect(outstanding).toBe(left);
  expect(outstanding).toBe(10_285);
});

it('reads past days from their sums, and includes what the last days added', async () => {
  const ofMarch = (months: CoinMonth[]) => months.find(({ month }) => month === '2027-03');
  clock.set(new Date('2027-04-20T12:00:00Z'));
  const before = ofMarch((await get<{ months: CoinMonth[] }>('coins')).months);
  // Days with sums are not read again; the stored sums are shown.
  await test.app.database.db.execute(sql`update coin_days set spent = spent + 1 where day = '2027-03-31'`);
  const after = ofMarch((await get<{ months: CoinMonth[] }>('coins')).months);
  expect(after?.spent).toBe((before?.spent ?? 0) + 1);
  const fresh = await test.signUp();
  expect(await fresh.coins()).toBe(100);
  const { months } = await get<{ months: CoinMonth[] }>('coins');
  expect(months.at(-1)).toMatchObject({ month: '2027-04', signup: 100 });
});

it('compares engine cost with the coins of each tool, with calls outside of jobs on their own', async () => {
  const client = await test.signUp();
  const { jobId } = (await (await client.generate()).json()) as { jobId: string };
  await client.jobEnded(jobId);
  const call = (id: string, job: string | null, micros: number) =>
    test.app.database.db.execute(sql`insert into engine_calls
      (id, engine, operation, job_id, started_at, duration_ms, outcome, spent_micros)
      values (${id}, 'e', 'generate', ${job}, ${clock.now().toISOString()}, 5, 'done', ${micros})`);
  await call('c1', jobId, 30_000);
  await call('c2', jobId, 10_000);
  await call('c3', null, 500);
  const { tools, coinMicros } = await get<{ tools: ToolFigure[]; coinMicros: number }>('tools?days=7');
  expect(tools).toEqual([
    { tool: 'Thumbnail', jobs: 1, coins: 15, costMicros: 40_000 },
    { tool: null, jobs: 0, coins: 0, costMicros: 500 },
  ]);
  // $10, and the first month of the year's $660, for 10,000 plan coins and 100 for each of the five sign-ups.
  expect(coinMicros).toBeCloseTo(65_000_000 / 10_500, 3);
  // Changes of the current day appear a minute later.
  await call('c4', jobId, 1_000);
  clock.advance(61_000);
  const later = await get<{ tools: ToolFigure[] }>('tools?days=7');
  expect(later.tools[0]?.costMicros).toBe(41_000);
});

it('finds ledger entries by any known id or address, page by page', async () => {
  const client = await test.signUp();
  const { email } = (await client.json('/api/user/info')) as { email: string };
  const { jobId } = (await (await client.generate()).json()) as { jobId: string };
  await client.jobEnded(jobId);
  const own = await ledgerOf({ search: client.userId });
  expect(own.map(({ kind }) => kind).sort()).toEqual(['grant', 'hold', 'settle']);
  expect(await ledgerOf({ search: email.toUpperCase() })).toEqual(own);
  expect((await ledgerOf({ search: jobId })).map(({ kind }) => kind).sort()).toEqual(['hold', 'settle']);
  expect(await ledgerOf({ search: `signup:${client.userId}` })).toEqual(own);
  expect(await ledgerOf({ search: client.userId, kind: 'hold' })).toMatchObject([
    { amount: -15, jobId, userEmail: email },
  ]);
  expect(await ledgerOf({ search: client.userId, until: '2027-04-19' })).toEqual([]);
  expect(await ledgerOf({ search: client.userId, from: '2027-04-20', until: '2027-04-20' })).toEqual(own);
  expect(await ledgerOf({ search: 'nobody@example.com' })).toEqual([]);
  expect(await ledgerOf({ search: 'nothing' })).toEqual([]);

  const all = await ledgerOf({});
  const paged: LedgerEntryView[] = [];
  let cursor: string | null = '';
  while (cursor !== null) {
    const query = new URLSearchParams({ limit: '3', ...(cursor && { cursor }) });
    const page: { entries: LedgerEntryView[]; nextCursor: string | null } = await get(`ledger?${query}`);
    paged.push(...page.entries);
    cursor = page.nextCursor;
  }
  expect(paged).toEqual(all);
});

it('lists failed payments, and refunded accounts until an admin has reviewed them', async () => {
  const client = await subscriber('basic', 'monthly');
  await post(client, '/api/billing/sandbox/portal/card', { card: 'declined' });
  await post(admin, '/api/admin/billing/sandbox/advance', { userId: client.userId, days: 31 });
  type Payments = { payments: { userId: string; total: number }[] };
  const payments = async () => (await get<Payments>('failed-payments')).payments;
  await expect.poll(payments).toMatchObject([{ userId: client.userId, total: 1_300, plan: 'basic' }]);
  expect(await get('revenue')).toMatchObject({ failedPayments: { count: 1, total: 1_300 } });

  await test.app.database.db.execute(sql`update billing_customers set flag = 'refund',
    flagged_at = ${clock.now().toISOString()} where user_id = ${client.userId}`);
  const flagged = async () =>
    (await get<{ accounts: { userId: string }[] }>('flagged-accounts')).accounts.map(({ userId }) => userId);
  expect(await flagged()).toEqual([client.userId]);
  const address = `/api/admin/billing/flagged-accounts/${client.userId}/clear`;
  // The clock has moved by weeks since the admin signed in.
  expect((await post(admin, '/api/user/prove', { password: testPassword })).status).toBe(200);
  expect((await post(admin, address, { reason: '' })).status).toBe(422);
  expect((await post(admin, address, { reason: 'Asked them, all is well' })).status).toBe(200);
  expect(await flagged()).toEqual([]);
  expect((await post(admin, address, { reason: 'Once more' })).status).toBe(404);
  const { entries } = (await admin.json('/api/admin/audit-log')) as { entries: unknown[] };
  expect(entries[0]).toMatchObject({
    action: 'billing.clear-flag',
    subjectId: client.userId,
    reason: 'Asked them, all is well',
    details: { flag: 'refund' },
  });
});
