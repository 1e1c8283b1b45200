import type { Tx } from '#server/platform/database/database.ts';
import { readBalance } from './balance.ts';
import type { LedgerDeps } from './deps.ts';

type Publishing = Pick<LedgerDeps, 'events'>;

/** Publishes the new balance to the user's browsers. The last step of a coin operation's transaction. */
export async function publishBalance(deps: Publishing, tx: Tx, userId: string, coins: number): Promise<void> {
  await deps.events.publish(tx, userId, 'coins.changed', { coins });
}

/** Reads the new balance, publishes it and returns it. */
export async function publishCurrentBalance(
  deps: Publishing,
  tx: Tx,
  userId: string,
  now: Date,
): Promise<number> {
  const coins = await readBalance(tx, userId, now);
  await publishBalance(deps, tx, userId, coins);
  return coins;
}
