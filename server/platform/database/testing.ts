import type { Database } from './database.ts';
import { openEmbeddedTestDatabase } from './test-databases/embedded.ts';
import { openPostgresTestDatabase } from './test-databases/postgres.ts';

/** Which database the tests of this run use: the server in `DATABASE_URL` when it is set. */
export const testDatabaseKind: Database['kind'] = process.env.DATABASE_URL ? 'postgres' : 'embedded';

export interface TestDatabase {
  database: Database;
  /** The address of this test's own database, on a PostgreSQL server. */
  databaseUrl?: string;
  /** Closes the database and removes it. */
  close(): Promise<void>;
}

/** Opens a migrated, empty database of the test's own: a copy of one that is made once and kept. */
export async function openTestDatabase(): Promise<TestDatabase> {
  const serverUrl = process.env.DATABASE_URL;
  return serverUrl ? openPostgresTestDatabase(serverUrl) : openEmbeddedTestDatabase();
}
