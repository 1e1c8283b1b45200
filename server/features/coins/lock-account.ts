import { eq, inArray, sql } from 'drizzle-orm';
import type { Tx } from '#server/platform/database/database.ts';
import { coinAccounts, coinHolds } from './schema.ts';

/**
 * Makes this transaction the only writer of a user's coins until it ends. Every operation takes this lock
 * before it reads what it will change, and before any other coin row, so that two can neither use the same
 * coins nor deadlock.
 */
export async function lockAccount(tx: Tx, userId: string, now: Date): Promise<void> {
  if (await lockExisting(tx, userId)) return;
  // Another transaction may be inserting the same row: the insert waits for it, and the lock is taken
  // afterwards.
  await tx.insert(coinAccounts).values({ userId, createdAt: now }).onConflictDoNothing();
  await lockExisting(tx, userId);
}

/** Like `lockAccount` for many users, in the order of their ids, so that two such calls cannot deadlock. */
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

/** Locks the account whose coins a job holds; no-op for a job without a hold. */
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
