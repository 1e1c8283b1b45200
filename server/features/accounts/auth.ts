import { drizzleAdapter } from 'better-auth/adapters/drizzle';
import { createAuthEndpoint } from 'better-auth/api';
import { deleteSessionCookie, setSessionCookie } from 'better-auth/cookies';
import { betterAuth } from 'better-auth/minimal';
import * as z from 'zod';
import { daySeconds } from '#contract/durations.ts';
import { accountLimits, sessionLimits } from '#contract/limits.ts';
import { cookieName, isReachedByHttps } from './host-cookies.ts';
import type { AccountOptions } from './options.ts';
import { sessions, signInMethods, users, verifications } from './schema.ts';

export type Auth = ReturnType<typeof createAuth>;

/** Passes the client's address from our routes to better-auth; clients cannot set it. */
export const addressHeader = 'x-adventure-client-address';

/**
 * better-auth on our tables. Its HTTP handler is not mounted: our routes call its functions, so limits,
 * errors and answers are ours.
 */
export function createAuth(options: AccountOptions) {
  const { database, log, newId, passwordHashing, publicUrl, sessionSecret } = options;
  return betterAuth({
    appName: 'Adventure',
    baseURL: publicUrl ?? 'http://localhost',
    secret: sessionSecret,
    // No transactions of its own: it would hash passwords inside them.
    database: drizzleAdapter(database.db, {
      provider: 'pg',
      transaction: false,
      schema: { user: users, session: sessions, account: signInMethods, verification: verifications },
    }),
    emailAndPassword: {
      enabled: true,
      // `signUp` creates accounts, in one transaction.
      disableSignUp: true,
      minPasswordLength: accountLimits.passwordMinCharacters,
      maxPasswordLength: accountLimits.passwordMaxCharacters,
      ...(passwordHashing && { password: passwordHashing }),
    },
    // Sessions are cached in the process, not in a second cookie: see session-cache.ts.
    session: { expiresIn: sessionLimits.days * daySeconds, cookieCache: { enabled: false } },
    advanced: {
      // `cookieName` sets a stricter prefix than better-auth's for https.
      useSecureCookies: false,
      cookies: {
        session_token: {
          name: cookieName({ publicUrl }, 'adventure.session_token'),
          attributes: { secure: isReachedByHttps({ publicUrl }) },
        },
      },
      cookiePrefix: 'adventure',
      database: { generateId: () => newId() },
      ipAddress: { ipAddressHeaders: [addressHeader] },
    },
    rateLimit: { enabled: false },
    telemetry: { enabled: false },
    logger: {
      level: 'error',
      // The message may be a database error that contains values; the log redacts those.
      log: (_level, message, ...details) => log.error({ error: message, details }, 'better-auth failed'),
    },
    plugins: [sessionStarter],
  });
}

/**
 * Lets our code start a session for a new user, and clear a session cookie and learn which session it was.
 * Not reachable over HTTP, as no better-auth endpoint is.
 */
const sessionStarter = {
  id: 'session-starter',
  endpoints: {
    startSession: createAuthEndpoint(
      '/start-session',
      { method: 'POST', body: z.object({ userId: z.string() }), requireHeaders: true },
      async (context) => {
        const { internalAdapter } = context.context;
        const user = await internalAdapter.findUserById(context.body.userId);
        if (!user) throw new Error('A session was asked for a user who does not exist.');
        const session = await internalAdapter.createSession(user.id);
        await setSessionCookie(context, { session, user });
        return { sessionId: session.id };
      },
    ),
    takeCookie: createAuthEndpoint(
      '/take-cookie',
      { method: 'POST', requireHeaders: true },
      async (context) => {
        const { authCookies, secret } = context.context;
        const token = await context.getSignedCookie(authCookies.sessionToken.name, secret);
        deleteSessionCookie(context);
        return { token: token || null };
      },
    ),
  },
};
