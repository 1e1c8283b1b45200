import { eq } from 'drizzle-orm';
import { AppError } from '#server/platform/app-error.ts';
import type { AccountDeps } from '../deps.ts';
import type { Exchange } from '../exchange.ts';
import { users } from '../schema.ts';
import { createSessionCookieReader } from '../session-cookie.ts';
import type { Proven } from './proven.ts';
import { addMethod, findMethod, tellOfLink } from './store.ts';

/**
 * Links a provider's account to the one that began it, if that is still the one that is signed in. Linking again
 * changes nothing. Throws `not_signed_in`, and `provider_account_taken` for somebody else's.
 */
export async function linkAccount(
  deps: AccountDeps,
  exchange: Exchange,
  userId: string,
  proven: Proven,
): Promise<void> {
  if ((await signedInUser(deps, exchange)) !== userId) throw new AppError('not_signed_in');
  await deps.database.inTransaction(async (tx) => {
    const known = await findMethod(tx, proven.provider, proven.identity.subject);
    if (known?.userId === userId) return;
    if (known) throw new AppError('provider_account_taken');
    const [user] = await tx.select().from(users).where(eq(users.id, userId)).for('update');
    if (!user) throw new AppError('not_signed_in');
    await addMethod(deps, tx, userId, proven);
    const { email, emailVerified } = proven.identity;
    if (emailVerified && email === user.email && !user.emailVerified) {
      await tx.update(users).set({ emailVerified: true }).where(eq(users.id, userId));
    }
    await tellOfLink(deps, tx, exchange, user, proven);
  });
  deps.sessionCache.forgetUser(userId);
}

/** Looked up anew: a session that has ended meanwhile links nothing. */
async function signedInUser(deps: AccountDeps, { request }: Exchange): Promise<string | null> {
  if (createSessionCookieReader(deps.auth)(request.headers) === undefined) return null;
  const found = await deps.auth.api.getSession({
    headers: new Headers({ cookie: request.headers.get('cookie') ?? '' }),
    query: { disableRefresh: true },
  });
  return found?.session.userId ?? null;
}
