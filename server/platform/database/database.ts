import { sql } from 'drizzle-orm';
import type { Log } from '../log-types.ts';
import type { Connection, PlainSql, Unlisten } from './connection.ts';
import { prepareExtensions } from './extensions.ts';
import type { Db, Tx } from './handles.ts';
import { isOlder, type Migration, migrate, readMigrations, waitForMigrationLock } from './migrate.ts';
import { assertOutsideTransaction, guarded, runInScope } from './transaction-scope.ts';

export type { PlainSql, Unlisten } from './connection.ts';
export type { Db, Reader, Tx } from './handles.ts';

export interface Database {
  readonly kind: 'embedded' | 'postgres';
  /** Drizzle's handle for single statements. Touched inside `inTransaction` it throws `OuterHandleError`. */
  readonly db: Db;
  /**
   * Runs the work in one transaction: committed when it resolves, rolled back when it throws. Inside, only `tx` is
   * used and nothing but SQL is awaited. A nested call throws; a savepoint is `tx.transaction`.
   */
  inTransaction<T>(work: (tx: Tx) => Promise<T>): Promise<T>;
  /**
   * Calls back for every `notify` on the channel that any process commits, until the returned function is called.
   * On PostgreSQL it comes back after a lost connection and calls `onReconnect`: what was sent meanwhile is lost, so
   * look at the tables then.
   */
  listen(channel: string, onPayload: (payload: string) => void, onReconnect?: () => void): Promise<Unlisten>;
  /** Sends when and only when the transaction commits. The payload is at most 7,999 bytes. */
  notify(tx: Tx, channel: string, payload: string): Promise<void>;
  /** Runs the work while no other process of this database runs work under the same number. It may take long. */
  withLock<T>(lock: number, work: () => Promise<T>): Promise<T>;
  /** For the queue, which brings its own SQL. Features use `db` and `tx`. */
  readonly plainSql: PlainSql;
  /** Tidies up after bulk work (many rows written or deleted); on a server it does so by itself. */
  maintain(): Promise<void>;
  /** Resolves when the database answers. */
  ping(): Promise<void>;
  close(): Promise<void>;
}

export interface DatabaseOptions {
  dataDir: string;
  /** A PostgreSQL address. Without it the database is embedded and lies in the data folder. */
  databaseUrl?: string | undefined;
  log: Log;
  /** Connections to a PostgreSQL server for requests and jobs, at least 2. One more hears its notifications. */
  poolSize?: number | undefined;
  migrations?: Migration[] | undefined;
  /** Called once the data folder is this process's own, before the embedded database in it is opened. */
  whenOwned?: (() => Promise<void>) | undefined;
  /** What to do when the embedded database has gone silent for good: by default, to end the process. */
  onSilence?: (() => void) | undefined;
}

/** Opens the database, loads its extensions and brings its schema up to date. */
export async function openDatabase(options: DatabaseOptions): Promise<Database> {
  const { connection, kind } = await connect(options);
  const database = toDatabase(connection, kind);
  try {
    const migrations = options.migrations ?? readMigrations();
    if (await database.inTransaction((tx) => isOlder(tx, migrations))) await connection.beforeMigration();
    const applied = await database.inTransaction(async (tx) => {
      await waitForMigrationLock(tx);
      await prepareExtensions(tx);
      return migrate(tx, migrations);
    });
    if (applied.length > 0) options.log.info({ applied }, 'database migrated');
  } catch (error) {
    await database.close();
    throw error;
  }
  return database;
}

async function connect(
  options: DatabaseOptions,
): Promise<{ connection: Connection; kind: Database['kind'] }> {
  if (options.databaseUrl) {
    const { connectPostgres } = await import('./postgres/connect-postgres.ts');
    const connection = await connectPostgres({ ...options, databaseUrl: options.databaseUrl });
    return { connection, kind: 'postgres' };
  }
  const { connectEmbedded } = await import('./embedded/connect-embedded.ts');
  return { connection: await connectEmbedded(options), kind: 'embedded' };
}

function toDatabase(connection: Connection, kind: Database['kind']): Database {
  return {
    kind,
    db: guarded(connection.db, 'The handle for single statements (database.db)'),
    async inTransaction(work) {
      assertOutsideTransaction('inTransaction');
      return runInScope(() => connection.transaction(work));
    },
    listen(channel, onPayload, onReconnect = () => undefined) {
      assertOutsideTransaction('listen');
      return connection.listen(channel, onPayload, onReconnect);
    },
    withLock(lock, work) {
      assertOutsideTransaction('withLock');
      return connection.withLock(lock, work);
    },
    plainSql: connection.sql,
    async notify(tx, channel, payload) {
      await tx.execute(sql`select pg_notify(${channel}, ${payload})`);
    },
    maintain() {
      assertOutsideTransaction('maintain');
      return connection.maintain();
    },
    async ping() {
      await connection.db.execute(sql`select 1`);
    },
    close: () => connection.close(),
  };
}
