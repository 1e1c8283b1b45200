import { and, eq, ne } from 'drizzle-orm';
import type { Tx } from '#server/platform/database/database.ts';
import type { AccountDeps } from './deps.ts';
import { sessions } from './schema.ts';
import { announceSessionChange } from './session-changes.ts';

/**
 * Ends a user's sessions, all or all but one, in every process, and returns how many. Call the cache's
 * `removeUser` once the transaction has committed.
 */
export async function endSessions(
  deps: Pick<AccountDeps, 'database'>,
  tx: Tx,
  userId: string,
  exceptId?: string,
): Promise<number> {
  const isOther = exceptId === undefined ? undefined : ne(sessions.id, exceptId);
  const ended = await tx
    .delete(sessions)
    .where(and(eq(sessions.userId, userId), isOther))
    .returning({ id: sessions.id });
  await announceSessionChange(deps, tx, userId);
  return ended.length;
}
