import { bigint, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { backupStates } from '#contract/backups.ts';

/**
 * The runs of the backup, for admins. Every process can read them, also on a machine that does not see the
 * backups.
 */
export const backupRuns = pgTable(
  'backup_runs',
  {
    /** Rises with time. */
    id: text('id').primaryKey(),
    state: text('state', { enum: backupStates }).notNull(),
    reason: text('reason', { enum: ['daily', 'requested'] }).notNull(),
    requestedAt: timestamp('requested_at', { withTimezone: true, precision: 3 }).notNull(),
    endedAt: timestamp('ended_at', { withTimezone: true, precision: 3 }),
    /** Its folder within the backup folder; null before it starts. */
    name: text('name'),
    databaseBytes: bigint('database_bytes', { mode: 'number' }),
    /** Null without pictures. */
    objects: integer('objects'),
    objectBytes: bigint('object_bytes', { mode: 'number' }),
    /** For the operator, in English. */
    error: text('error'),
  },
  (table) => [index('backup_runs_state').on(table.state, table.id)],
);
export type BackupRunRow = typeof backupRuns.$inferSelect;
