import { pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Values created once and shared by all processes: keys that were not configured, the store's marker. */
export const storedSecrets = pgTable('stored_secrets', {
  name: text('name').primaryKey(),
  value: text('value').notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
});
