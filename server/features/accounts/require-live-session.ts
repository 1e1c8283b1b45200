import { and, eq } from 'drizzle-orm';
import { AppError } from '#server/platform/app-error.ts';
import type { Tx } from '#server/platform/database/database.ts';
import { sessions } from './schema.ts';

/**
 * Throws `not_signed_in` if a session has ended. Call it once the user's row is locked: a transaction that
 * waited for the lock may have waited for a reset that has taken the account back and ended its sessions.
 */
export async function requireLiveSession(
  tx: Tx,
  { userId, sessionId }: { userId: string; sessionId: string },
): Promise<void> {
  const [session] = await tx
    .select({ id: sessions.id })
    .from(sessions)
    .where(and(eq(sessions.id, sessionId), eq(sessions.userId, userId)));
  if (!session) throw new AppError('not_signed_in');
}
