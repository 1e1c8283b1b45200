import { and, count, eq } from 'drizzle-orm';
import { AppError } from '#server/platform/app-error.ts';
import type { Reader, Tx } from '#server/platform/database/database.ts';
import { unseal } from '#server/platform/secrets/seal.ts';
import type { AccountDeps } from '../deps.ts';
import { digestOf } from '../mails/mail-tokens.ts';
import { normaliseCode } from '../one-time-code.ts';
import { recoveryCodes, secondFactors } from '../schema.ts';
import { periodOf } from './totp.ts';

/** What a secret is sealed for. */
export const purposeOf = (userId: string) => `second-factor:${userId}`;

export const recoveryDigest = (userId: string, code: string) =>
  digestOf(`recovery ${userId} ${normaliseCode(code)}`);

type CodeDeps = Pick<AccountDeps, 'clock' | 'encryptionKey'>;

/**
 * Accepts a code of the user's app, or a recovery code, once. Concurrent tries with one code take turns: only
 * the first is accepted. Throws `second_factor_invalid`.
 */
export async function takeCode(deps: CodeDeps, tx: Tx, userId: string, code: string): Promise<void> {
  if (await takeAppCode(deps, tx, userId, code)) return;
  const used = await tx
    .delete(recoveryCodes)
    .where(and(eq(recoveryCodes.userId, userId), eq(recoveryCodes.digest, recoveryDigest(userId, code))))
    .returning({ userId: recoveryCodes.userId });
  if (used.length === 0) throw new AppError('second_factor_invalid');
}

/** Whether a code is the app's, and was not used before; it is used now. */
export async function takeAppCode(deps: CodeDeps, tx: Tx, userId: string, code: string): Promise<boolean> {
  const isUser = eq(secondFactors.userId, userId);
  const [row] = await tx.select().from(secondFactors).where(isUser).for('update');
  // Null where the server's key has changed: a recovery code or an admin helps.
  const secret = row ? unseal(deps.encryptionKey, purposeOf(userId), row.secret) : null;
  if (!row || secret === null) return false;
  const period = periodOf(secret, code.replaceAll(/\s/g, ''), deps.clock.now());
  if (period === null || period <= row.lastPeriod) return false;
  await tx.update(secondFactors).set({ lastPeriod: period }).where(isUser);
  return true;
}

/** How many recovery codes a user has not used yet. */
export async function countRecoveryCodes(reader: Reader, userId: string): Promise<number> {
  const isUser = eq(recoveryCodes.userId, userId);
  const [row] = await reader.select({ left: count() }).from(recoveryCodes).where(isUser);
  return row?.left ?? 0;
}
