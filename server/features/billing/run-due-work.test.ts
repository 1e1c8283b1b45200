import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { daysAfter } from '#contract/durations.ts';
import { runDueWork } from './run-due-work.ts';
import { billingCustomers } from './schema.ts';
import { type BillingBench, openBillingBench } from './testing.ts';

let bench: BillingBench;
beforeAll(async () => {
  bench = await openBillingBench();
});
afterAll(() => bench.close());

it("syncs overdue customers even when one user's coins cannot be given", async () => {
  const before = daysAfter(bench.clock.now(), -1);
  const [broken, overdue] = [await bench.customer(), await bench.customer()];
  const set = (userId: string, values: Partial<typeof billingCustomers.$inferInsert>) =>
    bench.database.db.update(billingCustomers).set(values).where(eq(billingCustomers.userId, userId));
  await set(broken.userId, { snapshot: { subscriptions: 'none' }, nextDueAt: before });
  await set(overdue.userId, { periodEnd: before });
  await expect(runDueWork(bench.deps)).rejects.toBeInstanceOf(AggregateError);
  expect(bench.waiting).toMatchObject([{ customerId: overdue.customerId }]);
});
