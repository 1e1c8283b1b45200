import type { Db, Tx } from './handles.ts';

/**
 * Statements in PostgreSQL's own words, for a library that brings its own SQL (the queue). It is a handle outside of
 * any transaction: inside `inTransaction` it throws.
 */
export interface PlainSql {
  /** With values: one statement. Without: a script of several, whose rows come one after the other. */
  execute(text: string, values?: unknown[]): Promise<{ rows: unknown[] }>;
}

/** Stops listening. */
export type Unlisten = () => Promise<void>;

/** What a driver gives to `openDatabase`, with nothing of Adventure in it. */
export interface Connection {
  db: Db;
  sql: PlainSql;
  /** Runs the work while no other process runs work under this number. */
  withLock<T>(lock: number, work: () => Promise<T>): Promise<T>;
  transaction<T>(work: (tx: Tx) => Promise<T>): Promise<T>;
  listen(channel: string, onPayload: (payload: string) => void, onReconnect: () => void): Promise<Unlisten>;
  /** Tidies up after much was written or deleted. Nothing to do on a server, which does so by itself. */
  maintain(): Promise<void>;
  /** Keeps what a migration that goes wrong would destroy. On a server that is its operator's business. */
  beforeMigration(): Promise<void>;
  close(): Promise<void>;
}

/** A statement failed, the work went on as if it had not, and PostgreSQL would have rolled all of it back silently. */
export class AbortedTransactionError extends Error {
  constructor() {
    super(
      'The transaction cannot be committed: one of its statements failed and the failure was not thrown on.',
    );
    this.name = 'AbortedTransactionError';
  }
}
