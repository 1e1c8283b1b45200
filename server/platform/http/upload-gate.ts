import { AppError } from './app-error.ts';

/** Uploads of one caller that may be under way at once: more than any page of ours sends. */
const maxOfCaller = 3;
/** All together: at 20 MB a file this is what lies on the disk at most before its handler has it. */
const maxOfAll = 24;

/** Lets so many forms with files in that the disk of the data folder holds them. */
export class UploadGate {
  readonly #hasRoom: () => Promise<boolean>;
  readonly #ofCaller = new Map<string, number>();
  #ofAll = 0;

  constructor(hasRoom: () => Promise<boolean>) {
    this.#hasRoom = hasRoom;
  }

  /**
   * Runs the work that reads a form and uses its files. Throws `storage_failed` where the disk has no room for more and
   * `rate_limited` where too many are on their way, before anything of the form is read.
   */
  async pass<T>(caller: string, work: () => Promise<T>): Promise<T> {
    const ofCaller = this.#ofCaller.get(caller) ?? 0;
    if (ofCaller >= maxOfCaller || this.#ofAll >= maxOfAll)
      throw new AppError('rate_limited', { retryAfterSeconds: 5 });
    this.#ofAll += 1;
    this.#ofCaller.set(caller, ofCaller + 1);
    try {
      if (!(await this.#hasRoom())) {
        throw new AppError('storage_failed', {
          message: 'There is no room for more pictures at the moment. Try again later.',
        });
      }
      return await work();
    } finally {
      this.#ofAll -= 1;
      const left = (this.#ofCaller.get(caller) ?? 1) - 1;
      if (left > 0) this.#ofCaller.set(caller, left);
      else this.#ofCaller.delete(caller);
    }
  }
}
