import { and, gt, isNull, sql } from 'drizzle-orm';
import type { Reader } from '#server/platform/database/database.ts';
import { coinGrants } from '../schema.ts';

/** Coins that all users together can spend at a moment: what the grants have left that have not expired. */
export async function outstandingCoins(reader: Reader, now: Date): Promise<number> {
  const [row] = await reader
    .select({ coins: sql<number>`coalesce(sum(${coinGrants.remaining}), 0)`.mapWith(Number) })
    .from(coinGrants)
    // The index of grants that have not been emptied is the short way to the living ones.
    .where(and(isNull(coinGrants.expiredAt), gt(coinGrants.expiresAt, now)));
  return row?.coins ?? 0;
}
