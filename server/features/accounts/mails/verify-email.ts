import { and, eq } from 'drizzle-orm';
import { hourMs } from '#contract/durations.ts';
import type { Language } from '#contract/languages.ts';
import { accountLimits } from '#contract/limits.ts';
import { rateLimits } from '#contract/rate-limits.ts';
import { mailPaths } from '#contract/sign-in.ts';
import { AppError } from '#server/platform/app-error.ts';
import type { Tx } from '#server/platform/database/database.ts';
import type { AccountDeps } from '../deps.ts';
import type { Exchange } from '../exchange.ts';
import { users } from '../schema.ts';
import { announceSessionChange } from '../session-changes.ts';
import { consumeMailToken, makeMailToken } from './mail-tokens.ts';
import { sendAccountMail } from './send-account-mail.ts';

interface Recipient {
  id: string;
  email: string;
  language: Language | null;
}

/** Mails the link that verifies an address, in the caller's transaction. */
export async function mailVerification(
  deps: AccountDeps,
  tx: Tx,
  user: Recipient,
  exchange: Pick<Exchange, 'request' | 'isLocal'>,
): Promise<void> {
  const token = await makeMailToken(deps, tx, {
    userId: user.id,
    email: user.email,
    purpose: 'verifyEmail',
    lifeMs: accountLimits.verificationHours * hourMs,
  });
  await sendAccountMail(deps, tx, {
    user: { ...user, name: '', emailVerified: false },
    exchange,
    kind: 'verifyEmail',
    path: `${mailPaths.verifyEmail}?token=${token}`,
    values: { hours: accountLimits.verificationHours },
  });
}

/** Mails the link again. Returns false if the address is already verified. Throws `rate_limited`. */
export async function resendVerification(
  deps: AccountDeps,
  exchange: Exchange,
  userId: string,
): Promise<boolean> {
  const [user] = await deps.database.db.select().from(users).where(eq(users.id, userId));
  if (!user) throw new AppError('not_signed_in');
  if (user.emailVerified) return false;
  const { perUser: max, windowMs } = rateLimits.accountMail;
  // Counted apart from mails that strangers can trigger and so use up.
  await deps.rateWindows.take(`accountMail:verification:user:${userId}`, { max, windowMs });
  await deps.database.inTransaction((tx) => mailVerification(deps, tx, user, exchange));
  return true;
}

/**
 * Verifies the address that a token was mailed to, and returns it. Requires a session of that account: a
 * stranger may have made it with this address, and the owner would verify it for them by opening the link.
 * Throws `wrong_account`, which leaves the token valid, and `token_invalid`.
 */
export async function verifyEmail(deps: AccountDeps, userId: string, token: string): Promise<string> {
  const { email } = await deps.database.inTransaction(async (tx) => {
    const taken = await consumeMailToken(deps, tx, token, 'verifyEmail');
    if (!taken) throw new AppError('token_invalid');
    if (taken.userId !== userId) throw new AppError('wrong_account');
    // A mail to an old address does not verify a changed one.
    const verified = await tx
      .update(users)
      .set({ emailVerified: true, updatedAt: deps.clock.now() })
      .where(and(eq(users.id, taken.userId), eq(users.email, taken.email)))
      .returning({ id: users.id });
    if (verified.length === 0) throw new AppError('token_invalid');
    await announceSessionChange(deps, tx, userId);
    return taken;
  });
  // Rights that the address gives, such as admin, take effect at once.
  deps.sessionCache.removeUser(userId);
  return email;
}
