import type { Billing, SubscriptionView } from '#contract/billing.ts';
import { isHigherPlan } from '#contract/plans.ts';
import {
  emptySnapshot,
  type ProviderSnapshot,
  type SnapshotSubscription,
  snapshotSchema,
} from './provider-snapshot.ts';
import type { CustomerRow } from './schema.ts';

/** What was read of a customer last. */
export function savedSnapshot(customer: CustomerRow | null): ProviderSnapshot {
  return customer?.snapshot ? snapshotSchema.parse(customer.snapshot) : emptySnapshot;
}

/** The subscription that somebody has: of several that live the dearest. One whose first payment is missing is none yet. */
export function currentSubscription({ subscriptions }: ProviderSnapshot): SnapshotSubscription | null {
  const living = subscriptions.filter(({ endedAt, status }) => endedAt === null && status !== 'incomplete');
  return living.reduce<SnapshotSubscription | null>(
    (best, one) =>
      best === null || isHigherPlan(one.tariff?.plan ?? 'free', best.tariff?.plan ?? 'free') ? one : best,
    null,
  );
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

/** A payment of a subscription that failed and is not made yet. */
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
