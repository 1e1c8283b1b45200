import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { rateLimits } from '#contract/rate-limits.ts';
import { routes } from '#contract/routes.ts';
import { secondFactorLimits } from '#contract/second-factor.ts';
import { AppError } from '#server/platform/app-error.ts';
import type { Tx } from '#server/platform/database/database.ts';
import { seal } from '#server/platform/secrets/seal.ts';
import type { Actor } from '../actor.ts';
import type { AccountDeps } from '../deps.ts';
import { endSessions } from '../end-sessions.ts';
import type { Exchange } from '../exchange.ts';
import { knowsBrowser } from '../known-browsers.ts';
import { sendAccountMail } from '../mails/send-account-mail.ts';
import { writeCode } from '../one-time-code.ts';
import { findPassword } from '../passwords.ts';
import { requireReauthentication } from '../reauthentication/require-reauthentication.ts';
import { requireLiveSession } from '../require-live-session.ts';
import { recoveryCodes, secondFactors, type UserRow, users } from '../schema.ts';
import { purposeOf, recoveryDigest, takeAppCode, takeCode } from './check-code.ts';
import { addressOf, makeSecret } from './totp.ts';

/** Eighty bits: its digest cannot be searched for. */
const recoveryCodeBytes = 16;

/** Returns a new secret. It counts once `confirmSecondFactor` has seen a code of it. */
export async function beginSecondFactor(
  deps: AccountDeps,
  actor: Actor,
): Promise<{ secret: string; address: string }> {
  const { database, clock, encryptionKey } = deps;
  await requireReauthentication(deps, database.db, actor);
  if ((await findPassword(database.db, actor.userId)) === null) throw new AppError('forbidden');
  const secret = makeSecret();
  const sealed = seal(encryptionKey, purposeOf(actor.userId), secret);
  const user = await database.inTransaction(async (tx) => {
    const locked = await lockUser(tx, actor.userId);
    if (locked.secondFactorSince !== null) throw new AppError('second_factor_is_on');
    const fresh = { secret: sealed, lastPeriod: 0, createdAt: clock.now() };
    await tx
      .insert(secondFactors)
      .values({ userId: actor.userId, ...fresh })
      .onConflictDoUpdate({ target: secondFactors.userId, set: fresh });
    return locked;
  });
  const issuer = `Adventure (${new URL(deps.publicUrl ?? deps.ownOrigin).host})`;
  return { secret, address: addressOf(secret, { issuer, label: user.email }) };
}

/** Turns it on. Returns the recovery codes, which are not kept, and how many other sessions ended. */
export async function confirmSecondFactor(
  deps: AccountDeps,
  exchange: Exchange,
  { userId, sessionId, code }: Actor & { code: string },
): Promise<{ recoveryCodes: string[]; endedSessions: number }> {
  const codes = makeRecoveryCodes();
  const endedSessions = await deps.database.inTransaction(async (tx) => {
    const user = await lockUser(tx, userId);
    await requireLiveSession(tx, { userId, sessionId });
    if (user.secondFactorSince !== null) throw new AppError('second_factor_is_on');
    const [begun] = await tx.select().from(secondFactors).where(eq(secondFactors.userId, userId));
    if (!begun) throw new AppError('second_factor_not_begun');
    if (!(await takeAppCode(deps, tx, userId, code))) throw new AppError('second_factor_invalid');
    await tx.update(users).set({ secondFactorSince: deps.clock.now() }).where(eq(users.id, userId));
    await replaceRecoveryCodes(tx, userId, codes);
    await sendAccountMail(deps, tx, { user, exchange, kind: 'secondFactorOn', path: routes.profile.path });
    const ended = await endSessions(deps, tx, userId, sessionId);
    // Last: it publishes.
    await deps.onSecondFactor?.(tx, userId, 'on');
    return ended;
  });
  deps.sessionCache.removeUser(userId);
  return { recoveryCodes: codes, endedSessions };
}

/** Replaces the recovery codes, after fresh proof. Returns the new ones, which are not kept. */
export async function renewRecoveryCodes(
  deps: AccountDeps,
  exchange: Exchange,
  actor: Actor,
): Promise<string[]> {
  await requireReauthentication(deps, deps.database.db, actor);
  const codes = makeRecoveryCodes();
  const { userId } = actor;
  await deps.database.inTransaction(async (tx) => {
    const user = await lockUser(tx, userId);
    if (user.secondFactorSince === null) throw new AppError('second_factor_not_begun');
    await replaceRecoveryCodes(tx, userId, codes);
    const path = routes.profile.path;
    await sendAccountMail(deps, tx, { user, exchange, kind: 'recoveryCodesRenewed', path });
    await deps.onSecondFactor?.(tx, userId, 'newCodes');
  });
  return codes;
}

