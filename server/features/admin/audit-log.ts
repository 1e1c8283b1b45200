import { desc, eq, lt } from 'drizzle-orm';
import type { Clock } from '#server/platform/clock.ts';
import type { Database, Db, Tx } from '#server/platform/database/database.ts';
import type { DataHolder } from '#server/platform/personal-data.ts';
import { auditLog } from './schema.ts';

export interface AdminAct {
  action: string;
  actorId: string;
  subjectId: string | null;
  reason: string | null;
  details: Record<string, unknown>;
}

export type AuditRow = typeof auditLog.$inferSelect;

/** Writes the acts of admins down. */
export interface AuditLog {
  /** In the transaction of the act, where it has one: both happen or neither. */
  record(writer: Tx | Db, act: AdminAct): Promise<void>;
  /** The same under the id of the request; false where that is in the log already. */
  recordOnce(writer: Tx, requestId: string, act: AdminAct): Promise<boolean>;
}

export function createAuditLog({ clock, newId }: { clock: Clock; newId(): string }): AuditLog {
  return {
    async record(writer, act) {
      await writer.insert(auditLog).values({ ...act, id: newId(), createdAt: clock.now() });
    },
    async recordOnce(writer, requestId, act) {
      const written = await writer
        .insert(auditLog)
        .values({ ...act, requestId, id: newId(), createdAt: clock.now() })
        .onConflictDoNothing({ target: auditLog.requestId })
        .returning({ id: auditLog.id });
      return written.length > 0;
    },
  };
}

/** Newest first; `before` is the id where the page before ended. */
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

/** The log outlives the accounts in it: their lines stay, under the id that leads to nobody. */
export function auditData(database: Database): DataHolder {
  return {
    name: 'admin',
    records: {
      async *'admin-acts'(userId) {
        yield* await database.db
          .select()
          .from(auditLog)
          .where(eq(auditLog.subjectId, userId))
          .orderBy(auditLog.id);
      },
    },
    async erase(tx, { userId, anonymousId }) {
      // A reason is free text, and may name the person.
      await tx
        .update(auditLog)
        .set({ subjectId: anonymousId, reason: null, details: {} })
        .where(eq(auditLog.subjectId, userId));
      await tx.update(auditLog).set({ actorId: anonymousId }).where(eq(auditLog.actorId, userId));
    },
  };
}
