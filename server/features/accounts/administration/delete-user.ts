import { and, eq, inArray, isNull, or } from 'drizzle-orm';
import { dayMs } from '#contract/durations.ts';
import { accountLimits } from '#contract/limits.ts';
import { routes } from '#contract/routes.ts';
import { AppError } from '#server/platform/app-error.ts';
import type { Tx } from '#server/platform/database/database.ts';
import { isAdmin } from '../admin-rule.ts';
import type { AccountDeps } from '../deps.ts';
import { endSessions } from '../end-sessions.ts';
import { sendAccountMail } from '../mails/send-account-mail.ts';
import { type UserRow, users } from '../schema.ts';

/** How an admin deletes a user. */
export interface UserDeletion {
  /** Close the account now, instead of in `accountLimits.deletionGraceDays`. */
  atOnce: boolean;
  /** The typed address, which `atOnce` needs. */
  confirmation?: string | undefined;
}

/**
 * Schedules the deletion of a user's account, ends their sessions and tells them by mail. Repeating it keeps
 * the date, unless it makes it "at once". Throws `not_found`, `confirmation_mismatch`, `forbidden` for an
 * admin listed by the operator, and `last_admin`.
 */
export async function deleteUser(
  deps: AccountDeps,
  tx: Tx,
  userId: string,
  { atOnce, confirmation }: UserDeletion,
): Promise<void> {
  const { user, hasOtherAdmin } = await lockUserAndAdmins(deps, tx, userId);
  if (isAdmin(user, deps.adminEmails)) {
    // An admin cannot lock out those whom the operator has listed.
    if (deps.adminEmails.includes(user.email)) throw new AppError('forbidden');
    if (!hasOtherAdmin) throw new AppError('last_admin');
  }
  if (atOnce && confirmation?.trim().toLowerCase() !== user.email) {
    throw new AppError('confirmation_mismatch', {
      message: "This is not the user's e-mail address. Type it to delete the account at once.",
    });
  }
  await endSessions(deps, tx, userId);
  if (user.deletionDueAt && !atOnce) return;
  const now = deps.clock.now();
  const dueAt = atOnce ? now : new Date(now.getTime() + accountLimits.deletionGraceDays * dayMs);
  await tx
    .update(users)
    // The user must not sign in again and undo what is to happen at once.
    .set({ deletionDueAt: dueAt, ...(atOnce && { blockedAt: user.blockedAt ?? now }) })
    .where(eq(users.id, userId));
  await deps.onDeletionChange?.(tx, userId);
  await sendAccountMail(deps, tx, {
    user,
    kind: atOnce ? 'deletionAtOnce' : 'deletionByAdmin',
    path: atOnce ? routes.contact.path : routes.profile.path,
    values: { date: dueAt },
  });
}

/** Cancels a scheduled deletion and tells the user. Throws `not_found` without one, or once it is closed. */
export async function keepUser(deps: AccountDeps, tx: Tx, userId: string): Promise<void> {
  const user = await lockUser(tx, userId);
  if (!user.deletionDueAt) throw new AppError('not_found');
  await tx.update(users).set({ deletionDueAt: null }).where(eq(users.id, userId));
  await deps.onDeletionChange?.(tx, userId);
  await sendAccountMail(deps, tx, { user, kind: 'deletionCancelledByAdmin', path: routes.profile.path });
}

/** Ends a user's sessions, tells them by mail, and returns how many. Throws `not_found`. */
export async function endSessionsByAdmin(deps: AccountDeps, tx: Tx, userId: string): Promise<number> {
  const user = await lockUser(tx, userId);
  const ended = await endSessions(deps, tx, userId);
  await sendAccountMail(deps, tx, {
    user,
    kind: 'sessionsEndedByAdmin',
    path: routes.forgotPassword.path,
  });
  return ended;
}

/** A closed account is about to be erased: it cannot be changed any more. */
async function lockUser(tx: Tx, userId: string): Promise<UserRow> {
  const [user] = await tx
    .select()
    .from(users)
    .where(and(eq(users.id, userId), isNull(users.closedAt)))
    .for('update');
  if (!user) throw new AppError('not_found');
  return user;
}

/**
 * Locks a user's row and those of all admins, in one order: of two admins who delete each other at the same
 * moment, the second finds the first one's decision.
 */
async function lockUserAndAdmins(
  { adminEmails }: AccountDeps,
  tx: Tx,
  userId: string,
): Promise<{ user: UserRow; hasOtherAdmin: boolean }> {
  const rows = await tx
    .select()
    .from(users)
    .where(or(eq(users.id, userId), eq(users.isAdmin, true), inArray(users.email, [...adminEmails])))
    .orderBy(users.id)
    .for('update');
  const user = rows.find(({ id }) => id === userId);
  if (!user || user.closedAt) throw new AppError('not_found');
  const hasOtherAdmin = rows.some(
    (row) =>
      row.id !== userId && isAdmin(row, adminEmails) && row.blockedAt === null && row.deletionDueAt === null,
  );
  return { user, hasOtherAdmin };
}
