import { randomBytes } from 'node:crypto';
import { tmpdir } from 'node:os';
import { basename } from 'node:path';
import { Client } from 'pg';
import { silentLog } from '../../log-types.ts';
import { installQueue } from '../../queue/boss.ts';
import { type Database, openDatabase } from '../database.ts';
import type { TestDatabase } from '../testing.ts';
import { templateKey, testMigrations } from './template-key.ts';

/** Opens a copy of the template under its own name. */
export async function openPostgresTestDatabase(serverUrl: string): Promise<TestDatabase> {
  const copy = await copyPostgresTemplate(serverUrl);
  const database = await openPostgresCopy(copy.databaseUrl);
  return {
    database,
    databaseUrl: copy.databaseUrl,
    async close() {
      await database.close();
      await copy.close();
    },
  };
}

export async function copyPostgresTemplate(serverUrl: string): Promise<PostgresCopy> {
  return withServer(serverUrl, async (server) =>
    createDatabase(server, serverUrl, `template ${await template(server, serverUrl)}`),
  );
}

export async function openPostgresCopy(databaseUrl: string): Promise<Database> {
  return openDatabase({ dataDir: tmpdir(), databaseUrl, log: silentLog, migrations: testMigrations });
}

/** A test database on the server. */
export interface PostgresCopy {
  databaseUrl: string;
  /** Drops it. */
  close(): Promise<void>;
}

/** Creates an empty database on the server in `DATABASE_URL`. */
export async function openEmptyPostgresDatabase(): Promise<PostgresCopy> {
  const serverUrl = process.env.DATABASE_URL;
  if (!serverUrl) throw new Error('DATABASE_URL is not set.');
  return withServer(serverUrl, (server) => createDatabase(server, serverUrl, ''));
}

/** Drops this run's databases on the server: workers keep theirs until they end. */
export async function removeTestDatabases(serverUrl: string): Promise<void> {
  await withServer(serverUrl, async (server) => {
    const { rows } = await server.query<{ name: string }>(
      'select datname as name from pg_database where starts_with(datname, $1)',
      [testDatabasePrefix()],
    );
    for (const { name } of rows) await server.query(`drop database ${name} with (force)`);
  });
}

/**
 * Prefix of a run's database names on a PostgreSQL server. A run has its own temporary folder, so the prefix
 * identifies it.
 */
function testDatabasePrefix(): string {
  const run = basename(tmpdir())
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '')
    .slice(-12);
  return `adventure_test_${run}_`;
}

async function createDatabase(server: Client, serverUrl: string, options: string): Promise<PostgresCopy> {
  const name = `${testDatabasePrefix()}${randomBytes(6).toString('hex')}`;
  await server.query(`create database ${name} ${options}`);
  return {
    databaseUrl: addressOf(serverUrl, name),
    close: () =>
      withServer(serverUrl, async (other) => {
        await other.query(`drop database ${name} with (force)`);
      }),
  };
}

// An arbitrary number that only template creation uses: test files that start together take turns.
const advisoryLock = 7_302_114_502;

/** Created under another name and renamed when complete, so that an existing one is complete. */
async function template(server: Client, serverUrl: string): Promise<string> {
  const name = `adventure_template_${templateKey()}`;
  await server.query(`select pg_advisory_lock(${advisoryLock})`);
  try {
    const found = await server.query('select 1 from pg_database where datname = $1', [name]);
    if (found.rowCount) return name;
    const making = `${name}_making`;
    await server.query(`drop database if exists ${making} with (force)`);
    await server.query(`create database ${making}`);
    const database = await openDatabase({
      dataDir: tmpdir(),
      databaseUrl: addressOf(serverUrl, making),
      log: silentLog,
      migrations: testMigrations,
    });
    await installQueue(database, silentLog);
    await database.close();
    await server.query(`alter database ${making} rename to ${name}`);
    return name;
  } finally {
    await server.query(`select pg_advisory_unlock(${advisoryLock})`);
  }
}

export async function withServer<T>(serverUrl: string, work: (server: Client) => Promise<T>): Promise<T> {
  const server = new Client({ connectionString: serverUrl });
  await server.connect();
  try {
    return await work(server);
  } finally {
    await server.end();
  }
}

function addressOf(serverUrl: string, database: string): string {
  const url = new URL(serverUrl);
  url.pathname = `/${database}`;
  return url.href;
}
