import { can, type Feature, type PlanName } from '#contract/plans.ts';
import type { User } from '#contract/session.ts';
import { AppError } from '#server/platform/app-error.ts';
import type { Reader, Tx, Unlisten } from '#server/platform/database/database.ts';
import { createFetcher } from '#server/platform/fetcher/fetcher.ts';
import type { Identity } from '#server/platform/http/identity.ts';
import { markGenerated } from './activity.ts';
import { findAdminIds } from './admin-rule.ts';
import { type Administration, createAdministration } from './administration/administration.ts';
import { setPaidPlan } from './administration/change-user.ts';
import { paidPlansOf } from './administration/paid-plans.ts';
import { createAuth } from './auth.ts';
import { createAuthenticate } from './authenticate.ts';
import { Background } from './background.ts';
import { readAdminCode } from './claim-admin.ts';
import type { AccountDeps } from './deps.ts';
import { findUser, isActive, isProven, planOf } from './find-user.ts';
import { shownSignUpMode } from './invites/take-invite.ts';
import { mailAdmins, type WriteAdminMail } from './mails/admin-mail.ts';
import { type BillingMail, mailBilling } from './mails/billing-mail.ts';
import { type ExpiringCoins, mailExpiringCoins } from './mails/coins-expiring.ts';
import { removeOldMailTokens } from './mails/mail-tokens.ts';
import type { AccountOptions } from './options.ts';
import { PendingSignOuts } from './pending-sign-outs.ts';
import { deleteDueAccounts } from './personal-data/deletion.ts';
import { writesPrompt } from './profile/profile.ts';
import { removeOldSignIns } from './providers/begin-sign-in.ts';
import { createProviders } from './providers/providers.ts';
import { SessionCache } from './session-cache.ts';
import { followSessionChanges } from './session-changes.ts';
import { sessionCookieName } from './session-cookie.ts';
import { removeEndedSessions } from './sessions.ts';
import { type AccountUseCases, createAccountUseCases } from './use-cases.ts';

export type { Administration } from './administration/administration.ts';
export type { ListedUser } from './administration/users-page.ts';
export type { AccountOptions } from './options.ts';
export type { PasswordHashing } from './password-hashing.ts';

/** Users, their sessions and their plans. */
export interface Accounts extends AccountUseCases {
  /** Whether pictures cost coins on this server. */
  readonly usesCoins: boolean;
  /** Whether nobody can create an account now, not even with an invitation. */
  isSignUpClosed(): Promise<boolean>;
  /** Name of the session cookie. */
  readonly sessionCookie: string;
  /** Returns who sent a request. Reads headers only; most calls do not query the database. */
  authenticate(request: Request): Promise<Identity | null>;
  /** Like `authenticate`, but always reads the database, so changes made by other processes apply at once. */
  authenticateUncached(request: Request): Promise<Identity | null>;
  /** Returns the code to print at start that makes its reader an admin once; null when none is needed. */
  adminCode(): Promise<string | null>;
  /** Returns null for an unknown id. */
  findUser(userId: string): Promise<User | null>;
  /** Whether a user exists and is not blocked. */
  isActive(db: Reader, userId: string): Promise<boolean>;
  /** Returns the current plan; `free` for an unknown id. */
  planOf(userId: string): Promise<PlanName>;
  /** Whether a user has a verified address or is an admin, and so is not one of many empty accounts. */
  isProven(reader: Reader, userId: string): Promise<boolean>;
  /** Sets the plan that a user has paid for. A plan given by an admin is stored separately. */
  setPaidPlan(tx: Tx, userId: string, plan: PlanName): Promise<void>;
  /** Returns the stored paid plans of several users. Deleted users are missing from the map. */
  paidPlansOf(reader: Reader, userIds: readonly string[]): Promise<Map<string, PlanName>>;
  /** Returns the ids of all admins. */
  adminIds(tx: Tx): Promise<string[]>;
  /** Whether files that the user downloads carry their prompt. */
  writesPrompt(userId: string): Promise<boolean>;
  /**
   * Notes, in the transaction that stores an image, that the user has made one. Returns whether it is their
   * first.
   */
  markGenerated(tx: Tx, userId: string): Promise<boolean>;
  /** Mails a user with this preference that coins are about to expire, in the transaction that records it. */
  mailExpiringCoins(tx: Tx, expiring: ExpiringCoins): Promise<void>;
  /** Mails, in the transaction that records it, that a payment failed or a plan has ended. */
  mailBilling(tx: Tx, mail: BillingMail): Promise<void>;
  /** Mails every admin with a confirmed address; returns how many. */
  mailAdmins: (tx: Tx, write: WriteAdminMail) => Promise<number>;
  /** For the admin panel. */
  readonly administration: Administration;
  /**
   * Deletes expired sessions, tokens and unfinished sign-ins. Returns the number of sessions. For the
   * schedule.
   */
  removeEndedSessions(now: Date): Promise<number>;
  /**
   * Deletes the accounts whose grace period is over. Returns how many. An account with a running job waits
   * for the next run. For the schedule.
   */
  deleteDueAccounts(now: Date, signal?: AbortSignal): Promise<number>;
  /**
   * Follows what other processes change, from now on. Until then every request reads the database. Calls
   * back, on every change of sessions or rights by any process, with the user's id, or with null where any
   * user's may have changed.
   */
  start(onSessionChange?: (userId: string | null) => void): Promise<void>;
  /** Resolves when all background work has finished. */
  settled(): Promise<void>;
  /** Call after the last request. */
  close(): Promise<void>;
}

