import type { Tx } from '#server/platform/database/database.ts';
import { findByCustomerId } from './customers.ts';
import type { BillingDeps } from './deps.ts';
import { billingEvents } from './schema.ts';
import { searchCustomer } from './search-customer.ts';
import { requestSync } from './sync.ts';

/** What an event of a provider says that is believed: whom to ask about. */
export interface ProviderEvent {
  /** The provider's own name for it, the same when it is sent again. */
  id: string;
  type: string;
  /** Null where it names no customer. */
  customerId: string | null;
  /** The payment that it names instead, by the provider's name for it. */
  chargeId?: string | null;
}

/** `asked`: it is new, and somebody is asked about. `again`: it has come before. `nobody`: it is about no customer of ours. */
export type EventOutcome = 'accepted' | 'duplicate' | 'ignored';

/** Writes an event down and has its customer asked about, once however often it comes. */
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
