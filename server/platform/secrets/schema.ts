import { pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Secrets that the operator did not set: made once, shared by all processes on this database. */
export const secrets = pgTable('secrets', {
  name: text('name').primaryKey(),
  value: text('value').notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
});
