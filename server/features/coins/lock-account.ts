import { eq } from 'drizzle-orm';
import type { Tx } from '#server/platform/database/database.ts';
import { coinAccounts } from './schema.ts';

/**
 * Makes this transaction the only writer of a user's coins until it ends. Every verb takes this lock before it reads
 * what it will change, and before any other coin row, so that two verbs can neither see the same coins nor deadlock.
 */
export async function lockAccount(tx: Tx, userId: string, now: Date): Promise<void> {
  if (await lockExisting(tx, userId)) return;
  // Somebody else may be inserting the same row: then this waits for them, and the lock is taken afterwards.
  await tx.insert(coinAccounts).values({ userId, createdAt: now }).onConflictDoNothing();
  await lockExisting(tx, userId);
}

async function lockExisting(tx: Tx, userId: string): Promise<boolean> {
  const rows = await tx
    .select({ userId: coinAccounts.userId })
    .from(coinAccounts)
    .where(eq(coinAccounts.userId, userId))
    .for('update');
  return rows.length > 0;
}
