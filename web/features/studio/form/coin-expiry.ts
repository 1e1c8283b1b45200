import { dayMs } from '#contract/durations.ts';
import { coinLimits } from '#contract/limits.ts';
import { signupCoinsEnd } from '#web/features/accounts/index.ts';

/**
 * Returns the days until a new account's free coins expire, rounded up, if worth a warning: on the free
 * plan, in the last `coinLimits.expiryWarningDays`. Null otherwise.
 */
export function expiryWarningDays(user: Parameters<typeof signupCoinsEnd>[0], now: number): number | null {
  const end = signupCoinsEnd(user);
  if (end === null) return null;
  const days = (Date.parse(end) - now) / dayMs;
  return days > 0 && days <= coinLimits.expiryWarningDays ? Math.ceil(days) : null;
}
