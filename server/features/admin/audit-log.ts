import { isDeepStrictEqual } from 'node:util';
import { desc, eq, inArray, lt } from 'drizzle-orm';
import { AppError } from '#server/platform/app-error.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Database, Db, Reader, Tx } from '#server/platform/database/database.ts';
import type { BeginAdminAction } from '#server/platform/http/api.ts';
import type { DataHolder } from '#server/platform/personal-data.ts';
import { toDetails } from './action-details.ts';
import { auditLog } from './schema.ts';

export interface NewAuditEntry {
  action: string;
  actorId: string;
  subjectId: string | null;
  reason: string | null;
  details: Record<string, unknown>;
}

export type AuditRow = typeof auditLog.$inferSelect;

/** Records the actions of admins. */
export interface AuditLog {
  /** Writes in the transaction of the action: both commit or neither. */
  record(tx: Tx, entry: NewAuditEntry): Promise<void>;
  /**
   * Records an action under a request id. Returns false if the same action is recorded under it already.
   * Throws `request_id_reused` if a different one is.
   */
  recordOnce(tx: Tx, requestId: string, entry: NewAuditEntry): Promise<boolean>;
  /** Returns the coins that admins have given or taken, by request id; deleted users are anonymous. */
  adminGrantsOf(
    reader: Reader,
    requestIds: readonly string[],
  ): Promise<Map<string, { userId: string | null; coins: number }>>;
  /** Records that a user became an admin without another admin's action. */
  recordNewAdmin(tx: Tx, userId: string, way: keyof typeof adminOrigins): Promise<void>;
  /** For an action without a single transaction: writes a line before it, and completes it afterwards. */
  begin: BeginAdminAction;
}

const adminOrigins = {
  code: 'admin.by-code',
  firstAccount: 'admin.first-account',
  configuration: 'admin.by-configuration',
} as const;

export interface AuditLogDeps {
  database: Pick<Database, 'db'>;
  clock: Clock;
  newId(): string;
}

export function createAuditLog({ database, clock, newId }: AuditLogDeps): AuditLog {
  const line = (entry: NewAuditEntry) => ({
    outcome: 'done' as const,
    ...entry,
    id: newId(),
    createdAt: clock.now(),
  });
  const record = async (tx: Tx, entry: NewAuditEntry) => {
    await tx.insert(auditLog).values(line(entry));
  };
  return {
    record,
    recordNewAdmin: (tx, userId, way) =>
      record(tx, {
        action: adminOrigins[way],
        actorId: userId,
        subjectId: userId,
        reason: null,
        details: {},
      }),
    adminGrantsOf,
    async recordOnce(tx, requestId, entry) {
      const written = await tx
        .insert(auditLog)
        .values({ ...line(entry), requestId })
        .onConflictDoNothing({ target: auditLog.requestId })
        .returning({ id: auditLog.id });
      if (written.length > 0) return true;
      const [earlier] = await tx.select().from(auditLog).where(eq(auditLog.requestId, requestId));
      if (earlier === undefined || !isSameEntry(earlier, entry)) throw new AppError('request_id_reused');
      return false;
    },
    async begin({ actorId, call, params, body }) {
      const tried = line({
        action: call,
        actorId,
        subjectId: null,
        reason: null,
        details: toDetails(params, body),
      });
      await database.db.insert(auditLog).values({ ...tried, outcome: 'tried' });
      return async (refusedWith) => {
        await database.db
          .update(auditLog)
          .set({ outcome: refusedWith === null ? 'done' : 'refused', refusedWith })
          .where(eq(auditLog.id, tried.id));
      };
    },
  };
}

async function adminGrantsOf(
  reader: Reader,
  requestIds: readonly string[],
): Promise<Map<string, { userId: string | null; coins: number }>> {
  const gifts = new Map<string, { userId: string | null; coins: number }>();
  if (requestIds.length === 0) return gifts;
  const rows = await reader
    .select({ requestId: auditLog.requestId, userId: auditLog.subjectId, details: auditLog.details })
    .from(auditLog)
    .where(inArray(auditLog.requestId, [...requestIds]));
  for (const { requestId, userId, details } of rows) {
    if (requestId !== null) gifts.set(requestId, { userId, coins: Number(details.amount) });
  }
  return gifts;
}

function isSameEntry(row: AuditRow, { action, actorId, subjectId, reason, details }: NewAuditEntry): boolean {
  const was = [row.action, row.actorId, row.subjectId, row.reason, row.details];
  return isDeepStrictEqual(was, [action, actorId, subjectId, reason, details]);
}

/** Newest first; `before` is the last id of the previous page. */
export function selectAuditLog(
  db: Db,
  page: { before?: string | undefined; limit: number },
): Promise<AuditRow[]> {
  return db
    .select()
    .from(auditLog)
    .where(page.before === undefined ? undefined : lt(auditLog.id, page.before))
    .orderBy(desc(auditLog.id))
    .limit(page.limit);
}

/**
 * The log outlives the accounts in it: their lines stay under an anonymous id. Users may know what was done
 * to their account, but not which admin did it: that is the admin's personal data.
 */
export function auditData(database: Database): DataHolder {
  return {
    name: 'admin',
    records: {
      async *'admin-actions'(userId) {
        yield* await database.db
          .select({
            action: auditLog.action,
            outcome: auditLog.outcome,
            reason: auditLog.reason,
            details: auditLog.details,
            createdAt: auditLog.createdAt,
          })
          .from(auditLog)
          .where(eq(auditLog.subjectId, userId))
          .orderBy(auditLog.id);
      },
    },
    async erase(tx, { userId, anonymousId }) {
      // A reason is free text and may name the user.
      await tx
        .update(auditLog)
        .set({ subjectId: anonymousId, reason: null, details: {} })
        .where(eq(auditLog.subjectId, userId));
      await tx.update(auditLog).set({ actorId: anonymousId }).where(eq(auditLog.actorId, userId));
    },
  };
}
