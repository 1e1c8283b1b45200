import { and, desc, eq, ne } from 'drizzle-orm';
import type { Tx } from '#server/platform/database/database.ts';
import type { BalanceDrop, LedgerDeps } from './deps.ts';
import { coinGrants } from './schema.ts';

/** Reports that the balance has fallen, in the same transaction. */
export async function reportBalanceDrop(
  deps: Pick<LedgerDeps, 'onBalanceDrop'>,
  tx: Tx,
  userId: string,
  change: Pick<BalanceDrop, 'before' | 'after'>,
): Promise<void> {
  await deps.onBalanceDrop?.(tx, userId, { ...change, lastGrant: () => findLastGrant(tx, userId) });
}

async function findLastGrant(tx: Tx, userId: string): Promise<string | null> {
  const [gift] = await tx
    .select({ id: coinGrants.id })
    .from(coinGrants)
    .where(and(eq(coinGrants.userId, userId), ne(coinGrants.source, 'refund')))
    .orderBy(desc(coinGrants.createdAt), desc(coinGrants.id))
    .limit(1);
  return gift?.id ?? null;
}
