import type { Billing, SubscriptionView } from '#contract/billing.ts';
import { isHigherPlan } from '#contract/plans.ts';
import type { CustomerRow } from './schema.ts';
import { type BillingTruth, noTruth, type TruthSubscription, truthSchema } from './truth.ts';

/** What was read of a customer last. */
export function knownTruth(customer: CustomerRow | null): BillingTruth {
  return customer?.truth ? truthSchema.parse(customer.truth) : noTruth;
}

/** The subscription that somebody has: of several that live the dearest. One whose first payment is missing is none yet. */
export function livingSubscription({ subscriptions }: BillingTruth): TruthSubscription | null {
  const living = subscriptions.filter(({ endedAt, status }) => endedAt === null && status !== 'incomplete');
  return living.reduce<TruthSubscription | null>(
    (best, one) =>
      best === null || isHigherPlan(one.tariff?.plan ?? 'free', best.tariff?.plan ?? 'free') ? one : best,
    null,
  );
}

/** A subscription as the contract shows it. */
export function presentSubscription(subscription: TruthSubscription): SubscriptionView {
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
  { invoices }: BillingTruth,
  subscription: TruthSubscription | null,
): Billing['failedPayment'] {
  if (subscription === null) return null;
  const open = invoices.findLast(
    ({ status, subscriptionId }) => status === 'open' && subscriptionId === subscription.id,
  );
  if (!open) return null;
  return { nextAttemptAt: open.nextAttemptAt?.toISOString() ?? null, payUrl: open.payUrl };
}
