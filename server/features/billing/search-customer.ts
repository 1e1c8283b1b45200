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

/** Has the provider asked whose a payment is, and then about them. An event is answered before that. */
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

/** Has everything about the customer of a payment asked for anew. Answers whether they are one of ours. */
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
