import { and, eq, gt, inArray, isNull } from 'drizzle-orm';
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
  const live = await activeGrants(tx, parts, now);
  const returning = parts.filter((part) => live.has(part.grantId));
  await returnToGrants(deps, tx, hold, returning, now);
  const refund = total(parts) - total(returning);
  if (refund > 0) await grantRefund(deps, tx, hold, refund, now);
  return { coins: await publishCurrentBalance(deps, tx, hold.userId, now) };
}

async function endHold(tx: Tx, holdId: string, state: Exclude<HoldState, 'held'>, now: Date): Promise<void> {
  await tx.update(coinHolds).set({ state, endedAt: now }).where(eq(coinHolds.id, holdId));
}

function total(parts: readonly Part[]): number {
  return parts.reduce((sum, part) => sum + part.amount, 0);
}

async function activeGrants(tx: Tx, parts: Part[], now: Date): Promise<Set<string>> {
  const ids = parts.map((part) => part.grantId);
  const rows = await tx
    .select({ id: coinGrants.id })
    .from(coinGrants)
    .where(and(inArray(coinGrants.id, ids), gt(coinGrants.expiresAt, now), isNull(coinGrants.expiredAt)));
  return new Set(rows.map((row) => row.id));
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

async function grantRefund(deps: LedgerDeps, tx: Tx, hold: Hold, amount: number, now: Date): Promise<void> {
  const grant = {
    userId: hold.userId,
    holdId: hold.id,
    amount,
    source: 'refund' as const,
    expiresAt: daysAfter(now, coinLimits.refundDays),
    reference: `refund:${hold.id}`,
  };
  if (!(await insertGrant(deps, tx, grant, now))) throw new Error(`Hold ${hold.id} was refunded before.`);
}
