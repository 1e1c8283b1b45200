import { eq, inArray, sql } from 'drizzle-orm';
import type { Tx } from '#server/platform/database/database.ts';
import { coinAccounts, coinHolds } from './schema.ts';

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

/** The same for many users, whose rows are taken in the order of their ids, so that two such calls wait in turn. */
export async function lockAccounts(tx: Tx, userIds: readonly string[], now: Date): Promise<void> {
  const locked = new Set(await lockAllExisting(tx, userIds));
  const missing = userIds.filter((userId) => !locked.has(userId));
  for (const userId of missing.toSorted()) await lockAccount(tx, userId, now);
}

async function lockAllExisting(tx: Tx, userIds: readonly string[]): Promise<string[]> {
  const rows = await tx
    .select({ userId: coinAccounts.userId })
    .from(coinAccounts)
    .where(inArray(coinAccounts.userId, [...userIds]))
    .orderBy(coinAccounts.userId)
    .for('update');
  return rows.map(({ userId }) => userId);
}

/** The same for the user whose coins a job holds; a job without a hold locks nothing. */
export async function lockAccountOfJob(tx: Tx, jobId: string): Promise<void> {
  const ofJob = tx.select({ userId: coinHolds.userId }).from(coinHolds).where(eq(coinHolds.jobId, jobId));
  await tx.select({ locked: sql`1` }).from(coinAccounts).where(eq(coinAccounts.userId, ofJob)).for('update');
}

async function lockExisting(tx: Tx, userId: string): Promise<boolean> {
  const rows = await tx
    .select({ userId: coinAccounts.userId })
    .from(coinAccounts)
    .where(eq(coinAccounts.userId, userId))
    .for('update');
  return rows.length > 0;
}