/** Turns it off, after fresh proof and with a code. */
export async function disableSecondFactor(
  deps: AccountDeps,
  exchange: Exchange,
  { code, ...actor }: Actor & { code: string },
): Promise<void> {
  await requireReauthentication(deps, deps.database.db, actor);
  await deps.database.inTransaction(async (tx) => {
    const user = await lockUser(tx, actor.userId);
    if (user.secondFactorSince === null) throw new AppError('second_factor_not_begun');
    await takeCode(deps, tx, actor.userId, code);
    await removeSecondFactor(tx, actor.userId);
    await sendAccountMail(deps, tx, { user, exchange, kind: 'secondFactorOff', path: routes.profile.path });
    await deps.onSecondFactor?.(tx, actor.userId, 'off');
  });
}

/** Turns it off by an admin's decision, ends the user's sessions and tells them. Throws `not_found`. */
export async function resetSecondFactor(deps: AccountDeps, tx: Tx, userId: string): Promise<void> {
  const [user] = await tx.select().from(users).where(eq(users.id, userId)).for('update');
  if (!user || user.closedAt !== null) throw new AppError('not_found');
  if (user.secondFactorSince === null) throw new AppError('second_factor_not_begun');
  await removeSecondFactor(tx, userId);
  await endSessions(deps, tx, userId);
  const path = routes.forgotPassword.path;
  await sendAccountMail(deps, tx, { user, kind: 'secondFactorReset', path });
  await deps.onSecondFactor?.(tx, userId, 'off');
}

/**
 * Asks for a code after the right password. As many tries as at a password, counted apart: only who knows the
 * password can use them up. The sign-in's session is stored already. Throws `second_factor_required` and
 * `second_factor_invalid`.
 */
export async function passSecondFactor(
  deps: AccountDeps,
  exchange: Exchange,
  { userId, code }: { userId: string; code: string | undefined },
): Promise<void> {
  const [user] = await deps.database.db
    .select({ since: users.secondFactorSince })
    .from(users)
    .where(eq(users.id, userId));
  if (!user?.since) return;
  if (code === undefined) throw new AppError('second_factor_required');
  const { perUser: max, windowMs } = rateLimits.password;
  const known = knowsBrowser(deps, exchange.request, userId) ? 'known:' : '';
  await deps.rateWindows.take(`secondFactor:${known}${userId}`, { max, windowMs });
  await deps.database.inTransaction((tx) => takeCode(deps, tx, userId, code));
}

/**
 * Throws `admin_second_factor_required` where the operator wants it of admins and one with a password has
 * none. Who signs in with a provider only has the provider's second factor, if any.
 */
export async function requireAdminSecondFactor(deps: AccountDeps, userId: string): Promise<void> {
  if (deps.requiresAdminSecondFactor !== true) return;
  const { db } = deps.database;
  const [user] = await db.select({ since: users.secondFactorSince }).from(users).where(eq(users.id, userId));
  if (user?.since || (await findPassword(db, userId)) === null) return;
  throw new AppError('admin_second_factor_required');
}

function makeRecoveryCodes(): string[] {
  const { recoveryCodes: length } = secondFactorLimits;
  return Array.from({ length }, () => writeCode(randomBytes(recoveryCodeBytes)));
}

async function replaceRecoveryCodes(tx: Tx, userId: string, codes: readonly string[]): Promise<void> {
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
  await tx
    .insert(recoveryCodes)
    .values(codes.map((code) => ({ userId, digest: recoveryDigest(userId, code) })));
}

/**
 * Locks the user's row `for update`, so that a new session's foreign key waits for it. A sign-in stores its
 * session and then looks whether a code is needed: either the session is there to be ended, or the look comes
 * after the commit.
 */
async function lockUser(tx: Tx, userId: string): Promise<UserRow> {
  const [user] = await tx.select().from(users).where(eq(users.id, userId)).for('update');
  if (!user) throw new AppError('not_signed_in');
  return user;
}

/** Turns it off and forgets the secret and the recovery codes. */
export async function removeSecondFactor(tx: Tx, userId: string): Promise<void> {
  await tx.update(users).set({ secondFactorSince: null }).where(eq(users.id, userId));
  await tx.delete(secondFactors).where(eq(secondFactors.userId, userId));
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
}
