import { drizzleAdapter } from 'better-auth/adapters/drizzle';
import { createAuthEndpoint } from 'better-auth/api';
import { deleteSessionCookie, setSessionCookie } from 'better-auth/cookies';
import { betterAuth } from 'better-auth/minimal';
import * as z from 'zod';
import { accountLimits, sessionLimits } from '#contract/limits.ts';
import type { AccountOptions } from './options.ts';
import { cookieName, isReachedByHttps } from './own-cookies.ts';
import { sessions, signInMethods, users, verifications } from './schema.ts';

export type Auth = ReturnType<typeof createAuth>;

/** The header in which our routes tell better-auth the client's address; nobody outside can set it. */
export const addressHeader = 'x-adventure-client-address';

/**
 * better-auth on our tables. Its HTTP handler is not mounted: our routes call its functions, so that limits, errors
 * and answers are ours.
 */
export function createAuth(options: AccountOptions) {
  const { database, log, newId, passwordHashing, publicUrl, sessionSecret } = options;
  return betterAuth({
    appName: 'Adventure',
    baseURL: publicUrl ?? 'http://localhost',
    secret: sessionSecret,
    // Without transactions of its own: it would hash passwords inside them.
    database: drizzleAdapter(database.db, {
      provider: 'pg',
      transaction: false,
      schema: { user: users, session: sessions, account: signInMethods, verification: verifications },
    }),
    emailAndPassword: {
      enabled: true,
      // Accounts are made by `signUp`, in one transaction.
      disableSignUp: true,
      minPasswordLength: accountLimits.passwordMinCharacters,
      maxPasswordLength: accountLimits.passwordMaxCharacters,
      ...(passwordHashing && { password: passwordHashing }),
    },
    // Sessions are remembered in the process instead of in a second cookie: see session-cache.ts.
    session: { expiresIn: sessionLimits.days * 24 * 60 * 60, cookieCache: { enabled: false } },
    advanced: {
      // Its own prefix for https says less than ours: see `cookieName`.
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
      // Its message may be an error, and an error of the database's names the values: the log knows how to tell it.
      log: (_level, message, ...details) => log.error({ error: message, details }, 'better-auth failed'),
    },
    plugins: [sessionStarter],
  });
}

/**
 * Lets our own code sign a user in who has just been made, and take the cookie of a session away and learn which one it
 * was. Not reachable from outside, as no endpoint is.
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
