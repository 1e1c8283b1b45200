import type { SignIn, SignUp, User } from '#contract/accounts.ts';
import type { PlanName } from '#contract/plans.ts';
import type { Tx } from '#server/platform/database/database.ts';
import type { Identity } from '#server/platform/http/identity.ts';
import { markGenerated, noteActivity } from './activity.ts';
import { createAuth } from './auth.ts';
import { createAuthenticate } from './authenticate.ts';
import { claimAdmin, readAdminCode } from './claim-admin.ts';
import type { AccountOptions } from './deps.ts';
import { findUser, planOf } from './find-user.ts';
import { SessionCache } from './session-cache.ts';
import { sessionCookieName } from './session-cookie.ts';
import {
  type Exchange,
  forgetSession,
  removeEndedSessions,
  renewSession,
  signIn,
  signOut,
  startSession,
} from './sessions.ts';
import { signUp } from './sign-up.ts';

export type { AccountOptions } from './deps.ts';
export { requireFeature } from './require-feature.ts';
export { registerAccountRoutes } from './routes.ts';
export type { Exchange } from './sessions.ts';

/** People, their sessions and their plans. */
export interface Accounts {
  /** The name of the cookie that signing in sets. */
  readonly sessionCookie: string;
  /** Who is behind a request. Reads headers only; most calls ask no database. */
  authenticate(request: Request): Promise<Identity | null>;
  /** Makes an account and signs in. Throws `email_taken`, `name_required`, `local_accounts_off`. */
  signUp(exchange: Exchange, input: SignUp): Promise<User>;
  /** Throws `invalid_credentials`, `local_accounts_off`, and `forbidden` for a blocked account. */
  signIn(exchange: Exchange, input: SignIn): Promise<User>;
  /** Ends the request's session; does nothing without one. */
  signOut(exchange: Exchange): Promise<void>;
  renewSession(exchange: Exchange): Promise<void>;
  /** Makes a user an admin who has the printed code. Throws `forbidden`. */
  claimAdmin(exchange: Exchange, userId: string, code: string): Promise<User>;
  /** The code to print at the start, that makes its reader an admin once; null when nobody needs one. */
  adminCode(): Promise<string | null>;
  /** Null when there is no user with that id. */
  findUser(userId: string): Promise<User | null>;
  /** The plan as it stands now; `free` when there is no such user. */
  planOf(userId: string): Promise<PlanName>;
  noteActivity(userId: string): Promise<void>;
  /** Notes, in the transaction that stores a picture, that the user has made one; answers whether it is their first. */
  markGenerated(tx: Tx, userId: string): Promise<boolean>;
  /** Deletes sessions that have expired; answers how many. For the schedule. */
  removeEndedSessions(now: Date): Promise<number>;
}

export function createAccounts(options: AccountOptions): Accounts {
  const deps = { ...options, auth: createAuth(options), sessionCache: new SessionCache(options.clock) };

  async function existingUser(userId: string): Promise<User> {
    const user = await findUser(deps, userId);
    if (!user) throw new Error(`User ${userId} vanished in the middle of a request.`);
    return user;
  }

  return {
    sessionCookie: sessionCookieName(deps.auth),
    authenticate: createAuthenticate(deps),
    async signUp(exchange, input) {
      const userId = await signUp(deps, exchange, input);
      await startSession(deps, exchange, userId);
      return existingUser(userId);
    },
    async signIn(exchange, input) {
      return existingUser(await signIn(deps, exchange, input));
    },
    signOut: (exchange) => signOut(deps, exchange),
    renewSession: (exchange) => renewSession(deps, exchange),
    async claimAdmin(exchange, userId, code) {
      await claimAdmin(deps, userId, code);
      forgetSession(deps, exchange);
      return existingUser(userId);
    },
    adminCode: () => readAdminCode(deps),
    findUser: (userId) => findUser(deps, userId),
    planOf: (userId) => planOf(deps, userId),
    noteActivity: (userId) => noteActivity(deps, userId),
    markGenerated,
    removeEndedSessions: (now) => removeEndedSessions(deps, now),
  };
}
