import { sql } from 'drizzle-orm';
import type { Reader } from '#server/platform/database/database.ts';
import { coinGrants } from './schema.ts';

/**
 * Coins that can be spent now: what the grants that have not expired have left. One indexed query, no write. Written as
 * SQL and added up here since every open page asks for it: the query builder takes as long as the query, and having the
 * database add up its one or two rows takes a third of it.
 */
export async function readBalance(reader: Reader, userId: string, now: Date): Promise<number> {
  const { rows } = await reader.execute<{ remaining: number }>(sql`
    select remaining from ${coinGrants}
    where user_id = ${userId} and expires_at > ${now.toISOString()} and remaining > 0`);
  return rows.reduce((coins, row) => coins + row.remaining, 0);
}
