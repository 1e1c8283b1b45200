import { sql } from 'drizzle-orm';
import {
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { findingKinds, runStates } from '#contract/admin-reconciliation.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

/** Reconciliation runs: progress and result of each. */
export const billingRuns = pgTable(
  'billing_runs',
  {
    /** Rises with time. */
    id: text('id').primaryKey(),
    state: text('state', { enum: runStates }).notNull(),
    /** The last checked user: an interrupted run continues after them. */
    cursor: text('cursor').notNull().default(''),
    checked: integer('checked').notNull().default(0),
    message: text('message'),
    startedAt: moment('started_at').notNull(),
    /** When its last page was finished. */
    movedAt: moment('moved_at').notNull(),
    endedAt: moment('ended_at'),
  },
  // Two concurrent starts become one.
  (table) => [uniqueIndex('billing_runs_running').on(table.state).where(sql`${table.state} = 'running'`)],
);
export type RunRow = typeof billingRuns.$inferSelect;

/** Open differences, one row each. A complete run deletes those that it has not seen again. */
export const billingFindings = pgTable(
  'billing_findings',
  {
    kind: text('kind', { enum: findingKinds }).notNull(),
    userId: text('user_id').notNull(),
    /** What it is about: a grant, a subscription; empty for the whole user. */
    subject: text('subject').notNull(),
    /** Rises with time, for pages. */
    id: text('id').notNull(),
    runId: text('run_id').notNull(),
    /** `suspected`: may have been in progress; becomes open if the next run sees it, too. */
    state: text('state', { enum: ['suspected', 'open'] }).notNull(),
    detail: jsonb('detail').$type<Record<string, string | number>>().notNull(),
    foundAt: moment('found_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.userId, table.subject] }),
    index('billing_findings_user').on(table.userId),
    index('billing_findings_open').on(table.id).where(sql`${table.state} = 'open'`),
  ],
);
