import type { User } from '#contract/accounts.ts';
import { coinLimits } from '#contract/limits.ts';

/**
 * When all coins of somebody end, where they are those of the sign-up alone: on the free plan, and no more of them than a
 * sign-up gives. Null otherwise: coins of a plan, of an admin or of several sources have ends of their own.
 */
export function freeCoinsEnd(
  user: Pick<User, 'planType' | 'hasReceivedInitialCoins' | 'initialCoinsExpiryDate'>,
  coins: number,
  now: number,
): string | null {
  const end = user.initialCoinsExpiryDate;
  if (user.planType !== 'free' || !user.hasReceivedInitialCoins || end === null) return null;
  const areTheirs = coins > 0 && coins <= coinLimits.signupCoins;
  return areTheirs && Date.parse(end) > now ? end : null;
}
