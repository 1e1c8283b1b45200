import { inArray, sql } from 'drizzle-orm';
import type { GrantSource } from '#contract/coins.ts';
import { daysAfter } from '#contract/durations.ts';
import { coinLimits } from '#contract/limits.ts';
import type { Tx } from '#server/platform/database/database.ts';
import { readBalances } from './balance.ts';
import { type Claim, type Settled, settleClaims } from './claw-back.ts';
import type { LedgerDeps } from './deps.ts';
import { insertGrants } from './grant-coins.ts';
import { lockAccounts } from './lock-account.ts';
import { reportBalanceDrop } from './report-balance-drop.ts';
import { coinGrants } from './schema.ts';

/** Coins that a user should have been given, computed by billing. */
export interface EntitledGrant {
  /** Unique, as for any grant. */
  reference: string;
  /** Whole coins, at least one. Never changes for a reference. */
  amount: number;
  source: GrantSource;
  /** When they became due. */
  dueAt: Date;
  /** When they expire; may change until then. */
  expiresAt: Date;
  /** When new coins replace them; null if they simply expire. */
  renewsAt: Date | null;
  /** How many of them to take back, as far as unspent. */
  clawedBack: number;
}

/** All that a user should have been given; one record per user. */
export interface EntitledGrants {
  userId: string;
  /** What stands behind them. */
  origin: 'payment' | 'sandbox';
  grants: readonly EntitledGrant[];
}

/** What has changed in a user's ledger. */
export interface GrantChanges extends Settled {
  /** References of the new grants. */
  granted: string[];
}

/** After a delay of ours this long, the lifetime starts when the coins are given. */
const lateDays = 1;

/**
 * Brings the ledger in line with users' entitlements: gives what is missing, once per reference, moves the
 * expiry of live grants, and takes back or restores what was refunded. Idempotent. Many users cost as many
 * statements as one; overlapping calls wait for each other.
 */
export async function syncGrants(
  deps: LedgerDeps,
  tx: Tx,
  entitlements: readonly EntitledGrants[],
): Promise<Map<string, GrantChanges>> {
  if (entitlements.length === 0) return new Map();
  const now = deps.clock.now();
  const userIds = entitlements.map(({ userId }) => userId);
  await lockAccounts(tx, userIds, now);
  const before = await readBalances(tx, userIds, now);
  const entitled = entitlements.flatMap(({ userId, origin, grants }) =>
    grants.map((grant) => ({ ...grant, userId, origin })),
  );
  const known = await findGrants(tx, entitled);
  const missing = entitled.filter(({ reference }) => !known.has(reference));
  const inserted = await insertMissing(deps, tx, missing, now);
  const moved = await updateExpiries(tx, known, entitled);
  const settled = await settleClaims(deps, tx, { claims: claimsOf(known, inserted, entitled), now });
  const isSame = missing.length === 0 && moved === 0 && settled.size === 0;
  const after = isSame ? before : await readBalances(tx, userIds, now);
  const changes = new Map(
    userIds.map((userId): [string, GrantChanges] => [
      userId,
      { granted: [], clawedBack: 0, restored: 0, ...settled.get(userId) },
    ]),
  );
  for (const { userId, reference } of missing) changes.get(userId)?.granted.push(reference);
  await publishChanges(deps, tx, { before, after, changes });
  return changes;
}

/** Publishes the changes, as the last step, since it blocks the users' other transactions. */
async function publishChanges(
  deps: LedgerDeps,
  tx: Tx,
  balances: {
    before: Map<string, number>;
    after: Map<string, number>;
    changes: Map<string, GrantChanges>;
  },
): Promise<void> {
  const changed: { userId: string; payload: { coins: number } }[] = [];
  for (const [userId, { granted }] of balances.changes) {
    const before = balances.before.get(userId) ?? 0;
    const after = balances.after.get(userId) ?? 0;
    if (after < before) await reportBalanceDrop(deps, tx, userId, { before, after });
    if (after !== before || granted.length > 0) changed.push({ userId, payload: { coins: after } });
  }
  await deps.events.publishEach(tx, 'coins.changed', changed);
}

type UserGrant = EntitledGrant & Pick<EntitledGrants, 'userId' | 'origin'>;

type GrantRow = Pick<
  typeof coinGrants.$inferSelect,
  | 'id'
  | 'userId'
  | 'reference'
  | 'origin'
  | 'remaining'
  | 'expiresAt'
  | 'renewsAt'
  | 'expiredAt'
  | 'createdAt'
>;

async function findGrants(tx: Tx, grants: readonly UserGrant[]): Promise<Map<string, GrantRow>> {
  if (grants.length === 0) return new Map();
  const rows = await tx
    .select({
      id: coinGrants.id,
      userId: coinGrants.userId,
      reference: coinGrants.reference,
      origin: coinGrants.origin,
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
    if ((known.get(reference)?.userId ?? userId) !== userId) throw grantOfAnotherUser(reference);
  }
  return known;
}

const grantOfAnotherUser = (reference: string) => new Error(`The grant ${reference} is another user’s.`);

/** Returns the ids of the new grants by reference. */
async function insertMissing(
  deps: LedgerDeps,
  tx: Tx,
  missing: readonly UserGrant[],
  now: Date,
): Promise<Map<string, string>> {
  const rows = missing.map((grant) => {
    const { userId, reference, amount, source, origin, renewsAt } = grant;
    return {
      userId,
      amount,
      source,
      origin,
      expiresAt: endOf(grant, now),
      renewsAt,
      reference,
      holdId: null,
    };
  });
  const ids = await insertGrants(deps, tx, rows, now);
  for (const { reference } of missing) {
    if (!ids.has(reference)) throw grantOfAnotherUser(reference);
  }
  return ids;
}

/** Coins posted late get their full lifetime: they could not be spent before. */
function endOf({ dueAt, expiresAt }: EntitledGrant, givenAt: Date): Date {
  if (givenAt <= daysAfter(dueAt, lateDays)) return expiresAt;
  const least = daysAfter(givenAt, coinLimits.planDays);
  return expiresAt > least ? expiresAt : least;
}

/** Returns how many expiries have moved. */
async function updateExpiries(
  tx: Tx,
  known: ReadonlyMap<string, GrantRow>,
  grants: readonly UserGrant[],
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
  inserted: ReadonlyMap<string, string>,
  grants: readonly UserGrant[],
): Claim[] {
  return grants.flatMap(({ userId, reference, origin, amount, clawedBack }) => {
    const row = known.get(reference);
    if (row) {
      return [{ userId, grantId: row.id, origin: row.origin, remaining: row.remaining, clawedBack }];
    }
    const grantId = inserted.get(reference);
    // A grant given just now has no returned coins yet.
    return grantId === undefined || clawedBack === 0
      ? []
      : [{ userId, grantId, origin, remaining: amount, clawedBack }];
  });
}
