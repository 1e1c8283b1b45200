import { afterAll, beforeAll, expect, it } from 'vitest';
import { dayMs } from '#contract/durations.ts';
import { newId } from '#server/platform/ids.ts';
import type { EntitledGrant } from './coins.ts';
import { type CoinBench, openCoinBench } from './testing.ts';

let bench: CoinBench;
beforeAll(async () => {
  bench = await openCoinBench();
});
afterAll(() => bench.close());

const inDays = (days: number) => new Date(bench.clock.now().getTime() + days * dayMs);

function due(changes: Partial<EntitledGrant> = {}): EntitledGrant {
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

const sync = async (userId: string, ...grants: EntitledGrant[]) =>
  (await bench.tx((tx) => bench.coins.syncGrants(tx, [{ userId, origin: 'payment', grants }]))).get(userId);

it('gives what is missing once, and reports what is new', async () => {
  const userId = newId();
  const first = due();
  expect(await sync(userId, first)).toEqual({ granted: [first.reference], clawedBack: 0, restored: 0 });
  const second = due({ amount: 8_000 });
  expect(await sync(userId, first, second)).toMatchObject({ granted: [second.reference] });
  expect(await sync(userId, first, second)).toMatchObject({ granted: [] });
  expect(await bench.coins.balance(userId)).toBe(10_000);
  expect(await bench.coins.audit(userId)).toEqual([]);
});

it('moves the expiry of live coins, and leaves expired ones alone', async () => {
  const userId = newId();
  const grant = due();
  await sync(userId, grant);
  await sync(userId, { ...grant, expiresAt: inDays(-1) });
  expect(await bench.coins.balance(userId)).toBe(0);
  await bench.coins.expireDue(bench.clock.now());
  await sync(userId, { ...grant, expiresAt: inDays(30) });
  expect(await bench.coins.balance(userId)).toBe(0);
  expect(await bench.coins.audit(userId)).toEqual([]);
});

it('gives coins that we posted late their full lifetime', async () => {
  const userId = newId();
  const grant = due({ dueAt: inDays(-40), expiresAt: inDays(-6) });
  await sync(userId, grant);
  expect(await bench.coins.balance(userId)).toBe(2_000);
  await sync(userId, grant);
  expect(await bench.coins.balance(userId)).toBe(2_000);
});

it('takes back the unspent part of a claim, once', async () => {
  const userId = newId();
  const grant = due();
  await sync(userId, grant);
  await bench.hold(userId, 1_500);
  const claimed = { ...grant, clawedBack: 2_000 };
  expect(await sync(userId, claimed)).toMatchObject({ clawedBack: 500 });
  expect(await sync(userId, claimed)).toMatchObject({ clawedBack: 0 });
  expect(await bench.coins.balance(userId)).toBe(0);
  expect(await bench.coins.audit(userId)).toEqual([]);
});

it('takes a job’s coins that returned after the claim, too', async () => {
  const userId = newId();
  const grant = due();
  await sync(userId, grant);
  const jobId = await bench.hold(userId, 1_500);
  const claimed = { ...grant, clawedBack: 1_000 };
  await sync(userId, claimed);
  await bench.tx((tx) => bench.coins.release(tx, { jobId }));
  expect(await sync(userId, claimed)).toMatchObject({ clawedBack: 500 });
  expect(await bench.coins.balance(userId)).toBe(1_000);
});

it('restores what is no longer claimed, once', async () => {
  const userId = newId();
  const grant = due();
  await sync(userId, grant);
  await sync(userId, { ...grant, clawedBack: 2_000 });
  expect(await sync(userId, grant)).toMatchObject({ restored: 2_000 });
  expect(await sync(userId, grant)).toMatchObject({ restored: 0 });
  expect(await bench.coins.balance(userId)).toBe(2_000);
  expect(await bench.coins.audit(userId)).toEqual([]);
});

it('takes restored coins back when they are claimed again', async () => {
  const userId = newId();
  const grant = due();
  const claimed = (clawedBack: number) => ({ ...grant, clawedBack });
  await sync(userId, grant);
  await bench.hold(userId, 300);
  // A won dispute; then a refund of half, and of all: no coin is left twice.
  expect(await sync(userId, claimed(2_000))).toMatchObject({ clawedBack: 1_700 });
  expect(await sync(userId, claimed(0))).toMatchObject({ restored: 1_700 });
  expect(await sync(userId, claimed(1_000))).toMatchObject({ clawedBack: 1_000, restored: 0 });
  expect(await bench.coins.balance(userId)).toBe(700);
  expect(await sync(userId, claimed(2_000))).toMatchObject({ clawedBack: 700 });
  expect(await sync(userId, claimed(2_000))).toMatchObject({ clawedBack: 0, restored: 0 });
  expect(await bench.coins.balance(userId)).toBe(0);
  expect(await sync(userId, claimed(0))).toMatchObject({ restored: 1_700 });
  expect(await sync(userId, claimed(2_000))).toMatchObject({ clawedBack: 1_700 });
  expect(await bench.coins.balance(userId)).toBe(0);
  expect(await bench.coins.audit(userId)).toEqual([]);
});

it('publishes the balance only when it has changed', async () => {
  const userId = newId();
  const grant = due();
  await sync(userId, grant);
  await sync(userId, grant);
  expect(bench.announced.filter((event) => event.userId === userId)).toEqual([{ userId, coins: 2_000 }]);
});

it('syncs many users at once like one: grants, expiries and claims of each', async () => {
  const users = Array.from({ length: 6 }, newId);
  const [fresh = '', moved = '', claimed = '', same = ''] = users;
  const first = new Map(users.map((userId) => [userId, due()]));
  const kept = (change: (userId: string, grant: EntitledGrant) => EntitledGrant[]) =>
    users.map((userId) => ({
      userId,
      origin: 'payment' as const,
      grants: change(userId, first.get(userId) ?? due()),
    }));
  await bench.tx((tx) =>
    bench.coins.syncGrants(
      tx,
      kept((userId, grant) => (userId === fresh ? [] : [grant])),
    ),
  );
  bench.announced.length = 0;
  const changes = await bench.tx((tx) =>
    bench.coins.syncGrants(
      tx,
      kept((userId, grant) => {
        if (userId === moved) return [{ ...grant, expiresAt: inDays(-1) }];
        if (userId === claimed) return [{ ...grant, clawedBack: 700 }];
        return userId === same ? [grant] : [grant, due({ amount: 300 })];
      }),
    ),
  );
  expect(changes.get(fresh)?.granted).toHaveLength(2);
  expect(changes.get(claimed)).toEqual({ granted: [], clawedBack: 700, restored: 0 });
  expect(changes.get(same)).toEqual({ granted: [], clawedBack: 0, restored: 0 });
  const balances = await Promise.all(users.map((userId) => bench.coins.balance(userId)));
  expect(balances).toEqual([2_300, 0, 1_300, 2_000, 2_300, 2_300]);
  const published = new Map(bench.announced.map(({ userId, coins }) => [userId, coins]));
  expect(users.map((userId) => published.get(userId))).toEqual([2_300, 0, 1_300, undefined, 2_300, 2_300]);
  for (const userId of users) expect(await bench.coins.audit(userId)).toEqual([]);
});

it('refuses a reference of another user, and changes nothing then', async () => {
  const [owner, other] = [newId(), newId()];
  const grant = due();
  await sync(owner, grant);
  await expect(sync(other, due(), { ...grant, expiresAt: inDays(1) })).rejects.toThrow('another user’s');
  expect(await bench.coins.balance(other)).toBe(0);
  expect(await bench.coins.grants(owner)).toMatchObject([{ expiresAt: grant.expiresAt.toISOString() }]);
});
