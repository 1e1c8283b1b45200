import { bigint, boolean, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/**
 * Every call that has left this machine: what it has cost the operator, how long it took, how it ended. Nothing in it says
 * whose call it was but the job, which is deleted with its user.
 */
export const engineCalls = pgTable(
  'engine_calls',
  {
    id: text('id').primaryKey(),
    engine: text('engine').notNull(),
    operation: text('operation').notNull(),
    jobId: text('job_id'),
    startedAt: timestamp('started_at', { withTimezone: true, precision: 3 }).notNull(),
    durationMs: integer('duration_ms').notNull(),
    /** `done`, `aborted`, or the kind of the error. */
    outcome: text('outcome').notNull(),
    /** Millionths of a US dollar; null where nobody knows. */
    spentMicros: bigint('spent_micros', { mode: 'number' }),
    /** Whether that is what the provider has said, or by the price list. */
    isSpentExact: boolean('is_spent_exact').notNull().default(false),
    providerRequestId: text('provider_request_id'),
    /** For the operator, in English; null where it was done. */
    message: text('message'),
  },
  (table) => [index('engine_calls_newest').on(table.engine, table.startedAt)],
);
