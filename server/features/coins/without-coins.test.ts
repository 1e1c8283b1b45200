import { afterAll, beforeAll, expect, it } from 'vitest';
import { newId } from '#server/platform/ids.ts';
import { createCoins } from './coins.ts';
import { type CoinBench, openCoinBench } from './testing.ts';

let bench: CoinBench;
beforeAll(async () => {
  bench = await openCoinBench();
});
afterAll(() => bench.close());

it('leaves the ledger as it is, ends what was held before, and goes on with it when switched on', async () => {
  const { database, clock } = bench;
  const announced: string[] = [];
  const events = {
    publish: async (_tx: unknown, userId: string) => void announced.push(userId),
    publishEach: async () => {},
  };
  const off = createCoins({ database, clock, newId, events, signupDays: 30, usesCoins: false });
  const userId = await bench.userWith();
  const [spent, failed] = [await bench.hold(userId, 15), await bench.hold(userId, 50)];
  expect(await bench.coins.balance(userId)).toBe(35);

  expect([off.priceOf('Thumbnail', 4), await off.balance(userId), await off.acceptedBalance(userId)]).toEqual(
    [0, 0, 0],
  );
  await off.ensureAccount(userId);
  expect([await off.signupGrant(userId), await off.grants(userId)]).toEqual([null, []]);
  const jobId = newId();
  expect(await bench.tx((tx) => off.hold(tx, { userId, jobId, amount: 0, from: 'accepted' }))).toEqual({
    coins: 0,
    isAccepted: true,
  });
  await bench.tx((tx) => off.settle(tx, { jobId: spent }));
  await bench.tx((tx) => off.release(tx, { jobId: failed }));
  expect(announced).toEqual([]);
  const inADay = { after: clock.now(), until: new Date(clock.now().getTime() + 365 * 24 * 60 * 60_000) };
  for await (const page of off.expiringGrants(inADay)) expect(page).toEqual([]);

  expect(await bench.coins.balance(userId)).toBe(85);
  expect(await bench.coins.audit(userId)).toEqual([]);
});
