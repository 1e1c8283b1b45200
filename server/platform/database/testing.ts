import type { Database } from './database.ts';
import { openEmbeddedTestDatabase } from './test-databases/embedded.ts';
import { openSharedTestDatabase } from './test-databases/pool.ts';
import { openPostgresTestDatabase } from './test-databases/postgres.ts';

/** Which database the tests of this run use: the server in `DATABASE_URL` when it is set. */
export const testDatabaseKind: Database['kind'] = process.env.DATABASE_URL ? 'postgres' : 'embedded';

export interface TestDatabase {
  database: Database;
  /** The address of this test's database, on a PostgreSQL server. */
  databaseUrl?: string;
  /** Ends the use of the database. */
  close(): Promise<void>;
}

/**
 * Opens a migrated, empty database that no other test has at the same time. The worker keeps it: closing it empties
 * its tables for the next test, so that opening one is cheap.
 */
export function openTestDatabase(): Promise<TestDatabase> {
  return openSharedTestDatabase(process.env.DATABASE_URL);
}

/** Opens one that no other test ever has: for a test that changes its schema, its server or its files. */
export function openOwnTestDatabase(): Promise<TestDatabase> {
  const serverUrl = process.env.DATABASE_URL;
  return serverUrl ? openPostgresTestDatabase(serverUrl) : openEmbeddedTestDatabase();
}
