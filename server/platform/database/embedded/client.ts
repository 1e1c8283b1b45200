import { once } from 'node:events';
import { setFlagsFromString } from 'node:v8';
import { Worker } from 'node:worker_threads';
import { Mutex } from '../mutex.ts';
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
 * The client of the embedded database. There is one connection: statements and transactions run one at a
 * time, and a transaction holds it until its end. The methods are those that Drizzle's PGlite driver and
 * pg-boss's PGlite adapter call.
 */
export class EmbeddedClient implements EmbeddedQuerying {
  readonly #thread: Worker;
  readonly #turns = new Mutex();
  readonly #waiting = new Map<number, Waiting>();
  readonly #channels = new Map<string, Promise<unknown>>();
  readonly #listeners = new Set<{ channel: string; onPayload(payload: string): void }>();
  #lastId = 0;
  #ended: Error | undefined;
  #isClosing = false;
  #isLost = false;
  readonly #onLoss: (reason: Error) => void;

  private constructor(thread: Worker, onLoss: (reason: Error) => void) {
    this.#thread = thread;
    this.#onLoss = onLoss;
  }

  /**
   * Starts the thread and opens the folder, which is created if missing. Calls `onLoss` when the database
   * stops for good or its thread ends unexpectedly: then only a restart helps.
   */
  static async open(
    folder: string,
    onLoss: (reason: Error) => void = () => undefined,
  ): Promise<EmbeddedClient> {
    // Several of our threads run WebAssembly (PGlite here, Node's type stripping in all of them). When V8 in
    // Node 22 to 26 frees compiled code of one while another compiles, it sometimes aborts the process
    // (`ThreadIsolation::UnregisterWasmAllocation`). Never freeing code costs some megabytes.
    setFlagsFromString('--no-wasm-code-gc');
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
        // If even the rollback fails the thread is gone; the first error says more.
        await transaction.rollback().catch(() => undefined);
        throw error;
      }
    });
  }

  /** Blocks all other use while the work runs: for copying the folder's files. */
  async exclusively<T>(work: (client: EmbeddedQuerying) => Promise<T>): Promise<T> {
    return this.#turns.run(() => work(new EmbeddedTransaction((call) => this.#call(call, true))));
  }

  /** Whether the connection is unused and has no waiters. */
  isIdle(): boolean {
    return this.#turns.isFree();
  }

  /** The running statement for the log, without its values. */
  currentStatement(): string {
    const [first] = this.#waiting.values();
    return first?.text.slice(0, 500) ?? 'none: a transaction is open and asks nothing';
  }

  async listen(channel: string, onPayload: (payload: string) => void): Promise<() => Promise<void>> {
    let subscribed = this.#channels.get(channel);
    if (!subscribed) {
      subscribed = this.#single({ kind: 'listen', channel }).catch((error: unknown) => {
        this.#channels.delete(channel);
        throw error;
      });
      this.#channels.set(channel, subscribed);
    }
    await subscribed;
    const listener = { channel, onPayload };
    this.#listeners.add(listener);
    // The thread keeps listening: channels are few, and the next listener finds it ready.
    return async () => {
      this.#listeners.delete(listener);
    };
  }

  /** Shuts the database down in order: PostgreSQL writes its shutdown checkpoint. */
  async close(): Promise<void> {
    if (this.#isClosing) return;
    this.#isClosing = true;
    if (this.#ended) {
      await this.#thread.terminate();
      return;
    }
    const exited = once(this.#thread, 'exit');
    await this.#turns.run(() => this.#call({ kind: 'close' }, true));
    // The thread has nothing left to do and ends by itself, which is safer than terminating it.
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
    try {
      this.#thread.postMessage(request);
    } catch (error) {
      // A parameter that cannot be sent to a thread, such as a function.
      this.#waiting.delete(id);
      throw error;
    }
    return promise;
  }

  async #untilOpened(): Promise<void> {
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    let isOpen = false;
    this.#thread.on('message', (message: Message) => {
      if (message.kind === 'opened') resolve();
      else if (message.kind === 'notOpened') reject(new EmbeddedDatabaseError(message.error));
      else if (message.kind === 'stopped') this.#lose(new EmbeddedDatabaseError(message.error));
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
      if (isOpen && !this.#isClosing) this.#lose(ended);
      else this.#end(ended);
    });
    await promise;
    isOpen = true;
  }

  #receive(message: Exclude<Message, { kind: 'opened' | 'notOpened' | 'stopped' }>): void {
    if (message.kind === 'notification') {
      for (const { channel, onPayload } of this.#listeners) {
        if (channel === message.channel) onPayload(message.payload);
      }
      return;
    }
    const waiting = this.#waiting.get(message.id);
    this.#waiting.delete(message.id);
    if (message.kind === 'answer') waiting?.resolve(message.results);
    else waiting?.reject(new EmbeddedDatabaseError(message.error));
  }

  #lose(reason: Error): void {
    this.#end(reason);
    if (this.#isLost) return;
    this.#isLost = true;
    this.#onLoss(reason);
  }

  #end(reason: Error): void {
    this.#ended ??= reason;
    for (const waiting of this.#waiting.values()) waiting.reject(this.#ended);
    this.#waiting.clear();
  }
}
