import { and, eq, gt, sql } from 'drizzle-orm';
import type { Reader } from '#server/platform/database/database.ts';
import { coinGrants } from './schema.ts';

/** Coins that can be spent now: what the grants that have not expired have left. One indexed query, no write. */
export async function readBalance(reader: Reader, userId: string, now: Date): Promise<number> {
  const rows = await reader
    .select({ coins: sql<number>`coalesce(sum(${coinGrants.remaining}), 0)::int` })
    .from(coinGrants)
    .where(and(eq(coinGrants.userId, userId), gt(coinGrants.expiresAt, now)));
  return rows[0]?.coins ?? 0;
}
