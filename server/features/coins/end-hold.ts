import { eq, inArray } from 'drizzle-orm';
import type { CoinOrigin } from '#contract/coins.ts';
import { daysAfter } from '#contract/durations.ts';
import { coinLimits } from '#contract/limits.ts';
import type { Tx } from '#server/platform/database/database.ts';
import { readBalance } from './balance.ts';
import type { LedgerDeps } from './deps.ts';
import { type Hold, HoldEndedError, lockHold, partsOf } from './find-hold.ts';
import { changeRemaining, insertGrant } from './grant-coins.ts';
import { publishCurrentBalance } from './publish-balance.ts';
import { coinGrants, coinHolds, type HoldState } from './schema.ts';
import { type Part, splitOverGrants } from './split-over-grants.ts';
import { writeEntries } from './write-entries.ts';

/**
 * Charges the price of a job, or only `amount` of it and returns the rest. Idempotent; throws if it was
 * released. Publishes the balance only if something was returned.
 */
export async function settleHold(
  deps: LedgerDeps,
  tx: Tx,
  { jobId, amount }: { jobId: string; amount?: number | undefined },
): Promise<void> {
  const now = deps.clock.now();
  const hold = await lockHold(tx, jobId);
  if (hold.state === 'settled') return;
  if (hold.state === 'released') throw new HoldEndedError(jobId, 'settled', hold.state);
  const returned = hold.amount - (amount ?? hold.amount);
  await endHold(tx, hold.id, { state: 'settled', returned }, now);
  const parts = await partsOf(tx, hold.id);
  const entries = parts.map(({ grantId }) => ({
    userId: hold.userId,
    grantId,
    holdId: hold.id,
    kind: 'settle' as const,
    amount: 0,
  }));
  await writeEntries(deps, tx, entries, now);
  if (returned === 0) return;
  await returnCoins(deps, tx, hold, lastOf(parts, returned), now);
  await publishCurrentBalance(deps, tx, hold.userId, now);
}

/** What a hold of so much less would not have taken: the coins that expire last. */
function lastOf(parts: readonly Part[], amount: number): Part[] {
  const latestFirst = parts.toReversed().map((part) => ({ id: part.grantId, remaining: part.amount }));
  const last = splitOverGrants(latestFirst, amount);
  if (last === null) throw new RangeError(`A hold cannot return ${amount} coins: it has taken fewer.`);
  return last;
}

/**
 * Returns the price of a job to its grants, and returns the balance. Coins whose grant has expired meanwhile
 * return as a new grant of a few days, since the user could not have spent them. Idempotent; throws if it was
 * settled.
 */
export async function releaseHold(deps: LedgerDeps, tx: Tx, jobId: string): Promise<{ coins: number }> {
  const now = deps.clock.now();
  const hold = await lockHold(tx, jobId);
  if (hold.state === 'released') return { coins: await readBalance(tx, hold.userId, now) };
  if (hold.state === 'settled') throw new HoldEndedError(jobId, 'released', hold.state);
  await endHold(tx, hold.id, { state: 'released', returned: 0 }, now);
  await returnCoins(deps, tx, hold, await partsOf(tx, hold.id), now);
  return { coins: await publishCurrentBalance(deps, tx, hold.userId, now) };
}

async function returnCoins(
  deps: LedgerDeps,
  tx: Tx,
  hold: Hold,
  parts: readonly Part[],
  now: Date,
): Promise<void> {
  const grants = await readGrants(tx, parts);
  const isLive = ({ grantId }: Part) => isActive(grants.get(grantId), now);
  await returnToGrants(deps, tx, hold, parts.filter(isLive), now);
  const refunds = new Map<CoinOrigin, number>();
  for (const part of parts.filter((one) => !isLive(one))) {
    const origin = grants.get(part.grantId)?.origin ?? 'sandbox';
    refunds.set(origin, (refunds.get(origin) ?? 0) + part.amount);
  }
  for (const [origin, amount] of refunds) await grantRefund(deps, tx, hold, { origin, amount, now });
}

async function endHold(
  tx: Tx,
  holdId: string,
  end: { state: Exclude<HoldState, 'held'>; returned: number },
  now: Date,
): Promise<void> {
  await tx
    .update(coinHolds)
    .set({ ...end, endedAt: now })
    .where(eq(coinHolds.id, holdId));
}

type PartGrant = Pick<typeof coinGrants.$inferSelect, 'id' | 'origin' | 'expiresAt' | 'expiredAt'>;

async function readGrants(tx: Tx, parts: readonly Part[]): Promise<Map<string, PartGrant>> {
  const { id, origin, expiresAt, expiredAt } = coinGrants;
  const rows = await tx
    .select({ id, origin, expiresAt, expiredAt })
    .from(coinGrants)
    .where(
      inArray(
        coinGrants.id,
        parts.map(({ grantId }) => grantId),
      ),
    );
  return new Map(rows.map((row) => [row.id, row]));
}

function isActive(grant: PartGrant | undefined, now: Date): boolean {
  return grant !== undefined && grant.expiresAt > now && grant.expiredAt === null;
}

async function returnToGrants(deps: LedgerDeps, tx: Tx, hold: Hold, parts: Part[], now: Date): Promise<void> {
  for (const { grantId, amount } of parts) await changeRemaining(tx, grantId, amount);
  const entries = parts.map(({ grantId, amount }) => ({
    userId: hold.userId,
    grantId,
    holdId: hold.id,
    kind: 'release' as const,
    amount,
  }));
  await writeEntries(deps, tx, entries, now);
}

async function grantRefund(
  deps: LedgerDeps,
  tx: Tx,
  hold: Hold,
  { origin, amount, now }: { origin: CoinOrigin; amount: number; now: Date },
): Promise<void> {
  const grant = {
    userId: hold.userId,
    holdId: hold.id,
    amount,
    source: 'refund' as const,
    origin,
    expiresAt: daysAfter(now, coinLimits.refundDays),
    // One hold may have coins of several origins.
    reference: `refund:${hold.id}:${origin}`,
  };
  if (!(await insertGrant(deps, tx, grant, now))) throw new Error(`Hold ${hold.id} was refunded before.`);
}
