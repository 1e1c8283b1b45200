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
import { engineFaults } from '#contract/engine-operations.ts';

/** Literals, not parameters, so that the database can match the partial index of failures. */
export function isFault(outcome: SQLWrapper): SQL {
  return sql`${outcome} in (${sql.raw(engineFaults.map((fault) => `'${fault}'`).join(', '))})`;
}

/**
 * Every call that left this machine: cost, duration, result. It names no user, only the job, which is deleted
 * with its user.
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
    /** `running`, `done`, `aborted`, or the kind of the error. Running calls have their expected cost. */
    outcome: text('outcome').notNull(),
    /** Millionths of a US dollar; null if unknown. */
    spentMicros: bigint('spent_micros', { mode: 'number' }),
    /** Whether the cost is the provider's own, or from the price list. */
    isSpentExact: boolean('is_spent_exact').notNull().default(false),
    providerRequestId: text('provider_request_id'),
    /** For the operator, in English; null on success. */
    message: text('message'),
  },
  (table) => [
    index('engine_calls_newest').on(table.engine, table.startedAt, table.outcome),
    index('engine_calls_of_job').on(table.jobId),
    index('engine_calls_of_no_job').on(table.startedAt).where(sql`${table.jobId} is null`),
    // Failures are few among many calls; admins read them newest first.
    index('engine_calls_failures').on(table.id).where(isFault(table.outcome)),
  ],
);

/** What admins have configured of an engine. The environment overrides it. */
export const engineSetups = pgTable('engine_setups', {
  /** The engine's id in chains. */
  id: text('id').primaryKey(),
  blueprint: text('blueprint').notNull(),
  /** JSON of the settings, encrypted: it contains keys. */
  sealedValues: text('sealed_values').notNull(),
  /** Its daily limit (UTC), in millionths of a US dollar; null for none. */
  dailyMicros: bigint('daily_micros', { mode: 'number' }),
  /** Whether an admin has said that its calls cost nothing. */
  isFree: boolean('is_free').notNull().default(false),
  updatedAt: timestamp('updated_at', { withTimezone: true, precision: 3 }).notNull(),
});

/** The engines that an admin has paused. */
export const enginePauses = pgTable('engine_pauses', {
  engine: text('engine').primaryKey(),
  pausedAt: timestamp('paused_at', { withTimezone: true, precision: 3 }).notNull(),
});

/** The engines that admins have chosen for a tool or operation, the first choice first. */
export const engineChains = pgTable('engine_chains', {
  use: text('use').primaryKey(),
  names: jsonb('names').$type<string[]>().notNull(),
});

/** Spending alarms sent: once a day for each part of the limit. */
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
