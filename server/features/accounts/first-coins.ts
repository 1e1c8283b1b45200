import type { AccountDeps } from './deps.ts';

/**
 * Gives somebody their first coins, once. Where they cost the operator money, an address must be proven first: accounts can
 * be made by the thousand, addresses that are read cannot.
 */
export async function giveFirstCoins(
  { coins, provesBeforeCoins }: Pick<AccountDeps, 'coins' | 'provesBeforeCoins'>,
  user: { id: string; emailVerified: boolean },
): Promise<void> {
  if (provesBeforeCoins?.() === true && !user.emailVerified) return;
  await coins.ensureAccount(user.id);
}
