import { eq } from 'drizzle-orm';
import * as z from 'zod';
import type { Tx } from '#server/platform/database/database.ts';
import { defineJob } from '#server/platform/queue/queue.ts';
import { applySnapshots } from './apply-snapshot.ts';
import { beginRead, findByCustomerId, findCustomer, lockCustomer } from './customers.ts';
import type { BillingDeps } from './deps.ts';
import { withFaultsLogged } from './provider-faults.ts';
import { saveCopies } from './save-copies.ts';
import { billingCustomers } from './schema.ts';

/** Retried for about a day and a half: a provider that is down for a night loses nobody's coins. */
const syncJob = defineJob(
  'sync-billing',
  z.object({
    customerId: z.string(),
    /** How many readings had begun when something was heard: one that began after that and was taken over has seen it. */
    after: z.number().int(),
  }),
  { redeliveryLimit: 16, redeliveryDelaySeconds: 2, expireSeconds: 120 },
);

/** Has everything about a customer asked for anew, in the transaction in which something was heard of them. */
export async function requestSync(
  { queue }: Pick<BillingDeps, 'queue'>,
  tx: Tx,
  { customerId, readsBegun }: { customerId: string; readsBegun: number },
): Promise<void> {
  await queue.enqueue(tx, syncJob, { customerId, after: readsBegun }, { key: customerId });
}

/** The same for a user, who may have no customer yet. Answers whether there is anything to ask for. */
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
 * Asks the provider for everything about a customer, and makes plan, coins and copies what follows from it. Whatever was
 * heard, in whatever order and however often: the last reading decides. Answers whether it was taken over.
 *
 * @param after nothing is asked when one was taken over that began after so many had. One that only began may have
 *   failed: then this is the try that makes up for it.
 */
export async function syncCustomer(deps: BillingDeps, customerId: string, after?: number): Promise<boolean> {
  const { provider, database } = deps;
  if (provider === null) return false;
  const known = await findByCustomerId(database.db, customerId);
  if (known === null || (after !== undefined && known.readApplied > after)) return false;
  const read = await beginRead(deps, customerId);
  if (read === null) return false;
  const snapshot = await provider.readSnapshot(customerId);
  return database.inTransaction(async (tx) => {
    const customer = await lockCustomer(tx, customerId);
    if (customer === null || customer.readApplied > read || customer.provider !== provider.name) return false;
    await tx
      .update(billingCustomers)
      .set({ snapshot, readApplied: read, readAt: deps.clock.now() })
      .where(eq(billingCustomers.customerId, customerId));
    await saveCopies(tx, customer, { snapshot, now: deps.clock.now() });
    await applySnapshots(deps, tx, [{ customer, snapshot }]);
    return true;
  });
}
