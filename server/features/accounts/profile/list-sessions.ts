import { and, eq, gt } from 'drizzle-orm';
import type { Session } from '#contract/profile.ts';
import type { AccountDeps } from '../deps.ts';
import { sessions } from '../schema.ts';
import { readDevice } from './device.ts';

/** Where a user is signed in: this session first, then the last seen. Places are not kept. */
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

/** Ends one session of a user; one that is not theirs, or not there, is left alone. */
export async function endSession(deps: AccountDeps, userId: string, sessionId: string): Promise<void> {
  await deps.database.db.delete(sessions).where(and(eq(sessions.userId, userId), eq(sessions.id, sessionId)));
  deps.sessionCache.forgetUser(userId);
}
