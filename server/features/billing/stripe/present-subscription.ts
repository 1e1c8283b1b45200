import type { Stripe } from '#server/platform/stripe/stripe-client.ts';
import {
  type SnapshotSubscription,
  type SubscriptionStatus,
  subscriptionStatuses,
  type Tariff,
} from '../provider-snapshot.ts';
import { idOf, momentOf } from './call-stripe.ts';

/** The tariff of each price of a customer. */
export type Tariffs = ReadonlyMap<string, Tariff | null>;

/** Ids of a subscription's current and next prices. */
export function pricesOfSubscription(subscription: Stripe.Subscription): string[] {
  const next = nextPrice(subscription);
  return [...subscription.items.data.map(({ price }) => price.id), ...(next === null ? [] : [next])];
}

/** Converts a subscription. Its periods are on its item (API since 2025-03-31). */
export function presentSubscription(
  subscription: Stripe.Subscription,
  tariffs: Tariffs,
): SnapshotSubscription {
  const { id, created, items } = subscription;
  // Another item beside ours was added by the operator, and opens nothing.
  const item = items.data.find(({ price }) => tariffs.get(price.id)) ?? items.data[0];
  const tariff = item ? (tariffs.get(item.price.id) ?? null) : null;
  const next = nextPrice(subscription);
  return {
    id,
    status: statusOf(subscription.status),
    tariff,
    createdAt: momentOf(created),
    periodStart: momentOf(item?.current_period_start ?? created),
    periodEnd: momentOf(item?.current_period_end ?? created),
    cancelAtPeriodEnd: endsAtPeriodEnd(subscription),
    endedAt: endOf(subscription),
    next: next === null ? null : changed(tariff, tariffs.get(next) ?? null),
  };
}

/** A status unknown to this version opens nothing. */
function statusOf(status: string): SubscriptionStatus {
  if (status === 'incomplete_expired') return 'canceled';
  return subscriptionStatuses.find((one) => one === status) ?? 'paused';
}

/** Whether it will never be paid again. */
export function isOver({ status }: Pick<Stripe.Subscription, 'status'>): boolean {
  return status === 'canceled' || status === 'incomplete_expired';
}

function endOf(subscription: Stripe.Subscription): Date | null {
  const { ended_at: endedAt, canceled_at: canceledAt, created } = subscription;
  if (endedAt !== null) return momentOf(endedAt);
  return isOver(subscription) ? momentOf(canceledAt ?? created) : null;
}

/** By its flag, or by an end date no later than the period's end. */
export function endsAtPeriodEnd(subscription: Stripe.Subscription): boolean {
  const { cancel_at_period_end: isMarked, cancel_at: cancelAt, items } = subscription;
  if (isOver(subscription)) return isMarked;
  const [item] = items.data;
  return isMarked || (cancelAt !== null && item !== undefined && cancelAt <= item.current_period_end);
}

/**
 * The price of the phase after the current one; null without a planned change. The schedule must be expanded.
 */
export function nextPrice({ schedule }: Stripe.Subscription): string | null {
  if (schedule === null || typeof schedule === 'string' || schedule.status !== 'active') return null;
  const end = schedule.current_phase?.end_date;
  if (end === undefined) return null;
  const [next] = schedule.phases
    .filter((phase) => phase.start_date >= end)
    .sort((a, b) => a.start_date - b.start_date);
  return idOf(next?.items[0]?.price);
}

function changed(from: Tariff | null, to: Tariff | null): Tariff | null {
  const isSame = from !== null && to !== null && from.plan === to.plan && from.interval === to.interval;
  return isSame ? null : to;
}
