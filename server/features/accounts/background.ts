import type { Log } from '#server/platform/log-types.ts';

/** Work that a response does not wait for. */
export class Background {
  readonly #log: Log;
  readonly #running = new Set<Promise<void>>();

  constructor(log: Log) {
    this.#log = log;
  }

  /** Starts the work; logs a failure under the name. */
  run(name: string, work: () => Promise<unknown>): void {
    const running = Promise.resolve()
      .then(work)
      .then(
        () => undefined,
        (error: unknown) => this.#log.error({ error }, `${name} failed`),
      )
      .finally(() => this.#running.delete(running));
    this.#running.add(running);
  }

  /** Resolves when no work is running. */
  async settled(): Promise<void> {
    while (this.#running.size > 0) await Promise.all(this.#running);
  }
}
