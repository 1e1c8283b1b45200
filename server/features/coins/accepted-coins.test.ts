import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { dayMs } from '#contract/durations.ts';
import { coinLimits } from '#contract/limits.ts';
import { newId } from '#server/platform/ids.ts';
import { coinGrants } from './schema.ts';
import { type CoinBench, openCoinBench } from './testing.ts';

let bench: CoinBench;
beforeAll(async () => {
  bench = await openCoinBench();
});
afterAll(() => bench.close());

const hold = (userId: string, amount: number, from: 'any' | 'accepted' | 'accepted_first') => {
  const jobId = newId();
  return bench
    .tx((tx) => bench.coins.hold(tx, { userId, jobId, amount, from }))
    .then((held) => ({ ...held, jobId }));
};

it('draws a hold for a paid engine from accepted coins, even if others expire first', async () => {
  const userId = newId();
  await bench.grant(userId, 50, 3, { origin: 'sandbox' });
  await bench.grant(userId, 20, 30, { origin: 'payment' });
  const { jobId, ...held } = await hold(userId, 20, 'accepted');
  expect(held).toEqual({ coins: 50, isAccepted: true });
  expect(await bench.coins.areAccepted({ userId, jobId })).toBe(true);
  expect(await bench.coins.acceptedBalance(userId)).toBe(0);
  await expect(hold(userId, 20, 'accepted')).rejects.toMatchObject({ code: 'coins_not_accepted' });
  await expect(hold(userId, 51, 'accepted')).rejects.toMatchObject({ code: 'insufficient_coins' });
  expect(await bench.coins.balance(userId)).toBe(50);
});

it('takes any coins for a free engine, and says that a paid one does not accept them', async () => {
  const userId = newId();
  await bench.grant(userId, 15, 3, { origin: 'sandbox' });
  await bench.grant(userId, 5, 30, { origin: 'payment' });
  const { jobId, isAccepted } = await hold(userId, 20, 'accepted_first');
  expect(isAccepted).toBe(false);
  expect(await bench.coins.areAccepted({ userId, jobId })).toBe(false);
});

it('accepts sign-up coins once their owner has shown to be somebody', async () => {
  const userId = newId();
  await bench.coins.ensureAccount(userId);
  expect(await bench.coins.acceptedBalance(userId)).toBe(0);
  const { jobId } = await hold(userId, 15, 'any');
  expect(await bench.coins.areAccepted({ userId, jobId })).toBe(false);
  bench.proven.add(userId);
  expect(await bench.coins.areAccepted({ userId, jobId })).toBe(true);
  expect(await bench.coins.acceptedBalance(userId)).toBe(coinLimits.signupCoins - 15);
});

it('keeps the origin of coins that return after their grant has expired, each apart', async () => {
  const userId = newId();
  await bench.grant(userId, 10, 3, { origin: 'sandbox' });
  await bench.grant(userId, 10, 4, { origin: 'payment' });
  const { jobId } = await hold(userId, 20, 'any');
  bench.clock.set(new Date(bench.clock.now().getTime() + 5 * dayMs));
  await bench.tx((tx) => bench.coins.release(tx, { jobId }));
  const returned = await bench.database.db
    .select({ source: coinGrants.source, origin: coinGrants.origin, remaining: coinGrants.remaining })
    .from(coinGrants)
    .where(eq(coinGrants.userId, userId));
  expect(returned.filter(({ source }) => source === 'refund')).toEqual(
    expect.arrayContaining([
      { source: 'refund', origin: 'sandbox', remaining: 10 },
      { source: 'refund', origin: 'payment', remaining: 10 },
    ]),
  );
  expect([await bench.coins.balance(userId), await bench.coins.acceptedBalance(userId)]).toEqual([20, 10]);
  expect(await bench.coins.audit(userId)).toEqual([]);
});
