import { APIError } from 'better-auth/api';
import { eq, lte } from 'drizzle-orm';
import type { SignIn } from '#contract/accounts.ts';
import { rateLimits } from '#contract/rate-limits.ts';
import { AppError } from '#server/platform/app-error.ts';
import { recordActivity } from './activity.ts';
import type { AccountDeps } from './deps.ts';
import type { Exchange } from './exchange.ts';
import { knowsBrowser } from './known-browsers.ts';
import { digestOf } from './mails/mail-tokens.ts';
import { isPassword } from './passwords.ts';
import { markReauthenticated } from './reauthentication/reauthenticate.ts';
import { sessions, signInMethods, users } from './schema.ts';
import { passSecondFactor } from './second-factor/second-factor.ts';
import { authHeaders, createSessionCookieReader } from './session-cookie.ts';

/**
 * Signs in a user who was just created, or at a provider. `stillMay` looks once the session is there, and
 * throws to end it, which no browser knows yet: see `refuseOldPassword`.
 */
export async function startSession(
  deps: AccountDeps,
  exchange: Exchange,
  userId: string,
  stillMay: () => Promise<void> = async () => {},
): Promise<void> {
  const { headers, response } = await deps.auth.api.startSession({
    body: { userId },
    headers: authHeaders(exchange.request, exchange.address),
    returnHeaders: true,
  });
  const { sessionId } = response;
  await stillMay().catch(async (thrown: unknown) => {
    await deps.database.db.delete(sessions).where(eq(sessions.id, sessionId));
    throw thrown;
  });
  await markReauthenticated(deps, deps.database.db, sessionId);
  await recordActivity(deps, { userId, sessionId });
  sendCookies(exchange, headers);
}

/**
 * Signs in with e-mail and password and returns the user's id. An unknown address and a wrong password are
 * answered alike and take as long: better-auth hashes the password in both cases.
 */
export async function signIn(deps: AccountDeps, exchange: Exchange, input: SignIn): Promise<string> {
  if (!deps.localAccounts) throw new AppError('password_sign_in_disabled');
  const known = await limitAttempts(deps, exchange, input.email.toLowerCase());
  const { headers, response } = await deps.auth.api
    .signInEmail({
      body: { email: input.email, password: input.password },
      headers: authHeaders(exchange.request, exchange.address),
      returnHeaders: true,
    })
    .catch((error: unknown) => {
      const isRefusal = error instanceof APIError && error.statusCode < 500;
      throw isRefusal ? new AppError('invalid_credentials', { cause: error }) : error;
    });
  await refuseBlocked(deps, response.user.id, response.token);
  await refuseOldPassword(deps, { ...input, userId: response.user.id, token: response.token, known });
  await askForCode(deps, exchange, { ...input, userId: response.user.id, token: response.token });
  const sessionId = await recordSignIn(deps, response.token);
  if (sessionId !== null) await recordActivity(deps, { userId: response.user.id, sessionId });
  sendCookies(exchange, headers);
  return response.user.id;
}

/**
 * Limits tries per guessed address, known or not: many network addresses get no more of them. A browser where
 * the owner has signed in before has its own count, so that a guesser cannot lock them out. Returns the
 * digest of the address's password, if it has one.
 */
async function limitAttempts(
  deps: AccountDeps,
  { request }: Exchange,
  email: string,
): Promise<string | null> {
  const [user] = await deps.database.db
    .select({ id: users.id, password: signInMethods.password })
    .from(users)
    .leftJoin(signInMethods, isPassword(users.id))
    .where(eq(users.email, email));
  const isKnown = user !== undefined && knowsBrowser(deps, request, user.id);
  const { perUser: max, windowMs } = rateLimits.signInToAccount;
  const key = `signInToAccount:${isKnown ? 'known:' : ''}${digestOf(email)}`;
  try {
    await deps.rateWindows.take(key, { max, windowMs });
    return user?.password ?? null;
  } catch (thrown) {
    if (!(thrown instanceof AppError) || thrown.code !== 'rate_limited') throw thrown;
    const { retryAfterSeconds } = thrown;
    throw new AppError('rate_limited', {
      message:
        'Too many sign-in attempts for this account. Set a new password with an e-mailed link to sign in on this browser at once, or try again later.',
      ...(retryAfterSeconds !== undefined && { retryAfterSeconds }),
    });
  }
}

