/** A mutex that serves waiters in order. */
export class Mutex {
  #last: Promise<void> = Promise.resolve();
  #inside = 0;

  /** Whether it is free and has no waiters. */
  isFree(): boolean {
    return this.#inside === 0;
  }

  async run<T>(work: () => Promise<T>): Promise<T> {
    const before = this.#last;
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#last = promise;
    this.#inside += 1;
    await before;
    try {
      return await work();
    } finally {
      this.#inside -= 1;
      resolve();
    }
  }
}
