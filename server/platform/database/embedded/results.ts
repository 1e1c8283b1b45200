import type { Call, StatementResult, WireError } from './protocol.ts';

/** An error of the embedded database, with the same fields as one of the `pg` driver. */
export class EmbeddedDatabaseError extends Error {
  constructor(wire: WireError) {
    super(wire.message);
    this.name = 'EmbeddedDatabaseError';
    Object.assign(this, wire);
  }
}

/** A result for both drivers: PGlite uses `affectedRows`, `pg` uses `rowCount`. */
export interface EmbeddedResult<Row> {
  rows: Row[];
  fields: { name: string; dataTypeID: number }[];
  affectedRows: number;
  rowCount: number;
}

/** The PGlite query options that Drizzle's driver uses. */
export interface EmbeddedQueryOptions {
  rowMode?: 'object' | 'array';
  parsers?: object;
}

export interface EmbeddedQuerying {
  query<Row>(
    text: string,
    parameters?: unknown[],
    options?: EmbeddedQueryOptions,
  ): Promise<EmbeddedResult<Row>>;
  exec(text: string): Promise<EmbeddedResult<{ [column: string]: unknown }>[]>;
}

export function toQuery(text: string, parameters: unknown[], options: EmbeddedQueryOptions): Call {
  return {
    kind: 'query',
    text,
    parameters,
    rows: options.rowMode ?? 'object',
    // Drizzle passes its parsers as functions, which cannot be sent to a thread: the thread has the same
    // ones.
    dates: options.parsers ? 'text' : 'parsed',
  };
}

export function toResult<Row>(result: StatementResult): EmbeddedResult<Row> {
  return {
    rows: result.rows as Row[],
    fields: result.fields,
    affectedRows: result.affectedRows,
    rowCount: result.affectedRows || result.rows.length,
  };
}

export function firstResult<Row>(results: StatementResult[]): EmbeddedResult<Row> {
  const [result] = results;
  if (!result) throw new Error('The embedded database answered a query without a result.');
  return toResult<Row>(result);
}
