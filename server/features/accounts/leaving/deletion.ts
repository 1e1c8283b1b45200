import { and, eq, isNull, like, lte } from 'drizzle-orm';
import { accountLimits } from '#contract/limits.ts';
import { routes } from '#contract/routes.ts';
import { AppError } from '#server/platform/app-error.ts';
import { rateWindows } from '#server/platform/http/schema.ts';
import type { AccountDeps } from '../deps.ts';
import { endSessions } from '../end-sessions.ts';
import type { Exchange } from '../exchange.ts';
import { dateInWords } from '../mails/date-in-words.ts';
import { mailLanguage } from '../mails/language.ts';
import { linkOrigin } from '../mails/origin.ts';
import { nameFor, sendAccountMail } from '../mails/send-account-mail.ts';
import { requireProof } from '../proof/require-proof.ts';
import { adminClaims, users } from '../schema.ts';

const graceMs = accountLimits.deletionGraceDays * 24 * 60 * 60_000;

/**
 * How long an account is closed before what it held is erased. Another process may still believe a session of it for
 * half a minute (`sessionCacheMs`), and a request that it lets in then may take five more to arrive, which is as long
 * as Node waits for one (`requestTimeout`): whatever those write is there when it is erased.
 */
export const closedForMs = 6 * 60_000;

/**
 * Has an account deleted after the days of grace, and ends its other sessions. Asking again changes nothing. Throws
 * `confirmation_mismatch`, and `proof_required`.
 */
export async function planDeletion(
  deps: AccountDeps,
  exchange: Exchange,
  asked: { userId: string; sessionId: string; confirmation: string },
): Promise<void> {
  const { userId } = asked;
  await deps.database.inTransaction(async (tx) => {
    const [user] = await tx.select().from(users).where(eq(users.id, userId)).for('update');
    if (!user) throw new AppError('not_signed_in');
    if (asked.confirmation.trim().toLowerCase() !== user.email) throw new AppError('confirmation_mismatch');
    await requireProof(deps, tx, asked);
    await endSessions(tx, userId, asked.sessionId);
    if (user.deletionDueAt) return;
    const dueAt = new Date(deps.clock.now().getTime() + graceMs);
    await tx.update(users).set({ deletionDueAt: dueAt }).where(eq(users.id, userId));
    await deps.onWish?.(tx, userId);
    const language = mailLanguage(user.language, exchange.request);
    await sendAccountMail(deps, tx, {
      kind: 'deletionPlanned',
      language,
      name: nameFor(user),
      recipient: user.email,
      origin: linkOrigin(deps, exchange),
      path: routes.profile.path,
      values: { date: dateInWords(dueAt, language) },
    });
  });
  deps.sessionCache.forgetUser(userId);
}

/** Undoes the wish to be deleted. Throws `not_signed_in` for an account that is closed already. */
export async function keepAccount(deps: AccountDeps, userId: string): Promise<void> {
  await deps.database.inTransaction(async (tx) => {
    const kept = await tx
      .update(users)
      .set({ deletionDueAt: null })
      .where(and(eq(users.id, userId), isNull(users.closedAt)))
      .returning({ id: users.id });
    if (kept.length === 0) throw new AppError('not_signed_in');
    await deps.onWish?.(tx, userId);
  });
}

/**
 * Closes the accounts whose days of grace are over, and deletes those that have been closed for long enough; answers
 * how many it deleted. For the schedule.
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
      // The next run tries again; the others' do not wait for it.
      deps.log.error({ error, userId: id }, 'an account could not be deleted');
    }
  }
  return deleted;
}

/**
 * Takes an account a step further: closes it, or deletes it for good where it was closed long enough ago, which it
 * answers. What of the user's still runs is stopped at each step, and waited for. A crash between two steps leaves an
 * account that the next run deletes: files go first, rows last and at once.
 */
async function deleteAccount(deps: AccountDeps, userId: string, now: Date): Promise<boolean> {
  const closed = await close(deps, userId, now);
  if (closed === null) return false;
  deps.sessionCache.forgetUser(userId);
  const isQuiet = await Promise.all(deps.dataHolders().map((holder) => holder.quieten?.(userId) ?? true));
  const isLongEnough = now.getTime() - closed.closedAt.getTime() >= closedForMs;
  if (!isLongEnough || isQuiet.includes(false)) return false;
  await removeFiles(deps, userId);
  const { email } = closed;
  await deps.mail.forget(email);
  const anonymousId = deps.newId();
  await deps.database.inTransaction(async (tx) => {
    for (const holder of deps.dataHolders()) await holder.erase(tx, { userId, anonymousId, email });
    await tx.delete(rateWindows).where(like(rateWindows.key, `%${userId}%`));
    // How many codes were used decides which is the next, so that the rows stay.
    await tx.update(adminClaims).set({ userId: anonymousId }).where(eq(adminClaims.userId, userId));
    await tx.delete(users).where(eq(users.id, userId));
  });
  return true;
}

/** Ends the sessions of an account that is due and lets nobody in any more, for good; once. */
async function close(
  deps: AccountDeps,
  userId: string,
  now: Date,
): Promise<{ email: string; closedAt: Date } | null> {
  return deps.database.inTransaction(async (tx) => {
    const [user] = await tx.select().from(users).where(eq(users.id, userId)).for('update');
    // Somebody who keeps their account in this moment is not deleted.
    if (!user?.deletionDueAt || user.deletionDueAt > now) return null;
    if (user.closedAt) return { email: user.email, closedAt: user.closedAt };
    await tx.update(users).set({ blockedAt: now, closedAt: now }).where(eq(users.id, userId));
    await endSessions(tx, userId);
    return { email: user.email, closedAt: now };
  });
}

/** Whatever lies in a folder of the user's own, also what no row points to any more. */
async function removeFiles({ objects }: AccountDeps, userId: string): Promise<void> {
  const folders = [
    'avatars',
    'pictures',
    'edits',
    'references',
    'upscale-sources',
    'trained-styles',
    'described-styles',
  ];
  for (const folder of folders) {
    await objects.delete(await objects.list(`${folder}/${userId}/`));
  }
}
