import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { newId } from '#server/platform/ids.ts';
import { coinEntries, coinGrants, coinHoldParts, coinHolds } from './schema.ts';
import { type CoinBench, openCoinBench } from './testing.ts';

let bench: CoinBench;
beforeAll(async () => {
  bench = await openCoinBench();
});
afterAll(() => bench.close());

const problemsOf = async (userId: string) => (await bench.coins.audit(userId)).map((found) => found.problem);

async function heldBy(userId: string) {
  const { db } = bench.database;
  const [hold] = await db.select().from(coinHolds).where(eq(coinHolds.userId, userId));
  if (!hold) throw new Error('The user has no hold.');
  return hold;
}

it("reports a grant that differs from the sum of its entries, among that user's grants only", async () => {
  const userId = await bench.userWith();
  const [grant] = await bench.database.db
    .update(coinGrants)
    .set({ remaining: 99 })
    .where(eq(coinGrants.userId, userId))
    .returning();
  const problem = 'has 99 left, but its entries add up to 100';
  const found = { userId, grantId: grant?.id, holdId: null, problem };
  expect(await bench.coins.audit(userId)).toEqual([found]);
  expect(await bench.coins.audit()).toContainEqual(found);
  expect(await bench.coins.audit(newId())).toEqual([]);
});

it('reports a grant whose entry has another amount', async () => {
  const userId = await bench.userWith({ amount: 50 });
  await bench.database.db.update(coinGrants).set({ amount: 80 }).where(eq(coinGrants.userId, userId));
  expect(await problemsOf(userId)).toEqual(['gave 80, but was entered with 50']);
});

it('reports a hold whose parts do not add up', async () => {
  const userId = await bench.userWith();
  await bench.hold(userId, 15);
  const hold = await heldBy(userId);
  await bench.database.db.update(coinHoldParts).set({ amount: 14 }).where(eq(coinHoldParts.holdId, hold.id));
  expect(await bench.coins.audit(userId)).toEqual([
    { userId, grantId: null, holdId: hold.id, problem: 'is of 15, but its parts add up to 14' },
  ]);
});

it('reports a released hold whose coins did not return', async () => {
  const userId = await bench.userWith();
  await bench.hold(userId, 15);
  await bench.database.db
    .update(coinHolds)
    .set({ state: 'released', endedAt: sql`now()` })
    .where(eq(coinHolds.userId, userId));
  expect(await problemsOf(userId)).toEqual(['is released, but its entries add up to -15']);
});

it('reports a settled hold without its settlement entry', async () => {
  const userId = await bench.userWith();
  const jobId = await bench.hold(userId, 15);
  await bench.tx((tx) => bench.coins.settle(tx, { jobId }));
  const hold = await heldBy(userId);
  await bench.database.db.execute(
    sql`delete from ${coinEntries} where hold_id = ${hold.id} and kind = 'settle'`,
  );
  expect(await problemsOf(userId)).toEqual(['is settled, but has 0 settlements']);
});
