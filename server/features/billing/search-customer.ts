import * as z from 'zod';
import type { Tx } from '#server/platform/database/database.ts';
import { defineJob } from '#server/platform/queue/queue.ts';
import { findByCustomerId } from './customers.ts';
import type { BillingDeps } from './deps.ts';
import { withFaultsLogged } from './provider-faults.ts';
import { requestSync } from './sync.ts';

const searchJob = defineJob('search-billing-customer', z.object({ chargeId: z.string() }), {
  redeliveryLimit: 16,
  redeliveryDelaySeconds: 2,
});

/** Enqueues the look-up of a charge's customer and their sync. The event is acknowledged before that. */
export async function searchCustomer(
  { queue }: Pick<BillingDeps, 'queue'>,
  tx: Tx,
  chargeId: string,
): Promise<'accepted'> {
  await queue.enqueue(tx, searchJob, { chargeId });
  return 'accepted';
}

export function workOnSearches(deps: BillingDeps): void {
  deps.queue.work(searchJob, async ({ payload }) => {
    await withFaultsLogged(deps.log, () => syncOwnerOf(deps, payload.chargeId));
  });
}

/** Syncs the customer of a charge. Returns whether they are one of ours. */
export async function syncOwnerOf(deps: BillingDeps, chargeId: string): Promise<boolean> {
  const customerId = (await deps.provider?.customerOfCharge?.(chargeId)) ?? null;
  if (customerId === null) return false;
  return deps.database.inTransaction(async (tx) => {
    const customer = await findByCustomerId(tx, customerId);
    if (customer === null) return false;
    await requestSync(deps, tx, customer);
    return true;
  });
}
