import { randomBytes } from 'node:crypto';
import { tmpdir } from 'node:os';
import { Client } from 'pg';
import { silentLog } from '../../log-types.ts';
import { installQueue } from '../../queue/boss.ts';
import { openDatabase } from '../database.ts';
import type { TestDatabase } from '../testing.ts';
import { templateKey, testMigrations } from './template-key.ts';

export async function openPostgresTestDatabase(serverUrl: string): Promise<TestDatabase> {
  const copy = await withServer(serverUrl, async (server) =>
    createDatabase(server, serverUrl, `template ${await template(server, serverUrl)}`),
  );
  const database = await openDatabase({
    dataDir: tmpdir(),
    databaseUrl: copy.databaseUrl,
    log: silentLog,
    migrations: testMigrations,
  });
  return {
    database,
    databaseUrl: copy.databaseUrl,
    async close() {
      await database.close();
      await copy.close();
    },
  };
}

/** A database in which there is nothing yet, on the server in `DATABASE_URL`. */
export async function openEmptyPostgresDatabase(): Promise<{ databaseUrl: string; close(): Promise<void> }> {
  const serverUrl = process.env.DATABASE_URL;
  if (!serverUrl) throw new Error('DATABASE_URL is not set.');
  return withServer(serverUrl, (server) => createDatabase(server, serverUrl, ''));
}

async function createDatabase(
  server: Client,
  serverUrl: string,
  options: string,
): Promise<{ databaseUrl: string; close(): Promise<void> }> {
  const name = `adventure_test_${randomBytes(6).toString('hex')}`;
  await server.query(`create database ${name} ${options}`);
  return {
    databaseUrl: addressOf(serverUrl, name),
    close: () =>
      withServer(serverUrl, async (other) => {
        await other.query(`drop database ${name} with (force)`);
      }),
  };
}

// Any number that only the making of templates uses: test files that start together take turns.
const advisoryLock = 7_302_114_502;

/** Made under another name and renamed when it is whole, so that one that is there is whole. */
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

async function withServer<T>(serverUrl: string, work: (server: Client) => Promise<T>): Promise<T> {
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