/** Returns the session's id; null if it was ended in between. */
async function recordSignIn({ clock, database }: AccountDeps, token: string): Promise<string | null> {
  const [session] = await database.db
    .update(sessions)
    .set({ reauthenticatedAt: clock.now() })
    .where(eq(sessions.token, token))
    .returning({ id: sessions.id });
  return session?.id ?? null;
}

async function refuseBlocked(deps: AccountDeps, userId: string, token: string): Promise<void> {
  const { db } = deps.database;
  const [user] = await db.select({ blockedAt: users.blockedAt }).from(users).where(eq(users.id, userId));
  if (!user?.blockedAt) return;
  await db.delete(sessions).where(eq(sessions.token, token));
  throw new AppError('account_blocked');
}

/**
 * Ends the session if a new password came between the check of this one and the session. A change stores the
 * password before it ends the sessions, and the look waits for one that has not committed: so the change ends
 * this session, or it is seen here.
 */
async function refuseOldPassword(
  deps: AccountDeps,
  {
    userId,
    token,
    known,
    password,
  }: { userId: string; token: string; known: string | null; password: string },
): Promise<void> {
  const { db } = deps.database;
  const [method] = await db
    .select({ hash: signInMethods.password })
    .from(signInMethods)
    .where(isPassword(userId))
    .for('share');
  const hash = method?.hash ?? null;
  if (hash === known) return;
  // The password may be the new one.
  const { password: hashing } = await deps.auth.$context;
  if (hash !== null && (await hashing.verify({ hash, password }))) return;
  await db.delete(sessions).where(eq(sessions.token, token));
  throw new AppError('invalid_credentials');
}

/** Ends the session, which no browser knows yet, unless the second factor is passed, too. */
async function askForCode(
  deps: AccountDeps,
  exchange: Exchange,
  { userId, token, code }: { userId: string; token: string; code?: string | undefined },
): Promise<void> {
  try {
    await passSecondFactor(deps, exchange, { userId, code });
  } catch (thrown) {
    await deps.database.db.delete(sessions).where(eq(sessions.token, token));
    throw thrown;
  }
}

/**
 * Ends the request's session, if any, and clears its cookie. Throws `logout_failed`, with the cookie cleared
 * anyway, when the database does not end it: any user's next sign-out retries, and until then the session is
 * refused in this process.
 */
export async function signOut(deps: AccountDeps, exchange: Exchange): Promise<void> {
  const { headers, response } = await deps.auth.api.takeCookie({
    headers: authHeaders(exchange.request, exchange.address),
    returnHeaders: true,
  });
  if (response.token !== null) deps.pendingSignOuts.add(response.token);
  sendCookies(exchange, headers);
  try {
    await deps.pendingSignOuts.end(deps.database);
  } catch (cause) {
    throw new AppError('logout_failed', { cause, cookies: headers.getSetCookie(), retryAfterSeconds: 5 });
  } finally {
    // Only after the row is deleted: a request in between would cache the session again.
    uncacheSession(deps, exchange);
  }
}

/** Drops the request's session from the cache. */
export function uncacheSession(deps: AccountDeps, exchange: Exchange): void {
  const cookie = createSessionCookieReader(deps.auth)(exchange.request.headers);
  if (cookie !== undefined) deps.sessionCache.remove(cookie);
}

/**
 * Extends a session, once a day at most, and sends a cookie that lasts as long. The app asks when it opens
 * and while it is used, which counts as activity.
 */
export async function renewSession(deps: AccountDeps, exchange: Exchange): Promise<void> {
  const { headers, response } = await deps.auth.api.getSession({
    headers: authHeaders(exchange.request, exchange.address),
    returnHeaders: true,
  });
  if (!response) throw new AppError('not_signed_in');
  await recordActivity(deps, { userId: response.user.id, sessionId: response.session.id });
  sendCookies(exchange, headers);
}

/** Removes expired sessions and returns how many. For the schedule. */
export async function removeEndedSessions(deps: AccountDeps, now: Date): Promise<number> {
  const removed = await deps.database.db
    .delete(sessions)
    .where(lte(sessions.expiresAt, now))
    .returning({ id: sessions.id });
  return removed.length;
}

function sendCookies(exchange: Exchange, headers: Headers): void {
  for (const cookie of headers.getSetCookie()) exchange.setHeader('set-cookie', cookie);
}
