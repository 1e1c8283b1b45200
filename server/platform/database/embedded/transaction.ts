import { AbortedTransactionError } from '../connection.ts';
import type { Call, StatementResult } from './protocol.ts';
import {
  type EmbeddedQuerying,
  type EmbeddedQueryOptions,
  type EmbeddedResult,
  firstResult,
  toQuery,
  toResult,
} from './results.ts';

/** Statements that share the connection until commit or rollback. */
export class EmbeddedTransaction implements EmbeddedQuerying {
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

  // A failed statement is fine if its savepoint was rolled back; otherwise `commit` would silently roll back.
  async #assertNotAborted(): Promise<void> {
    try {
      await this.#call({ kind: 'exec', text: 'select 1' });
    } catch {
      throw new AbortedTransactionError();
    }
  }
}
