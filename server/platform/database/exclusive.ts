/** Lets one holder in after the other, in the order in which they asked. */
export class Exclusive {
  #last: Promise<void> = Promise.resolve();

  async run<T>(work: () => Promise<T>): Promise<T> {
    const before = this.#last;
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#last = promise;
    await before;
    try {
      return await work();
    } finally {
      resolve();
    }
  }
}
