import { coinLimits } from '#contract/limits.ts';
import type { SnapshotSubscription } from '../provider-snapshot.ts';
import { daysAfter, earliest, latest } from './calendar.ts';
import type { CoinMonth } from './coin-months.ts';

/** How much longer than the month while the next coins are waited for: a payment that is retried, a server that was off. */
const waitingDays = 3;

export interface NextMonth {
  /** When its coins are due. */
  dueAt: Date;
}

/**
 * When the coins of a month end: after `coinLimits.planDays`, or when the next coins of the same subscription are given if that is
 * later, and at most three days after the month.
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
  if (goesOn(subscription)) return latest(least, longest);
  return latest(least, earliest(month.end, subscription?.endedAt ?? month.end));
}

/** Whether a renewal is to come. */
function goesOn(subscription: SnapshotSubscription | null): boolean {
  return (
    subscription !== null &&
    subscription.endedAt === null &&
    !subscription.cancelAtPeriodEnd &&
    ['trialing', 'active', 'past_due'].includes(subscription.status)
  );
}

/**
 * When new coins take the place of those of a month: when the next ones are given, or where a renewal is to come, with
 * the end of the month. Null where nothing comes: they really end. A renewal that fails is none until it is paid.
 */
export function renewsAt(
  month: CoinMonth,
  next: NextMonth | null,
  subscription: SnapshotSubscription | null,
): Date | null {
  if (next !== null) return next.dueAt;
  return goesOn(subscription) && subscription?.status !== 'past_due' ? month.end : null;
}
