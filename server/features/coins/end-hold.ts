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
import type { Part } from './split-over-grants.ts';
import { writeEntries } from './write-entries.ts';

/**
 * Charges the price of a job. Idempotent; throws if it was released. The balance stays the same, so nothing
 * is published.
 */
export async function settleHold(deps: LedgerDeps, tx: Tx, jobId: string): Promise<void> {
  const now = deps.clock.now();
  const hold = await lockHold(tx, jobId);
  if (hold.state === 'settled') return;
  if (hold.state === 'released') throw new HoldEndedError(jobId, 'settled', hold.state);
  await endHold(tx, hold.id, 'settled', now);
  const entries = (await partsOf(tx, hold.id)).map(({ grantId }) => ({
    userId: hold.userId,
    grantId,
    holdId: hold.id,
    kind: 'settle' as const,
    amount: 0,
  }));
  await writeEntries(deps, tx, entries, now);
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
  await endHold(tx, hold.id, 'released', now);
  const parts = await partsOf(tx, hold.id);
  const grants = await readGrants(tx, parts);
  const isLive = ({ grantId }: Part) => isActive(grants.get(grantId), now);
  await returnToGrants(deps, tx, hold, parts.filter(isLive), now);
  const refunds = new Map<CoinOrigin, number>();
  for (const part of parts.filter((one) => !isLive(one))) {
    const origin = grants.get(part.grantId)?.origin ?? 'sandbox';
    refunds.set(origin, (refunds.get(origin) ?? 0) + part.amount);
  }
  for (const [origin, amount] of refunds) await grantRefund(deps, tx, hold, { origin, amount, now });
  return { coins: await publishCurrentBalance(deps, tx, hold.userId, now) };
}

async function endHold(tx: Tx, holdId: string, state: Exclude<HoldState, 'held'>, now: Date): Promise<void> {
  await tx.update(coinHolds).set({ state, endedAt: now }).where(eq(coinHolds.id, holdId));
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
