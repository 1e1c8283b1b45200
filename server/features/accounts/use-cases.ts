import type { SignIn, SignUp } from '#contract/accounts.ts';
import type { Profile, ProfileChange, Reauthentication, Session } from '#contract/profile.ts';
import type { ServerSettingValue } from '#contract/server-settings.ts';
import type { Greeting, User } from '#contract/session.ts';
import type { ProviderName } from '#contract/sign-in.ts';
import { AppError } from '#server/platform/app-error.ts';
import { recordActivity, recordGreeting } from './activity.ts';
import type { Actor } from './actor.ts';
import { type AdminAccess, claimAdmin, readAdminAccess } from './claim-admin.ts';
import type { AccountDeps } from './deps.ts';
import { endSessions } from './end-sessions.ts';
import type { Exchange } from './exchange.ts';
import { findUser } from './find-user.ts';
import { recordFirstLogin } from './first-login.ts';
import { shownSignUpMode } from './invites/take-invite.ts';
import { notifyOfNewBrowser, rememberBrowser } from './known-browsers.ts';
import { forgotPassword, resetPassword } from './mails/reset-password.ts';
import { resendVerification, verifyEmail } from './mails/verify-email.ts';
import { changePassword, type PasswordChange } from './passwords.ts';
import { cancelDeletion, scheduleDeletion } from './personal-data/deletion.ts';
import { exportData } from './personal-data/export-data.ts';
import { removeAvatar, storeAvatar } from './profile/avatar.ts';
import { endSession, listSessions } from './profile/list-sessions.ts';
import { changeProfile, readProfile } from './profile/profile.ts';
import { type BeginSignIn, beginLinking, beginSignIn } from './providers/begin-sign-in.ts';
import { type FinishedSignIn, finishSignIn } from './providers/finish-sign-in.ts';
import { type LinkedAccounts, listLinkedAccounts, unlinkAccount } from './providers/linked-accounts.ts';
import { mailReauthenticationCode, reauthenticate } from './reauthentication/reauthenticate.ts';
import { requireReauthentication } from './reauthentication/require-reauthentication.ts';
import {
  beginSecondFactor,
  confirmSecondFactor,
  disableSecondFactor,
  renewRecoveryCodes,
  requireAdminSecondFactor,
} from './second-factor/second-factor.ts';
import { renewSession, signIn, signOut, startSession, uncacheSession } from './sessions.ts';
import { signUp } from './sign-up.ts';

/** The sign-in methods of this server. */
export interface SignInMethods {
  local: boolean;
  google: boolean;
  oidc: { name: string } | null;
  mail: boolean;
  signUp: ServerSettingValue<'signup'>;
}

