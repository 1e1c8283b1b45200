/**
 * The embedded database's thread: PGlite computes synchronously, so a long scan in the main thread would
 * block every request. Runs one call after another, in order.
 */
import { parentPort, workerData } from 'node:worker_threads';
import { PGlite, type Results, types } from '@electric-sql/pglite';
import { btree_gin } from '@electric-sql/pglite/contrib/btree_gin';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { unaccent } from '@electric-sql/pglite/contrib/unaccent';
import type { Call, Message, Request, StatementResult, ThreadData, WireError } from './protocol.ts';

if (!parentPort) throw new Error('This module is the start of a worker thread.');
const port = parentPort;

function send(message: Message): void {
  port.postMessage(message);
}

const asText = (value: string): string => value;
const timestampArray = 1115;
const timestamptzArray = 1185;
const dateArray = 1182;
const intervalArray = 1187;
const numericArray = 1231;
const textParsers = Object.fromEntries(
  [
    types.TIMESTAMP,
    types.TIMESTAMPTZ,
    types.DATE,
    types.INTERVAL,
    types.INT8,
    timestampArray,
    timestamptzArray,
    dateArray,
    intervalArray,
    numericArray,
  ].map((oid) => [oid, asText]),
);

function toWire(error: unknown): WireError {
  if (!(error instanceof Error)) return { message: String(error) };
  const wire: WireError = { message: error.message };
  const source: Partial<Record<string, unknown>> = { ...error };
  const keys = [
    'code',
    'severity',
    'detail',
    'hint',
    'position',
    'schema',
    'table',
    'column',
    'constraint',
  ] as const;
  for (const key of keys) {
    const value = source[key];
    if (typeof value === 'string') wire[key] = value;
  }
  return wire;
}

function toResult(result: Results<unknown>): StatementResult {
  return { rows: result.rows, fields: result.fields, affectedRows: result.affectedRows ?? 0 };
}

/** How values of each type are parsed, for both kinds of callers. */
type Parsers = Record<'text' | 'parsed', PGlite['parsers']>;

async function run(database: PGlite, parsers: Parsers, call: Call) {
  switch (call.kind) {
    case 'query':
      // Not as a query option: PGlite would copy its parsers for every query, which takes longer than a
      // look-up by key.
      database.parsers = parsers[call.dates];
      return [toResult(await database.query(call.text, call.parameters, { rowMode: call.rows }))];
    case 'exec':
      database.parsers = parsers.parsed;
      return (await database.exec(call.text)).map(toResult);
    case 'listen': {
      const { channel } = call;
      await database.listen(channel, (payload) => send({ kind: 'notification', channel, payload }));
      return [];
    }
    case 'close':
      await database.close();
      return [];
  }
}

/**
 * Never throws: the next request waits for this one. Returns false when the database cannot continue: after a
 * panic, such as a failed log write, the next statement would never end.
 */
async function answer(database: PGlite, parsers: Parsers, request: Request): Promise<boolean> {
  try {
    const results = await run(database, parsers, request);
    if (request.single) await rollBackOpenTransaction(database);
    send({ kind: 'answer', id: request.id, results });
  } catch (thrown) {
    const error = toWire(thrown);
    send({ kind: 'failure', id: request.id, error });
    if (error.severity === 'PANIC') {
      send({ kind: 'stopped', error });
      return false;
    }
    if (request.single) await rollBackOpenTransaction(database).catch(() => undefined);
  }
  return true;
}

/** Rolls back the open transaction of a script that failed after its own `begin`. */
async function rollBackOpenTransaction(database: PGlite): Promise<void> {
  if (!database.closed && database.isInTransaction()) await database.exec('rollback');
}

async function main({ folder }: ThreadData): Promise<void> {
  const database = await PGlite.create({ dataDir: folder, extensions: { btree_gin, pg_trgm, unaccent } });
  const parsers = { parsed: database.parsers, text: { ...database.parsers, ...textParsers } };
  let last = Promise.resolve(true);
  port.on('message', (request: Request) => {
    last = last.then(async (canGoOn) => {
      if (!canGoOn) return false;
      const continues = await answer(database, parsers, request);
      if (!continues || request.kind === 'close') port.close();
      return continues;
    });
  });
  send({ kind: 'opened' });
}

const data: ThreadData = workerData;
main(data).catch((error: unknown) => {
  send({ kind: 'notOpened', error: toWire(error) });
  port.close();
});
