import { jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { OperatorWarning } from '#contract/admin-overview.ts';

/** What the operator has been told and what is not over. A row is one occurrence. */
export const openAlerts = pgTable('open_alerts', {
  /** The code, with the engine for what concerns one. */
  key: text('key').primaryKey(),
  warning: jsonb('warning').$type<OperatorWarning>().notNull(),
  openedAt: timestamp('opened_at', { withTimezone: true, precision: 3 }).notNull(),
  lastSeenAt: timestamp('last_seen_at', { withTimezone: true, precision: 3 }).notNull(),
});
