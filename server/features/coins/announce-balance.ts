import type { Tx } from '#server/platform/database/database.ts';
import { readBalance } from './balance.ts';
import type { LedgerDeps } from './deps.ts';

/** Tells the user's browsers the new balance and answers it. The last thing a coin verb does in its transaction. */
export async function announceBalance(
  deps: Pick<LedgerDeps, 'events'>,
  tx: Tx,
  userId: string,
  now: Date,
): Promise<number> {
  const coins = await readBalance(tx, userId, now);
  await deps.events.publish(tx, userId, 'coins.changed', { coins });
  return coins;
}
