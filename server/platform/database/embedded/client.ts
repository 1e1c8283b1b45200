import { Worker } from 'node:worker_threads';
import { AbortedTransactionError } from '../connection.ts';
import { Exclusive } from '../exclusive.ts';
import { assertOutsideTransaction } from '../transaction-scope.ts';
import type { Call, Message, Request, StatementResult, ThreadData, WireError } from './protocol.ts';

/** An error of the embedded database, with the same fields as an error of the `pg` driver. */
export class EmbeddedDatabaseError extends Error {
  constructor(wire: WireError) {
    super(wire.message);
    this.name = 'EmbeddedDatabaseError';
    Object.assign(this, wire);
  }
}

/** A result in both drivers' words: PGlite counts `affectedRows`, `pg` counts `rowCount`. */
export interface EmbeddedResult<Row> {
  rows: Row[];
  fields: { name: string; dataTypeID: number }[];
  affectedRows: number;
  rowCount: number;
}

/** The part of PGlite's query options that Drizzle's driver uses. */
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

interface Waiting {
  resolve(results: StatementResult[]): void;
  reject(error: Error): void;
}

/**
 * The one client of the embedded database. There is one connection: single statements and transactions take turns,
 * a transaction holds its turn until its end. Its methods are those that Drizzle's PGlite driver and pg-boss's
 * PGlite adapter call.
 */
export class EmbeddedClient implements EmbeddedQuerying {
  readonly #thread: Worker;
  readonly #turns = new Exclusive();
  readonly #waiting = new Map<number, Waiting>();
  readonly #listeners = new Map<string, Set<(payload: string) => void>>();
  #lastId = 0;
  #ended: Error | undefined;
  #isClosing = false;

  private constructor(thread: Worker) {
    this.#thread = thread;
  }

  /** Starts the thread and opens the folder, which is made when it does not exist. */
  static async open(folder: string): Promise<EmbeddedClient> {
    const data: ThreadData = { folder };
    const thread = new Worker(new URL('./thread.ts', import.meta.url), {
      name: 'embedded-database',
      workerData: data,
      execArgv: [],
    });
    const client = new EmbeddedClient(thread);
    await client.#untilOpened();
    return client;
  }

  async query<Row>(
    text: string,
    parameters: unknown[] = [],
    options: EmbeddedQueryOptions = {},
  ): Promise<EmbeddedResult<Row>> {
    const results = await this.#single(toQuery(text, parameters, options));
    return firstResult<Row>(results);
  }

  /** Runs a script of several statements without parameters. */
  async exec(text: string): Promise<EmbeddedResult<{ [column: string]: unknown }>[]> {
    const results = await this.#single({ kind: 'exec', text });
    return results.map(toResult<{ [column: string]: unknown }>);
  }

