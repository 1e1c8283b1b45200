/** Lets one holder in after the other, in the order in which they asked. */
export class Exclusive {
  #last: Promise<void> = Promise.resolve();
  #inside = 0;

  /** Nobody is in and nobody waits. */
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
