import { AppError } from '../app-error.ts';

/** Concurrent uploads of one caller: more than any page of ours sends. */
const maxOfCaller = 3;
/** Per network: a client with many accounts and slow uploads must not take every place. */
const maxOfNetwork = 12;
/** In total: at 20 MB per file this limits what is on disk before its handler runs. */
const maxOfAll = 24;

/** Counts the forms with files on disk, so that no client's uploads fill it. */
export class UploadGate {
  readonly #ofCaller = new Map<string, number>();
  readonly #ofNetwork = new Map<string, number>();
  #ofAll = 0;

  /**
   * Admits a form's files and returns how to release them. Throws `rate_limited` if too many of the caller's,
   * of their network's or in total are in progress.
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

/** Removes a key whose count is zero. */
function add(counts: Map<string, number>, key: string, by: number): void {
  const count = (counts.get(key) ?? 0) + by;
  if (count > 0) counts.set(key, count);
  else counts.delete(key);
}
