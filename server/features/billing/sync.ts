import { eq } from 'drizzle-orm';
import * as z from 'zod';
import type { Tx } from '#server/platform/database/database.ts';
import { defineJob } from '#server/platform/queue/queue.ts';
import { applySnapshots } from './apply-snapshot.ts';
import { findByCustomerId, findCustomer, lockCustomer, nextReadNumber } from './customers.ts';
import type { BillingDeps } from './deps.ts';
import { withFaultsLogged } from './provider-faults.ts';
import { saveSnapshotCopies } from './save-snapshot-copies.ts';
import { billingCustomers } from './schema.ts';

/** Retried for about a day and a half: a provider that is down for a night costs no one their coins. */
const syncJob = defineJob(
  'sync-billing',
  z.object({
    customerId: z.string(),
    /** How many reads had started at the event: one that started later and was stored includes it. */
    after: z.number().int(),
  }),
  { redeliveryLimit: 16, redeliveryDelaySeconds: 2, expireSeconds: 120 },
);

/** Enqueues a sync of a customer, in the caller's transaction. */
export async function requestSync(
  { queue }: Pick<BillingDeps, 'queue'>,
  tx: Tx,
  { customerId, readsStarted }: { customerId: string; readsStarted: number },
): Promise<void> {
  await queue.enqueue(tx, syncJob, { customerId, after: readsStarted }, { key: customerId });
}

/** Enqueues a sync of a user, who may have no customer yet. Returns whether there is one to sync. */
export async function requestSyncOf(
  deps: Pick<BillingDeps, 'queue' | 'database'>,
  userId: string,
): Promise<boolean> {
  return deps.database.inTransaction(async (tx) => {
    const customer = await findCustomer(tx, userId);
    if (customer === null) return false;
    await requestSync(deps, tx, customer);
    return true;
  });
}

export function workOnSyncs(deps: BillingDeps): void {
  deps.queue.work(
    syncJob,
    async ({ payload: { customerId, after } }) => {
      await withFaultsLogged(deps.log, () => syncCustomer(deps, customerId, after));
    },
    { concurrency: 4 },
  );
}

/**
 * Reads everything about a customer from the provider, and sets plan, coins and copies to what follows from
 * it. Whatever the events, their order and repetition, the last read decides. Returns whether it was stored.
 *
 * @param after skips the call if a read was stored that started after so many had. A read that only started
 * may have failed: then this one makes up for it.
 */
export async function syncCustomer(deps: BillingDeps, customerId: string, after?: number): Promise<boolean> {
  const { provider, database } = deps;
  if (provider === null) return false;
  const known = await findByCustomerId(database.db, customerId);
  if (known === null || (after !== undefined && known.readApplied > after)) return false;
  const read = await nextReadNumber(deps, customerId);
  if (read === null) return false;
  const snapshot = await provider.readSnapshot(customerId);
  return database.inTransaction(async (tx) => {
    const customer = await lockCustomer(tx, customerId);
    if (customer === null || customer.readApplied > read || customer.provider !== provider.name) return false;
    await tx
      .update(billingCustomers)
      .set({ snapshot, readApplied: read, readAt: deps.clock.now() })
      .where(eq(billingCustomers.customerId, customerId));
    await saveSnapshotCopies(tx, customer, { snapshot, now: deps.clock.now() });
    await applySnapshots(deps, tx, [{ customer, snapshot }]);
    return true;
  });
}
