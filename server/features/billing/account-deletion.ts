import { eq } from 'drizzle-orm';
import * as z from 'zod';
import type { Tx } from '#server/platform/database/database.ts';
import { defineJob } from '#server/platform/queue/queue.ts';
import { withCheckoutLock } from './checkout-lock.ts';
import { closeCheckouts } from './close-checkouts.ts';
import { findCustomer } from './customers.ts';
import type { BillingDeps } from './deps.ts';
import { savedSnapshot } from './present.ts';
import { PaymentProviderError } from './provider.ts';
import { logFault, withFaultsLogged } from './provider-faults.ts';
import type { ProviderSnapshot, SnapshotInvoice, SnapshotSubscription } from './provider-snapshot.ts';
import { billingCustomers } from './schema.ts';
import { syncCustomer } from './sync.ts';

const renewalSyncJob = defineJob('billing-renewal-sync', z.object({ userId: z.string() }), {
  redeliveryLimit: 16,
  redeliveryDelaySeconds: 2,
});

/** Enqueues a sync of the user's renewals, in the transaction that schedules or cancels the deletion. */
export async function requestRenewalSync(
  { queue }: Pick<BillingDeps, 'queue'>,
  tx: Tx,
  userId: string,
): Promise<void> {
  await queue.enqueue(tx, renewalSyncJob, { userId }, { key: userId });
}

export interface DeletionDeps extends BillingDeps {
  /** Whether the user's account is scheduled for deletion. */
  isDeletionScheduled(userId: string): Promise<boolean>;
}

export function workOnRenewalSyncs(deps: DeletionDeps): void {
  deps.queue.work(renewalSyncJob, ({ payload }) =>
    withFaultsLogged(deps.log, () => syncRenewals(deps, payload.userId)),
  );
}

/**
 * If the account is scheduled for deletion: stops renewals and the collection of unpaid invoices, and closes
 * open checkouts. Otherwise undoes that. Keeps a cancellation made by the user.
 */
export async function syncRenewals(deps: DeletionDeps, userId: string): Promise<void> {
  const { provider, database } = deps;
  const isDeletionScheduled = await deps.isDeletionScheduled(userId);
  const known = await findCustomer(database.db, userId);
  if (provider === null || known?.provider !== provider.name) return;
  const { customerId } = known;
  if (isDeletionScheduled) await withCheckoutLock(deps, userId, () => closeCheckouts(deps, provider, userId));
  // A payment made a moment ago may not have been read yet.
  await syncCustomer(deps, customerId);
  const customer = await findCustomer(database.db, userId);
  if (customer === null) return;
  const snapshot = savedSnapshot(customer);
  const renewing = snapshot.subscriptions.filter(
    ({ endedAt, status }) => endedAt === null && status !== 'incomplete',
  );
  const mayChange = isDeletionScheduled || customer.isCancelledForDeletion;
  const toChange = renewing.filter(
    ({ cancelAtPeriodEnd }) => mayChange && cancelAtPeriodEnd !== isDeletionScheduled,
  );
  // Set the mark before requesting our cancellation and remove it after undoing it.
  if (isDeletionScheduled && toChange.length > 0) await markCancelledForDeletion(deps, userId, true);
  for (const { id } of toChange) await provider.setCancelAtPeriodEnd(id, isDeletionScheduled);
  if (!isDeletionScheduled && mayChange) await markCancelledForDeletion(deps, userId, false);
  const unpaid = unpaidOf(snapshot, renewing, isDeletionScheduled);
  for (const { id } of unpaid) await provider.setCollection(id, !isDeletionScheduled);
  if (toChange.length + unpaid.length > 0) await syncCustomer(deps, customerId);
}

/**
 * The invoices that may still be collected automatically; if the account stays, those whose collection is
 * paused.
 */
function unpaidOf(
  { invoices }: ProviderSnapshot,
  subscriptions: readonly SnapshotSubscription[],
  isDeletionScheduled: boolean,
): SnapshotInvoice[] {
  const names = new Set(subscriptions.map(({ id }) => id));
  return invoices.filter(
    ({ subscriptionId, status, nextAttemptAt }) =>
      subscriptionId !== null &&
      names.has(subscriptionId) &&
      // A draft does not tell whether it will be collected.
      (status === 'draft' || (status === 'open' && (isDeletionScheduled || nextAttemptAt === null))),
  );
}

async function markCancelledForDeletion(
  { database }: DeletionDeps,
  userId: string,
  isCancelledForDeletion: boolean,
): Promise<void> {
  await database.db
    .update(billingCustomers)
    .set({ isCancelledForDeletion })
    .where(eq(billingCustomers.userId, userId));
}

/**
 * Ends the subscriptions of a closed account. Returns false while the provider is unreachable. The deletion
 * waits then: without the row, the provider could keep charging a customer we no longer know.
 */
export async function endSubscriptions(deps: BillingDeps, userId: string): Promise<boolean> {
  const { provider, database, log, clock } = deps;
  const customer = await findCustomer(database.db, userId);
  if (customer === null) return true;
  if (provider?.name !== customer.provider) {
    if (customer.provider !== 'stripe' || !isCharged(savedSnapshot(customer), clock.now())) return true;
    const { customerId } = customer;
    log.error(
      { userId, customerId },
      'An account cannot be deleted yet: it has a Stripe subscription, and Stripe is not set up here. Set STRIPE_SECRET_KEY to cancel it.',
    );
    return false;
  }
  try {
    await withCheckoutLock(deps, userId, () => closeCheckouts(deps, provider, userId));
    await syncCustomer(deps, customer.customerId);
    const { subscriptions, invoices } = savedSnapshot(await findCustomer(database.db, userId));
    const live = subscriptions.filter(({ endedAt }) => endedAt === null);
    for (const { id } of live) await provider.cancelNow(id);
    // Open invoices are not collected once their subscription has ended; drafts may be.
    const prepared = invoices.filter(({ status }) => status === 'draft');
    for (const { id } of prepared) await provider.setCollection(id, false);
    if (live.length > 0) await syncCustomer(deps, customer.customerId);
    return true;
  } catch (error) {
    if (error instanceof PaymentProviderError) logFault(log, error);
    log.warn({ error, userId }, 'a subscription could not be ended yet');
    return false;
  }
}

/** Whether a subscription renews, as of the last sync. */
function isCharged({ subscriptions }: ProviderSnapshot, now: Date): boolean {
  return subscriptions.some(
    ({ endedAt, status, cancelAtPeriodEnd, periodEnd }) =>
      endedAt === null && status !== 'incomplete' && !(cancelAtPeriodEnd && periodEnd <= now),
  );
}
