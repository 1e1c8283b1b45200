import { sql } from 'drizzle-orm';
import type { Reader } from '#server/platform/database/database.ts';
import { coinGrants } from './schema.ts';

/**
 * Coins that can be spent now: what the grants that have not expired have left. One indexed query, no write. Written
 * as SQL since every open page asks for it: the query builder takes as long as the query.
 */
export async function readBalance(reader: Reader, userId: string, now: Date): Promise<number> {
  const { rows } = await reader.execute<{ coins: number }>(sql`
    select coalesce(sum(remaining), 0)::int as coins from ${coinGrants}
    where user_id = ${userId} and expires_at > ${now.toISOString()}`);
  return rows[0]?.coins ?? 0;
}
