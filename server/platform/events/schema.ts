import { bigint, index, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

/**
 * The number of each user's latest event. Locking this row makes the order of numbers the order of commits.
 */
export const eventCursors = pgTable('event_cursors', {
  userId: text('user_id').primaryKey(),
  seq: bigint('seq', { mode: 'number' }).notNull(),
});

/** A user's events of the last day, for a browser that reconnects. */
export const events = pgTable(
  'events',
  {
    userId: text('user_id').notNull(),
    seq: bigint('seq', { mode: 'number' }).notNull(),
    type: text('type').notNull(),
    payload: jsonb('payload').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.seq] }),
    index('events_created_at').on(table.createdAt),
  ],
);
