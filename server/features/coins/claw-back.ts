import { and, asc, eq, inArray, like, sql } from 'drizzle-orm';
import type { CoinOrigin } from '#contract/coins.ts';
import { daysAfter } from '#contract/durations.ts';
import type { Tx } from '#server/platform/database/database.ts';
import type { LedgerDeps } from './deps.ts';
import { changeRemaining, insertGrant } from './grant-coins.ts';
import { coinEntries, coinGrants } from './schema.ts';

/** How many coins of a grant should be taken back. */
export interface Claim {
  userId: string;
  grantId: string;
  /** What stands behind its coins; restored ones keep it. */
  origin: CoinOrigin;
  remaining: number;
  /** Whole coins; 0 restores what was taken. */
  clawedBack: number;
}

/** Whole coins that a claim has moved. */
export interface Settled {
  clawedBack: number;
  restored: number;
}

/** Days until coins expire that were restored after a won dispute. */
const returnedDays = 30;

/** What was taken from a claimed grant and not restored, and where restored coins went. */
interface Taken {
  already: number;
  returned: { id: string; remaining: number }[];
}

/**
 * Takes back unspent coins of grants up to the claim. If less is claimed than was taken, the rest is restored
 * as a new grant, which from then on is claimed together with its original. Returns what has moved, by user.
 * The caller has locked the accounts.
 */
export async function settleClaims(
  deps: Pick<LedgerDeps, 'newId'>,
  tx: Tx,
  { claims, now }: { claims: readonly Claim[]; now: Date },
): Promise<Map<string, Settled>> {
  const taken = await takenOf(tx, claims);
  const settled = new Map<string, Settled>();
  for (const { userId, grantId, origin, remaining, clawedBack } of claims) {
    const { already, returned } = taken.get(grantId) ?? { already: 0, returned: [] };
    let missing = clawedBack - already;
    if (missing === 0) continue;
    const sum = settled.get(userId) ?? { clawedBack: 0, restored: 0 };
    if (missing < 0) {
      await writeReturn(deps, tx, { userId, grantId, amount: -missing, origin, now });
      sum.restored -= missing;
    }
    for (const lot of [{ id: grantId, remaining }, ...returned]) {
      const amount = Math.min(lot.remaining, missing);
      if (amount <= 0) continue;
      await writeClawBack(deps, tx, { userId, grantId: lot.id, amount, already, now });
      sum.clawedBack += amount;
      missing -= amount;
    }
    settled.set(userId, sum);
  }
  return settled;
}

async function takenOf(tx: Tx, claims: readonly Claim[]): Promise<Map<string, Taken>> {
  const entered = await enteredOf(
    tx,
    claims.map(({ grantId }) => grantId),
  );
  const taken = new Map<string, Taken>();
  for (const [grantId, amount] of entered) taken.set(grantId, { already: amount, returned: [] });
  if (taken.size === 0) return taken;
  const users = new Set(claims.filter(({ grantId }) => taken.has(grantId)).map(({ userId }) => userId));
  const returned = await tx
    .select({
      id: coinGrants.id,
      reference: coinGrants.reference,
      amount: coinGrants.amount,
      remaining: coinGrants.remaining,
    })
    .from(coinGrants)
    .where(and(inArray(coinGrants.userId, [...users]), like(coinGrants.reference, `${returnedPrefix}%`)))
    .orderBy(asc(coinGrants.createdAt), asc(coinGrants.id));
  const enteredOfReturned = await enteredOf(
    tx,
    returned.map(({ id }) => id),
  );
  for (const { id, reference, amount, remaining } of returned) {
    const of = taken.get(reference.split(':')[1] ?? '');
    if (!of) continue;
    of.already += (enteredOfReturned.get(id) ?? 0) - amount;
    of.returned.push({ id, remaining });
  }
  return taken;
}

/** How many coins were taken back from each grant; grants without any are missing. */
async function enteredOf(tx: Tx, grantIds: readonly string[]): Promise<Map<string, number>> {
  if (grantIds.length === 0) return new Map();
  const entries = await tx
    .select({ grantId: coinEntries.grantId, amount: sql<number>`-sum(${coinEntries.amount})::int` })
    .from(coinEntries)
    .where(and(inArray(coinEntries.grantId, [...grantIds]), eq(coinEntries.kind, 'clawback')))
    .groupBy(coinEntries.grantId);
  return new Map(entries.map(({ grantId, amount }) => [grantId, amount]));
}

interface Movement {
  userId: string;
  grantId: string;
  amount: number;
  now: Date;
}

async function writeClawBack(
  deps: Pick<LedgerDeps, 'newId'>,
  tx: Tx,
  { userId, grantId, amount, already, now }: Movement & { already: number },
): Promise<void> {
  const id = deps.newId();
  await changeRemaining(tx, grantId, -amount);
  await tx.insert(coinEntries).values({
    userId,
    id,
    grantId,
    holdId: null,
    kind: 'clawback',
    amount: -amount,
    // A grant may be claimed again after a won dispute, or further after a partial refund.
    reference: `clawback:${grantId}:${already}:${id}`,
    createdAt: now,
  });
}

const returnedPrefix = 'clawback_returned:';

async function writeReturn(
  deps: Pick<LedgerDeps, 'newId'>,
  tx: Tx,
  { userId, grantId, amount, origin, now }: Movement & Pick<Claim, 'origin'>,
): Promise<void> {
  const grant = {
    userId,
    holdId: null,
    amount,
    source: 'refund' as const,
    origin,
    expiresAt: daysAfter(now, returnedDays),
    reference: `${returnedPrefix}${grantId}:${deps.newId()}`,
  };
  await insertGrant(deps, tx, grant, now);
}
