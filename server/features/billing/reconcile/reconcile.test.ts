import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { FindingView } from '#contract/admin-reconciliation.ts';
import { dayMs } from '#contract/durations.ts';
import type { BillingInterval, PaidPlan } from '#contract/plans.ts';
import { coinGrants } from '#server/features/coins/schema.ts';
import { SettableClock } from '#server/platform/clock.ts';
import { newId } from '#server/platform/ids.ts';
import { silentLog } from '#server/platform/log-types.ts';
import { createMetrics } from '#server/platform/metrics.ts';
import { type Client, openTestApp, type TestApp } from '#server/testing/app.ts';
import { reconcile as compareAll, reconciliationStatus } from '#server/testing/reconcile.ts';
import { postJson as post, subscribeAtSandbox } from '#server/testing/sandbox-subscriber.ts';
import { type PaymentProvider, PaymentProviderError } from '../provider.ts';
import { billingCustomers, billingInvoices, billingSubscriptions } from '../schema.ts';
import type { ReconcileDeps } from './deps.ts';
import { startRun, workOnPage } from './run.ts';
import { findRun } from './store.ts';

let test: TestApp;
let admin: Client;
const clock = new SettableClock();
const metricsToken = 'a-token-of-the-tests-that-is-long-enough';
/** The log's error lines. */
const alarms: object[] = [];
const error = (facts: object, message: string) => {
  if (message === 'reconciliation found differences') alarms.push(facts);
};
const log = { ...silentLog, error };

beforeAll(async () => {
  test = await openTestApp({ clock, log, env: { METRICS_TOKEN: metricsToken } });
  admin = await test.signUp();
  await test.app.accounts.administration.setAdmin(admin.userId, true);
});
afterAll(() => test.close());

const run = (query: ReturnType<typeof sql>) => test.app.database.db.execute(query);

/** Subscribes at the sandbox and waits for plan and coins. */
async function subscriber(plan: PaidPlan, interval: BillingInterval = 'monthly'): Promise<Client> {
  const client = await test.signUp();
  await subscribeAtSandbox(client, plan, interval);
  return client;
}

const status = () => reconciliationStatus(admin);
const reconcile = () => compareAll(test, admin);

/** Open findings of a user, by kind. */
async function kindsOf({ userId }: Client): Promise<string[]> {
  return (await reconcile()).filter((found) => found.userId === userId).map(({ kind }) => kind);
}

it('finds nothing after users subscribed, changed, renewed and spent', async () => {
  const monthly = await subscriber('pro');
  const yearly = await subscriber('plus', 'yearly');
  const raised = await subscriber('basic');
  await post(raised, '/api/billing/sandbox/portal/change', { planType: 'pro', interval: 'monthly' });
  await expect.poll(() => raised.coins()).toBe(2_100);
  const { jobId } = (await (await monthly.generate()).json()) as { jobId: string };
  expect(await monthly.jobEnded(jobId)).toMatchObject({ status: 'completed' });
  await post(admin, `/api/admin/users/${yearly.userId}/coins`, {
    amount: 40,
    reason: 'A gift for the test',
    requestId: crypto.randomUUID(),
  });
  // Coins given by tests have a reason too, once however often they are given.
  await test.subscribe(raised, 'plus', 300);
  await test.subscribe(raised, 'plus', 300);
  expect(await raised.coins()).toBe(2_400);
  for (const client of [monthly, yearly]) {
    await post(admin, '/api/admin/billing/sandbox/advance', { userId: client.userId, days: 40 });
  }
  await expect.poll(() => monthly.coins()).toBeGreaterThan(2_100);
  await expect.poll(() => yearly.coins()).toBeGreaterThan(8_200);
  expect(await reconcile()).toEqual([]);
  expect(await status()).toMatchObject({ findings: 0, run: { state: 'done', message: null } });
});

