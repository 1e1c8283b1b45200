import type { Billing, SubscriptionView } from '#contract/billing.ts';
import { isHigherPlan } from '#contract/plans.ts';
import {
  emptySnapshot,
  type ProviderSnapshot,
  type SnapshotSubscription,
  snapshotSchema,
} from './provider-snapshot.ts';
import type { CustomerRow } from './schema.ts';

/** Returns the last snapshot read of a customer. */
export function savedSnapshot(customer: CustomerRow | null): ProviderSnapshot {
  return customer?.snapshot ? snapshotSchema.parse(customer.snapshot) : emptySnapshot;
}

/**
 * Returns a customer's subscription: the most expensive live one. One without its first payment is ignored.
 */
export function currentSubscription(snapshot: ProviderSnapshot): SnapshotSubscription | null {
  return liveSubscriptions(snapshot).reduce<SnapshotSubscription | null>(
    (best, one) =>
      best === null || isHigherPlan(one.tariff?.plan ?? 'free', best.tariff?.plan ?? 'free') ? one : best,
    null,
  );
}

/** Those that were paid for and have not ended. */
export function liveSubscriptions({ subscriptions }: ProviderSnapshot): SnapshotSubscription[] {
  return subscriptions.filter(({ endedAt, status }) => endedAt === null && status !== 'incomplete');
}

/** A subscription as the contract shows it. */
export function presentSubscription(subscription: SnapshotSubscription): SubscriptionView {
  const { id, status, tariff, periodEnd, cancelAtPeriodEnd, next } = subscription;
  return {
    id,
    status,
    planType: tariff?.plan ?? null,
    interval: tariff?.interval ?? null,
    currentPeriodEnd: periodEnd.toISOString(),
    cancelAtPeriodEnd,
    next: next && { planType: next.plan, interval: next.interval },
  };
}

/** Returns a subscription's failed payment that is still open. */
export function failedPayment(
  { invoices }: ProviderSnapshot,
  subscription: SnapshotSubscription | null,
): Billing['failedPayment'] {
  if (subscription === null) return null;
  const open = invoices.findLast(
    ({ status, subscriptionId }) => status === 'open' && subscriptionId === subscription.id,
  );
  if (!open) return null;
  return { nextAttemptAt: open.nextAttemptAt?.toISOString() ?? null, payUrl: open.payUrl };
}
