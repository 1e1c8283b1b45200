import { afterAll, beforeAll, expect, it } from 'vitest';
import { newId } from '#server/platform/ids.ts';
import type { KeptGrant } from './coins.ts';
import { type CoinBench, dayMs, openCoinBench } from './testing.ts';

let bench: CoinBench;
beforeAll(async () => {
  bench = await openCoinBench();
});
afterAll(() => bench.close());

const inDays = (days: number) => new Date(bench.clock.now().getTime() + days * dayMs);

function due(changes: Partial<KeptGrant> = {}): KeptGrant {
  return {
    reference: `invoice:${newId()}:0`,
    amount: 2_000,
    source: 'subscription',
    dueAt: bench.clock.now(),
    expiresAt: inDays(34),
    renewsAt: null,
    clawedBack: 0,
    ...changes,
  };
}

const keep = async (userId: string, ...grants: KeptGrant[]) =>
  (await bench.tx((tx) => bench.coins.keep(tx, [{ userId, grants }]))).get(userId);

it('gives what is missing once, and says what is new', async () => {
  const userId = newId();
  const first = due();
  expect(await keep(userId, first)).toEqual({ granted: [first.reference], clawedBack: 0, givenBack: 0 });
  const second = due({ amount: 8_000 });
  expect(await keep(userId, first, second)).toMatchObject({ granted: [second.reference] });
  expect(await keep(userId, first, second)).toMatchObject({ granted: [] });
  expect(await bench.coins.balance(userId)).toBe(10_000);
  expect(await bench.coins.audit(userId)).toEqual([]);
});

it('moves the end of coins that live, and leaves those alone that have ended', async () => {
  const userId = newId();
  const grant = due();
  await keep(userId, grant);
  await keep(userId, { ...grant, expiresAt: inDays(-1) });
  expect(await bench.coins.balance(userId)).toBe(0);
  await bench.coins.expireDue(bench.clock.now());
  await keep(userId, { ...grant, expiresAt: inDays(30) });
  expect(await bench.coins.balance(userId)).toBe(0);
  expect(await bench.coins.audit(userId)).toEqual([]);
});

it('lets coins that came late by a fault of ours live as long as any', async () => {
  const userId = newId();
  const grant = due({ dueAt: inDays(-40), expiresAt: inDays(-6) });
  await keep(userId, grant);
  expect(await bench.coins.balance(userId)).toBe(2_000);
  await keep(userId, grant);
  expect(await bench.coins.balance(userId)).toBe(2_000);
});

it('takes back what is unspent of what is claimed, once', async () => {
  const userId = newId();
  const grant = due();
  await keep(userId, grant);
  await bench.hold(userId, 1_500);
  const claimed = { ...grant, clawedBack: 2_000 };
  expect(await keep(userId, claimed)).toMatchObject({ clawedBack: 500 });
  expect(await keep(userId, claimed)).toMatchObject({ clawedBack: 0 });
  expect(await bench.coins.balance(userId)).toBe(0);
  expect(await bench.coins.audit(userId)).toEqual([]);
});

it('takes a job’s coins that came back after the claim, too', async () => {
  const userId = newId();
  const grant = due();
  await keep(userId, grant);
  const jobId = await bench.hold(userId, 1_500);
  const claimed = { ...grant, clawedBack: 1_000 };
  await keep(userId, claimed);
  await bench.tx((tx) => bench.coins.release(tx, { jobId }));
  expect(await keep(userId, claimed)).toMatchObject({ clawedBack: 500 });
  expect(await bench.coins.balance(userId)).toBe(1_000);
});

it('gives back what was claimed and is not any more, once', async () => {
  const userId = newId();
  const grant = due();
  await keep(userId, grant);
  await keep(userId, { ...grant, clawedBack: 2_000 });
  expect(await keep(userId, grant)).toMatchObject({ givenBack: 2_000 });
  expect(await keep(userId, grant)).toMatchObject({ givenBack: 0 });
  expect(await bench.coins.balance(userId)).toBe(2_000);
  expect(await bench.coins.audit(userId)).toEqual([]);
});

