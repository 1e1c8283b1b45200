import { AppError } from '#server/platform/http/app-error.ts';

/** Of the previews that somebody asks for of one picture, only the newest is worth drawing. */
export class NewestPreviews {
  readonly #running = new Map<string, AbortController>();

  /** Runs the work; the one before of the same key is told to give up, with `preview_superseded`. */
  async run<T>(key: string, signal: AbortSignal, work: (signal: AbortSignal) => Promise<T>): Promise<T> {
    this.#running.get(key)?.abort(new AppError('preview_superseded'));
    const controller = new AbortController();
    this.#running.set(key, controller);
    try {
      return await work(AbortSignal.any([signal, controller.signal]));
    } finally {
      if (this.#running.get(key) === controller) this.#running.delete(key);
    }
  }
}
