import { bigint, date, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

/**
 * Coins and cost of each tool per UTC day. The empty name holds calls outside of jobs; every summed day has
 * that row.
 */
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
