/**
 * Messages between the embedded database's thread and its client.
 *
 * `dates` is `text` for Drizzle (it parses timestamps itself and expects 64-bit integers as text, as from
 * PostgreSQL) and `parsed` for pg-boss.
 */
export type Call =
  | { kind: 'query'; text: string; parameters: unknown[]; rows: 'object' | 'array'; dates: 'text' | 'parsed' }
  | { kind: 'exec'; text: string }
  | { kind: 'listen'; channel: string }
  | { kind: 'close' };

/** `single` calls belong to no transaction: anything that they leave open is rolled back. */
export type Request = Call & { id: number; single: boolean };

export interface StatementResult {
  rows: unknown[];
  fields: { name: string; dataTypeID: number }[];
  affectedRows: number;
}

/** A PostgreSQL error with the fields that callers distinguish (`code` is the SQLSTATE). */
export interface WireError {
  message: string;
  code?: string | undefined;
  severity?: string | undefined;
  detail?: string | undefined;
  hint?: string | undefined;
  position?: string | undefined;
  schema?: string | undefined;
  table?: string | undefined;
  column?: string | undefined;
  constraint?: string | undefined;
}

export type Message =
  | { kind: 'opened' }
  | { kind: 'notOpened'; error: WireError }
  | { kind: 'answer'; id: number; results: StatementResult[] }
  | { kind: 'failure'; id: number; error: WireError }
  /** The database stopped for good; committed data is safe. */
  | { kind: 'stopped'; error: WireError }
  | { kind: 'notification'; channel: string; payload: string };

export interface ThreadData {
  folder: string;
}
