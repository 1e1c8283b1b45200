import type { User } from '#contract/accounts.ts';

/**
 * Whether somebody's first coins wait for the proof of their address, as they do where an engine costs the operator money.
 * Elsewhere everybody has had them from the sign-up on.
 */
export function waitsForFirstCoins(user: Pick<User, 'emailVerified' | 'hasReceivedInitialCoins'>): boolean {
  return !user.emailVerified && !user.hasReceivedInitialCoins;
}
