import { eq, sql } from 'drizzle-orm';
import type { CoinOrigin, GrantSource } from '#contract/coins.ts';
import type { Tx } from '#server/platform/database/database.ts';
import { assertIntegerCoins } from './amount.ts';
import type { LedgerDeps } from './deps.ts';
import { lockAccount } from './lock-account.ts';
import { publishCurrentBalance } from './publish-balance.ts';
import { coinGrants } from './schema.ts';
import { writeEntries } from './write-entries.ts';

export interface NewGrant {
  userId: string;
  /** Whole coins, at least one. */
  amount: number;
  source: GrantSource;
  /** What stands behind them. */
  origin: CoinOrigin;
  expiresAt: Date;
  /** When new coins replace them; absent for coins that simply expire. */
  renewsAt?: Date | null;
  /** What the coins are given for, such as `signup:<userId>`. Unique: repeating it gives nothing. */
  reference: string;
}

/** Gives coins, once per reference. */
export async function grantCoins(deps: LedgerDeps, tx: Tx, grant: NewGrant): Promise<void> {
  const now = deps.clock.now();
  await lockAccount(tx, grant.userId, now);
  const isNew = await insertGrant(deps, tx, { ...grant, holdId: null }, now);
  if (isNew) await publishCurrentBalance(deps, tx, grant.userId, now);
}

/**
 * Inserts a grant and its entry. Returns false if its reference was used before. The caller has locked the
 * account.
 */
export async function insertGrant(
  deps: Pick<LedgerDeps, 'newId'>,
  tx: Tx,
  grant: NewGrant & { holdId: string | null },
  now: Date,
): Promise<boolean> {
  const inserted = await insertGrants(deps, tx, [grant], now);
  return inserted.size > 0;
}

/** Like `insertGrant` for many users. Returns the ids of the new grants, by reference. */
export async function insertGrants(
  deps: Pick<LedgerDeps, 'newId'>,
  tx: Tx,
  grants: readonly (NewGrant & { holdId: string | null })[],
  now: Date,
): Promise<Map<string, string>> {
  if (grants.length === 0) return new Map();
  for (const { amount } of grants) assertIntegerCoins(amount);
  const inserted = await tx
    .insert(coinGrants)
    .values(
      grants.map(({ holdId: _, ...row }) => ({
        ...row,
        id: deps.newId(),
        remaining: row.amount,
        createdAt: now,
      })),
    )
    .onConflictDoNothing({ target: coinGrants.reference })
    .returning({ id: coinGrants.id, reference: coinGrants.reference });
  const ids = new Map(inserted.map(({ id, reference }) => [reference, id]));
  const entries = grants.flatMap(({ userId, holdId, amount, reference }) => {
    const grantId = ids.get(reference);
    return grantId === undefined ? [] : [{ userId, grantId, holdId, kind: 'grant' as const, amount }];
  });
  await writeEntries(deps, tx, entries, now);
  return ids;
}

/** Adds to what is left of a grant; a negative amount takes. The caller has locked the account. */
export async function changeRemaining(tx: Tx, grantId: string, amount: number): Promise<void> {
  await tx
    .update(coinGrants)
    .set({ remaining: sql`${coinGrants.remaining} + ${amount}` })
    .where(eq(coinGrants.id, grantId));
}
