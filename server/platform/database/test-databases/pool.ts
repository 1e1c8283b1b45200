import type { PlainSql } from '../connection.ts';
import type { TestDatabase } from '../testing.ts';
import { openEmbeddedTestDatabase } from './embedded.ts';
import { lend } from './lend.ts';
import { copyPostgresTemplate, openPostgresCopy, withServer } from './postgres.ts';
import { keepRows, resetRows } from './reset.ts';

/** A database of this worker, used by its tests one after another. */
interface SharedDatabase {
  open(): Promise<TestDatabase>;
}

/** Databases not in use. A worker keeps as many as a test has opened at once. */
const free: SharedDatabase[] = [];

/** Opens an empty database; closing it prepares it for the next test. */
export async function openSharedTestDatabase(serverUrl: string | undefined): Promise<TestDatabase> {
  const shared = free.pop() ?? (await (serverUrl ? makePostgres(serverUrl) : makeEmbedded()));
  const lent = await shared.open();
  return {
    ...lent,
    async close() {
      await lent.close();
      free.push(shared);
    },
  };
}

/** Keeps the thread and its WebAssembly: starting them takes a hundred times as long as emptying tables. */
async function makeEmbedded(): Promise<SharedDatabase> {
  const { database: shared } = await openEmbeddedTestDatabase();
  await keepRows(shared.plainSql);
  return {
    async open() {
      const { database, revoke } = lend(shared);
      return {
        database,
        async close() {
          await revoke();
          await resetRows(shared.plainSql);
        },
      };
    },
  };
}

/** Connections are cheap there, so every test opens its own and leaves none behind. */
async function makePostgres(serverUrl: string): Promise<SharedDatabase> {
  const { databaseUrl } = await copyPostgresTemplate(serverUrl);
  await withPlainSql(databaseUrl, keepRows);
  return {
    async open() {
      const database = await openPostgresCopy(databaseUrl);
      return {
        database,
        databaseUrl,
        async close() {
          await database.close();
          await withPlainSql(databaseUrl, resetRows);
        },
      };
    },
  };
}

function withPlainSql(databaseUrl: string, work: (sql: PlainSql) => Promise<void>): Promise<void> {
  return withServer(databaseUrl, (server) =>
    work({ execute: async (text, values) => ({ rows: (await server.query(text, values)).rows }) }),
  );
}