/** What users do with their accounts. Errors are those that the contract names for each call. */
export interface AccountUseCases {
  signInMethods(): Promise<SignInMethods>;
  /**
   * Creates an account and signs in. Throws `email_taken`, `name_required`, `password_sign_in_disabled`,
   * `sign_up_closed`, `invite_required`, `invite_invalid`.
   */
  signUp(exchange: Exchange, input: SignUp): Promise<User>;
  /**
   * Throws `invalid_credentials`, `password_sign_in_disabled`, `account_blocked`, `second_factor_required`
   * and `second_factor_invalid`.
   */
  signIn(exchange: Exchange, input: SignIn): Promise<User>;
  /** Starts a sign-in at a provider and returns where to send the browser. Throws `terms_not_accepted`. */
  beginSignIn(exchange: Exchange, begin: BeginSignIn): Promise<string>;
  beginLinking(exchange: Exchange, begin: { provider: ProviderName; actor: Actor }): Promise<string>;
  /** Handles a browser's return from a provider. */
  finishSignIn(exchange: Exchange, provider: ProviderName): Promise<FinishedSignIn>;
  /** Logs why a sign-in at a provider failed, if that says more than the error code. */
  recordFailedSignIn(thrown: unknown): void;
  /** Ends the request's session; no-op without one. */
  signOut(exchange: Exchange): Promise<void>;
  renewSession(exchange: Exchange): Promise<void>;
  recordActivity(actor: Actor): Promise<void>;
  /** Notes that a user has dismissed a greeting of the studio. */
  recordGreeting(userId: string, greeting: Greeting): Promise<void>;
  /** Returns a session's user; throws `not_signed_in` if they are deleted. */
  load(userId: string): Promise<User>;
  verifyEmail(userId: string, token: string): Promise<string>;
  /** Returns false if the address is already verified. */
  resendVerification(exchange: Exchange, userId: string): Promise<boolean>;
  forgotPassword(exchange: Exchange, email: string): void;
  resetPassword(exchange: Exchange, input: { token: string; password: string }): Promise<void>;
  changePassword(exchange: Exchange, change: PasswordChange): Promise<number>;
  /** Makes a user with the printed code an admin. Throws `forbidden`. */
  claimAdmin(exchange: Exchange, userId: string, code: string): Promise<User>;
  adminAccess(userId: string): Promise<AdminAccess>;
  /** Throws `forbidden`, or `email_not_verified` for a listed address that is not verified. */
  forceAdmin(exchange: Exchange, userId: string): Promise<void>;
  profile(userId: string): Promise<Profile>;
  changeProfile(userId: string, change: ProfileChange): Promise<Profile>;
  /** @param path of an uploaded file */
  storeAvatar(userId: string, path: string, signal: AbortSignal): Promise<Profile>;
  removeAvatar(userId: string): Promise<Profile>;
  listSessions(actor: Actor): Promise<Session[]>;
  endSession(userId: string, sessionId: string): Promise<void>;
  /** Ends every session, the request's included; returns how many. */
  signOutEverywhere(exchange: Exchange, userId: string): Promise<number>;
  linkedAccounts(userId: string): Promise<LinkedAccounts>;
  unlinkAccount(actor: Actor, id: string): Promise<LinkedAccounts>;
  /** Reauthenticates the user. Throws `wrong_password` and `code_invalid`. */
  reauthenticate(actor: Actor, credential: Reauthentication): Promise<void>;
  mailReauthenticationCode(exchange: Exchange, actor: Actor): Promise<void>;
  /** Throws `reauthentication_required` without a recent sign-in or reauthentication in the session. */
  requireReauthentication(actor: Actor): Promise<void>;
  beginSecondFactor(actor: Actor): Promise<{ secret: string; address: string }>;
  confirmSecondFactor(
    exchange: Exchange,
    confirmation: Actor & { code: string },
  ): Promise<{ recoveryCodes: string[]; endedSessions: number }>;
  renewRecoveryCodes(exchange: Exchange, actor: Actor): Promise<string[]>;
  disableSecondFactor(exchange: Exchange, confirmation: Actor & { code: string }): Promise<void>;
  /** Throws `admin_second_factor_required` where the operator wants it and an admin has none. */
  requireAdminSecondFactor(userId: string): Promise<void>;
  /** Streams all personal data of a user as a zip. */
  exportData(actor: Actor): ReadableStream<Uint8Array>;
  scheduleDeletion(exchange: Exchange, request: Actor & { confirmation: string }): Promise<User>;
  cancelDeletion(userId: string): Promise<User>;
}

