import { and, eq, gt } from 'drizzle-orm';
import type { Session } from '#contract/profile.ts';
import type { AccountDeps } from '../deps.ts';
import { sessions } from '../schema.ts';
import { announceSessionChange } from '../session-changes.ts';
import { readDevice } from './device.ts';

/** Lists a user's sessions: the current one first, then by last activity. Locations are not stored. */
export async function listSessions(deps: AccountDeps, userId: string, currentId: string): Promise<Session[]> {
  const rows = await deps.database.db
    .select()
    .from(sessions)
    .where(and(eq(sessions.userId, userId), gt(sessions.expiresAt, new Date())));
  return rows
    .map((row) => ({
      id: row.id,
      ...readDevice(row.userAgent),
      createdAt: row.createdAt.toISOString(),
      lastSeenAt: (row.lastSeenAt ?? row.createdAt).toISOString(),
      isCurrent: row.id === currentId,
    }))
    .toSorted(
      (first, second) =>
        Number(second.isCurrent) - Number(first.isCurrent) ||
        second.lastSeenAt.localeCompare(first.lastSeenAt),
    );
}

/** Ends one session of a user; no-op for a session that is not theirs or does not exist. */
export async function endSession(deps: AccountDeps, userId: string, sessionId: string): Promise<void> {
  await deps.database.inTransaction(async (tx) => {
    await tx.delete(sessions).where(and(eq(sessions.userId, userId), eq(sessions.id, sessionId)));
    await announceSessionChange(deps, tx, userId);
  });
  deps.sessionCache.removeUser(userId);
}
