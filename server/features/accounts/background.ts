import type { Log } from '#server/platform/log-types.ts';

/** Work that an answer does not wait for. */
export class Background {
  readonly #log: Log;
  readonly #running = new Set<Promise<void>>();

  constructor(log: Log) {
    this.#log = log;
  }

  /** Begins the work; a failure is logged under the name. */
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

  /** Resolves when nothing runs any more. */
  async settled(): Promise<void> {
    while (this.#running.size > 0) await Promise.all(this.#running);
  }
}