it('takes coins back that had come back already, when they are claimed anew', async () => {
  const userId = newId();
  const grant = due();
  const claimed = (clawedBack: number) => ({ ...grant, clawedBack });
  await keep(userId, grant);
  await bench.hold(userId, 300);
  // A dispute, which is won; then a refund of a half, and of all: none of the coins is left twice.
  expect(await keep(userId, claimed(2_000))).toMatchObject({ clawedBack: 1_700 });
  expect(await keep(userId, claimed(0))).toMatchObject({ givenBack: 1_700 });
  expect(await keep(userId, claimed(1_000))).toMatchObject({ clawedBack: 1_000, givenBack: 0 });
  expect(await bench.coins.balance(userId)).toBe(700);
  expect(await keep(userId, claimed(2_000))).toMatchObject({ clawedBack: 700 });
  expect(await keep(userId, claimed(2_000))).toMatchObject({ clawedBack: 0, givenBack: 0 });
  expect(await bench.coins.balance(userId)).toBe(0);
  expect(await keep(userId, claimed(0))).toMatchObject({ givenBack: 1_700 });
  expect(await keep(userId, claimed(2_000))).toMatchObject({ clawedBack: 1_700 });
  expect(await bench.coins.balance(userId)).toBe(0);
  expect(await bench.coins.audit(userId)).toEqual([]);
});

it('tells the balance when it has changed, and not otherwise', async () => {
  const userId = newId();
  const grant = due();
  await keep(userId, grant);
  await keep(userId, grant);
  expect(bench.announced.filter((told) => told.userId === userId)).toEqual([{ userId, coins: 2_000 }]);
});

it('does it for many users at once as for one: what is missing, what ends, what is claimed, each of their own', async () => {
  const users = Array.from({ length: 6 }, newId);
  const [fresh = '', moved = '', claimed = '', same = ''] = users;
  const first = new Map(users.map((userId) => [userId, due()]));
  const kept = (change: (userId: string, grant: KeptGrant) => KeptGrant[]) =>
    users.map((userId) => ({ userId, grants: change(userId, first.get(userId) ?? due()) }));
  await bench.tx((tx) =>
    bench.coins.keep(
      tx,
      kept((userId, grant) => (userId === fresh ? [] : [grant])),
    ),
  );
  bench.announced.length = 0;
  const changes = await bench.tx((tx) =>
    bench.coins.keep(
      tx,
      kept((userId, grant) => {
        if (userId === moved) return [{ ...grant, expiresAt: inDays(-1) }];
        if (userId === claimed) return [{ ...grant, clawedBack: 700 }];
        return userId === same ? [grant] : [grant, due({ amount: 300 })];
      }),
    ),
  );
  expect(changes.get(fresh)?.granted).toHaveLength(2);
  expect(changes.get(claimed)).toEqual({ granted: [], clawedBack: 700, givenBack: 0 });
  expect(changes.get(same)).toEqual({ granted: [], clawedBack: 0, givenBack: 0 });
  const balances = await Promise.all(users.map((userId) => bench.coins.balance(userId)));
  expect(balances).toEqual([2_300, 0, 1_300, 2_000, 2_300, 2_300]);
  const told = new Map(bench.announced.map(({ userId, coins }) => [userId, coins]));
  expect(users.map((userId) => told.get(userId))).toEqual([2_300, 0, 1_300, undefined, 2_300, 2_300]);
  for (const userId of users) expect(await bench.coins.audit(userId)).toEqual([]);
});

it('refuses a reference that is another user’s, and then changes nothing', async () => {
  const [owner, other] = [newId(), newId()];
  const grant = due();
  await keep(owner, grant);
  await expect(keep(other, due(), { ...grant, expiresAt: inDays(1) })).rejects.toThrow('another user’s');
  expect(await bench.coins.balance(other)).toBe(0);
  expect(await bench.coins.grants(owner)).toMatchObject([{ expiresAt: grant.expiresAt.toISOString() }]);
});
