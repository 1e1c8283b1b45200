import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { dayMs } from '#contract/durations.ts';
import { testDatabaseKind } from '#server/platform/database/testing.ts';
import { newId } from '#server/platform/ids.ts';
import { HoldEndedError } from './coins.ts';
import { coinEntries, coinGrants } from './schema.ts';
import { type CoinBench, openCoinBench } from './testing.ts';

let bench: CoinBench;
beforeAll(async () => {
  bench = await openCoinBench();
});
afterAll(() => bench.close());
beforeEach(() => {
  bench.announced.length = 0;
});
// After every test the ledger must add up.
afterEach(async () => expect(await bench.coins.audit()).toEqual([]));

async function grantsOf(userId: string) {
  const rows = await bench.database.db
    .select()
    .from(coinGrants)
    .where(eq(coinGrants.userId, userId))
    .orderBy(coinGrants.id);
  return rows.map(({ source, amount, remaining }) => ({ source, amount, remaining }));
}

async function entriesOf(userId: string) {
  const rows = await bench.database.db
    .select()
    .from(coinEntries)
    .where(eq(coinEntries.userId, userId))
    .orderBy(coinEntries.id);
  return rows.map(({ kind, amount }) => `${kind} ${amount}`);
}

const settle = (jobId: string) => bench.tx((tx) => bench.coins.settle(tx, { jobId }));
const release = (jobId: string) => bench.tx((tx) => bench.coins.release(tx, { jobId }));

describe(`the first coins of an account (${testDatabaseKind})`, () => {
  it('are 100, expire after the configured days, and are published', async () => {
    const userId = newId();
    expect(await bench.coins.signupGrant(userId)).toBeNull();
    await bench.coins.ensureAccount(userId);
    expect(await bench.coins.balance(userId)).toBe(100);
    const expiresAt = new Date(bench.clock.now().getTime() + 30 * dayMs);
    expect(await bench.coins.signupGrant(userId)).toEqual({ expiresAt });
    expect(bench.announced).toEqual([{ userId, coins: 100 }]);
  });

  it('are given once, and not again after they were spent or expired', async () => {
    const userId = newId();
    await bench.coins.ensureAccount(userId);
    await settle(await bench.hold(userId, 100));
    await bench.coins.ensureAccount(userId);
    expect(await bench.coins.balance(userId)).toBe(0);
    bench.clock.advance(31 * dayMs);
    await bench.coins.ensureAccount(userId);
    expect(await bench.coins.balance(userId)).toBe(0);
  });

  it('are given to a user who was granted other coins before', async () => {
    const userId = await bench.userWith({ amount: 7 });
    await bench.coins.ensureAccount(userId);
    expect(await bench.coins.balance(userId)).toBe(107);
  });
});

describe('a grant', () => {
  it('adds to the balance once per reference', async () => {
    const userId = newId();
    await bench.grant(userId, 50, 30, { reference: `invoice:${userId}` });
    await bench.grant(userId, 50, 30, { reference: `invoice:${userId}` });
    expect(await bench.coins.balance(userId)).toBe(50);
    expect(bench.announced).toEqual([{ userId, coins: 50 }]);
  });

  it.each([0, -1, 1.5, Number.NaN])('refuses an amount of %s', async (amount) => {
    await expect(bench.grant(newId(), amount, 30)).rejects.toThrow(RangeError);
  });

  it('is rolled back with its transaction', async () => {
    const userId = newId();
    const expiresAt = new Date(bench.clock.now().getTime() + dayMs);
    const failed = bench.tx(async (tx) => {
      await bench.coins.grant(tx, {
        userId,
        amount: 5,
        source: 'admin',
        origin: 'gift',
        expiresAt,
        reference: newId(),
      });
      throw new Error('the rest failed');
    });
    await expect(failed).rejects.toThrow('the rest failed');
    expect(await bench.coins.balance(userId)).toBe(0);
  });

  it('cannot go below zero, whatever is written to it', async () => {
    const userId = await bench.userWith();
    const overdrawn = bench.database.db
      .update(coinGrants)
      .set({ remaining: -1 })
      .where(eq(coinGrants.userId, userId));
    await expect(overdrawn).rejects.toMatchObject({
      cause: { constraint: 'coin_grants_remaining_in_range' },
    });
  });
});

