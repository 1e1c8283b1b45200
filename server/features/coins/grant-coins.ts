import type { GrantSource } from '#contract/coins.ts';
import type { Tx } from '#server/platform/database/database.ts';
import { assertWholeCoins } from './amount.ts';
import { announceBalance } from './announce-balance.ts';
import type { LedgerDeps } from './deps.ts';
import { lockAccount } from './lock-account.ts';
import { coinGrants } from './schema.ts';
import { writeEntries } from './write-entries.ts';

export interface NewGrant {
  userId: string;
  /** Whole coins, at least one. */
  amount: number;
  source: GrantSource;
  expiresAt: Date;
  /** When new coins take their place; absent for coins that end without. */
  renewsAt?: Date | null;
  /** What the coins are given for, such as `signup:<userId>`. Unique: the same reference again gives nothing. */
  reference: string;
}

/** Gives coins, once per reference. */
export async function grantCoins(deps: LedgerDeps, tx: Tx, grant: NewGrant): Promise<void> {
  const now = deps.clock.now();
  await lockAccount(tx, grant.userId, now);
  const isNew = await insertGrant(deps, tx, { ...grant, holdId: null }, now);
  if (isNew) await announceBalance(deps, tx, grant.userId, now);
}

/** Writes a grant and its entry; false when its reference was used before. The account is locked by the caller. */
export async function insertGrant(
  deps: Pick<LedgerDeps, 'newId'>,
  tx: Tx,
  grant: NewGrant & { holdId: string | null },
  now: Date,
): Promise<boolean> {
  const inserted = await insertGrants(deps, tx, [grant], now);
  return inserted.size > 0;
}

/** The same for many grants, of many users: answers the ids of those whose reference is new, by reference. */
export async function insertGrants(
  deps: Pick<LedgerDeps, 'newId'>,
  tx: Tx,
  grants: readonly (NewGrant & { holdId: string | null })[],
  now: Date,
): Promise<Map<string, string>> {
  if (grants.length === 0) return new Map();
  for (const { amount } of grants) assertWholeCoins(amount);
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
