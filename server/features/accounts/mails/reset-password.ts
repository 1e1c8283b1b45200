import { and, eq, ne } from 'drizzle-orm';
import { minuteMs } from '#contract/durations.ts';
import { accountLimits } from '#contract/limits.ts';
import { rateLimits } from '#contract/rate-limits.ts';
import { mailPaths } from '#contract/sign-in.ts';
import { AppError } from '#server/platform/app-error.ts';
import type { Tx } from '#server/platform/database/database.ts';
import type { AccountDeps } from '../deps.ts';
import { endSessions } from '../end-sessions.ts';
import type { Exchange } from '../exchange.ts';
import { hashNewPassword, requireNotAddress } from '../new-password.ts';
import { storePassword } from '../passwords.ts';
import { mailTokens, signInMethods, type UserRow, users } from '../schema.ts';
import { removeSecondFactor } from '../second-factor/second-factor.ts';
import { consumeMailToken, makeMailToken } from './mail-tokens.ts';
import { mailPasswordChange, sendAccountMail } from './send-account-mail.ts';

/**
 * Mails the owner of an address the link to a new password. Returns before looking up the address, so that
 * the answer and its timing are the same for every address.
 */
export function forgotPassword(deps: AccountDeps, exchange: Exchange, email: string): void {
  if (!deps.localAccounts) throw new AppError('password_sign_in_disabled');
  deps.background.run('mailing a link to a new password', () =>
    mailReset(deps, exchange, email.toLowerCase()),
  );
}

async function mailReset(deps: AccountDeps, exchange: Exchange, email: string): Promise<void> {
  const [user] = await deps.database.db.select().from(users).where(eq(users.email, email));
  if (!user || user.blockedAt || !(await mayBeMailed(deps, user.id))) return;
  await deps.database.inTransaction(async (tx) => {
    const token = await makeMailToken(deps, tx, {
      userId: user.id,
      email,
      purpose: 'resetPassword',
      lifeMs: accountLimits.passwordResetMinutes * minuteMs,
    });
    await sendAccountMail(deps, tx, {
      user,
      exchange,
      kind: 'resetPassword',
      path: `${mailPaths.resetPassword}?token=${token}`,
      values: { minutes: accountLimits.passwordResetMinutes },
    });
  });
}

/** Limits mails per user, so that a stranger cannot flood their mailbox. */
async function mayBeMailed(deps: AccountDeps, userId: string): Promise<boolean> {
  const { perUser: max, windowMs } = rateLimits.accountMail;
  try {
    await deps.rateWindows.take(`accountMail:user:${userId}`, { max, windowMs });
    return true;
  } catch (error) {
    if (error instanceof AppError && error.code === 'rate_limited') return false;
    throw error;
  }
}

/**
 * Sets a password with a mailed token, ends every session, and returns the user's id. Throws `token_invalid`
 * and `password_common`, after which the token can still be used.
 */
export async function resetPassword(
  deps: AccountDeps,
  exchange: Exchange,
  input: { token: string; password: string },
): Promise<string> {
  if (!deps.localAccounts) throw new AppError('password_sign_in_disabled');
  const hash = await hashNewPassword(deps, input.password);
  const userId = await deps.database.inTransaction(async (tx) => {
    const taken = await consumeMailToken(deps, tx, input.token, 'resetPassword');
    const [user] = taken ? await tx.select().from(users).where(eq(users.id, taken.userId)) : [];
    if (!user || user.blockedAt || user.email !== taken?.email) throw new AppError('token_invalid');
    if (!user.emailVerified) await resetToOwner(deps, tx, user);
    requireNotAddress(input.password, user.email);
    await storePassword(deps, tx, user.id, hash);
    await tx.delete(mailTokens).where(eq(mailTokens.userId, user.id));
    await endSessions(deps, tx, user.id);
    await mailPasswordChange(deps, tx, { user, exchange });
    return user.id;
  });
  deps.sessionCache.removeUser(userId);
  return userId;
}

/**
 * The reader of the mail owns the address. If it was unverified, a stranger may have made the account: their
 * sign-in methods, their second factor and a deletion that they scheduled end here.
 */
async function resetToOwner(deps: AccountDeps, tx: Tx, { id: userId }: UserRow): Promise<void> {
  // First: what the stranger does at this moment has ended before it, or waits and finds no session.
  const [user] = await tx
    .update(users)
    .set({ emailVerified: true, deletionDueAt: null, updatedAt: deps.clock.now() })
    .where(eq(users.id, userId))
    .returning();
  if (user && user.secondFactorSince !== null) {
    await removeSecondFactor(tx, userId);
    await deps.onSecondFactor?.(tx, userId, 'off');
  }
  await tx
    .delete(signInMethods)
    .where(and(eq(signInMethods.userId, userId), ne(signInMethods.providerId, 'credential')));
}