describe('a hold', () => {
  it('takes from the grants that expire first and publishes the rest', async () => {
    const userId = newId();
    await bench.grant(userId, 100, 30);
    await bench.grant(userId, 10, 3);
    await bench.grant(userId, 20, 60);
    bench.announced.length = 0;
    await bench.hold(userId, 15);
    expect((await grantsOf(userId)).map((grant) => grant.remaining)).toEqual([95, 0, 20]);
    expect(bench.announced).toEqual([{ userId, coins: 115 }]);
  });

  it('of more than the balance is refused and reserves nothing', async () => {
    const userId = await bench.userWith({ amount: 14 });
    await expect(bench.hold(userId, 15)).rejects.toMatchObject({
      code: 'insufficient_coins',
      message: expect.stringMatching(/^Insufficient coins/),
    });
    expect(await bench.coins.balance(userId)).toBe(14);
  });

  it('of nothing reserves nothing, and needs no coins', async () => {
    const userId = newId();
    await bench.hold(userId, 0);
    expect([await entriesOf(userId), bench.announced]).toEqual([[], []]);
    const owner = await bench.userWith({ amount: 20 });
    const before = await entriesOf(owner);
    await bench.hold(owner, 0);
    expect([await bench.coins.balance(owner), await entriesOf(owner)]).toEqual([20, before]);
  });

  it('of a user who never had coins is refused', async () => {
    await expect(bench.hold(newId(), 1)).rejects.toMatchObject({ code: 'insufficient_coins' });
  });

  it('does not spend expired coins, and posts the expiry', async () => {
    const userId = await bench.userWith({ amount: 10, days: 1 });
    await bench.grant(userId, 10, 30);
    bench.clock.advance(dayMs);
    expect(await bench.coins.balance(userId)).toBe(10);
    await expect(bench.hold(userId, 11)).rejects.toMatchObject({ code: 'insufficient_coins' });
    await bench.hold(userId, 10);
    expect(await entriesOf(userId)).toEqual(['grant 10', 'grant 10', 'expire -10', 'hold -10']);
  });

  it('leaves the coins of other users alone', async () => {
    const other = await bench.userWith();
    const userId = await bench.userWith();
    await bench.hold(userId, 60);
    expect(await bench.coins.balance(other)).toBe(100);
  });

  it('does nothing when repeated for the same job', async () => {
    const userId = await bench.userWith();
    const jobId = await bench.hold(userId, 15);
    const again = await bench.tx((tx) => bench.coins.hold(tx, { userId, jobId, amount: 15 }));
    expect(again).toMatchObject({ coins: 85 });
    await expect(bench.hold(userId, 16, jobId)).rejects.toThrow('already has a hold');
    await expect(bench.hold(await bench.userWith(), 15, jobId)).rejects.toThrow('already has a hold');
  });

  it.each([-15, 0.5])('refuses a price of %s', async (amount) => {
    const userId = await bench.userWith();
    await expect(bench.hold(userId, amount)).rejects.toThrow(RangeError);
  });
});

describe('settling a hold', () => {
  it('keeps the balance and records that the coins are spent, once', async () => {
    const userId = await bench.userWith();
    const jobId = await bench.hold(userId, 15);
    await settle(jobId);
    await settle(jobId);
    expect(await bench.coins.balance(userId)).toBe(85);
    expect(await entriesOf(userId)).toEqual(['grant 100', 'hold -15', 'settle 0']);
  });

  it('that was released throws', async () => {
    const jobId = await bench.hold(await bench.userWith(), 15);
    await release(jobId);
    await expect(settle(jobId)).rejects.toThrow(HoldEndedError);
  });

  it('that does not exist throws', async () => {
    await expect(settle(newId())).rejects.toThrow('has no hold');
  });
});

describe('releasing a hold', () => {
  it('returns the coins to their grants, once', async () => {
    const userId = await bench.userWith({ amount: 10, days: 3 });
    await bench.grant(userId, 100, 30);
    const jobId = await bench.hold(userId, 15);
    expect(await release(jobId)).toEqual({ coins: 110 });
    expect(await release(jobId)).toEqual({ coins: 110 });
    expect((await grantsOf(userId)).map((grant) => grant.remaining)).toEqual([10, 100]);
    expect(bench.announced.at(-1)).toEqual({ userId, coins: 110 });
  });

  it('returns coins of an expired grant as a refund of seven days, posted or not', async () => {
    const userId = await bench.userWith({ amount: 10, days: 1 });
    await bench.grant(userId, 5, 2);
    await bench.grant(userId, 100, 30);
    const jobId = await bench.hold(userId, 20);
    bench.clock.advance(2 * dayMs);
    await bench.coins.expireDue(bench.clock.now());
    expect(await release(jobId)).toEqual({ coins: 115 });
    expect(await grantsOf(userId)).toEqual([
      { source: 'admin', amount: 10, remaining: 0 },
      { source: 'admin', amount: 5, remaining: 0 },
      { source: 'admin', amount: 100, remaining: 100 },
      { source: 'refund', amount: 15, remaining: 15 },
    ]);
    bench.clock.advance(7 * dayMs);
    expect(await bench.coins.balance(userId)).toBe(100);
  });

  it('after the expiry but before its posting gives a refund, too', async () => {
    const userId = await bench.userWith({ amount: 20, days: 1 });
    const jobId = await bench.hold(userId, 15);
    bench.clock.advance(dayMs);
    expect(await release(jobId)).toEqual({ coins: 15 });
    await bench.coins.expireDue(bench.clock.now());
    expect(await bench.coins.balance(userId)).toBe(15);
  });

  it('that was settled throws', async () => {
    const jobId = await bench.hold(await bench.userWith(), 15);
    await settle(jobId);
    await expect(release(jobId)).rejects.toThrow(HoldEndedError);
  });
});

describe('the expiry sweep', () => {
  it('ends due grants of all users once, publishes lost coins, and keeps held ones', async () => {
    const spent = await bench.userWith({ amount: 15, days: 1 });
    const jobId = await bench.hold(spent, 15);
    const unspent = await bench.userWith({ amount: 40, days: 1 });
    const later = await bench.userWith({ amount: 40, days: 2 });
    bench.clock.advance(dayMs);
    bench.announced.length = 0;
    await bench.coins.expireDue(bench.clock.now());
    expect(bench.announced).toEqual([{ userId: unspent, coins: 0 }]);
    expect(await bench.coins.balance(later)).toBe(40);
    expect(await bench.coins.expireDue(bench.clock.now())).toBe(0);
    expect(await entriesOf(unspent)).toEqual(['grant 40', 'expire -40']);
    await settle(jobId);
  });
});
