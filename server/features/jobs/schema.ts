import { sql } from 'drizzle-orm';
import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  real,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';

/** What the first request with an Idempotency-Key was answered, to be answered again. */
export interface FirstAnswer {
  coins: number;
}

/**
 * One paid action from its press to its end. The row is the truth; a queue entry is only a wake-up. Keyed by user
 * first, so that a user's jobs lie together and can be split by user.
 */
export const jobs = pgTable(
  'jobs',
  {
    userId: text('user_id').notNull(),
    id: text('id').notNull(),
    /** Which feature runs it. */
    kind: text('kind').notNull(),
    /**
     * The tool that it was pressed in; null for work of no tool, which lists and figures of jobs leave out.
     */
    tool: text('tool'),
    status: text('status', { enum: ['queued', 'processing', 'completed', 'failed', 'cancelled'] }).notNull(),
    input: jsonb('input').$type<unknown>().notNull(),
    cost: integer('cost').notNull(),
    progressPercent: real('progress_percent'),
    progressStep: text('progress_step').notNull().default('queued'),
    /** What people know the engine by that works on it; null for this server's own, and as long as nobody does. */
    engineName: text('engine_name'),
    /** Whether that engine says how far it is. */
    isMeasured: boolean('is_measured').notNull().default(true),
    /** When it will probably be done, by past runs. */
    expectedAt: timestamp('expected_at', { withTimezone: true, precision: 3 }),
    engine: text('engine').notNull(),
    /** Whether the engine was called: written before the call, so that a crash never calls twice unknowingly. */
    submission: text('submission', { enum: ['none', 'submitting', 'submitted'] })
      .notNull()
      .default('none'),
    /** When that was; null before, and for another engine. */
    submittedAt: timestamp('submitted_at', { withTimezone: true, precision: 3 }),
    ticket: jsonb('ticket').$type<Record<string, string | number | boolean | null>>(),
    /** Counted up with every claim, never down: it names the place where an attempt stores its files. */
    attempt: integer('attempt').notNull().default(0),
    /** Attempts that ended because the server stopped; they say nothing against the job. */
    handBacks: integer('hand_backs').notNull().default(0),
    leaseToken: text('lease_token'),
    errorCode: text('error_code'),
    errorMessage: text('error_message'),
    idempotencyKey: text('idempotency_key'),
    requestHash: text('request_hash'),
    firstAnswer: jsonb('first_answer').$type<FirstAnswer>(),
    createdAt: timestamp('created_at', { withTimezone: true, precision: 3 }).notNull(),
    startedAt: timestamp('started_at', { withTimezone: true, precision: 3 }),
    finishedAt: timestamp('finished_at', { withTimezone: true, precision: 3 }),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    uniqueIndex('jobs_idempotency').on(table.userId, table.idempotencyKey),
    // Read backwards, newest first.
    index('jobs_newest').on(table.userId, table.createdAt, table.id),
    index('jobs_unfinished').on(table.createdAt).where(sql`${table.status} in ('queued', 'processing')`),
    // For admins: everybody's, newest first.
    index('jobs_of_all').on(table.createdAt, table.id),
    index('jobs_idempotency_age').on(table.createdAt).where(sql`${table.idempotencyKey} is not null`),
  ],
);
export type JobRow = typeof jobs.$inferSelect;
export type NewJobRow = typeof jobs.$inferInsert;
