import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dayMs } from '#contract/durations.ts';
import { testDatabaseKind } from '#server/platform/database/testing.ts';
import { newId } from '#server/platform/ids.ts';
import { type CoinBench, openCoinBench } from './testing.ts';

// The embedded database has one connection, so it only proves the logic; PostgreSQL proves the locks.
let bench: CoinBench;
beforeAll(async () => {
  bench = await openCoinBench();
});
afterAll(() => bench.close());

const times = <T>(count: number, work: () => Promise<T>) =>
  Promise.allSettled(Array.from({ length: count }, work));
const passed = <T>(results: PromiseSettledResult<T>[]) =>
  results.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []));
const refused = (results: PromiseSettledResult<unknown>[]): unknown[] =>
  results.flatMap((result) => (result.status === 'rejected' ? [result.reason] : []));

describe(`concurrently (${testDatabaseKind})`, () => {
  it('of fifty holds of 15 on 100 coins six succeed, 10 coins stay, the others are refused', async () => {
    const userId = await bench.userWith({ amount: 40 });
    await bench.grant(userId, 60, 3);
    const results = await times(50, () => bench.hold(userId, 15));
    expect(passed(results)).toHaveLength(6);
    for (const reason of refused(results)) expect(reason).toMatchObject({ code: 'insufficient_coins' });
    expect(await bench.coins.balance(userId)).toBe(10);
    expect(await bench.coins.audit(userId)).toEqual([]);
  });

  it('a repeated hold of one job is one hold', async () => {
    const userId = await bench.userWith();
    const jobId = newId();
    const results = await times(10, () => bench.hold(userId, 15, jobId));
    expect(refused(results)).toEqual([]);
    expect(await bench.coins.balance(userId)).toBe(85);
  });

  it('of settling and releasing one hold, one happens, once', async () => {
    for (let round = 0; round < 10; round += 1) {
      const userId = await bench.userWith();
      const jobId = await bench.hold(userId, 15);
      const settling = times(4, () => bench.tx((tx) => bench.coins.settle(tx, { jobId })));
      const releasing = times(4, () => bench.tx((tx) => bench.coins.release(tx, { jobId })));
      const settled = passed(await settling).length;
      const released = passed(await releasing).length;
      expect([settled, released].toSorted()).toEqual([0, 4]);
      expect(await bench.coins.balance(userId)).toBe(released > 0 ? 100 : 85);
      expect(await bench.coins.audit(userId)).toEqual([]);
    }
  });

  it('a new account gets its coins once', async () => {
    for (let round = 0; round < 10; round += 1) {
      const userId = newId();
      const results = await times(10, () => bench.coins.ensureAccount(userId));
      expect(refused(results)).toEqual([]);
      expect(await bench.coins.balance(userId)).toBe(100);
    }
  });

  it('a grant is given once per reference, to one user', async () => {
    const reference = `invoice:${newId()}`;
    const users = Array.from({ length: 10 }, () => newId());
    const results = await Promise.allSettled(
      users.map((userId) => bench.grant(userId, 50, 30, { reference })),
    );
    expect(refused(results)).toEqual([]);
    const balances = await Promise.all(users.map((userId) => bench.coins.balance(userId)));
    expect(balances.toSorted((a, b) => b - a)).toEqual([50, 0, 0, 0, 0, 0, 0, 0, 0, 0]);
  });

  it('sweeps, holds and releases around an expiry neither lose nor create coins', async () => {
    const userId = await bench.userWith({ amount: 60, days: 1 });
    await bench.grant(userId, 40, 30);
    const jobs = [await bench.hold(userId, 20), await bench.hold(userId, 20)];
    bench.clock.advance(dayMs);
    const results = await Promise.allSettled([
      ...jobs.map((jobId) => bench.tx((tx) => bench.coins.release(tx, { jobId }))),
      bench.coins.expireDue(bench.clock.now()),
      bench.coins.expireDue(bench.clock.now()),
      bench.hold(userId, 10),
      bench.hold(userId, 10),
    ]);
    expect(refused(results)).toEqual([]);
    // 20 of the first grant expired unspent, its other 40 came back as refunds, 20 of the second are held.
    expect(await bench.coins.balance(userId)).toBe(40 + 40 - 20);
    expect(await bench.coins.audit(userId)).toEqual([]);
  });

  it('transactions of different users do not wait for each other', async () => {
    const [first, second] = [await bench.userWith(), await bench.userWith()];
    if (bench.database.kind === 'embedded') {
      // With one connection the second transaction always waits, so only the outcome is checked.
      await Promise.all([bench.hold(first, 15), bench.hold(second, 15)]);
    } else {
      const { promise: secondHeld, resolve } = Promise.withResolvers<void>();
      await Promise.all([
        bench.tx(async (tx) => {
          await bench.coins.hold(tx, { userId: first, jobId: newId(), amount: 15 });
          await secondHeld;
        }),
        bench.hold(second, 15).then(() => resolve()),
      ]);
    }
    expect([await bench.coins.balance(first), await bench.coins.balance(second)]).toEqual([85, 85]);
  });
});
