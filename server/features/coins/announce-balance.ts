import type { Tx } from '#server/platform/database/database.ts';
import { readBalance } from './balance.ts';
import type { LedgerDeps } from './deps.ts';

type Announcing = Pick<LedgerDeps, 'events'>;

/** Tells the user's browsers the new balance. The last thing a coin verb does in its transaction. */
export async function announce(deps: Announcing, tx: Tx, userId: string, coins: number): Promise<void> {
  await deps.events.publish(tx, userId, 'coins.changed', { coins });
}

/** Looks the new balance up, announces it and answers it. */
export async function announceBalance(deps: Announcing, tx: Tx, userId: string, now: Date): Promise<number> {
  const coins = await readBalance(tx, userId, now);
  await announce(deps, tx, userId, coins);
  return coins;
}
