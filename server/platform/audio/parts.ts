/** Of any container, twenty minutes of sound have fewer. */
const most = 50_000;

/** What a file is read as that has more parts than sound of half a minute could need: thousands of empty ones, say. */
export class TooManyParts extends Error {}

/** Counts what is read of one file, so that none keeps the thread busy, whatever it is made of. */
export class Parts {
  #left = most;

  /** Throws `TooManyParts` once there were too many. */
  take(count = 1): void {
    this.#left -= count;
    if (this.#left < 0) throw new TooManyParts();
  }
}
