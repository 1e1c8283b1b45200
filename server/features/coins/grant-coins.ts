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
  const { holdId, ...row } = grant;
  assertWholeCoins(row.amount);
  const grantId = deps.newId();
  const inserted = await tx
    .insert(coinGrants)
    .values({ ...row, id: grantId, remaining: row.amount, createdAt: now })
    .onConflictDoNothing({ target: coinGrants.reference })
    .returning({ id: coinGrants.id });
  if (inserted.length === 0) return false;
  const entry = { userId: row.userId, grantId, holdId, kind: 'grant', amount: row.amount } as const;
  await writeEntries(deps, tx, [entry], now);
  return true;
}
