import { eq, inArray, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { SettableClock } from '#server/platform/clock.ts';
import type { Tx } from '#server/platform/database/database.ts';
import { testDatabaseKind } from '#server/platform/database/testing.ts';
import { newId } from '#server/platform/ids.ts';
import { sampleOf } from '#testing/sample.ts';
import { coinGrants } from '../coins/schema.ts';
import type { BillingDeps } from './deps.ts';
import { entitle } from './entitlement/entitle.ts';
import { grantDueCoins } from './grant-due-coins.ts';
import { snapshotSchema } from './provider-snapshot.ts';
import { snapshotOf } from './sandbox/account/snapshot-of.ts';
import { newSandboxAccount } from './sandbox/account/state.ts';
import { subscribeAndPay } from './sandbox/account/subscribe.ts';
import { billingCustomers } from './schema.ts';
import { syncCustomer } from './sync.ts';
import { type BillingBench, openBillingBench } from './testing.ts';

// The embedded database has one connection, so it only proves the logic; PostgreSQL proves the locks.
const began = new Date('2027-01-31T09:00:00Z');
const clock = new SettableClock(began);
let bench: BillingBench;
beforeAll(async () => {
  bench = await openBillingBench({ clock });
});
afterAll(() => bench.close());
beforeEach(() => clock.set(began));

/** Users who have paid for a year of PRO and have the coins of its first month. */
async function subscribers(count: number): Promise<string[]> {
  const customers = Array.from({ length: count }, () => {
    const userId = newId();
    const { account } = subscribeAndPay(
      newSandboxAccount(userId),
      { tariff: { plan: 'pro', interval: 'yearly' } },
      began,
    );
    const snapshot = snapshotOf(account);
    return { userId, snapshot, entitlement: entitle(snapshot, began) };
  });
  await bench.database.db.insert(billingCustomers).values(
    customers.map(({ userId, snapshot }) => ({
      ...{ userId, customerId: `cus_${userId}`, snapshot, nextDueAt: began, createdAt: began },
      provider: 'stripe' as const,
      plan: 'pro' as const,
    })),
  );
  await grantDueCoins(bench.deps);
  return customers.map(({ userId }) => userId);
}

/** Counts users by how many months' coins they have. */
async function monthsOf(userIds: string[]): Promise<Record<number, number>> {
  const { rows } = await bench.database.db.execute<{ months: number; users: number }>(sql`
    select months, count(*)::int as users from (
      select count(*)::int as months from ${coinGrants}
      where ${inArray(coinGrants.userId, userIds)} group by user_id) as given group by months`);
  return Object.fromEntries(rows.map(({ months, users }) => [months, users]));
}

const nextMonth = () => clock.set(new Date('2027-02-28T09:00:00Z'));

describe(`due coins (${testDatabaseKind})`, () => {
  it('are given once to more users than fit into a transaction, with an event for each', async () => {
    const users = await subscribers(410);
    nextMonth();
    const notified: string[] = [];
    const deps: BillingDeps = {
      ...bench.deps,
      events: {
        async publishEach(_tx, _type, news) {
          notified.push(...news.map(({ userId }) => userId));
        },
      },
    };
    expect(await grantDueCoins(deps)).toBe(410);
    expect(notified.toSorted()).toEqual(users.toSorted());
    expect(await grantDueCoins(deps)).toBe(0);
    expect(await monthsOf(users)).toEqual({ 2: 410 });
    expect(await bench.coins.balance(users[0] ?? '')).toBe(4_000);
    expect(await bench.coins.audit()).toEqual([]);
  });

  it('are given to the other users when one fails, and to that one once it works', async () => {
    const users = await subscribers(30);
    nextMonth();
    const [odd = ''] = users;
    const isOdd = eq(billingCustomers.userId, odd);
    const [kept] = await bench.database.db.select().from(billingCustomers).where(isOdd);
    await bench.database.db
      .update(billingCustomers)
      .set({ snapshot: { invoices: 'none' } })
      .where(isOdd);
    await expect(grantDueCoins(bench.deps)).rejects.toThrow(AggregateError);
    expect(await monthsOf(users)).toEqual({ 1: 1, 2: 29 });
    await bench.database.db.update(billingCustomers).set({ snapshot: kept?.snapshot }).where(isOdd);
    expect(await grantDueCoins(bench.deps)).toBe(1);
    expect(await monthsOf(users)).toEqual({ 2: 30 });
  });

  it('are given once when two processes and a sync of every customer overlap', async () => {
    const users = await subscribers(120);
    nextMonth();
    const snapshots = new Map(
      (await bench.database.db.select().from(billingCustomers)).map((row) => [row.customerId, row.snapshot]),
    );
    const provider = {
      ...bench.deps.provider,
      readSnapshot: async (customerId: string) => snapshotSchema.parse(snapshots.get(customerId)),
    } as BillingDeps['provider'];
    const deps = { ...bench.deps, provider };
    await Promise.all([
      grantDueCoins(deps),
      grantDueCoins(deps),
      ...users.map((userId) => syncCustomer(deps, `cus_${userId}`)),
    ]);
    expect(await monthsOf(users)).toEqual({ 2: 120 });
    expect(await bench.coins.audit()).toEqual([]);
  });
});

describe(`a process that ends while giving coins (${testDatabaseKind})`, () => {
  /** The connection breaks, as with the process; the embedded database closes with it and rolls back. */
  async function end(tx: Tx): Promise<never> {
    if (testDatabaseKind === 'postgres') {
      await tx.execute(sql`select pg_terminate_backend(pg_backend_pid())`);
    }
    throw new Error('The process has ended.');
  }

  /** Ends the process before or after the nth call of one dependency of billing. */
  function endingAt(point: string, after: number, stop: AbortController): BillingDeps {
    const { deps } = bench;
    let left = after;
    const at = async (here: string, tx: Tx) => {
      if (stop.signal.aborted) return end(tx);
      if (here !== point) return;
      left -= 1;
      if (left > 0) return;
      stop.abort();
      await end(tx);
    };
    return {
      ...deps,
      coins: {
        async syncGrants(tx, kept) {
          await at('before the coins', tx);
          const changes = await deps.coins.syncGrants(tx, kept);
          await at('after the coins', tx);
          return changes;
        },
      },
      onApplied: (tx) => at('while telling', tx),
      events: { publishEach: (tx) => at('before the end', tx) },
    };
  }

  const moments = [
    ['before the coins', 2],
    ['after the coins', 1],
    ['after the coins', 3],
    ['while telling', 1],
    ['while telling', 150],
    ['before the end', 2],
  ] as const;

  it.each(testDatabaseKind === 'postgres' ? moments : sampleOf(moments, 2))(
    '%s of some, in turn %i: no user is missed, and none gets coins twice',
    async (point, after) => {
      // Three transactions' worth.
      const users = await subscribers(210);
      nextMonth();
      const stop = new AbortController();
      const work = grantDueCoins(endingAt(point, after, stop), stop.signal);
      await expect(work).rejects.toThrow();
      expect(stop.signal.aborted).toBe(true);
      const months = await monthsOf(users);
      expect(months[1]).toBeGreaterThanOrEqual(100);
      expect((months[1] ?? 0) + (months[2] ?? 0)).toBe(210);
      expect(await bench.coins.audit()).toEqual([]);
      await grantDueCoins(bench.deps);
      expect(await monthsOf(users)).toEqual({ 2: 210 });
      expect(await bench.coins.audit()).toEqual([]);
    },
  );
});
