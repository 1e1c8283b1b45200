/**
 * What the embedded database's thread and its client say to each other.
 *
 * `dates` is `text` where Drizzle asks (it parses timestamps itself and takes 64-bit integers as text, as it gets
 * them from PostgreSQL) and `parsed` where pg-boss asks.
 */
export type Call =
  | { kind: 'query'; text: string; parameters: unknown[]; rows: 'object' | 'array'; dates: 'text' | 'parsed' }
  | { kind: 'exec'; text: string }
  | { kind: 'listen'; channel: string }
  | { kind: 'close' };

/** `single` calls belong to no transaction: what they leave open is rolled back at once. */
export type Request = Call & { id: number; single: boolean };

export interface StatementResult {
  rows: unknown[];
  fields: { name: string; dataTypeID: number }[];
  affectedRows: number;
}

/** An error of PostgreSQL with the fields that callers tell errors apart by (`code` is the SQLSTATE). */
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
  /** The database gave up; nothing more is answered, and what was committed is safe. */
  | { kind: 'stopped'; error: WireError }
  | { kind: 'notification'; channel: string; payload: string };

export interface ThreadData {
  folder: string;
}
