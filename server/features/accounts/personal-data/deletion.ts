import { and, eq, isNull, like, lte } from 'drizzle-orm';
import { dayMs, minuteMs } from '#contract/durations.ts';
import { accountLimits } from '#contract/limits.ts';
import { routes } from '#contract/routes.ts';
import { AppError } from '#server/platform/app-error.ts';
import { rateWindows } from '#server/platform/http/schema.ts';
import type { AccountDeps } from '../deps.ts';
import { endSessions } from '../end-sessions.ts';
import type { Exchange } from '../exchange.ts';
import { sendAccountMail } from '../mails/send-account-mail.ts';
import { requireReauthentication } from '../reauthentication/require-reauthentication.ts';
import { adminClaims, users } from '../schema.ts';

const graceMs = accountLimits.deletionGraceDays * dayMs;

/**
 * How long an account stays closed before its data is erased. Another process that a notification has not
 * reached may accept a cached session for half a minute (`sessionCacheMs`), and Node lets a request take five
 * minutes to arrive (`requestTimeout`).
 * Everything that such requests write must exist before the erasure.
 */
export const closedForMs = 6 * minuteMs;

/**
 * Schedules an account for deletion after the grace period, and ends its other sessions. Calling again
 * changes nothing. Throws `confirmation_mismatch` and `reauthentication_required`.
 */
export async function scheduleDeletion(
  deps: AccountDeps,
  exchange: Exchange,
  request: { userId: string; sessionId: string; confirmation: string },
): Promise<void> {
  const { userId } = request;
  await deps.database.inTransaction(async (tx) => {
    const [user] = await tx.select().from(users).where(eq(users.id, userId)).for('update');
    if (!user) throw new AppError('not_signed_in');
    if (request.confirmation.trim().toLowerCase() !== user.email) throw new AppError('confirmation_mismatch');
    await requireReauthentication(deps, tx, request);
    await endSessions(deps, tx, userId, request.sessionId);
    if (user.deletionDueAt) return;
    const dueAt = new Date(deps.clock.now().getTime() + graceMs);
    await tx.update(users).set({ deletionDueAt: dueAt }).where(eq(users.id, userId));
    await deps.onDeletionChange?.(tx, userId);
    await sendAccountMail(deps, tx, {
      user,
      exchange,
      kind: 'deletionPlanned',
      path: routes.profile.path,
      values: { date: dueAt },
    });
  });
  deps.sessionCache.removeUser(userId);
}

/** Cancels a scheduled deletion. Throws `not_signed_in` for an account that is already closed. */
export async function cancelDeletion(deps: AccountDeps, userId: string): Promise<void> {
  await deps.database.inTransaction(async (tx) => {
    const cancelled = await tx
      .update(users)
      .set({ deletionDueAt: null })
      .where(and(eq(users.id, userId), isNull(users.closedAt)))
      .returning({ id: users.id });
    if (cancelled.length === 0) throw new AppError('not_signed_in');
    await deps.onDeletionChange?.(tx, userId);
  });
}

/**
 * Closes the accounts whose grace period is over, and deletes those closed for long enough. Returns how many
 * were deleted. For the schedule.
 */
export async function deleteDueAccounts(deps: AccountDeps, now: Date, signal?: AbortSignal): Promise<number> {
  const due = await deps.database.db
    .select({ id: users.id })
    .from(users)
    .where(lte(users.deletionDueAt, now))
    .orderBy(users.deletionDueAt);
  let deleted = 0;
  for (const { id } of due) {
    signal?.throwIfAborted();
    try {
      if (await deleteAccount(deps, id, now)) deleted += 1;
    } catch (error) {
      // The next run retries this account; the others continue.
      deps.log.error({ error, userId: id }, 'an account could not be deleted');
    }
  }
  return deleted;
}

/**
 * Moves an account one step further: closes it, or deletes it for good once it has been closed long enough.
 * Returns whether it was deleted. Each step stops the user's running work and waits for it. After a crash
 * between steps the next run finishes: files go first, then all rows at once.
 */
export async function deleteAccount(deps: AccountDeps, userId: string, now: Date): Promise<boolean> {
  const closed = await close(deps, userId, now);
  if (closed === null) return false;
  deps.sessionCache.removeUser(userId);
  const isQuiet = await Promise.all(deps.dataHolders().map((holder) => holder.stopWork?.(userId) ?? true));
  const isLongEnough = now.getTime() - closed.closedAt.getTime() >= closedForMs;
  if (!isLongEnough || isQuiet.includes(false)) return false;
  await removeFiles(deps, userId);
  const { email } = closed;
  await deps.mail.deleteMailsTo(email);
  const anonymousId = deps.newId();
  await deps.database.inTransaction(async (tx) => {
    for (const holder of deps.dataHolders()) await holder.erase(tx, { userId, anonymousId, email });
    await tx.delete(rateWindows).where(like(rateWindows.key, `%${userId}%`));
    // The rows stay, since their number decides the next code.
    await tx.update(adminClaims).set({ userId: anonymousId }).where(eq(adminClaims.userId, userId));
    await tx.delete(users).where(eq(users.id, userId));
  });
  return true;
}

/** Ends the sessions of a due account and refuses new ones for good, once. */
async function close(
  deps: AccountDeps,
  userId: string,
  now: Date,
): Promise<{ email: string; closedAt: Date } | null> {
  return deps.database.inTransaction(async (tx) => {
    const [user] = await tx.select().from(users).where(eq(users.id, userId)).for('update');
    // The user may have cancelled the deletion in this moment.
    if (!user?.deletionDueAt || user.deletionDueAt > now) return null;
    if (user.closedAt) return { email: user.email, closedAt: user.closedAt };
    await tx.update(users).set({ blockedAt: now, closedAt: now }).where(eq(users.id, userId));
    await endSessions(deps, tx, userId);
    return { email: user.email, closedAt: now };
  });
}

/** Removes everything in the user's own folders, including files without a row. */
async function removeFiles({ objects }: AccountDeps, userId: string): Promise<void> {
  const folders = [
    'avatars',
    'pictures',
    'edits',
    'edit-sources',
    'edit-pictures',
    'faces',
    'canvas-assets',
    'canvas-fonts',
    'canvas-thumbnails',
    'references',
    'upscale-sources',
    'trained-styles',
    'described-styles',
  ];
  for (const folder of folders) {
    await objects.delete(await objects.list(`${folder}/${userId}/`));
  }
}
