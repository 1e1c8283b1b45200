import type { AdminJob, AdminUser, AuditEntry } from '#contract/admin.ts';
import { dayMs } from '#contract/durations.ts';
import type { JobStatus } from '#contract/jobs.ts';
import { adminLimits } from '#contract/limits.ts';
import type { PlanName } from '#contract/plans.ts';
import type { Session } from '#contract/profile.ts';
import { AppError } from '#server/platform/app-error.ts';
import { cutPage } from '#server/platform/page-cursor.ts';
import type { ListedUser } from '../accounts/accounts.ts';
import { type AuditLog, selectAuditLog } from './audit-log.ts';
import type { AdminDeps } from './deps.ts';
import { createOutbox } from './outbox.ts';
import { createOverview } from './overview/overview.ts';

export { type AuditLog, createAuditLog, type NewAuditEntry } from './audit-log.ts';
export { createEngineAdmin } from './engines/engine-admin.ts';

interface Page {
  cursor?: string | undefined;
  limit: number;
}

/** The admin, the affected user and the reason. */
export interface AdminContext {
  actorId: string;
  userId: string;
  reason: string;
}

/** What admins see and do. The caller has checked that the actor is an admin. */
export type Admin = ReturnType<typeof createAdmin>;

export function createAdmin(deps: AdminDeps) {
  const { database, coins, auditLog, clock } = deps;
  const { administration } = deps.accounts;

  const show = async (user: ListedUser): Promise<AdminUser> => ({
    id: user.id,
    name: user.name,
    email: user.email,
    emailVerified: user.emailVerified,
    plan: user.plan,
    coins: await coins.balance(user.id),
    isAdmin: user.isAdmin,
    isNamedAdmin: user.isNamedAdmin,
    hasSecondFactor: user.hasSecondFactor,
    blockedAt: user.blockedAt?.toISOString() ?? null,
    deletionDate: user.deletionDate?.toISOString() ?? null,
    createdAt: user.createdAt.toISOString(),
    lastActiveAt: user.lastActiveAt?.toISOString() ?? null,
  });

  const user = async (userId: string): Promise<AdminUser> => {
    const found = await administration.get(userId);
    if (found === null) throw new AppError('not_found');
    return show(found);
  };

  /** Returns a callback that records the action in its own transaction. */
  const record =
    (context: AdminContext, action: string, details: Record<string, unknown>) =>
    (tx: Parameters<AuditLog['record']>[0]): Promise<void> =>
      auditLog.record(tx, {
        action,
        details,
        actorId: context.actorId,
        subjectId: context.userId,
        reason: context.reason,
      });

  const showMissing = async () => {
    const { count, objects } = await deps.gallery.missing.list(adminLimits.missingFilesShown);
    const emails = await administration.emailsOf(objects.map(({ userId }) => userId));
    const files = objects.map(({ key, userId, imageId, missedAt }) => ({
      key,
      imageId,
      userEmail: emails.get(userId) ?? '',
      missedAt: missedAt.toISOString(),
    }));
    return { count, files };
  };

  const assertOtherUser = (context: AdminContext) => {
    if (context.actorId === context.userId) throw new AppError('own_account_not_allowed');
  };

  return {
    user,
    outbox: createOutbox(deps),
    invites: administration.invites,
    async users(query: Page & { search?: string | undefined }) {
      const page = await administration.find(query);
      return { users: await Promise.all(page.users.map(show)), nextCursor: page.nextCursor };
    },
    async setPlan(context: AdminContext, plan: PlanName): Promise<AdminUser> {
      const before = await user(context.userId);
      await administration.setPlan(
        context.userId,
        plan,
        record(context, 'user.plan', { from: before.plan, to: plan }),
      );
      return user(context.userId);
    },
    async setBlocked(context: AdminContext, blocked: boolean): Promise<AdminUser> {
      assertOtherUser(context);
      // An admin cannot lock out those whom the operator has listed.
      if (blocked && (await user(context.userId)).isNamedAdmin) throw new AppError('forbidden');
      const written = record(context, blocked ? 'user.block' : 'user.unblock', {});
      if (blocked) await administration.block(context.userId, written);
      else await administration.unblock(context.userId, written);
      return user(context.userId);
    },
    async setAdmin(context: AdminContext, isAdmin: boolean): Promise<AdminUser> {
      assertOtherUser(context);
      const written = record(context, isAdmin ? 'user.make-admin' : 'user.unmake-admin', {});
      await administration.setAdmin(context.userId, isAdmin, written);
      return user(context.userId);
    },
    /** @param currentId the asking admin's session */
    async sessions(userId: string, currentId: string): Promise<Session[]> {
      await user(userId);
      return administration.sessions(userId, currentId);
    },
    async endSessions(context: AdminContext): Promise<{ user: AdminUser; endedSessions: number }> {
      assertOtherUser(context);
      const written = record(context, 'user.end-sessions', {});
      const endedSessions = await administration.endSessions(context.userId, written);
      return { user: await user(context.userId), endedSessions };
    },
    async resetSecondFactor(context: AdminContext): Promise<AdminUser> {
      assertOtherUser(context);
      await administration.resetSecondFactor(context.userId, record(context, 'user.reset-second-factor', {}));
      return user(context.userId);
    },
    async deleteUser(
      context: AdminContext,
      deletion: { atOnce: boolean; confirmation?: string | undefined },
    ): Promise<AdminUser> {
      assertOtherUser(context);
      const written = record(context, deletion.atOnce ? 'user.delete-at-once' : 'user.delete', {});
      await administration.deleteUser(context.userId, deletion, written);
      return user(context.userId);
    },
    async keepUser(context: AdminContext): Promise<AdminUser> {
      await administration.keepUser(context.userId, record(context, 'user.keep', {}));
      return user(context.userId);
    },
    /**
     * Gives coins, or takes them if the amount is negative. Repeating the request changes nothing; a
     * different one under its id throws `request_id_reused`.
     */
    async adjustCoins(
      context: AdminContext,
      change: { amount: number; requestId: string },
    ): Promise<AdminUser> {
      const { amount, requestId } = change;
      const { userId } = context;
      await user(userId);
      const reference = `admin:${requestId}`;
      await database.inTransaction(async (tx) => {
        // Before the coins, which publish the balance last; a repeated request stops here.
        if (!(await auditLog.recordOnce(tx, requestId, { ...auditFields(context), details: { amount } })))
          return;
        if (amount < 0) return coins.take(tx, { userId, amount: -amount, reference });
        const expiresAt = new Date(clock.now().getTime() + adminLimits.coinDays * dayMs);
        await coins.grant(tx, { userId, amount, source: 'admin', origin: 'gift', expiresAt, reference });
      });
      return user(userId);
    },
    async jobs(query: Page & { status?: JobStatus | undefined }) {
      const page = await deps.jobs.overview.find(query);
      const [emails, pictures] = await Promise.all([
        administration.emailsOf(page.jobs.map((job) => job.userId)),
        deps.gallery.picturesOfJobs(page.jobs.map(({ userId, id }) => ({ userId, jobId: id }))),
      ]);
      const jobs = page.jobs.map(
        ({ errorCode, errorMessage, createdAt, finishedAt, ...job }): AdminJob => ({
          ...job,
          userEmail: emails.get(job.userId) ?? '',
          picture: pictures.get(job.id) ?? null,
          error: errorCode === null ? null : { code: errorCode, message: errorMessage ?? '' },
          createdAt: createdAt.toISOString(),
          finishedAt: finishedAt?.toISOString() ?? null,
        }),
      );
      return { jobs, nextCursor: page.nextCursor };
    },
    overview: createOverview(deps, showMissing),
    async auditLog({ cursor, limit }: Page) {
      const rows = await selectAuditLog(database.db, { before: cursor, limit: limit + 1 });
      const { rows: shown, nextCursor } = cutPage(rows, limit, ({ id }) => id);
      const emails = await administration.emailsOf(
        shown.flatMap(({ actorId, subjectId }) => (subjectId === null ? [actorId] : [actorId, subjectId])),
      );
      const entries = shown.map(
        (row): AuditEntry => ({
          id: row.id,
          action: row.action,
          outcome: row.outcome,
          refusedWith: row.refusedWith,
          actorId: row.actorId,
          actorEmail: emails.get(row.actorId) ?? '',
          subjectId: row.subjectId,
          subjectEmail: row.subjectId === null ? null : (emails.get(row.subjectId) ?? ''),
          reason: row.reason,
          details: row.details,
          createdAt: row.createdAt.toISOString(),
        }),
      );
      return { entries, nextCursor };
    },
  };
}

function auditFields({ actorId, userId, reason }: AdminContext) {
  return { action: 'user.coins', actorId, subjectId: userId, reason };
}
