import { and, gt, isNull, sql } from 'drizzle-orm';
import type { Reader } from '#server/platform/database/database.ts';
import { coinGrants } from '../schema.ts';

/**
 * Returns the coins that all users together can spend at a moment: what is left of grants that have not
 * expired.
 */
export async function outstandingCoins(reader: Reader, now: Date): Promise<number> {
  const [row] = await reader
    .select({ coins: sql<number>`coalesce(sum(${coinGrants.remaining}), 0)`.mapWith(Number) })
    .from(coinGrants)
    // Uses the partial index of grants whose expiry was not posted yet.
    .where(and(isNull(coinGrants.expiredAt), gt(coinGrants.expiresAt, now)));
  return row?.coins ?? 0;
}
