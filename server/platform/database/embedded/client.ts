import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { Exclusive } from '../exclusive.ts';
import { assertOutsideTransaction } from '../transaction-scope.ts';
import type { Call, Message, Request, StatementResult, ThreadData } from './protocol.ts';
import {
  EmbeddedDatabaseError,
  type EmbeddedQuerying,
  type EmbeddedQueryOptions,
  type EmbeddedResult,
  firstResult,
  toQuery,
  toResult,
} from './results.ts';
import { EmbeddedTransaction } from './transaction.ts';

interface Waiting {
  text: string;
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
  readonly #onLoss: () => void;

  private constructor(thread: Worker, onLoss: () => void) {
    this.#thread = thread;
    this.#onLoss = onLoss;
  }

  /**
   * Starts the thread and opens the folder, which is made when it does not exist. `onLoss` is called when the thread
   * ends later without having been told to: the database is gone until the process starts anew.
   */
  static async open(folder: string, onLoss: () => void = () => undefined): Promise<EmbeddedClient> {
    const data: ThreadData = { folder };
    const thread = new Worker(new URL('./thread.ts', import.meta.url), {
      name: 'embedded-database',
      workerData: data,
      execArgv: [],
    });
    const client = new EmbeddedClient(thread, onLoss);
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

  /** Nobody has the connection and nobody waits for it. */
  isIdle(): boolean {
    return this.#turns.isFree();
  }

  /** What the database is at, for the log: the text without its values. */
  currentStatement(): string {
    const [first] = this.#waiting.values();
    return first?.text.slice(0, 500) ?? 'none: a transaction is open and asks nothing';
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
    const exited = once(this.#thread, 'exit');
    await this.#turns.run(() => this.#call({ kind: 'close' }, true));
    // The thread has nothing more to do and ends by itself, which is gentler than to terminate it.
    await exited;
  }

  async #single(call: Call): Promise<StatementResult[]> {
    assertOutsideTransaction('The embedded database');
    return this.#turns.run(() => this.#call(call, true));
  }

  async #call(call: Call, single: boolean): Promise<StatementResult[]> {
    if (this.#ended) throw this.#ended;
    const id = ++this.#lastId;
    const { promise, resolve, reject } = Promise.withResolvers<StatementResult[]>();
    this.#waiting.set(id, { text: 'text' in call ? call.text : call.kind, resolve, reject });
    const request: Request = { ...call, id, single };
    this.#thread.postMessage(request);
    return promise;
  }

  async #untilOpened(): Promise<void> {
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    let isOpen = false;
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
      if (isOpen && !this.#isClosing) this.#onLoss();
    });
    await promise;
    isOpen = true;
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
