import type { Tx } from '#server/platform/database/database.ts';
import type { LedgerDeps } from './deps.ts';
import { endHold, HoldEndedError, lockHold, partsOf } from './find-hold.ts';
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
