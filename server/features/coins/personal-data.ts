import { and, asc, eq, gt, sql } from 'drizzle-orm';
import type { Database } from '#server/platform/database/database.ts';
import { type DataHolder, inPages } from '#server/platform/personal-data.ts';
import { coinAccounts, coinEntries, coinGrants, coinHolds } from './schema.ts';

/** A user's ledger. It survives the account under an anonymous id, so that its sums still add up. */
export function ledgerData({ db }: Pick<Database, 'db'>): DataHolder {
  return {
    name: 'ledger',
    records: {
      entries: (userId) =>
        inPages((after, limit) =>
          db
            .select()
            .from(coinEntries)
            .where(
              and(
                eq(coinEntries.userId, userId),
                after === undefined ? undefined : gt(coinEntries.id, after),
              ),
            )
            .orderBy(asc(coinEntries.id))
            .limit(limit),
        ),
      grants: (userId) =>
        inPages((after, limit) =>
          db
            .select()
            .from(coinGrants)
            .where(
              and(eq(coinGrants.userId, userId), after === undefined ? undefined : gt(coinGrants.id, after)),
            )
            .orderBy(asc(coinGrants.id))
            .limit(limit),
        ),
      holds: (userId) =>
        inPages((after, limit) =>
          db
            .select()
            .from(coinHolds)
            .where(
              and(eq(coinHolds.userId, userId), after === undefined ? undefined : gt(coinHolds.id, after)),
            )
            .orderBy(asc(coinHolds.id))
            .limit(limit),
        ),
    },
    async erase(tx, { userId, anonymousId }) {
      const anonymous = { userId: anonymousId };
      await tx.update(coinAccounts).set(anonymous).where(eq(coinAccounts.userId, userId));
      await tx.update(coinHolds).set(anonymous).where(eq(coinHolds.userId, userId));
      await tx.update(coinEntries).set(anonymous).where(eq(coinEntries.userId, userId));
      // A grant's reference may contain the user's id.
      await tx
        .update(coinGrants)
        .set({ ...anonymous, reference: sql`replace(${coinGrants.reference}, ${userId}, ${anonymousId})` })
        .where(eq(coinGrants.userId, userId));
    },
  };
}
