import type { Tx } from '#server/platform/database/database.ts';
import { findByCustomerId } from './customers.ts';
import type { BillingDeps } from './deps.ts';
import { billingEvents } from './schema.ts';
import { searchCustomer } from './search-customer.ts';
import { requestSync } from './sync.ts';

/** What we use of a provider's event: which customer to sync. */
export interface ProviderEvent {
  /** The provider's id, the same when the event is sent again. */
  id: string;
  type: string;
  /** Null if it names no customer. */
  customerId: string | null;
  /** The charge that it names instead, by the provider's id. */
  chargeId?: string | null;
}

/**
 * `accepted`: it is new, and a sync was enqueued. `duplicate`: it was received before. `ignored`: it is
 * not about a customer of ours.
 */
export type EventOutcome = 'accepted' | 'duplicate' | 'ignored';

/** Records an event and enqueues the sync of its customer, once per event. */
export async function receiveEvent(
  deps: Pick<BillingDeps, 'clock' | 'queue'>,
  tx: Tx,
  { id, type, customerId, chargeId = null }: ProviderEvent,
): Promise<EventOutcome> {
  const inserted = await tx
    .insert(billingEvents)
    .values({ id, type, customerId, receivedAt: deps.clock.now() })
    .onConflictDoNothing()
    .returning({ id: billingEvents.id });
  if (inserted.length === 0) return 'duplicate';
  if (customerId === null) return chargeId === null ? 'ignored' : searchCustomer(deps, tx, chargeId);
  const customer = await findByCustomerId(tx, customerId);
  if (customer === null) return 'ignored';
  await requestSync(deps, tx, customer);
  return 'accepted';
}
