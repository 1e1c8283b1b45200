import { AppError } from '#server/platform/app-error.ts';
import { createUserLimiter } from '#server/platform/user-limiter.ts';

/**
 * Concurrent previews of one user: one is drawn while the photos of the next are read. Further ones wait in
 * the same user's queue, so that a user with many pictures delays others by at most these two.
 */
const concurrency = 2;
/** Waiting previews of one user, above any honest number. */
const maxWaiting = 60;

interface Asked {
  userId: string;
  imageId: string;
  /** Aborts when the client disconnects. */
  signal?: AbortSignal | undefined;
}

/** Schedules previews: of one picture only the newest is worth drawing. */
export class PreviewScheduler {
  readonly #running = new Map<string, AbortController>();
  readonly #turns = createUserLimiter({ concurrency, maxWaiting });

  /** Whether a preview of this picture is running or waiting. */
  isBusyWith({ userId, imageId }: Pick<Asked, 'userId' | 'imageId'>): boolean {
    return this.#running.has(keyOf(userId, imageId));
  }

  /**
   * Runs the work at its turn. Aborts the picture's previous preview with `preview_superseded`, whether
   * running or waiting. Throws `rate_limited` if too many of the user's wait.
   */
  async run<T>({ userId, imageId, signal }: Asked, work: (signal: AbortSignal) => Promise<T>): Promise<T> {
    const key = keyOf(userId, imageId);
    this.#running.get(key)?.abort(new AppError('preview_superseded'));
    const controller = new AbortController();
    this.#running.set(key, controller);
    const either = signal ? AbortSignal.any([signal, controller.signal]) : controller.signal;
    try {
      return await this.#turns.run({ userId, signal: either }, () => work(either));
    } finally {
      if (this.#running.get(key) === controller) this.#running.delete(key);
    }
  }
}

const keyOf = (userId: string, imageId: string) => `${userId}/${imageId}`;
