import { sql } from 'drizzle-orm';
import type { Reader } from '#server/platform/database/database.ts';
import { coinAccounts, coinGrants, coinHolds } from '../schema.ts';

/** Returns all users with ledger rows, by id, after the given one. */
export async function findHolders(reader: Reader, after: string, limit: number): Promise<string[]> {
  // Uses each table's index: none is read beyond the page.
  const { rows } = await reader.execute<{ user_id: string }>(sql`
    select user_id from (
      (select user_id from ${coinAccounts} where user_id > ${after} order by user_id limit ${limit})
      union (select distinct user_id from ${coinGrants} where user_id > ${after} order by user_id limit ${limit})
      union (select distinct user_id from ${coinHolds} where user_id > ${after} order by user_id limit ${limit})
    ) holders order by user_id limit ${limit}`);
  return rows.map((row) => row.user_id);
}