describe('a coin slipped into the ledger', () => {
  let client: Client;
  beforeEach(async () => {
    client = await subscriber('basic');
    expect(await kindsOf(client)).toEqual([]);
  });

  /** A grant with its entry, so that the ledger itself adds up. */
  async function insertGrantRow(source: string, reference: string, userId = client.userId) {
    const grantId = newId();
    await run(sql`insert into coin_grants
      (id, user_id, amount, remaining, source, origin, reference, expires_at, created_at)
      values (${grantId}, ${userId}, 1, 1, ${source}, 'payment', ${reference}, now() + interval '9 days', now())`);
    await run(sql`insert into coin_entries (user_id, id, grant_id, kind, amount, reference, created_at)
      values (${userId}, ${newId()}, ${grantId}, 'grant', 1, ${`grant:${grantId}`}, now())`);
  }

  it('as an unpaid grant', async () => {
    await insertGrantRow('subscription', `invoice:in_made_up:${client.userId}`);
    expect(await kindsOf(client)).toEqual(['grant_extra']);
  });

  it('as a grant for a user unknown to any provider', async () => {
    const other = await test.signUp();
    await insertGrantRow('subscription', `invoice:in_made_up:${other.userId}`, other.userId);
    expect(await kindsOf(other)).toEqual(['grant_without_customer']);
  });

  it.each(['admin', 'refund', 'signup'])('as coins of the source %s without a reason', async (source) => {
    await insertGrantRow(source, `${source}:${newId()}`);
    expect(await kindsOf(client)).toEqual(['grant_without_record']);
  });

  it('as an extra entry', async () => {
    const [grant] = await test.app.database.db
      .select()
      .from(coinGrants)
      .where(sql`${coinGrants.userId} = ${client.userId} and ${coinGrants.source} = 'subscription'`);
    await run(sql`insert into coin_entries (user_id, id, grant_id, kind, amount, reference, created_at)
      values (${client.userId}, ${newId()}, ${grant?.id}, 'adjust', 1, ${newId()}, now())`);
    expect(await kindsOf(client)).toEqual(['ledger']);
  });

  it('as one coin more than the grant has left', async () => {
    await run(sql`update coin_grants set amount = amount + 1, remaining = remaining + 1
      where user_id = ${client.userId} and source = 'subscription'`);
    expect((await kindsOf(client)).sort()).toEqual(['grant_amount', 'ledger']);
  });

  it('disappears from the findings once fixed, and keeps the day of its first finding', async () => {
    await insertGrantRow('subscription', `invoice:in_made_up:${client.userId}`);
    const [first] = (await reconcile()).filter(({ userId }) => userId === client.userId);
    clock.advance(dayMs);
    const [again] = (await reconcile()).filter(({ userId }) => userId === client.userId);
    expect(again).toEqual(first);
    await run(sql`delete from coin_entries where grant_id in
      (select id from coin_grants where reference = ${`invoice:in_made_up:${client.userId}`})`);
    await run(sql`delete from coin_grants where reference = ${`invoice:in_made_up:${client.userId}`}`);
    expect(await kindsOf(client)).toEqual([]);
  });
});

