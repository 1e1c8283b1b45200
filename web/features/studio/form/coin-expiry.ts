import type { User } from '#contract/accounts.ts';
import { dayMs } from '#contract/durations.ts';
import { coinLimits } from '#contract/limits.ts';

/**
 * Returns the days until a new account's free coins expire, rounded up, if worth a warning: on the free
 * plan, in the last `coinLimits.expiryWarningDays`. Null otherwise.
 */
export function expiryWarningDays(
  user: Pick<User, 'planType' | 'hasReceivedInitialCoins' | 'initialCoinsExpiryDate'>,
  now: number,
): number | null {
  if (user.planType !== 'free' || !user.hasReceivedInitialCoins || user.initialCoinsExpiryDate === null) {
    return null;
  }
  const days = (Date.parse(user.initialCoinsExpiryDate) - now) / dayMs;
  return days > 0 && days <= coinLimits.expiryWarningDays ? Math.ceil(days) : null;
}
