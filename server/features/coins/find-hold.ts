import { eq } from 'drizzle-orm';
import type { Tx } from '#server/platform/database/database.ts';
import { lockAccountOfJob } from './lock-account.ts';
import { coinHoldParts, coinHolds, type HoldState } from './schema.ts';
import type { Part } from './take-from-grants.ts';

export interface Hold {
  id: string;
  userId: string;
  amount: number;
  state: HoldState;
}

/** A hold was to end in one way and has ended in the other. Thrown so that the transaction around it fails, too. */
export class HoldEndedError extends Error {
  constructor(jobId: string, wanted: HoldState, state: HoldState) {
    super(`The hold of job ${jobId} cannot become ${wanted}: it is ${state}.`);
    this.name = 'HoldEndedError';
  }
}

export async function findHold(tx: Tx, jobId: string): Promise<Hold | null> {
  const rows = await tx
    .select({ id: coinHolds.id, userId: coinHolds.userId, amount: coinHolds.amount, state: coinHolds.state })
    .from(coinHolds)
    .where(eq(coinHolds.jobId, jobId));
  return rows[0] ?? null;
}

/** Locks the account of a job's hold and answers the hold as it stands then. */
export async function lockHold(tx: Tx, jobId: string): Promise<Hold> {
  await lockAccountOfJob(tx, jobId);
  // Read after the lock: it may have ended while this waited.
  const hold = await findHold(tx, jobId);
  if (!hold) throw new Error(`Job ${jobId} has no hold.`);
  return hold;
}

export async function partsOf(tx: Tx, holdId: string): Promise<Part[]> {
  return tx
    .select({ grantId: coinHoldParts.grantId, amount: coinHoldParts.amount })
    .from(coinHoldParts)
    .where(eq(coinHoldParts.holdId, holdId));
}

export async function endHold(
  tx: Tx,
  holdId: string,
  state: Exclude<HoldState, 'held'>,
  now: Date,
): Promise<void> {
  await tx.update(coinHolds).set({ state, endedAt: now }).where(eq(coinHolds.id, holdId));
}
