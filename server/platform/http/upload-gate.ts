import { AppError } from '../app-error.ts';

/** Uploads of one caller that may be under way at once: more than any page of ours sends. */
const maxOfCaller = 3;
/** Of all callers of one network: who makes many accounts and sends slowly must not take every place. */
const maxOfNetwork = 12;
/** All together: at 20 MB a file this is what lies on the disk at most before its handler has it. */
const maxOfAll = 24;

/** Counts the forms whose files lie on the disk, so that nobody's uploads fill it. */
export class UploadGate {
  readonly #ofCaller = new Map<string, number>();
  readonly #ofNetwork = new Map<string, number>();
  #ofAll = 0;

  /**
   * Lets a form's files in and answers how to say that they are gone. Throws `rate_limited` where too many of the caller's,
   * of their network's or altogether are under way.
   */
  enter(caller: string, network: string): () => void {
    const isFull =
      (this.#ofCaller.get(caller) ?? 0) >= maxOfCaller ||
      (this.#ofNetwork.get(network) ?? 0) >= maxOfNetwork ||
      this.#ofAll >= maxOfAll;
    if (isFull) throw new AppError('rate_limited', { retryAfterSeconds: 5 });
    this.#count(caller, network, 1);
    let isInside = true;
    return () => {
      if (!isInside) return;
      isInside = false;
      this.#count(caller, network, -1);
    };
  }

  #count(caller: string, network: string, by: 1 | -1): void {
    this.#ofAll += by;
    add(this.#ofCaller, caller, by);
    add(this.#ofNetwork, network, by);
  }
}

/** Nothing is kept of who has nothing under way. */
function add(counts: Map<string, number>, key: string, by: number): void {
  const count = (counts.get(key) ?? 0) + by;
  if (count > 0) counts.set(key, count);
  else counts.delete(key);
}
