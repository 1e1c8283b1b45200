import { eq } from 'drizzle-orm';
import type { Authenticate, Identity } from '#server/platform/http/identity.ts';
import { isAdmin } from './admin-rule.ts';
import type { AccountDeps } from './deps.ts';
import { noteFirstLogin } from './first-login.ts';
import { noteNamedAdmin } from './note-admin.ts';
import { users } from './schema.ts';
import { createSessionCookieReader } from './session-cookie.ts';

/**
 * Makes the functions that tell who is behind a request: by what is remembered, and by the database alone. They never
 * change the session, so that reading stays reading: `renewSession` is what keeps a session alive.
 */
export function createAuthenticate(deps: AccountDeps): {
  authenticate: Authenticate;
  authenticateAnew: Authenticate;
} {
  const readSessionCookie = createSessionCookieReader(deps.auth);
  const ask =
    (way: 'find' | 'findAnew'): Authenticate =>
    async (request) => {
      const cookie = readSessionCookie(request.headers);
      if (cookie === undefined) return null;
      return deps.sessionCache[way](cookie, () => lookUp(deps, request));
    };
  return { authenticate: ask('find'), authenticateAnew: ask('findAnew') };
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
      namedAdminAt: users.namedAdminAt,
      blockedAt: users.blockedAt,
      firstLoginAt: users.firstLoginAt,
    })
    .from(users)
    .where(eq(users.id, found.session.userId));
  if (!user || user.blockedAt) return null;
  // Here and not only at sign-up, so that whoever was kept from their first coins by a crash gets them now.
  await deps.coins.ensureAccount(user.id);
  if (!user.firstLoginAt) await noteFirstLogin(deps, user.id);
  await noteNamedAdmin(deps, user);
  await deps.onSeen?.(user.id);
  return {
    userId: user.id,
    email: user.email,
    isAdmin: isAdmin(user, deps.adminEmails),
    sessionId: found.session.id,
  };
}