  async transaction<T>(work: (transaction: EmbeddedQuerying) => Promise<T>): Promise<T> {
    return this.#turns.run(async () => {
      const transaction = new EmbeddedTransaction((call) => this.#call(call, false));
      await transaction.begin();
      try {
        const value = await work(transaction);
        await transaction.commit();
        return value;
      } catch (error) {
        await transaction.rollback();
        throw error;
      }
    });
  }

  /** Keeps everybody else out while the work runs: for copying the folder's files. */
  async exclusively<T>(work: (client: EmbeddedQuerying) => Promise<T>): Promise<T> {
    return this.#turns.run(() => work(new EmbeddedTransaction((call) => this.#call(call, true))));
  }

  async listen(channel: string, onPayload: (payload: string) => void): Promise<() => Promise<void>> {
    const known = this.#listeners.get(channel);
    const listeners = known ?? new Set();
    this.#listeners.set(channel, listeners);
    // A wrapper of its own, so that the same function may listen twice.
    const listener = (payload: string): void => onPayload(payload);
    listeners.add(listener);
    if (!known) await this.#single({ kind: 'listen', channel });
    return async () => {
      listeners.delete(listener);
    };
  }

  /** Ends the database in an orderly way: PostgreSQL writes its shutdown checkpoint. */
  async close(): Promise<void> {
    if (this.#isClosing) return;
    this.#isClosing = true;
    await this.#turns.run(() => this.#call({ kind: 'close' }, true));
    await this.#thread.terminate();
  }

  async #single(call: Call): Promise<StatementResult[]> {
    assertOutsideTransaction('The embedded database');
    return this.#turns.run(() => this.#call(call, true));
  }

  async #call(call: Call, single: boolean): Promise<StatementResult[]> {
    if (this.#ended) throw this.#ended;
    const id = ++this.#lastId;
    const { promise, resolve, reject } = Promise.withResolvers<StatementResult[]>();
    this.#waiting.set(id, { resolve, reject });
    const request: Request = { ...call, id, single };
    this.#thread.postMessage(request);
    return promise;
  }

  async #untilOpened(): Promise<void> {
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    this.#thread.on('message', (message: Message) => {
      if (message.kind === 'opened') resolve();
      else if (message.kind === 'notOpened') reject(new EmbeddedDatabaseError(message.error));
      else this.#receive(message);
    });
    this.#thread.on('error', (error) => {
      const cause = error instanceof Error ? error : new Error(String(error));
      reject(cause);
      this.#end(new Error(`The embedded database's thread failed: ${cause.message}`, { cause }));
    });
    this.#thread.on('exit', () => {
      const ended = new Error(
        this.#isClosing ? 'The embedded database is closed.' : "The embedded database's thread ended.",
      );
      reject(ended);
      this.#end(ended);
    });
    await promise;
  }

  #receive(message: Exclude<Message, { kind: 'opened' | 'notOpened' }>): void {
    if (message.kind === 'notification') {
      for (const listener of this.#listeners.get(message.channel) ?? []) listener(message.payload);
      return;
    }
    const waiting = this.#waiting.get(message.id);
    this.#waiting.delete(message.id);
    if (message.kind === 'answer') waiting?.resolve(message.results);
    else waiting?.reject(new EmbeddedDatabaseError(message.error));
  }

  #end(reason: Error): void {
    this.#ended ??= reason;
    for (const waiting of this.#waiting.values()) waiting.reject(this.#ended);
    this.#waiting.clear();
  }
}

class EmbeddedTransaction implements EmbeddedQuerying {
  readonly #call: (call: Call) => Promise<StatementResult[]>;
  #hasFailedStatement = false;
  #isOver = false;

  constructor(call: (call: Call) => Promise<StatementResult[]>) {
    this.#call = call;
  }

  async query<Row>(
    text: string,
    parameters: unknown[] = [],
    options: EmbeddedQueryOptions = {},
  ): Promise<EmbeddedResult<Row>> {
    return firstResult<Row>(await this.#statement(toQuery(text, parameters, options)));
  }

  async exec(text: string): Promise<EmbeddedResult<{ [column: string]: unknown }>[]> {
    const results = await this.#statement({ kind: 'exec', text });
    return results.map(toResult<{ [column: string]: unknown }>);
  }

  async begin(): Promise<void> {
    await this.#call({ kind: 'exec', text: 'begin' });
  }

  async commit(): Promise<void> {
    if (this.#hasFailedStatement) await this.#assertNotAborted();
    this.#isOver = true;
    await this.#call({ kind: 'exec', text: 'commit' });
  }

  async rollback(): Promise<void> {
    this.#isOver = true;
    await this.#call({ kind: 'exec', text: 'rollback' });
  }

  async #statement(call: Call): Promise<StatementResult[]> {
    if (this.#isOver)
      throw new Error('The transaction is over: a statement came after its commit or rollback.');
    try {
      return await this.#call(call);
    } catch (error) {
      this.#hasFailedStatement = true;
      throw error;
    }
  }

  // A failed statement whose savepoint was rolled back is forgiven; otherwise `commit` would quietly roll back.
  async #assertNotAborted(): Promise<void> {
    try {
      await this.#call({ kind: 'exec', text: 'select 1' });
    } catch {
      throw new AbortedTransactionError();
    }
  }
}

function toQuery(text: string, parameters: unknown[], options: EmbeddedQueryOptions): Call {
  return {
    kind: 'query',
    text,
    parameters,
    rows: options.rowMode ?? 'object',
    // Drizzle hands its parsers over as functions, which cannot cross to a thread: the thread has the same ones.
    dates: options.parsers ? 'text' : 'parsed',
  };
}

function toResult<Row>(result: StatementResult): EmbeddedResult<Row> {
  return {
    rows: result.rows as Row[],
    fields: result.fields,
    affectedRows: result.affectedRows,
    rowCount: result.affectedRows || result.rows.length,
  };
}

function firstResult<Row>(results: StatementResult[]): EmbeddedResult<Row> {
  const [result] = results;
  if (!result) throw new Error('The embedded database answered a query without a result.');
  return toResult<Row>(result);
}
