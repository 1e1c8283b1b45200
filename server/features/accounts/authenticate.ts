import { eq } from 'drizzle-orm';
import type { Identity } from '#server/platform/http/identity.ts';
import { isAdmin } from './admin-rule.ts';
import type { AccountDeps } from './deps.ts';
import { noteFirstLogin } from './first-login.ts';
import { users } from './schema.ts';
import { createSessionCookieReader } from './session-cookie.ts';

/**
 * Makes the function that tells who is behind a request. It never changes the session, so that reading stays
 * reading: `renewSession` is what keeps a session alive.
 */
export function createAuthenticate(deps: AccountDeps) {
  const readSessionCookie = createSessionCookieReader(deps.auth);
  return async (request: Request): Promise<Identity | null> => {
    const cookie = readSessionCookie(request.headers);
    if (cookie === undefined) return null;
    return deps.sessionCache.find(cookie, () => lookUp(deps, request));
  };
}

async function lookUp(deps: AccountDeps, request: Request): Promise<Identity | null> {
  const found = await deps.auth.api.getSession({
    headers: new Headers({ cookie: request.headers.get('cookie') ?? '' }),
    query: { disableRefresh: true },
  });
  if (!found) return null;
  const [user] = await deps.database.db
    .select({
      id: users.id,
      email: users.email,
      emailVerified: users.emailVerified,
      isAdmin: users.isAdmin,
      blockedAt: users.blockedAt,
      firstLoginAt: users.firstLoginAt,
    })
    .from(users)
    .where(eq(users.id, found.session.userId));
  if (!user || user.blockedAt) return null;
  // Here and not only at sign-up, so that whoever was kept from their first coins by a crash gets them now.
  await deps.coins.ensureAccount(user.id);
  if (!user.firstLoginAt) await noteFirstLogin(deps, user.id);
  await deps.onSeen?.(user.id);
  return {
    userId: user.id,
    email: user.email,
    isAdmin: isAdmin(user, deps.adminEmails),
    sessionId: found.session.id,
  };
}
