import type { User } from '#contract/session.ts';

/**
 * Whether the user gets their first coins only after verifying the address: the case where an engine costs
 * the operator money. Otherwise every user gets them at sign-up.
 */
export function waitsForFirstCoins(
  user: Pick<User, 'usesCoins' | 'emailVerified' | 'hasReceivedInitialCoins'>,
): boolean {
  return user.usesCoins && !user.emailVerified && !user.hasReceivedInitialCoins;
}
