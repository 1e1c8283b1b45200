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

/** The first answer to an Idempotency-Key, to be repeated. */
export interface FirstAnswer {
  coins: number;
}

/**
 * One paid action from start to end. The row is authoritative; a queue entry is only a wake-up. Keyed by user
 * first, so that a user's jobs are stored together and can be split by user.
 */
export const jobs = pgTable(
  'jobs',
  {
    userId: text('user_id').notNull(),
    id: text('id').notNull(),
    /** The feature's kind that runs it. */
    kind: text('kind').notNull(),
    /** Its tool; null for work without a tool, which lists and figures exclude. */
    tool: text('tool'),
    status: text('status', { enum: ['queued', 'processing', 'completed', 'failed', 'cancelled'] }).notNull(),
    input: jsonb('input').$type<unknown>().notNull(),
    cost: integer('cost').notNull(),
    progressPercent: real('progress_percent'),
    progressStep: text('progress_step').notNull().default('queued'),
    /** Display name of the working remote engine; null for a built-in one, and before any works. */
    engineName: text('engine_name'),
    /** Whether that engine reports its progress. */
    isMeasured: boolean('is_measured').notNull().default(true),
    /** When it will probably be done, by past runs. */
    expectedAt: timestamp('expected_at', { withTimezone: true, precision: 3 }),
    engine: text('engine').notNull(),
    /**
     * Whether the engine was called. Written before the call, so a crash never leads to an unnoticed second
     * call.
     */
    submission: text('submission', { enum: ['none', 'submitting', 'submitted'] })
      .notNull()
      .default('none'),
    /** When that was; null before, and after a change of engine. */
    submittedAt: timestamp('submitted_at', { withTimezone: true, precision: 3 }),
    ticket: jsonb('ticket').$type<Record<string, string | number | boolean | null>>(),
    /** Incremented with every claim: it names the folder of an attempt's files. */
    attempt: integer('attempt').notNull().default(0),
    /** Attempts ended by a server stop; they do not count against the job. */
    requeues: integer('requeues').notNull().default(0),
    leaseToken: text('lease_token'),
    /**
     * Of several pictures, what its kind needs to keep those that are shown already, by place. Null before
     * the first, for another attempt and engine, and once it has ended. If a cancel has kept them, only what
     * its kind needs to know their files.
     */
    shown: jsonb('shown').$type<Record<string, unknown>>(),
    /** Pictures it made, of a completed job that made fewer than asked; null for all others. */
    made: integer('made'),
    /** Why it failed, or made fewer pictures than asked. */
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
    // For admins: all users' jobs, newest first; what they count is in the index, too.
    index('jobs_of_all').on(table.createdAt, table.id, table.status, table.tool, table.engine),
    index('jobs_idempotency_age').on(table.createdAt).where(sql`${table.idempotencyKey} is not null`),
  ],
);
export type JobRow = typeof jobs.$inferSelect;
/** The files of the pictures that a cancel has kept, in the order of places; null for all other jobs. */
export function keptBy({ status, shown }: Pick<JobRow, 'status' | 'shown'>): unknown[] | null {
  return status === 'completed' && shown !== null ? shownOf(shown) : null;
}

/** In the order of places. */
export function shownOf(shown: NonNullable<JobRow['shown']>): unknown[] {
  return Object.entries(shown)
    .toSorted(([a], [b]) => Number(a) - Number(b))
    .map(([, picture]) => picture);
}

export type NewJobRow = typeof jobs.$inferInsert;
