import { daysAfter } from '#contract/durations.ts';
import { coinLimits } from '#contract/limits.ts';
import type { SnapshotSubscription } from '../provider-snapshot.ts';
import { earliest, latest } from './calendar.ts';
import type { CoinMonth } from './coin-months.ts';

/** Grace after the month while the next coins are pending: a retried payment, a server that was off. */
const waitingDays = 3;

export interface NextMonth {
  /** When its coins are due. */
  dueAt: Date;
}

/**
 * Returns when a month's coins expire: after `coinLimits.planDays`, or when the next coins of the
 * subscription are given if that is later, at most three days after the month.
 */
export function expiryOf(
  dueAt: Date,
  month: CoinMonth,
  next: NextMonth | null,
  subscription: SnapshotSubscription | null,
  now: Date,
): Date {
  const least = daysAfter(dueAt, coinLimits.planDays);
  const longest = daysAfter(month.end, waitingDays);
  if (next !== null) return latest(least, next.dueAt > now ? longest : earliest(next.dueAt, longest));
  if (continues(subscription)) return latest(least, longest);
  return latest(least, earliest(month.end, subscription?.endedAt ?? month.end));
}

/** Whether a renewal is expected. */
function continues(subscription: SnapshotSubscription | null): boolean {
  return (
    subscription !== null &&
    subscription.endedAt === null &&
    !subscription.cancelAtPeriodEnd &&
    ['trialing', 'active', 'past_due'].includes(subscription.status)
  );
}

/**
 * Returns when new coins replace those of a month: when the next ones are given, or at the end of the month
 * if a renewal is expected. Null when none follow and the coins really expire. A failed renewal counts only
 * once it is paid.
 */
export function renewsAt(
  month: CoinMonth,
  next: NextMonth | null,
  subscription: SnapshotSubscription | null,
): Date | null {
  if (next !== null) return next.dueAt;
  return continues(subscription) && subscription?.status !== 'past_due' ? month.end : null;
}
