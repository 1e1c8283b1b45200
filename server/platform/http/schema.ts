import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Requests counted in a window that is still open. Shared by all processes. */
export const rateWindows = pgTable(
  'rate_windows',
  {
    /** The limit, and the client. */
    key: text('key').primaryKey(),
    count: integer('count').notNull(),
    endsAt: timestamp('ends_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('rate_windows_ends_at').on(table.endsAt)],
);
