import { inArray, sql } from 'drizzle-orm';
import type { GrantSource } from '#contract/coins.ts';
import { coinLimits } from '#contract/limits.ts';
import type { Tx } from '#server/platform/database/database.ts';
import { readBalances } from './balance.ts';
import { type Claim, type Settled, settleClaims } from './claw-back.ts';
import { daysAfter } from './days.ts';
import type { LedgerDeps } from './deps.ts';
import { insertGrants } from './grant-coins.ts';
import { lockAccounts } from './lock-account.ts';
import { coinGrants } from './schema.ts';
import { tellFall } from './tell-fall.ts';

/** Coins that somebody is to have been given, as it was worked out elsewhere. */
export interface KeptGrant {
  /** Unique, as of any grant. */
  reference: string;
  /** Whole coins, at least one. Never changes for a reference. */
  amount: number;
  source: GrantSource;
  /** Since when they are due. */
  dueAt: Date;
  /** When they end; it may change as long as they have not. */
  expiresAt: Date;
  /** When new coins take their place; null where they end without. */
  renewsAt: Date | null;
  /** How many of them are to be gone again, as far as they are unspent. */
  clawedBack: number;
}

/** All that a user is to have been given, each user once. */
export interface KeptGrants {
  userId: string;
  grants: readonly KeptGrant[];
}

/** What bringing the books in line has changed. */
export interface KeptChange extends Settled {
  /** References of the grants that are new. */
  granted: string[];
}

/** Coins that come so late through our fault that their time is counted from when they came. */
const lateDays = 1;

/**
 * Brings the books in line with what users are to have: gives what is missing, once per reference, moves the ends of
 * what still lives, and takes back or gives back what was refunded. The same grants again change nothing. Many users
 * cost as many statements as one; two calls for some of the same users wait for each other in turn.
 */
export async function keepGrants(
  deps: LedgerDeps,
  tx: Tx,
  kept: readonly KeptGrants[],
): Promise<Map<string, KeptChange>> {
  if (kept.length === 0) return new Map();
  const now = deps.clock.now();
  const userIds = kept.map(({ userId }) => userId);
  await lockAccounts(tx, userIds, now);
  const before = await readBalances(tx, userIds, now);
  const wanted = kept.flatMap(({ userId, grants }) => grants.map((grant) => ({ ...grant, userId })));
  const known = await findGrants(tx, wanted);
  const missing = wanted.filter(({ reference }) => !known.has(reference));
  const given = await giveLate(deps, tx, missing, now);
  const moved = await moveEnds(tx, known, wanted);
  const settled = await settleClaims(deps, tx, { claims: claimsOf(known, given, wanted), now });
  const isSame = missing.length === 0 && moved === 0 && settled.size === 0;
  const after = isSame ? before : await readBalances(tx, userIds, now);
  const changes = new Map(
    userIds.map((userId): [string, KeptChange] => [
      userId,
      { granted: [], clawedBack: 0, givenBack: 0, ...settled.get(userId) },
    ]),
  );
  for (const { userId, reference } of missing) changes.get(userId)?.granted.push(reference);
  await tell(deps, tx, { before, after, changes });
  return changes;
}

/** Tells of what has changed: the last thing in here, since it makes the users' other transactions wait. */
async function tell(
  deps: LedgerDeps,
  tx: Tx,
  balances: {
    before: Map<string, number>;
    after: Map<string, number>;
    changes: Map<string, KeptChange>;
  },
): Promise<void> {
  const news: { userId: string; payload: { coins: number } }[] = [];
  for (const [userId, { granted }] of balances.changes) {
    const before = balances.before.get(userId) ?? 0;
    const after = balances.after.get(userId) ?? 0;
    if (after < before) await tellFall(deps, tx, userId, { before, after });
    if (after !== before || granted.length > 0) news.push({ userId, payload: { coins: after } });
  }
  await deps.events.publishEach(tx, 'coins.changed', news);
}

type WantedGrant = KeptGrant & { userId: string };

