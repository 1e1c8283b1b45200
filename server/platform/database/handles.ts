import type { PgDatabase, PgQueryResultHKT, PgTransaction } from 'drizzle-orm/pg-core';

/** The result of `execute` on both databases. `rowCount` is null where PostgreSQL reports none. */
export interface RawResult<Row> {
  rows: Row[];
  rowCount: number | null;
}

/** Gives Drizzle's types the result that both drivers have in common. */
export interface SharedResult extends PgQueryResultHKT {
  type: RawResult<this['row']>;
}

type NoSchema = Record<string, never>;

/** Drizzle's handle for single statements. It cannot open a transaction: use `Database.inTransaction`. */
export type Db = Omit<PgDatabase<SharedResult, NoSchema>, 'transaction' | '_' | 'query'>;

/**
 * Drizzle's handle inside a transaction. A function with a `Tx` parameter can only be called inside one. Its
 * own `transaction` opens a savepoint.
 */
export type Tx = PgTransaction<SharedResult, NoSchema, NoSchema>;

/** Either handle, for reading. */
export type Reader = Db | Tx;
