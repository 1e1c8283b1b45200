/** Twenty minutes of sound have fewer in any container. */
const most = 50_000;

/**
 * Thrown for a file with more parts than half a minute of sound could need, such as thousands of empty ones.
 */
export class TooManyPartsError extends Error {}

/** Counts the parts read of one file, so that no file keeps the thread busy. */
export class Parts {
  #left = most;

  /** Throws `TooManyPartsError` above the limit. */
  take(count = 1): void {
    this.#left -= count;
    if (this.#left < 0) throw new TooManyPartsError();
  }
}
