import { and, asc, eq, gt, inArray, isNull, lte } from 'drizzle-orm';
import type { Tx } from '#server/platform/database/database.ts';
import { readBalance } from './balance.ts';
import type { CoinDeps, LedgerDeps } from './deps.ts';
import { lockAccount } from './lock-account.ts';
import { publishBalance } from './publish-balance.ts';
import { reportBalanceDrop } from './report-balance-drop.ts';
import { coinGrants } from './schema.ts';
import { writeEntries } from './write-entries.ts';

const usersPerPage = 200;

/**
 * Posts every due expiry, each user's in its own transaction, and returns how many grants ended. A failure
 * for one user does not stop the others; it is thrown at the end.
 */
export async function expireDue(deps: CoinDeps, now: Date): Promise<number> {
  const failures: unknown[] = [];
  let ended = 0;
  for await (const userId of usersWithDueGrants(deps, now)) {
    try {
      ended += await deps.database.inTransaction((tx) => expireOfUser(deps, tx, userId, now));
    } catch (error) {
      failures.push(error);
    }
  }
  if (failures.length > 0) throw new AggregateError(failures, 'Some coin expiries could not be posted.');
  return ended;
}

async function expireOfUser(deps: LedgerDeps, tx: Tx, userId: string, now: Date): Promise<number> {
  await lockAccount(tx, userId, now);
  const due = await postDueExpiries(deps, tx, userId, now);
  const expired = totalRemaining(due);
  if (expired === 0) return due.length;
  const after = await readBalance(tx, userId, now);
  await reportBalanceDrop(deps, tx, userId, { before: after + expired, after });
  await publishBalance(deps, tx, userId, after);
  return due.length;
}

export function totalRemaining(grants: readonly { remaining: number }[]): number {
  return grants.reduce((sum, grant) => sum + grant.remaining, 0);
}

async function* usersWithDueGrants(deps: CoinDeps, now: Date): AsyncGenerator<string> {
  let after = '';
  while (true) {
    const page = await deps.database.db
      .selectDistinct({ userId: coinGrants.userId })
      .from(coinGrants)
      .where(and(isNull(coinGrants.expiredAt), lte(coinGrants.expiresAt, now), gt(coinGrants.userId, after)))
      .orderBy(asc(coinGrants.userId))
      .limit(usersPerPage);
    for (const { userId } of page) yield userId;
    const last = page.at(-1);
    if (!last || page.length < usersPerPage) return;
    after = last.userId;
  }
}

/** Empties a user's expired grants and returns them as they were. The caller has locked the account. */
export async function postDueExpiries(
  deps: Pick<LedgerDeps, 'newId'>,
  tx: Tx,
  userId: string,
  now: Date,
): Promise<{ id: string; remaining: number }[]> {
  const due = await tx
    .select({ id: coinGrants.id, remaining: coinGrants.remaining })
    .from(coinGrants)
    .where(and(eq(coinGrants.userId, userId), isNull(coinGrants.expiredAt), lte(coinGrants.expiresAt, now)));
  if (due.length === 0) return due;
  const ids = due.map((grant) => grant.id);
  await tx.update(coinGrants).set({ remaining: 0, expiredAt: now }).where(inArray(coinGrants.id, ids));
  const entries = due
    .filter((grant) => grant.remaining > 0)
    .map(({ id, remaining }) => ({
      userId,
      grantId: id,
      holdId: null,
      kind: 'expire' as const,
      amount: -remaining,
    }));
  await writeEntries(deps, tx, entries, now);
  return due;
}
