import { join } from 'node:path';

/** Where the embedded database lies in a data folder. */
export function databaseFolder(dataDir: string): string {
  return join(dataDir, 'database');
}

/** A restored backup, whole, on its way to the database's place. */
export function restoredFolder(dataDir: string): string {
  return join(dataDir, 'database.restored');
}
