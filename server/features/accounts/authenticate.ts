import { eq } from 'drizzle-orm';
import { signOut } from '#contract/accounts.ts';
import { endSessionPath } from '#contract/routes.ts';
import type { Authenticate, Identity } from '#server/platform/http/identity.ts';
import { isAdmin } from './admin-rule.ts';
import type { AccountDeps } from './deps.ts';
import { giveFirstCoins } from './first-coins.ts';
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
      // Who signs out is asked nothing: it must work while the database does not answer.
      if (cookie === undefined || isSignOut(request)) return null;
      return deps.sessionCache[way](cookie, () => lookUp(deps, request));
    };
  return { authenticate: ask('find'), authenticateAnew: ask('findAnew') };
}

const signOutPaths: ReadonlySet<string> = new Set([signOut.path, endSessionPath]);

function isSignOut({ url }: Request): boolean {
  return url.includes('/logout') && signOutPaths.has(new URL(url).pathname);
}

async function lookUp(deps: AccountDeps, request: Request): Promise<Identity | null> {
  const found = await deps.auth.api.getSession({
    headers: new Headers({ cookie: request.headers.get('cookie') ?? '' }),
    query: { disableRefresh: true },
  });
  if (!found || deps.unendedSessions.has(found.session.token)) return null;
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
  await giveFirstCoins(deps, user);
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
