import { bigint, date, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

/** Coins and cost of each tool on a UTC day; the empty name stands for calls of no job, and every day that was added up has it. */
export const billingToolDays = pgTable(
  'billing_tool_days',
  {
    day: date('day').notNull(),
    tool: text('tool').notNull(),
    jobs: integer('jobs').notNull(),
    coins: bigint('coins', { mode: 'number' }).notNull(),
    costMicros: bigint('cost_micros', { mode: 'number' }).notNull(),
    addedUpAt: timestamp('added_up_at', { withTimezone: true, precision: 3 }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.tool] })],
);
