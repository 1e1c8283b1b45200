import type { User } from '#contract/accounts.ts';
import type { PlanName } from '#contract/plans.ts';
import type { Reader, Tx } from '#server/platform/database/database.ts';
import { createFetcher } from '#server/platform/fetcher/fetcher.ts';
import type { Identity } from '#server/platform/http/identity.ts';
import { markGenerated } from './activity.ts';
import { findAdminIds } from './admin-ids.ts';
import { type Administration, createAdministration } from './administration/administration.ts';
import { setPaidPlan } from './administration/change-user.ts';
import { paidPlansOf } from './administration/paid-plans.ts';
import { createAuth } from './auth.ts';
import { createAuthenticate } from './authenticate.ts';
import { Background } from './background.ts';
import { readAdminCode } from './claim-admin.ts';
import type { AccountDeps } from './deps.ts';
import { findUser, planOf } from './find-user.ts';
import { deleteDueAccounts } from './leaving/deletion.ts';
import { type BillingMail, mailBilling } from './mails/billing-mail.ts';
import { type ExpiringCoins, mailExpiringCoins } from './mails/coins-expiring.ts';
import { removeOldMailTokens } from './mails/mail-tokens.ts';
import type { AccountOptions } from './options.ts';
import { writesPrompt } from './profile/profile.ts';
import { removeOldSignIns } from './providers/begin-sign-in.ts';
import { createProviders } from './providers/providers.ts';
import { SessionCache } from './session-cache.ts';
import { sessionCookieName } from './session-cookie.ts';
import { removeEndedSessions } from './sessions.ts';
import { UnendedSessions } from './unended-sessions.ts';
import { type AccountVerbs, createAccountVerbs } from './verbs.ts';

export type { Administration } from './administration/administration.ts';
export type { ListedUser } from './administration/users-page.ts';
export type { AccountOptions } from './options.ts';
export type { PasswordHashing } from './password-hashing.ts';
export { requireFeature } from './require-feature.ts';

/** People, their sessions and their plans. */
export interface Accounts extends AccountVerbs {
  /** The name of the cookie that signing in sets. */
  readonly sessionCookie: string;
  /** Who is behind a request. Reads headers only; most calls ask no database. */
  authenticate(request: Request): Promise<Identity | null>;
  /** The same, by the database alone: what was ended or taken back in another process counts at once. */
  authenticateAnew(request: Request): Promise<Identity | null>;
  /** The code to print at the start, that makes its reader an admin once; null when nobody needs one. */
  adminCode(): Promise<string | null>;
  /** Null when there is no user with that id. */
  findUser(userId: string): Promise<User | null>;
  /** The plan as it stands now; `free` when there is no such user. */
  planOf(userId: string): Promise<PlanName>;
  /** The plan that a user has paid for; what an admin has given them stands beside it. */
  setPaidPlan(tx: Tx, userId: string, plan: PlanName): Promise<void>;
  /** The same of several, as it is written; those who are gone are not in it. */
  paidPlansOf(reader: Reader, userIds: readonly string[]): Promise<Map<string, PlanName>>;
  /** Everybody who is an admin. */
  adminIds(tx: Tx): Promise<string[]>;
  /** Whether files that a user downloads carry the prompt that they were made from. */
  writesPrompt(userId: string): Promise<boolean>;
  /** Notes, in the transaction that stores a picture, that the user has made one; answers whether it is their first. */
  markGenerated(tx: Tx, userId: string): Promise<boolean>;
  /** Mails whom wants that, in the transaction that notes it, that coins are about to expire. */
  mailExpiringCoins(tx: Tx, expiring: ExpiringCoins): Promise<void>;
  /** Mails, in the transaction that notes it, that a payment failed or a plan has ended. */
  mailBilling(tx: Tx, mail: BillingMail): Promise<void>;
  /** For the admin panel. */
  readonly administration: Administration;
  /** Deletes sessions, tokens and unfinished sign-ins that have expired; answers how many sessions. For the schedule. */
  removeEndedSessions(now: Date): Promise<number>;
  /**
   * Deletes the accounts whose days of grace are over by then; answers how many. One with something still running is
   * left for the next time. For the schedule.
   */
  deleteDueAccounts(now: Date, signal?: AbortSignal): Promise<number>;
  /** Resolves when nothing is done any more that an answer did not wait for. */
  settled(): Promise<void>;
  /** After the last request. */
  close(): Promise<void>;
}

export function createAccounts(options: AccountOptions): Accounts {
  const deps: AccountDeps = {
    ...options,
    auth: createAuth(options),
    sessionCache: new SessionCache(options.clock),
    unendedSessions: new UnendedSessions(),
    background: new Background(options.log),
    providers: createProviders(options),
    fetcher: createFetcher(),
  };
  return {
    ...createAccountVerbs(deps),
    sessionCookie: sessionCookieName(deps.auth),
    ...createAuthenticate(deps),
    adminCode: () => readAdminCode(deps),
    findUser: (userId) => findUser(deps, userId),
    planOf: (userId) => planOf(deps, userId),
    setPaidPlan,
    paidPlansOf,
    adminIds: (tx) => findAdminIds(tx, deps.adminEmails),
    writesPrompt: (userId) => writesPrompt(deps, userId),
    markGenerated,
    mailExpiringCoins: (tx, expiring) => mailExpiringCoins(deps, tx, expiring),
    mailBilling: (tx, mail) => mailBilling(deps, tx, mail),
    administration: createAdministration(deps),
    async removeEndedSessions(now) {
      await deps.unendedSessions.end(deps.database.db);
      await removeOldMailTokens(deps, now);
      await removeOldSignIns(deps, now);
      return removeEndedSessions(deps, now);
    },
    deleteDueAccounts: (now, signal) => deleteDueAccounts(deps, now, signal),
    settled: () => deps.background.settled(),
    async close() {
      await deps.background.settled();
      await deps.fetcher.close();
    },
  };
}
