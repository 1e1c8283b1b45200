import { eq } from 'drizzle-orm';
import { AppError } from '#server/platform/app-error.ts';
import type { AccountDeps } from '../deps.ts';
import type { Exchange } from '../exchange.ts';
import { requireLiveSession } from '../require-live-session.ts';
import { users } from '../schema.ts';
import { announceSessionChange } from '../session-changes.ts';
import { createSessionCookieReader } from '../session-cookie.ts';
import type { ProviderIdentity } from './provider-identity.ts';
import { addMethod, findMethod, mailLinkAdded } from './store.ts';

/**
 * Links a provider's account to the user who started it, if still signed in. Linking again changes nothing.
 * Throws `not_signed_in`, and `provider_account_taken` for another user's.
 */
export async function linkAccount(
  deps: AccountDeps,
  exchange: Exchange,
  userId: string,
  external: ProviderIdentity,
): Promise<void> {
  const session = await findSession(deps, exchange);
  if (session?.userId !== userId) throw new AppError('not_signed_in');
  await deps.database.inTransaction(async (tx) => {
    const known = await findMethod(tx, external.provider, external.identity.subject);
    if (known?.userId === userId) return;
    if (known) throw new AppError('provider_account_taken');
    const [user] = await tx.select().from(users).where(eq(users.id, userId)).for('update');
    if (!user) throw new AppError('not_signed_in');
    await requireLiveSession(tx, { userId, sessionId: session.id });
    await addMethod(deps, tx, userId, external);
    const { email, emailVerified } = external.identity;
    if (emailVerified && email === user.email && !user.emailVerified) {
      await tx.update(users).set({ emailVerified: true }).where(eq(users.id, userId));
    }
    await announceSessionChange(deps, tx, userId);
    await mailLinkAdded(deps, tx, exchange, user, external);
  });
  deps.sessionCache.removeUser(userId);
}

/** Reads the database: a session that has ended links nothing. */
async function findSession(
  deps: AccountDeps,
  { request }: Exchange,
): Promise<{ id: string; userId: string } | null> {
  if (createSessionCookieReader(deps.auth)(request.headers) === undefined) return null;
  const found = await deps.auth.api.getSession({
    headers: new Headers({ cookie: request.headers.get('cookie') ?? '' }),
    query: { disableRefresh: true },
  });
  return found?.session ?? null;
}
