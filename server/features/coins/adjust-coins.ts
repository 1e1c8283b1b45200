import { and, asc, eq, gt, sql } from 'drizzle-orm';
import { AppError } from '#server/platform/app-error.ts';
import type { Tx } from '#server/platform/database/database.ts';
import { assertWholeCoins } from './amount.ts';
import { announceBalance } from './announce-balance.ts';
import type { LedgerDeps } from './deps.ts';
import { totalRemaining } from './expire-coins.ts';
import { lockAccount } from './lock-account.ts';
import { coinEntries, coinGrants } from './schema.ts';
import { takeFromGrants } from './take-from-grants.ts';
import { tellFall } from './tell-fall.ts';

export interface CoinsToTake {
  userId: string;
  /** Whole coins, at least one. */
  amount: number;
  /** What it was done for. The ledger refuses to write the same down twice. */
  reference: string;
}

/**
 * Takes coins away by hand, from the grants that expire first. Coins that a running job holds stay its own. Throws
 * `too_few_coins`, and then nothing was taken.
 */
export async function takeCoins(
  deps: LedgerDeps,
  tx: Tx,
  { userId, amount, reference }: CoinsToTake,
): Promise<void> {
  assertWholeCoins(amount);
  const now = deps.clock.now();
  await lockAccount(tx, userId, now);
  const grants = await tx
    .select({ id: coinGrants.id, remaining: coinGrants.remaining })
    .from(coinGrants)
    .where(and(eq(coinGrants.userId, userId), gt(coinGrants.expiresAt, now)))
    .orderBy(asc(coinGrants.expiresAt), asc(coinGrants.id));
  const parts = takeFromGrants(grants, amount);
  if (parts === null) throw new AppError('too_few_coins');
  for (const { grantId, amount: taken } of parts) {
    await tx
      .update(coinGrants)
      .set({ remaining: sql`${coinGrants.remaining} - ${taken}` })
      .where(eq(coinGrants.id, grantId));
    await tx.insert(coinEntries).values({
      userId,
      id: deps.newId(),
      grantId,
      holdId: null,
      kind: 'adjust',
      amount: -taken,
      reference: `adjust:${reference}:${grantId}`,
      createdAt: now,
    });
  }
  const before = totalRemaining(grants);
  await tellFall(deps, tx, userId, { before, after: before - amount });
  await announceBalance(deps, tx, userId, now);
}
