import type { User } from '#contract/accounts.ts';
import { coinLimits } from '#contract/limits.ts';

/**
 * Returns when all of a user's coins expire, if they come from the sign-up alone: on the free plan with no
 * more coins than a sign-up gives. Null otherwise: coins of other sources have their own expiry.
 */
export function freeCoinsEnd(
  user: Pick<User, 'planType' | 'hasReceivedInitialCoins' | 'initialCoinsExpiryDate'>,
  coins: number,
  now: number,
): string | null {
  const end = user.initialCoinsExpiryDate;
  if (user.planType !== 'free' || !user.hasReceivedInitialCoins || end === null) return null;
  const areSignupCoins = coins > 0 && coins <= coinLimits.signupCoins;
  return areSignupCoins && Date.parse(end) > now ? end : null;
}
