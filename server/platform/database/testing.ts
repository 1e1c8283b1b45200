import type { Database } from './database.ts';
import { openEmbeddedTestDatabase } from './test-databases/embedded.ts';
import { openSharedTestDatabase } from './test-databases/pool.ts';
import { openPostgresTestDatabase } from './test-databases/postgres.ts';

/** The database of this test run: the server in `DATABASE_URL` if set. */
export const testDatabaseKind: Database['kind'] = process.env.DATABASE_URL ? 'postgres' : 'embedded';

export interface TestDatabase {
  database: Database;
  /** The URL of this test's database, on a PostgreSQL server. */
  databaseUrl?: string;
  /** Ends the use of the database. */
  close(): Promise<void>;
}

/**
 * Opens a migrated, empty database for one test at a time. The worker keeps it: closing empties its tables
 * for the next test, so opening is cheap.
 */
export function openTestDatabase(): Promise<TestDatabase> {
  return openSharedTestDatabase(process.env.DATABASE_URL);
}

/** Opens a database that is never reused: for a test that changes its schema, server or files. */
export function openOwnTestDatabase(): Promise<TestDatabase> {
  const serverUrl = process.env.DATABASE_URL;
  return serverUrl ? openPostgresTestDatabase(serverUrl) : openEmbeddedTestDatabase();
}
