import { and, eq, gt } from 'drizzle-orm';
import type { CoinOrigin } from '#contract/coins.ts';
import type { Reader } from '#server/platform/database/database.ts';
import type { LedgerDeps } from './deps.ts';
import { coinGrants, coinHoldParts, coinHolds } from './schema.ts';

/**
 * Returns which of these origins are accepted for engines that cost the operator money: not the sandbox's,
 * which are unpaid, and not the sign-up coins of an unproven user, who may have a thousand accounts.
 */
export async function acceptedOrigins(
  { isProven }: Pick<LedgerDeps, 'isProven'>,
  reader: Reader,
  userId: string,
  origins: Iterable<CoinOrigin>,
): Promise<Set<CoinOrigin>> {
  const accepted = new Set(origins);
  accepted.delete('sandbox');
  if (accepted.has('signup') && !(await isProven?.(reader, userId))) accepted.delete('signup');
  return accepted;
}

/** Whether all coins that a job holds are accepted for paid engines. True for a job without a hold. */
export async function areAccepted(
  deps: Pick<LedgerDeps, 'isProven'>,
  reader: Reader,
  job: { userId: string; jobId: string },
): Promise<boolean> {
  const rows = await reader
    .selectDistinct({ origin: coinGrants.origin })
    .from(coinHolds)
    .innerJoin(coinHoldParts, eq(coinHoldParts.holdId, coinHolds.id))
    .innerJoin(coinGrants, eq(coinGrants.id, coinHoldParts.grantId))
    .where(eq(coinHolds.jobId, job.jobId));
  const origins = new Set(rows.map(({ origin }) => origin));
  return (await acceptedOrigins(deps, reader, job.userId, origins)).size === origins.size;
}

/**
 * Whether a user may call paid engines without coins: users who have been given coins that these accept, or
 * would be at sign-up. Others may have a thousand accounts.
 */
export async function mayCallPaidEngines(
  deps: Pick<LedgerDeps, 'isProven'>,
  reader: Reader,
  userId: string,
): Promise<boolean> {
  const given = await reader
    .selectDistinct({ origin: coinGrants.origin })
    .from(coinGrants)
    .where(eq(coinGrants.userId, userId));
  // Where an engine costs money, an unverified user waits for the sign-up coins, and an admin may have none.
  const origins = new Set<CoinOrigin>(['signup', ...given.map(({ origin }) => origin)]);
  return (await acceptedOrigins(deps, reader, userId, origins)).size > 0;
}

/** Returns the coins that can be spent now on paid engines. */
export async function readAcceptedBalance(
  deps: Pick<LedgerDeps, 'isProven'>,
  reader: Reader,
  userId: string,
  now: Date,
): Promise<number> {
  const grants = await reader
    .select({ origin: coinGrants.origin, remaining: coinGrants.remaining })
    .from(coinGrants)
    .where(and(eq(coinGrants.userId, userId), gt(coinGrants.expiresAt, now), gt(coinGrants.remaining, 0)));
  const origins = new Set(grants.map(({ origin }) => origin));
  const accepted = await acceptedOrigins(deps, reader, userId, origins);
  return grants.reduce((sum, { origin, remaining }) => (accepted.has(origin) ? sum + remaining : sum), 0);
}
