import * as z from 'zod';
import { defineCall } from './call.ts';

export const backupLimits = {
  /** Backups kept, unless `BACKUP_KEEP` says otherwise. */
  kept: 7,
  maxKept: 400,
  /** A server without a backup takes one this long after its start, and then one a day. */
  firstAfterSeconds: 15,
  mostFirstAfterSeconds: 604_800,
  /** How long to wait after a backup that failed. */
  retryMinutes: 60,
  /** From this age of the last good backup on, admins get an alert. */
  oldAfterHours: 48,
} as const;

export const backupStates = ['waiting', 'running', 'done', 'failed'] as const;

/** One run of the backup, or one that waits for a process that can do it. */
export const backupRunSchema = z.object({
  state: z.enum(backupStates),
  /** `daily`, or `requested` by an admin or on the command line. */
  reason: z.enum(['daily', 'requested']),
  requestedAt: z.iso.datetime(),
  endedAt: z.iso.datetime().nullable(),
  /** Its folder within the backup folder; null before it starts. */
  name: z.string().nullable(),
  /** Of the database's copy; null unless it is done. */
  databaseBytes: z.number().int().min(0).nullable(),
  /** Pictures and other files in it, and their size; null without them. */
  objects: z.number().int().min(0).nullable(),
  objectBytes: z.number().int().min(0).nullable(),
  /** Why it failed, for the operator, in English. */
  error: z.string().nullable(),
});
export type BackupRun = z.infer<typeof backupRunSchema>;

/**
 * - `included`: in the backup.
 * - `bucket`: in the S3 bucket, which the operator backs up.
 * - `left_out`: `BACKUP_OBJECTS` is `off`.
 */
export const backedUpPictures = ['included', 'bucket', 'left_out'] as const;

export const backupStatusSchema = z.object({
  /** False for a PostgreSQL server without `BACKUP_DIR`: the operator backs it up. */
  isOn: z.boolean(),
  /** The backup folder. */
  folder: z.string(),
  pictures: z.enum(backedUpPictures),
  /** The newest run; null before the first. */
  last: backupRunSchema.nullable(),
  /** The newest that was done; null without one. */
  lastGood: backupRunSchema.nullable(),
});
export type BackupStatus = z.infer<typeof backupStatusSchema>;

const statusResponse = z.object({ success: z.literal(true), backups: backupStatusSchema });

export const getBackups = defineCall({
  method: 'get',
  path: '/api/admin/backups',
  summary: 'The last backup: its age, size and outcome',
  response: statusResponse,
});

export const requestBackup = defineCall({
  method: 'post',
  path: '/api/admin/backups',
  summary: 'Take a backup now. Answers at once; one at a time is taken',
  response: statusResponse,
});
