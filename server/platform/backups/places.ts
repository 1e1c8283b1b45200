import { join } from 'node:path';
import { backupLimits } from '#contract/backups.ts';
import type { BackupPlace } from './backup-folder.ts';

/** Where backups are without `BACKUP_DIR`. */
export function defaultBackups(dataDir: string): BackupPlace {
  return { folder: join(dataDir, 'backups'), keep: backupLimits.kept };
}

/** The copy of the embedded database in a backup. */
export function databaseIn(backup: string): string {
  return join(backup, 'database');
}

/** What `pg_dump` wrote into a backup. */
export function dumpIn(backup: string): string {
  return join(backup, 'database.dump');
}
