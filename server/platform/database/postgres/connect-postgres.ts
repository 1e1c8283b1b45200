import { randomInt } from 'node:crypto';
import { drizzle, NodePgSession, NodePgTransaction } from 'drizzle-orm/node-postgres';
import { PgDialect } from 'drizzle-orm/pg-core';
import { Pool, type PoolClient, type QueryResult } from 'pg';
import { dumpIn } from '../../backups/places.ts';
import { requireRoom } from '../../backups/require-room.ts';
import type { Log } from '../../log-types.ts';
import { AbortedTransactionError, type Connection, type PlainSql } from '../connection.ts';
import { PostgresRefusedError } from '../errors.ts';
import type { Db, Tx } from '../handles.ts';
import { Outage } from '../outage.ts';
import { assertOutsideTransaction } from '../transaction-scope.ts';
import { dumpDatabase } from './dump.ts';
import { PostgresListener, presenceLock } from './listener.ts';
import { watchServer } from './watch-server.ts';

const oldestVersion = 150_000;
const defaultPoolSize = 10;

/** Connects to a PostgreSQL server, version 15 or newer. */
export async function connectPostgres(options: {
  databaseUrl: string;
  poolSize?: number | undefined;
  log: Log;
  outage?: Outage | undefined;
}): Promise<Connection> {
  const config = {
    connectionString: options.databaseUrl,
    application_name: 'adventure',
    connectionTimeoutMillis: 10_000,
    // A transaction awaits nothing but SQL: one that idles this long is leaked, and holds locks.
    idle_in_transaction_session_timeout: 30_000,
  };
  const { log, outage = new Outage(options.log) } = options;
  const pool = new Pool({
    ...config,
    max: options.poolSize ?? defaultPoolSize,
    // The only way to learn of connections that the pool could not open.
    log: (_message: unknown, error: unknown) => {
      if (error instanceof Error) server.fail(error.message);
    },
  });
  const server = watchServer(pool, config, outage);
  try {
    await assertVersion(pool);
  } catch (error) {
    server.close();
    await pool.end();
    throw error;
  }
  const processKey = randomInt(1, 2 ** 31);
  const listener = new PostgresListener(
    { ...config, application_name: 'adventure notifications' },
    log,
    (reason) => server.fail(reason),
    processKey,
  );
  const dialect = new PgDialect();
  return {
    db: drizzle(pool) as Db,
    sql: plainSql(pool),
    withLock: (lock, work) =>
      withClient(pool, async (client) => {
        await client.query('select pg_advisory_lock($1)', [lock]);
        try {
          return await work();
        } finally {
          await client.query('select pg_advisory_unlock($1)', [lock]);
        }
      }),
    transaction: (work) => runTransaction(pool, dialect, work),
    listen: (channel, ...callbacks) => listener.listen(channel, ...callbacks),
    async copyTo(folder) {
      await requireRoom(folder, 0);
      await dumpDatabase(options.databaseUrl, dumpIn(folder));
    },
    maintain: async () => undefined,
    beforeMigration: async () => undefined,
    processKey,
    findAbsent: (keys) => findAbsent(pool, keys),
    hasFailedSince: (at) => outage.hasFailedSince(at),
    async close() {
      server.close();
      await listener.close();
      await pool.end();
    },
  };
}

async function findAbsent(pool: Pool, keys: readonly number[]): Promise<number[]> {
  if (keys.length === 0) return [];
  const { rows } = await pool.query<{ key: number }>(
    `select key::int as key from unnest($1::int[]) as key where not exists (
      select from pg_locks where locktype = 'advisory' and classid = $2 and objid = key::oid and objsubid = 2
        and database = (select oid from pg_database where datname = current_database()))`,
    [keys, presenceLock],
  );
  return rows.map(({ key }) => key);
}

async function assertVersion(pool: Pool): Promise<void> {
  let result: QueryResult<{ number: number; name: string }>;
  try {
    result = await pool.query(
      `select current_setting('server_version_num')::int as number, current_setting('server_version') as name`,
    );
  } catch (error) {
    const reason = error instanceof Error ? error.message || error.name : String(error);
    throw new PostgresRefusedError(`The PostgreSQL server in DATABASE_URL cannot be reached: ${reason}`, {
      cause: error,
    });
  }
  const [version] = result.rows;
  if (version && version.number < oldestVersion) {
    throw new PostgresRefusedError(
      `The PostgreSQL server in DATABASE_URL is version ${version.name}. Adventure needs 15 or newer.`,
    );
  }
}

async function runTransaction<T>(pool: Pool, dialect: PgDialect, work: (tx: Tx) => Promise<T>): Promise<T> {
  return withClient(pool, async (client) => {
    await client.query('begin');
    const session = new NodePgSession(client, dialect, undefined);
    const value = await work(new NodePgTransaction(dialect, session, undefined) as Tx);
    const { command } = await client.query('commit');
    // The server answers `commit` with ROLLBACK, without an error, if a statement before had failed.
    if (command !== 'COMMIT') throw new AbortedTransactionError();
    return value;
  });
}

function plainSql(pool: Pool): PlainSql {
  return {
    async execute(text, values) {
      assertOutsideTransaction('Plain SQL');
      if (values?.length) return pool.query(text, values);
      // A script may open a transaction, which must not stay on the connection if it fails half-way.
      return withClient(pool, async (client) => {
        const results: QueryResult | QueryResult[] = await client.query(text);
        return { rows: Array.isArray(results) ? results.flatMap((result) => result.rows) : results.rows };
      });
    },
  };
}

/** Lends a connection and takes it back clean: with no open transaction, or discarded. */
async function withClient<T>(pool: Pool, work: (client: PoolClient) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  let isUnusable = false;
  const onError = (): void => {
    isUnusable = true;
  };
  // Without a listener, a lent connection that breaks would end the process.
  client.on('error', onError);
  try {
    return await work(client);
  } catch (error) {
    await client.query('rollback').catch(onError);
    throw error;
  } finally {
    client.off('error', onError);
    client.release(isUnusable);
  }
}
