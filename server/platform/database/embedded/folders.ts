import { join } from 'node:path';

export function databaseFolder(dataDir: string): string {
  return join(dataDir, 'database');
}

/** A complete restored backup, before it is moved to the database's place. */
export function restoredFolder(dataDir: string): string {
  return join(dataDir, 'database.restored');
}
