import { and, eq, inArray, like, or, sql } from 'drizzle-orm';
import type { GrantSource } from '#contract/coins.ts';
import { coinLimits } from '#contract/limits.ts';
import type { Reader } from '#server/platform/database/database.ts';
import { coinEntries, coinGrants, coinHolds } from '../schema.ts';

/** A grant as it was given, whatever is left of it. */
export interface ExistingGrant {
  id: string;
  userId: string;
  source: GrantSource;
  reference: string;
  amount: number;
}

const grantColumns = {
  id: coinGrants.id,
  userId: coinGrants.userId,
  source: coinGrants.source,
  reference: coinGrants.reference,
  amount: coinGrants.amount,
};

/** Returns all grants of some users from some sources. */
export async function findGrantsBySource(
  reader: Reader,
  userIds: readonly string[],
  sources: readonly GrantSource[],
): Promise<ExistingGrant[]> {
  if (userIds.length === 0) return [];
  return reader
    .select(grantColumns)
    .from(coinGrants)
    .where(and(inArray(coinGrants.userId, [...userIds]), inArray(coinGrants.source, [...sources])));
}

/**
 * Returns users' grants that the ledger gives no reason for: a sign-up grant of another user or amount, or
 * coins returned from a job that kept them or from coins that were never taken.
 */
export async function findUnexplainedGrants(
  reader: Reader,
  userIds: readonly string[],
): Promise<ExistingGrant[]> {
  if (userIds.length === 0) return [];
  const ofJob = sql`exists (
    select 1 from ${coinHolds} h where h.id = split_part(${coinGrants.reference}, ':', 2)
      and h.user_id = ${coinGrants.userId} and h.state = 'released')`;
  const ofClawback = sql`(
    select coalesce(-sum(e.amount), 0) from ${coinEntries} e
    where e.grant_id = split_part(${coinGrants.reference}, ':', 2) and e.kind = 'clawback'
      and e.user_id = ${coinGrants.userId}) >= ${coinGrants.amount}`;
  const hasRecord = or(
    and(
      eq(coinGrants.source, 'signup'),
      eq(coinGrants.reference, sql`'signup:' || ${coinGrants.userId}`),
      eq(coinGrants.amount, coinLimits.signupCoins),
    ),
    and(eq(coinGrants.source, 'refund'), like(coinGrants.reference, 'refund:%'), ofJob),
    and(eq(coinGrants.source, 'refund'), like(coinGrants.reference, 'clawback_returned:%'), ofClawback),
  );
  return reader
    .select(grantColumns)
    .from(coinGrants)
    .where(
      and(
        inArray(coinGrants.userId, [...userIds]),
        inArray(coinGrants.source, ['signup', 'refund']),
        sql`not (${hasRecord})`,
      ),
    );
}
