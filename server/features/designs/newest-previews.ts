import { AppError } from '#server/platform/app-error.ts';
import { createUserLimiter } from '#server/platform/user-limiter.ts';

/**
 * Previews of one user that are drawn or wait to be: one is drawn while the photos of the next are read. The others wait
 * their turn among the same user's, so that who asks for many pictures keeps nobody else waiting for more than these two.
 */
const atOnce = 2;
/** Pictures of one user whose previews wait, above any honest number. */
const mostWaiting = 60;

interface Asked {
  userId: string;
  imageId: string;
  /** Aborted when the user goes away. */
  signal?: AbortSignal | undefined;
}

/** Whose previews are drawn when: of those of one picture only the newest is worth drawing. */
export class NewestPreviews {
  readonly #running = new Map<string, AbortController>();
  readonly #turns = createUserLimiter({ atOnce, mostWaiting });

  /** Whether a preview of this picture is drawn or waits. */
  isBusyWith({ userId, imageId }: Pick<Asked, 'userId' | 'imageId'>): boolean {
    return this.#running.has(keyOf(userId, imageId));
  }

  /**
   * Runs the work when it is its turn. The one before of the same picture is told to give up, with `preview_superseded`,
   * and leaves the line where it still waits. Throws `rate_limited` where too much of the user's waits.
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
