import { and, eq, gt, inArray, sql } from 'drizzle-orm';
import type { Db, Reader } from '#server/platform/database/database.ts';
import { coinGrants } from './schema.ts';

/** Coins that can be spent now: what the grants that have not expired have left. One indexed query, no write. */
export async function readBalance(reader: Reader, userId: string, now: Date): Promise<number> {
  return addUp(await spendableGrants(reader).execute({ userId, now }));
}

/**
 * Like `readBalance`, for the call that every open page repeats. The statement has a name, so that Drizzle writes it and
 * PostgreSQL plans it once per connection and not once per question.
 */
export function createBalanceReader(db: Db): (userId: string, now: Date) => Promise<number> {
  const prepared = spendableGrants(db, 'spendable_grants');
  return async (userId, now) => addUp(await prepared.execute({ userId, now }));
}

/** The same for many users; who has nothing is not in it. */
export async function readBalances(
  reader: Reader,
  userIds: readonly string[],
  now: Date,
): Promise<Map<string, number>> {
  const balances = new Map<string, number>();
  const grants = await reader
    .select({ userId: coinGrants.userId, remaining: coinGrants.remaining })
    .from(coinGrants)
    .where(
      and(
        inArray(coinGrants.userId, [...userIds]),
        gt(coinGrants.expiresAt, now),
        gt(coinGrants.remaining, 0),
      ),
    );
  for (const { userId, remaining } of grants) balances.set(userId, (balances.get(userId) ?? 0) + remaining);
  return balances;
}

function spendableGrants(reader: Reader, name = '') {
  return reader
    .select({ remaining: coinGrants.remaining })
    .from(coinGrants)
    .where(
      and(
        eq(coinGrants.userId, sql.placeholder('userId')),
        gt(coinGrants.expiresAt, sql.placeholder('now')),
        gt(coinGrants.remaining, 0),
      ),
    )
    .prepare(name);
}

/** Added up here: having the database add up its one or two rows takes a third of the query. */
function addUp(grants: readonly { remaining: number }[]): number {
  return grants.reduce((coins, grant) => coins + grant.remaining, 0);
}
