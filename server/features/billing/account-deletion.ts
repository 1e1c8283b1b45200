import { eq } from 'drizzle-orm';
import * as z from 'zod';
import type { Tx } from '#server/platform/database/database.ts';
import { defineJob } from '#server/platform/queue/queue.ts';
import { closeCheckouts } from './close-checkouts.ts';
import { findCustomer } from './customers.ts';
import type { BillingDeps } from './deps.ts';
import { savedSnapshot } from './present.ts';
import { PaymentProviderError } from './provider.ts';
import { logFault, withFaultsLogged } from './provider-faults.ts';
import type { ProviderSnapshot, SnapshotInvoice, SnapshotSubscription } from './provider-snapshot.ts';
import { billingCustomers } from './schema.ts';
import { syncCustomer } from './sync.ts';

const followJob = defineJob('billing-leaver', z.object({ userId: z.string() }), {
  redeliveryLimit: 16,
  redeliveryDelaySeconds: 2,
});

/** Has the subscription of somebody follow their wish to leave or to stay, in the transaction in which they said so. */
export async function requestRenewalSync(
  { queue }: Pick<BillingDeps, 'queue'>,
  tx: Tx,
  userId: string,
): Promise<void> {
  await queue.enqueue(tx, followJob, { userId }, { key: userId });
}

export interface DeletionDeps extends BillingDeps {
  /** Whether the user's account is to be deleted. */
  isLeaving(userId: string): Promise<boolean>;
}

export function workOnRenewalSyncs(deps: DeletionDeps): void {
  deps.queue.work(followJob, ({ payload }) =>
    withFaultsLogged(deps.log, () => syncRenewals(deps, payload.userId)),
  );
}

/**
 * Of whoever wants to leave nothing renews from then on, a renewal that is not paid yet is collected no more, and nothing
 * that they had begun to buy can be paid any more; whoever stays after all goes on as before. A cancellation of their own is theirs, and stays.
 */
export async function syncRenewals(deps: DeletionDeps, userId: string): Promise<void> {
  const { provider, database } = deps;
  const isLeaving = await deps.isLeaving(userId);
  const known = await findCustomer(database.db, userId);
  if (provider === null || known?.provider !== provider.name) return;
  const { customerId } = known;
  if (isLeaving) await closeCheckouts(deps, provider, userId);
  // What was paid a moment before may not have been heard of.
  await syncCustomer(deps, customerId);
  const customer = await findCustomer(database.db, userId);
  if (customer === null) return;
  const snapshot = savedSnapshot(customer);
  const renewing = snapshot.subscriptions.filter(
    ({ endedAt, status }) => endedAt === null && status !== 'incomplete',
  );
  const mayChange = isLeaving || customer.isCancelledForLeaving;
  const toChange = renewing.filter(({ cancelAtPeriodEnd }) => mayChange && cancelAtPeriodEnd !== isLeaving);
  // The mark is there as long as a cancellation of ours may be: before it is asked for, until it has been taken back.
  if (isLeaving && toChange.length > 0) await markLeaver(deps, userId, true);
  for (const { id } of toChange) await provider.setCancelAtPeriodEnd(id, isLeaving);
  if (!isLeaving && mayChange) await markLeaver(deps, userId, false);
  const unpaid = unpaidOf(snapshot, renewing, isLeaving);
  for (const { id } of unpaid) await provider.setCollection(id, !isLeaving);
  if (toChange.length + unpaid.length > 0) await syncCustomer(deps, customerId);
}

/** Invoices whose money may still be taken by itself; for who stays, those that are held back. */
function unpaidOf(
  { invoices }: ProviderSnapshot,
  subscriptions: readonly SnapshotSubscription[],
  isLeaving: boolean,
): SnapshotInvoice[] {
  const names = new Set(subscriptions.map(({ id }) => id));
  return invoices.filter(
    ({ subscriptionId, status, nextAttemptAt }) =>
      subscriptionId !== null &&
      names.has(subscriptionId) &&
      // Of one that is only prepared nobody says whether it will be taken.
      (status === 'draft' || (status === 'open' && (isLeaving || nextAttemptAt === null))),
  );
}

async function markLeaver(
  { database }: DeletionDeps,
  userId: string,
  isCancelledForLeaving: boolean,
): Promise<void> {
  await database.db
    .update(billingCustomers)
    .set({ isCancelledForLeaving })
    .where(eq(billingCustomers.userId, userId));
}

/**
 * Ends what somebody pays for whose account is closed. False while the provider cannot be asked: the deletion waits, since
 * afterwards nobody would know whom it goes on charging.
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
      'An account waits to be deleted: it pays at Stripe, which is not set up here. Set STRIPE_SECRET_KEY, and it is ended.',
    );
    return false;
  }
  try {
    await closeCheckouts(deps, provider, userId);
    await syncCustomer(deps, customer.customerId);
    const { subscriptions, invoices } = savedSnapshot(await findCustomer(database.db, userId));
    const living = subscriptions.filter(({ endedAt }) => endedAt === null);
    for (const { id } of living) await provider.cancelNow(id);
    // What is open is not collected once its subscription has ended; of what is only prepared nobody says so.
    const prepared = invoices.filter(({ status }) => status === 'draft');
    for (const { id } of prepared) await provider.setCollection(id, false);
    if (living.length > 0) await syncCustomer(deps, customer.customerId);
    return true;
  } catch (error) {
    if (error instanceof PaymentProviderError) logFault(log, error);
    log.warn({ err: error, userId }, 'a subscription could not be ended yet');
    return false;
  }
}

/** Whether a subscription goes on by itself, as far as was known last. */
function isCharged({ subscriptions }: ProviderSnapshot, now: Date): boolean {
  return subscriptions.some(
    ({ endedAt, status, cancelAtPeriodEnd, periodEnd }) =>
      endedAt === null && status !== 'incomplete' && !(cancelAtPeriodEnd && periodEnd <= now),
  );
}
