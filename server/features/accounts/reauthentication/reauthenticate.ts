import { eq } from 'drizzle-orm';
import { minuteMs } from '#contract/durations.ts';
import { accountLimits } from '#contract/limits.ts';
import type { Reauthentication } from '#contract/profile.ts';
import { rateLimits } from '#contract/rate-limits.ts';
import { routes } from '#contract/routes.ts';
import { AppError } from '#server/platform/app-error.ts';
import type { Reader } from '#server/platform/database/database.ts';
import type { Actor } from '../actor.ts';
import type { AccountDeps } from '../deps.ts';
import type { Exchange } from '../exchange.ts';
import { consumeMailToken, makeMailToken } from '../mails/mail-tokens.ts';
import { sendAccountMail } from '../mails/send-account-mail.ts';
import { makeCode, normaliseCode } from '../one-time-code.ts';
import { findPassword } from '../passwords.ts';
import { sessions, users } from '../schema.ts';

/** Notes that a session's user has reauthenticated. */
export async function markReauthenticated(
  { clock }: Pick<AccountDeps, 'clock'>,
  writer: Reader,
  sessionId: string,
): Promise<void> {
  await writer.update(sessions).set({ reauthenticatedAt: clock.now() }).where(eq(sessions.id, sessionId));
}

/** Accepts the password or a mailed code. Throws `wrong_password` and `code_invalid`. */
export async function reauthenticate(
  deps: AccountDeps,
  actor: Actor,
  credential: Reauthentication,
): Promise<void> {
  if ('password' in credential) {
    await checkPassword(deps, actor.userId, credential.password);
    return markReauthenticated(deps, deps.database.db, actor.sessionId);
  }
  await deps.database.inTransaction(async (tx) => {
    const taken = await consumeMailToken(deps, tx, secretOf(actor, credential.code), 'reauthentication');
    if (taken?.userId !== actor.userId) throw new AppError('code_invalid');
    await markReauthenticated(deps, tx, actor.sessionId);
  });
}

async function checkPassword(deps: AccountDeps, userId: string, typed: string): Promise<void> {
  const { password } = await deps.auth.$context;
  const known = await findPassword(deps.database.db, userId);
  const isRight = known !== null && (await password.verify({ hash: known, password: typed }));
  if (!isRight) throw new AppError('wrong_password');
}

/**
 * Mails a code that is valid in the requesting session only. Throws
 * `rate_limited`.
 */
export async function mailReauthenticationCode(
  deps: AccountDeps,
  exchange: Exchange,
  actor: Actor,
): Promise<void> {
  const { perUser: max, windowMs } = rateLimits.accountMail;
  // Counted apart from mails that strangers can trigger and so use up.
  await deps.rateWindows.take(`accountMail:reauthentication:user:${actor.userId}`, { max, windowMs });
  const code = makeCode();
  await deps.database.inTransaction(async (tx) => {
    const [user] = await tx.select().from(users).where(eq(users.id, actor.userId));
    if (!user) throw new AppError('not_signed_in');
    await makeMailToken(deps, tx, {
      userId: user.id,
      email: user.email,
      purpose: 'reauthentication',
      lifeMs: accountLimits.reauthenticationMinutes * minuteMs,
      secret: secretOf(actor, code),
    });
    await sendAccountMail(deps, tx, {
      user,
      exchange,
      kind: 'reauthenticationCode',
      path: routes.profile.path,
      code,
      values: { minutes: accountLimits.reauthenticationMinutes },
    });
  });
}

/** Binds a code to the session that requested it. */
function secretOf({ sessionId }: Actor, code: string): string {
  return `${sessionId} ${normaliseCode(code)}`;
}
