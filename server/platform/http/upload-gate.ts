import { AppError } from './app-error.ts';

/** Uploads of one caller that may be under way at once: more than any page of ours sends. */
const maxOfCaller = 3;
/** All together: at 20 MB a file this is what lies on the disk at most before its handler has it. */
const maxOfAll = 24;

/** Counts the forms whose files lie on the disk, so that nobody's uploads fill it. */
export class UploadGate {
  readonly #ofCaller = new Map<string, number>();
  #ofAll = 0;

  /**
   * Lets a form's files in and answers how to say that they are gone. Throws `rate_limited` where too many of the caller's
   * or too many altogether are under way.
   */
  enter(caller: string): () => void {
    const ofCaller = this.#ofCaller.get(caller) ?? 0;
    if (ofCaller >= maxOfCaller || this.#ofAll >= maxOfAll)
      throw new AppError('rate_limited', { retryAfterSeconds: 5 });
    this.#ofAll += 1;
    this.#ofCaller.set(caller, ofCaller + 1);
    let isInside = true;
    return () => {
      if (!isInside) return;
      isInside = false;
      this.#ofAll -= 1;
      const left = (this.#ofCaller.get(caller) ?? 1) - 1;
      if (left > 0) this.#ofCaller.set(caller, left);
      else this.#ofCaller.delete(caller);
    };
  }
}
