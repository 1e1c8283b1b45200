import { index, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { auditOutcomes } from '#contract/admin.ts';

/**
 * What admins have done. Appended to; a line changes once, when what it says was tried has ended. The accounts in it
 * become anonymous when they are deleted.
 */
export const auditLog = pgTable(
  'audit_log',
  {
    /** Rises with time, so that its order is that of the acts. */
    id: text('id').primaryKey(),
    action: text('action').notNull(),
    actorId: text('actor_id').notNull(),
    subjectId: text('subject_id'),
    reason: text('reason'),
    /** `tried` stands before the act, and remains where the process ended in the middle of it. */
    outcome: text('outcome', { enum: auditOutcomes }).notNull(),
    /** The code that a refused act was answered with. */
    refusedWith: text('refused_with'),
    /** Of a request that must not count twice. */
    requestId: text('request_id').unique(),
    details: jsonb('details').$type<Record<string, unknown>>().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    index('audit_log_subject').on(table.subjectId, table.id),
    index('audit_log_actor').on(table.actorId, table.id),
  ],
);
