import { eq } from 'drizzle-orm';
import { daysAfter } from '#contract/durations.ts';
import { coinLimits } from '#contract/limits.ts';
import type { Reader } from '#server/platform/database/database.ts';
import type { CoinDeps } from './deps.ts';
import { grantCoins } from './grant-coins.ts';
import { coinGrants } from './schema.ts';

const signupReference = (userId: string): string => `signup:${userId}`;

/**
 * Gives a new user their first coins, once per account, however often it is called. Not an authentication
 * hook: that would run inside the other library's transaction.
 */
export async function ensureAccount(deps: CoinDeps, userId: string): Promise<void> {
  const { database } = deps;
  if (await readSignupGrant(database.db, userId)) return;
  await database.inTransaction((tx) =>
    grantCoins(deps, tx, {
      userId,
      amount: coinLimits.signupCoins,
      source: 'signup',
      origin: 'signup',
      expiresAt: daysAfter(deps.clock.now(), deps.signupDays),
      reference: signupReference(userId),
    }),
  );
}

/** When the sign-up coins expire; null if there were none. */
export async function readSignupGrant(reader: Reader, userId: string): Promise<{ expiresAt: Date } | null> {
  const rows = await reader
    .select({ expiresAt: coinGrants.expiresAt })
    .from(coinGrants)
    .where(eq(coinGrants.reference, signupReference(userId)));
  return rows[0] ?? null;
}
