import { eq } from 'drizzle-orm';
import { signOut } from '#contract/accounts.ts';
import { endSessionPath, routes } from '#contract/routes.ts';
import { unavailable } from '#server/platform/app-error.ts';
import type { Authenticate, Identity } from '#server/platform/http/identity.ts';
import { isAdmin } from './admin-rule.ts';
import type { AccountDeps } from './deps.ts';
import { grantFirstCoins } from './first-coins.ts';
import { recordFirstLogin } from './first-login.ts';
import { recordNamedAdmin } from './record-named-admin.ts';
import { users } from './schema.ts';
import { createSessionCookieReader } from './session-cookie.ts';

/**
 * Creates the functions that identify a request's user: from the session cache, or always from the database.
 * They never change the session, so reads stay reads: `renewSession` keeps a session alive.
 */
export function createAuthenticate(deps: AccountDeps): {
  authenticate: Authenticate;
  authenticateUncached: Authenticate;
} {
  const readSessionCookie = createSessionCookieReader(deps.auth);
  const ask =
    (way: 'find' | 'refresh'): Authenticate =>
    async (request) => {
      const cookie = readSessionCookie(request.headers);
      // Sign-out needs no identity: it must work while the database is down.
      if (cookie === undefined || isSignOut(request)) return null;
      return deps.sessionCache[way](cookie, () => lookUp(deps, request));
    };
  return { authenticate: ask('find'), authenticateUncached: ask('refresh') };
}

const signOutPaths: ReadonlySet<string> = new Set([signOut.path, endSessionPath, routes.logout.path]);

function isSignOut({ url }: Request): boolean {
  return url.includes('/logout') && signOutPaths.has(new URL(url).pathname);
}

async function lookUp(deps: AccountDeps, request: Request): Promise<Identity | null> {
  const startedAt = performance.now();
  const found = await deps.auth.api
    .getSession({
      headers: new Headers({ cookie: request.headers.get('cookie') ?? '' }),
      query: { disableRefresh: true },
    })
    .catch((error: unknown) => {
      // better-auth hides what the database said.
      throw deps.database.hasFailedSince(startedAt) ? unavailable(error) : error;
    });
  if (!found || deps.pendingSignOuts.has(found.session.token)) return null;
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
  // Not only at sign-up: users whose first coins were lost to a crash get them now.
  await grantFirstCoins(deps, user);
  if (!user.firstLoginAt) await recordFirstLogin(deps, user.id);
  await recordNamedAdmin(deps, user);
  await deps.onAuthenticated?.(user.id);
  return {
    userId: user.id,
    email: user.email,
    isAdmin: isAdmin(user, deps.adminEmails),
    sessionId: found.session.id,
  };
}
