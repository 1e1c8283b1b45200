import type { Db, Tx } from './handles.ts';

/**
 * Plain PostgreSQL statements, for a library with its own SQL (the queue). An outer handle: it throws inside
 * `inTransaction`.
 */
export interface PlainSql {
  /** With values: one statement. Without: a script of several, whose rows are concatenated. */
  execute(text: string, values?: unknown[]): Promise<{ rows: unknown[] }>;
}

/** Stops listening. */
export type Unlisten = () => Promise<void>;

/** What a driver provides to `openDatabase`, free of business logic. */
export interface Connection {
  db: Db;
  sql: PlainSql;
  /** Runs the work while no other process holds this lock number. */
  withLock<T>(lock: number, work: () => Promise<T>): Promise<T>;
  transaction<T>(work: (tx: Tx) => Promise<T>): Promise<T>;
  listen(
    channel: string,
    onPayload: (payload: string) => void,
    onReconnect: () => void,
    onLoss: () => void,
  ): Promise<Unlisten>;
  /** Whether the server is away, or a connection has failed since a moment of `performance.now()`. */
  hasFailedSince(at: number): boolean;
  /** Names this process while it listens. */
  readonly processKey: number;
  /** Those of the given keys whose process is not connected. */
  findAbsent(keys: readonly number[]): Promise<number[]>;
  /** Vacuums after large writes or deletes. No-op on a server, which does it by itself. */
  maintain(): Promise<void>;
  /** Writes a copy of the database into a backup's folder, durably. */
  copyTo(folder: string): Promise<void>;
  /** Backs up what a failed migration would destroy. No-op on a server: that is the operator's task. */
  beforeMigration(): Promise<void>;
  close(): Promise<void>;
}

/** A statement failed, the error was swallowed, and PostgreSQL would have rolled back everything silently. */
export class AbortedTransactionError extends Error {
  constructor() {
    super(
      'The transaction cannot be committed: one of its statements failed and the failure was not thrown on.',
    );
    this.name = 'AbortedTransactionError';
  }
}
