import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';
import { engineFaults } from '#contract/admin-engines.ts';

/** Written out, not as parameters, so that the database sees that its index of the failures holds what is asked for. */
export function isFault(outcome: SQLWrapper): SQL {
  return sql`${outcome} in (${sql.raw(engineFaults.map((fault) => `'${fault}'`).join(', '))})`;
}

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
    /** `running`, `done`, `aborted`, or the kind of the error. What runs is counted with what it is expected to cost. */
    outcome: text('outcome').notNull(),
    /** Millionths of a US dollar; null where nobody knows. */
    spentMicros: bigint('spent_micros', { mode: 'number' }),
    /** Whether that is what the provider has said, or by the price list. */
    isSpentExact: boolean('is_spent_exact').notNull().default(false),
    providerRequestId: text('provider_request_id'),
    /** For the operator, in English; null where it was done. */
    message: text('message'),
  },
  (table) => [
    index('engine_calls_newest').on(table.engine, table.startedAt),
    index('engine_calls_of_job').on(table.jobId),
    index('engine_calls_of_no_job').on(table.startedAt).where(sql`${table.jobId} is null`),
    // Failures are few among many calls, and admins look through them, newest first.
    index('engine_calls_failures').on(table.id).where(isFault(table.outcome)),
  ],
);

/** What admins have said of an engine by their form. The environment's word counts more. */
export const engineSetups = pgTable('engine_setups', {
  /** What the engine is called in chains. */
  id: text('id').primaryKey(),
  blueprint: text('blueprint').notNull(),
  /** JSON of the settings, encrypted: keys are among them. */
  sealedValues: text('sealed_values').notNull(),
  /** What it may cost in a day (UTC), in millionths of a US dollar; null for no limit. */
  dailyMicros: bigint('daily_micros', { mode: 'number' }),
  updatedAt: timestamp('updated_at', { withTimezone: true, precision: 3 }).notNull(),
});

/** The engines that admins have named for a tool or a kind of work, the first choice first. */
export const engineChains = pgTable('engine_chains', {
  use: text('use').primaryKey(),
  names: jsonb('names').$type<string[]>().notNull(),
});

/** That admins were told what an engine has cost on a day: once for each part of its limit. */
export const engineAlarms = pgTable(
  'engine_alarms',
  {
    engine: text('engine').notNull(),
    day: date('day').notNull(),
    /** Of the limit. */
    percent: integer('percent').notNull(),
  },
  (table) => [primaryKey({ columns: [table.engine, table.day, table.percent] })],
);
