import { and, type Column, eq } from 'drizzle-orm';
import { AppError } from '#server/platform/app-error.ts';
import type { Reader, Tx } from '#server/platform/database/database.ts';
import type { AccountDeps } from './deps.ts';
import { endSessions } from './end-sessions.ts';
import type { Exchange } from './exchange.ts';
import { deletePasswordTokens } from './mails/mail-tokens.ts';
import { mailPasswordChange } from './mails/send-account-mail.ts';
import { hashNewPassword, requireNotAddress } from './new-password.ts';
import { requireReauthentication } from './reauthentication/require-reauthentication.ts';
import { signInMethods, users } from './schema.ts';

/** Of a user's sign-in methods, the password. */
export const isPassword = (userId: string | Column) =>
  and(eq(signInMethods.userId, userId), eq(signInMethods.providerId, 'credential'));

/** Returns the digest of a user's password; null for a user without one. */
export async function findPassword(reader: Reader, userId: string): Promise<string | null> {
  const [method] = await reader
    .select({ password: signInMethods.password })
    .from(signInMethods)
    .where(isPassword(userId));
  return method?.password ?? null;
}

/** Stores a digest as the user's password, the first or a new one. End the sessions after it, not before. */
export async function storePassword(deps: AccountDeps, tx: Tx, userId: string, hash: string): Promise<void> {
  const now = deps.clock.now();
  const changed = await tx
    .update(signInMethods)
    .set({ password: hash, updatedAt: now })
    .where(isPassword(userId))
    .returning({ id: signInMethods.id });
  if (changed.length > 0) return;
  await tx.insert(signInMethods).values({
    id: deps.newId(),
    userId,
    providerId: 'credential',
    accountId: userId,
    password: hash,
    createdAt: now,
    updatedAt: now,
  });
}

export interface PasswordChange {
  userId: string;
  sessionId: string;
  currentPassword?: string | undefined;
  newPassword: string;
  /** The user's address, which is no password. */
  email: string;
}

/**
 * Changes the password and ends every other session. Returns how many ended. Throws `wrong_password`,
 * `password_common`, and `reauthentication_required` for a first password.
 */
export async function changePassword(
  deps: AccountDeps,
  exchange: Exchange,
  change: PasswordChange,
): Promise<number> {
  if (!deps.localAccounts) throw new AppError('password_sign_in_disabled');
  const { userId, currentPassword = '', newPassword } = change;
  const { password } = await deps.auth.$context;
  const known = await findPassword(deps.database.db, userId);
  if (known === null) await requireReauthentication(deps, deps.database.db, change);
  else if (!(await password.verify({ hash: known, password: currentPassword }))) {
    throw new AppError('wrong_password');
  }
  requireNotAddress(newPassword, change.email);
  const hash = await hashNewPassword(deps, newPassword);
  const ended = await deps.database.inTransaction(async (tx) => {
    const [user] = await tx.select().from(users).where(eq(users.id, userId)).for('update');
    // A concurrent change may have come first.
    if (!user || (await findPassword(tx, userId)) !== known) throw new AppError('wrong_password');
    await storePassword(deps, tx, userId, hash);
    await deletePasswordTokens(tx, userId);
    await mailPasswordChange(deps, tx, { user, exchange });
    return endSessions(deps, tx, userId, change.sessionId);
  });
  deps.sessionCache.removeUser(userId);
  return ended;
}