type GrantRow = Pick<
  typeof coinGrants.$inferSelect,
  'id' | 'userId' | 'reference' | 'remaining' | 'expiresAt' | 'renewsAt' | 'expiredAt' | 'createdAt'
>;

async function findGrants(tx: Tx, grants: readonly WantedGrant[]): Promise<Map<string, GrantRow>> {
  if (grants.length === 0) return new Map();
  const rows = await tx
    .select({
      id: coinGrants.id,
      userId: coinGrants.userId,
      reference: coinGrants.reference,
      remaining: coinGrants.remaining,
      expiresAt: coinGrants.expiresAt,
      renewsAt: coinGrants.renewsAt,
      expiredAt: coinGrants.expiredAt,
      createdAt: coinGrants.createdAt,
    })
    .from(coinGrants)
    .where(
      inArray(
        coinGrants.reference,
        grants.map(({ reference }) => reference),
      ),
    );
  const known = new Map(rows.map((row) => [row.reference, row]));
  for (const { reference, userId } of grants) {
    if ((known.get(reference)?.userId ?? userId) !== userId) throw anothers(reference);
  }
  return known;
}

const anothers = (reference: string) => new Error(`The grant ${reference} is another user’s.`);

/** Answers the ids of the new grants by reference. */
async function giveLate(
  deps: LedgerDeps,
  tx: Tx,
  missing: readonly WantedGrant[],
  now: Date,
): Promise<Map<string, string>> {
  const rows = missing.map((grant) => {
    const { userId, reference, amount, source, renewsAt } = grant;
    return { userId, amount, source, expiresAt: endOf(grant, now), renewsAt, reference, holdId: null };
  });
  const ids = await insertGrants(deps, tx, rows, now);
  for (const { reference } of missing) {
    if (!ids.has(reference)) throw anothers(reference);
  }
  return ids;
}

/** Coins that a server has posted late live as long as any: they could not be spent before. */
function endOf({ dueAt, expiresAt }: KeptGrant, givenAt: Date): Date {
  if (givenAt <= daysAfter(dueAt, lateDays)) return expiresAt;
  const least = daysAfter(givenAt, coinLimits.planDays);
  return expiresAt > least ? expiresAt : least;
}

/** Answers how many ends have moved. */
async function moveEnds(
  tx: Tx,
  known: ReadonlyMap<string, GrantRow>,
  grants: readonly WantedGrant[],
): Promise<number> {
  const moved = grants.flatMap((grant) => {
    const row = known.get(grant.reference);
    if (row === undefined || row.expiredAt !== null) return [];
    const expiresAt = endOf(grant, row.createdAt);
    const { renewsAt } = grant;
    const isSame =
      row.expiresAt.getTime() === expiresAt.getTime() && row.renewsAt?.getTime() === renewsAt?.getTime();
    return isSame ? [] : [{ id: row.id, expires_at: expiresAt, renews_at: renewsAt }];
  });
  if (moved.length === 0) return 0;
  await tx
    .update(coinGrants)
    .set({ expiresAt: sql`moved.expires_at`, renewsAt: sql`moved.renews_at` })
    .from(
      sql`json_to_recordset(${JSON.stringify(moved)}::json)
        as moved(id text, expires_at timestamptz, renews_at timestamptz)`,
    )
    .where(sql`${coinGrants.id} = moved.id`);
  return moved.length;
}

function claimsOf(
  known: ReadonlyMap<string, GrantRow>,
  given: ReadonlyMap<string, string>,
  grants: readonly WantedGrant[],
): Claim[] {
  return grants.flatMap(({ userId, reference, amount, clawedBack }) => {
    const row = known.get(reference);
    if (row) return [{ userId, grantId: row.id, remaining: row.remaining, clawedBack }];
    const grantId = given.get(reference);
    // What was just given has nothing to come back of.
    return grantId === undefined || clawedBack === 0
      ? []
      : [{ userId, grantId, remaining: amount, clawedBack }];
  });
}
