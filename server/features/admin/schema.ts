import { index, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { auditOutcomes } from '#contract/admin.ts';

/**
 * What admins have done. Append-only, except that a line is completed once its action has ended. Deleted
 * accounts become anonymous.
 */
export const auditLog = pgTable(
  'audit_log',
  {
    /** Rises with time. */
    id: text('id').primaryKey(),
    action: text('action').notNull(),
    actorId: text('actor_id').notNull(),
    subjectId: text('subject_id'),
    reason: text('reason'),
    /** `tried` is written before the action, and remains if the process ended during it. */
    outcome: text('outcome', { enum: auditOutcomes }).notNull(),
    /** The error code of a refused action. */
    refusedWith: text('refused_with'),
    /** Of a request that must not be applied twice. */
    requestId: text('request_id').unique(),
    details: jsonb('details').$type<Record<string, unknown>>().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    index('audit_log_subject').on(table.subjectId, table.id),
    index('audit_log_actor').on(table.actorId, table.id),
  ],
);
