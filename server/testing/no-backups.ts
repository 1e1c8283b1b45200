import { backupLimits } from '#contract/backups.ts';

/** The environment of a server in a test that is not about backups: it takes none by itself. */
export const noBackups = { BACKUP_FIRST_AFTER_SECONDS: String(backupLimits.mostFirstAfterSeconds) };
