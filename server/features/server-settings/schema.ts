import { pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** The operator's choices that admins have changed. The environment overrides them. */
export const serverSettings = pgTable('server_settings', {
  name: text('name').primaryKey(),
  value: text('value').notNull(),
  updatedAt: timestamp('updated_at', { withTimezone: true, precision: 3 }).notNull(),
});
