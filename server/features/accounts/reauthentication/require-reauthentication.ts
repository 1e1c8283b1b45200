import { and, eq, gt } from 'drizzle-orm';
import { minuteMs } from '#contract/durations.ts';
import { accountLimits } from '#contract/limits.ts';
import { AppError } from '#server/platform/app-error.ts';
import type { Reader } from '#server/platform/database/database.ts';
import type { Actor } from '../actor.ts';
import type { AccountDeps } from '../deps.ts';
import { sessions } from '../schema.ts';

/**
 * Throws `reauthentication_required` unless the user reauthenticated in this session within the last minutes.
 * Keeps a stolen session from changing the sign-in methods or deleting the account.
 */
export async function requireReauthentication(
  { clock }: Pick<AccountDeps, 'clock'>,
  reader: Reader,
  { userId, sessionId }: Actor,
): Promise<void> {
  const since = new Date(clock.now().getTime() - accountLimits.reauthenticationMinutes * minuteMs);
  const [session] = await reader
    .select({ id: sessions.id })
    .from(sessions)
    .where(
      and(eq(sessions.id, sessionId), eq(sessions.userId, userId), gt(sessions.reauthenticatedAt, since)),
    );
  if (!session) throw new AppError('reauthentication_required');
}