export function createAccountUseCases(deps: AccountDeps): AccountUseCases {
  async function load(userId: string): Promise<User> {
    await recordFirstLogin(deps, userId);
    const user = await findUser(deps, userId);
    if (!user) throw new AppError('not_signed_in');
    return user;
  }
  const profile = (userId: string) => readProfile(deps, userId);
  const linkedAccounts = (userId: string) => listLinkedAccounts(deps, userId);

  return {
    load,
    profile,
    linkedAccounts,
    signInMethods: async () => ({
      local: deps.localAccounts,
      google: deps.providers.google !== undefined,
      oidc: deps.providers.oidc ? { name: deps.providers.oidc.name } : null,
      mail: deps.mail.isSent,
      signUp: await shownSignUpMode(deps, deps.database.db),
    }),
    async signUp(exchange, input) {
      const userId = await signUp(deps, exchange, input);
      await startSession(deps, exchange, userId);
      rememberBrowser(deps, exchange, userId);
      return load(userId);
    },
    async signIn(exchange, input) {
      const userId = await signIn(deps, exchange, input);
      notifyOfNewBrowser(deps, exchange, userId);
      return load(userId);
    },
    beginSignIn: (exchange, begin) => beginSignIn(deps, exchange, begin),
    beginLinking: (exchange, begin) => beginLinking(deps, exchange, begin),
    finishSignIn: (exchange, provider) => finishSignIn(deps, exchange, provider),
    recordFailedSignIn(thrown) {
      const isOurs = thrown instanceof AppError && thrown.cause === undefined;
      if (!isOurs) deps.log.warn({ error: thrown }, 'a sign-in at a provider failed');
    },
    signOut: (exchange) => signOut(deps, exchange),
    renewSession: (exchange) => renewSession(deps, exchange),
    recordActivity: (actor) => recordActivity(deps, actor),
    recordGreeting: (userId, greeting) => recordGreeting(deps, userId, greeting),
    verifyEmail: (userId, token) => verifyEmail(deps, userId, token),
    resendVerification: (exchange, userId) => resendVerification(deps, exchange, userId),
    forgotPassword: (exchange, email) => forgotPassword(deps, exchange, email),
    async resetPassword(exchange, input) {
      const userId = await resetPassword(deps, exchange, input);
      // Guesses at the old password must not lock out the owner, who has just opened their mail on this
      // browser.
      rememberBrowser(deps, exchange, userId);
    },
    changePassword: (exchange, change) => changePassword(deps, exchange, change),
    async claimAdmin(exchange, userId, code) {
      await claimAdmin(deps, userId, code);
      uncacheSession(deps, exchange);
      return load(userId);
    },
    adminAccess: (userId) => readAdminAccess(deps, userId),
    async forceAdmin(exchange, userId) {
      const access = await readAdminAccess(deps, userId);
      if (!access.isAdmin) throw new AppError(access.isNamed ? 'email_not_verified' : 'forbidden');
      uncacheSession(deps, exchange);
    },
    async changeProfile(userId, change) {
      await changeProfile(deps, userId, change);
      return profile(userId);
    },
    async storeAvatar(userId, path, signal) {
      await storeAvatar(deps, userId, path, signal);
      return profile(userId);
    },
    async removeAvatar(userId) {
      await removeAvatar(deps, userId);
      return profile(userId);
    },
    listSessions: ({ userId, sessionId }) => listSessions(deps, userId, sessionId),
    endSession: (userId, sessionId) => endSession(deps, userId, sessionId),
    async signOutEverywhere(exchange, userId) {
      const ended = await deps.database.inTransaction((tx) => endSessions(deps, tx, userId));
      deps.sessionCache.removeUser(userId);
      await signOut(deps, exchange);
      return ended;
    },
    async unlinkAccount(actor, id) {
      await requireReauthentication(deps, deps.database.db, actor);
      await unlinkAccount(deps, actor.userId, id);
      return linkedAccounts(actor.userId);
    },
    reauthenticate: (actor, credential) => reauthenticate(deps, actor, credential),
    mailReauthenticationCode: (exchange, actor) => mailReauthenticationCode(deps, exchange, actor),
    requireReauthentication: (actor) => requireReauthentication(deps, deps.database.db, actor),
    beginSecondFactor: (actor) => beginSecondFactor(deps, actor),
    confirmSecondFactor: (exchange, confirmation) => confirmSecondFactor(deps, exchange, confirmation),
    renewRecoveryCodes: (exchange, actor) => renewRecoveryCodes(deps, exchange, actor),
    disableSecondFactor: (exchange, confirmation) => disableSecondFactor(deps, exchange, confirmation),
    requireAdminSecondFactor: (userId) => requireAdminSecondFactor(deps, userId),
    exportData: (actor) => exportData(deps, actor),
    async scheduleDeletion(exchange, request) {
      await scheduleDeletion(deps, exchange, request);
      return load(request.userId);
    },
    async cancelDeletion(userId) {
      await cancelDeletion(deps, userId);
      return load(userId);
    },
  };
}
