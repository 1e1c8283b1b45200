import { asc, eq } from 'drizzle-orm';
import type { Tx } from '#server/platform/database/database.ts';
import { lockAccountOfJob } from './lock-account.ts';
import { coinGrants, coinHoldParts, coinHolds, type HoldState } from './schema.ts';
import type { Part } from './split-over-grants.ts';

export interface Hold {
  id: string;
  userId: string;
  amount: number;
  state: HoldState;
}

/**
 * Thrown when a hold should end one way and has ended the other. Makes the surrounding transaction fail, too.
 */
export class HoldEndedError extends Error {
  constructor(jobId: string, expected: HoldState, state: HoldState) {
    super(`The hold of job ${jobId} cannot become ${expected}: it is ${state}.`);
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

/** Locks the account of a job's hold and returns the hold. */
export async function lockHold(tx: Tx, jobId: string): Promise<Hold> {
  await lockAccountOfJob(tx, jobId);
  // Read after the lock: it may have ended while this waited.
  const hold = await findHold(tx, jobId);
  if (!hold) throw new Error(`Job ${jobId} has no hold.`);
  return hold;
}

/** The parts of a hold, from the grant that expires first on. */
export async function partsOf(tx: Tx, holdId: string): Promise<Part[]> {
  return tx
    .select({ grantId: coinHoldParts.grantId, amount: coinHoldParts.amount })
    .from(coinHoldParts)
    .innerJoin(coinGrants, eq(coinGrants.id, coinHoldParts.grantId))
    .where(eq(coinHoldParts.holdId, holdId))
    .orderBy(asc(coinGrants.expiresAt), asc(coinGrants.id));
}
