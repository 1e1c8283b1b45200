import { pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** What is made once and has to be the same for all processes: keys that nobody configured, the store's marker. */
export const keptSecrets = pgTable('kept_secrets', {
  name: text('name').primaryKey(),
  value: text('value').notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
});