export function createAccounts(options: AccountOptions): Accounts {
  const deps: AccountDeps = {
    ...options,
    auth: createAuth(options),
    sessionCache: new SessionCache(options.clock),
    pendingSignOuts: new PendingSignOuts(),
    background: new Background(options.log),
    providers: createProviders(options),
    fetcher: createFetcher(),
  };
  let unfollow: Unlisten | undefined;
  return {
    ...createAccountUseCases(deps),
    usesCoins: deps.usesCoins ?? true,
    isSignUpClosed: async () => (await shownSignUpMode(deps, deps.database.db)) === 'closed',
    sessionCookie: sessionCookieName(deps.auth),
    ...createAuthenticate(deps),
    adminCode: () => readAdminCode(deps),
    findUser: (userId) => findUser(deps, userId),
    isActive,
    planOf: (userId) => planOf(deps, userId),
    isProven: (reader, userId) => isProven(deps, reader, userId),
    setPaidPlan,
    paidPlansOf,
    adminIds: (tx) => findAdminIds(tx, deps.adminEmails),
    writesPrompt: (userId) => writesPrompt(deps, userId),
    markGenerated,
    mailExpiringCoins: (tx, expiring) => mailExpiringCoins(deps, tx, expiring),
    mailBilling: (tx, mail) => mailBilling(deps, tx, mail),
    mailAdmins: (tx, write) => mailAdmins(deps, tx, write),
    administration: createAdministration(deps),
    async removeEndedSessions(now) {
      await deps.pendingSignOuts.end(deps.database);
      await removeOldMailTokens(deps, now);
      await removeOldSignIns(deps, now);
      return removeEndedSessions(deps, now);
    },
    deleteDueAccounts: (now, signal) => deleteDueAccounts(deps, now, signal),
    settled: () => deps.background.settled(),
    async start(onSessionChange = () => {}) {
      unfollow = await followSessionChanges(deps.database, deps.sessionCache, onSessionChange);
    },
    async close() {
      await unfollow?.();
      await deps.background.settled();
      await deps.fetcher.close();
    },
  };
}

/** Throws `premium_required` when a plan does not include a feature. */
export function requireFeature(plan: PlanName, feature: Feature): void {
  if (!can(plan, feature)) throw new AppError('premium_required');
}
