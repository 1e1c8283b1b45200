import { and, asc, eq, gt } from 'drizzle-orm';
import { AppError } from '#server/platform/app-error.ts';
import type { Tx } from '#server/platform/database/database.ts';
import { assertIntegerCoins } from './amount.ts';
import type { LedgerDeps } from './deps.ts';
import { totalRemaining } from './expire-coins.ts';
import { changeRemaining } from './grant-coins.ts';
import { lockAccount } from './lock-account.ts';
import { publishCurrentBalance } from './publish-balance.ts';
import { reportBalanceDrop } from './report-balance-drop.ts';
import { coinEntries, coinGrants } from './schema.ts';
import { splitOverGrants } from './split-over-grants.ts';

export interface CoinDeduction {
  userId: string;
  /** Whole coins, at least one. */
  amount: number;
  /** What it was done for. Unique: the ledger refuses to record it twice. */
  reference: string;
}

/**
 * Takes coins by an admin's decision, from the grants that expire first. Coins held by a running job are not
 * touched. Throws `too_few_coins`, and takes nothing then.
 */
export async function deductCoins(
  deps: LedgerDeps,
  tx: Tx,
  { userId, amount, reference }: CoinDeduction,
): Promise<void> {
  assertIntegerCoins(amount);
  const now = deps.clock.now();
  await lockAccount(tx, userId, now);
  const grants = await tx
    .select({ id: coinGrants.id, remaining: coinGrants.remaining })
    .from(coinGrants)
    .where(and(eq(coinGrants.userId, userId), gt(coinGrants.expiresAt, now)))
    .orderBy(asc(coinGrants.expiresAt), asc(coinGrants.id));
  const parts = splitOverGrants(grants, amount);
  if (parts === null) throw new AppError('too_few_coins');
  for (const { grantId, amount: taken } of parts) {
    await changeRemaining(tx, grantId, -taken);
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
  await reportBalanceDrop(deps, tx, userId, { before, after: before - amount });
  await publishCurrentBalance(deps, tx, userId, now);
}
