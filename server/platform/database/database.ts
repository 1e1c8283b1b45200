import { sql } from 'drizzle-orm';
import type { BackupPlace } from '../backups/backup-folder.ts';
import type { Log } from '../log-types.ts';
import type { Connection, PlainSql, Unlisten } from './connection.ts';
import type { Db, Tx } from './handles.ts';
import {
  isOlder,
  type Migration,
  migrate,
  prepareExtensions,
  readMigrations,
  waitForMigrationLock,
} from './migrate.ts';
import type { Outage } from './outage.ts';
import { assertOutsideTransaction, guarded, runInScope } from './transaction-scope.ts';

export type { PlainSql, Unlisten } from './connection.ts';
export type { Db, Reader, Tx } from './handles.ts';

export interface Database {
  readonly kind: 'embedded' | 'postgres';
  /** Drizzle's handle for single statements. Throws `OuterHandleError` inside `inTransaction`. */
  readonly db: Db;
  /**
   * Runs the work in one transaction: commits when it resolves, rolls back when it throws. Inside, use only
   * `tx` and await nothing but SQL. A nested call throws; use `tx.transaction` for a savepoint.
   */
  inTransaction<T>(work: (tx: Tx) => Promise<T>): Promise<T>;
  /**
   * Calls back for every committed `notify` on the channel, by any process, until the returned function is
   * called. On PostgreSQL a lost connection calls `onLoss`, at most 8 s after its last sign of life; the
   * reconnection calls `onReconnect`. Notifications in between are lost, so read the tables then.
   */
  listen(
    channel: string,
    onPayload: (payload: string) => void,
    onReconnect?: () => void,
    onLoss?: () => void,
  ): Promise<Unlisten>;
  /** Sends on commit only. The payload is at most 7,999 bytes. */
  notify(tx: Tx, channel: string, payload: string): Promise<void>;
  /** Runs the work while no other process of this database holds this lock number. It may take long. */
  withLock<T>(lock: number, work: () => Promise<T>): Promise<T>;
  /** Names this process among those that use this database, from its first `listen` until it ends. */
  readonly processKey: number;
  /** Those of the given processes that are not connected: they have ended, or are about to reconnect. */
  findAbsent(processKeys: readonly number[]): Promise<number[]>;
  /** For the queue, which has its own SQL. Features use `db` and `tx`. */
  readonly plainSql: PlainSql;
  /** Vacuums after bulk work; a server does it by itself. */
  maintain(): Promise<void>;
  /**
   * Writes a copy of the database into a backup's folder while others use it. Throws
   * `NoRoomForBackupError`, and `DumpFailedError` on a server.
   */
  copyTo(folder: string): Promise<void>;
  /** Resolves when the database answers. */
  ping(): Promise<void>;
  /**
   * Whether it is away, or a connection has failed since a moment of `performance.now()`: a library may have
   * hidden the cause of an error in between.
   */
  hasFailedSince(at: number): boolean;
  close(): Promise<void>;
}

export interface DatabaseOptions {
  dataDir: string;
  /** A PostgreSQL URL. Without it the database is embedded, in the data folder. */
  databaseUrl?: string | undefined;
  log: Log;
  /** Where the embedded database is copied before a migration. Default: the data folder's `backups`. */
  backups?: BackupPlace | undefined;
  /** Is notified when a PostgreSQL server is away. Default: one over `log`. */
  outage?: Outage | undefined;
  /**
   * Connections to a PostgreSQL server for requests and jobs, at least 2. One more receives notifications.
   */
  poolSize?: number | undefined;
  migrations?: Migration[] | undefined;
  /** Called once this process owns the data folder, before the embedded database is opened. */
  whenOwned?: (() => Promise<void>) | undefined;
  /** Called when the embedded database has stopped answering for good. Default: end the process. */
  onStall?: (() => void) | undefined;
}

/** Opens the database as it is: for a tool, which must not migrate it. */
export async function openUnchangedDatabase(options: DatabaseOptions): Promise<Database> {
  const { connection, kind } = await connect(options);
  return toDatabase(connection, kind);
}

/** Opens the database, loads its extensions and applies pending migrations. */
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
    listen(channel, onPayload, onReconnect = () => undefined, onLoss = () => undefined) {
      assertOutsideTransaction('listen');
      return connection.listen(channel, onPayload, onReconnect, onLoss);
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
    copyTo(folder) {
      assertOutsideTransaction('copyTo');
      return connection.copyTo(folder);
    },
    async ping() {
      await connection.db.execute(sql`select 1`);
    },
    processKey: connection.processKey,
    findAbsent: (keys) => connection.findAbsent(keys),
    hasFailedSince: (at) => connection.hasFailedSince(at),
    close: () => connection.close(),
  };
}
