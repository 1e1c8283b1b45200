import { coinLimits } from '#contract/limits.ts';
import type { User } from '#contract/session.ts';

type FreeCoins = Pick<User, 'planType' | 'hasReceivedInitialCoins' | 'initialCoinsExpiryDate'>;

/** Returns when the coins of the sign-up expire or have expired; null without them, and on a paid plan. */
export function signupCoinsEnd(user: FreeCoins): string | null {
  return user.planType === 'free' && user.hasReceivedInitialCoins ? user.initialCoinsExpiryDate : null;
}

/**
 * Returns when all of a user's coins expire, if they come from the sign-up alone: on the free plan with no
 * more coins than a sign-up gives. Null otherwise: coins of other sources have their own expiry.
 */
export function freeCoinsEnd(user: FreeCoins, coins: number, now: number): string | null {
  const end = signupCoinsEnd(user);
  if (end === null) return null;
  const areSignupCoins = coins > 0 && coins <= coinLimits.signupCoins;
  return areSignupCoins && Date.parse(end) > now ? end : null;
}