describe('other differences', () => {
  it('are reported: missing coins, another plan, changed sums', async () => {
    const client = await subscriber('pro');
    await run(sql`delete from coin_entries where user_id = ${client.userId} and grant_id in
      (select id from coin_grants where source = 'subscription')`);
    await run(sql`delete from coin_grants where user_id = ${client.userId} and source = 'subscription'`);
    await run(sql`update users set paid_plan = 'enterprise' where id = ${client.userId}`);
    await run(sql`update ${billingInvoices} set paid = paid + 1 where user_id = ${client.userId}`);
    clock.advance(dayMs);
    expect((await kindsOf(client)).sort()).toEqual(['grant_missing', 'invoices', 'plan']);
  });

  it('trigger a sync when the provider disagrees, and are reported if it still does', async () => {
    const client = await subscriber('basic');
    // Sets the stored snapshot and its copy to an earlier state.
    const keepEarlier = async () => {
      await run(sql`update ${billingCustomers} set snapshot = jsonb_set(snapshot, '{subscriptions,0,cancelAtPeriodEnd}', 'true')
        where user_id = ${client.userId}`);
      await run(
        sql`update ${billingSubscriptions} set cancel_at_period_end = true where user_id = ${client.userId}`,
      );
    };
    await keepEarlier();
    expect(await kindsOf(client)).toEqual([]);
    // The sync has corrected it.
    const isCancelled = async () =>
      ((await client.json('/api/billing')) as { subscription: { cancelAtPeriodEnd: boolean } }).subscription
        .cancelAtPeriodEnd;
    await expect.poll(isCancelled).toBe(false);
    await keepEarlier();
    expect(await kindsOf(client)).toEqual(['provider_snapshot']);
  });

  it('raise an alarm on the dashboard, in the log and in a metric, until resolved', async () => {
    const client = await subscriber('basic');
    const others = (await reconcile()).length;
    const metric = async () => {
      const headers = { authorization: `Bearer ${metricsToken}` };
      const text = await (await test.signedOut('/metrics', { headers })).text();
      return Number(/^adventure_billing_findings (\d+)$/m.exec(text)?.[1]);
    };
    expect(await metric()).toBe(others);
    const change = (plan: string) =>
      run(sql`update users set paid_plan = ${plan} where id = ${client.userId}`);
    await change('enterprise');
    alarms.length = 0;
    expect(await kindsOf(client)).toEqual(['plan']);
    expect(alarms).toMatchObject([{ state: 'done', findings: others + 1 }]);
    expect(await metric()).toBe(others + 1);
    expect(await status()).toMatchObject({ findings: others + 1 });
    await change('basic');
    expect(await kindsOf(client)).toEqual([]);
    expect(await metric()).toBe(others);
  });

  it('include a plan without a subscription at any provider', async () => {
    const client = await test.signUp();
    await run(sql`update users set paid_plan = 'pro' where id = ${client.userId}`);
    expect(await kindsOf(client)).toEqual(['plan']);
  });

  it('notify the admins once per run', async () => {
    const { userId } = await subscriber('basic');
    await run(sql`update users set paid_plan = 'plus' where id = ${userId}`);
    const countNotifications = async () => {
      const { notifications } = (await admin.json('/api/notifications?limit=50')) as {
        notifications: { type: string }[];
      };
      return notifications.filter(({ type }) => type === 'billing_findings').length;
    };
    const before = await countNotifications();
    await reconcile();
    expect(await countNotifications()).toBe(before + 1);
  });
});

describe('a run', () => {
  const depsWith = (provider: PaymentProvider | null): ReconcileDeps => ({
    database: test.app.database,
    queue: { ...test.app.queue, enqueue: async () => 'not worked on by itself' },
    clock,
    newId,
    log: silentLog,
    metrics: createMetrics(),
    provider,
    ledger: test.app.coins.ledger,
    accounts: test.app.accounts,
    adminGrantsOf: async () => new Map(),
  });
  const silent = {
    readSnapshot: () => Promise.reject(new PaymentProviderError('unavailable', 'It is down.')),
  };
  const down = { name: 'sandbox', ...silent } as unknown as PaymentProvider;

  it('ends with a reason when the provider is down, and keeps earlier findings', async () => {
    const before = await reconcile();
    const deps = depsWith(down);
    const { id } = await startRun(deps);
    await expect(workOnPage(deps, { runId: id, attempt: 1 })).rejects.toThrow('It is down.');
    expect(await findRun(test.app.database.db, id)).toMatchObject({ state: 'running' });
    await workOnPage(deps, { runId: id, attempt: 5 });
    expect(await findRun(test.app.database.db, id)).toMatchObject({
      state: 'provider_failed',
      message: 'It is down.',
    });
    const { findings } = (await admin.json('/api/admin/billing/findings?limit=50')) as {
      findings: FindingView[];
    };
    expect(findings).toEqual(before);
  });

  it('is one however often it is started, and repeats no finished page', async () => {
    const deps = depsWith(null);
    const [first, second] = [await startRun(deps), await startRun(deps)];
    expect(second.id).toBe(first.id);
    await Promise.all([1, 1].map((attempt) => workOnPage(deps, { runId: first.id, attempt })));
    const ended = await findRun(test.app.database.db, first.id);
    expect(ended?.state).toBe('done');
    const { rows } = await run(sql`select count(*)::int as users from coin_accounts`);
    expect(ended?.checked).toBe(rows[0]?.users);
  });

  it('that was abandoned is closed by the next', async () => {
    const deps = depsWith(null);
    const lost = await startRun(deps);
    clock.advance(dayMs);
    const next = await startRun(deps);
    expect(next.id).not.toBe(lost.id);
    expect(await findRun(test.app.database.db, lost.id)).toMatchObject({ state: 'failed' });
    await workOnPage(deps, { runId: next.id, attempt: 1 });
  });
});
