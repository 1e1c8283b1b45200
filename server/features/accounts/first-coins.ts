import type { AccountDeps } from './deps.ts';

/**
 * Gives a user their first coins, once. Where coins cost the operator money, the address must be verified
 * first: accounts can be created by the thousand, mailboxes that are read cannot.
 */
export async function grantFirstCoins(
  { coins, requiresVerifiedEmailForCoins }: Pick<AccountDeps, 'coins' | 'requiresVerifiedEmailForCoins'>,
  user: { id: string; emailVerified: boolean },
): Promise<void> {
  if (requiresVerifiedEmailForCoins?.() === true && !user.emailVerified) return;
  await coins.ensureAccount(user.id);
}
