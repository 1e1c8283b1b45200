/** Who waits, and until when. */
export interface Waiter {
  /** Those of one user wait in one line; work that nobody in particular waits for has one of its own. */
  userId?: string | undefined;
  /** Where it is aborted before the turn comes, the line is left with its reason. */
  signal?: AbortSignal | undefined;
}

export interface FairSemaphore {
  /** Runs work when there is room, the users in turns, those of one user in the order in which they came. */
  run<T>(waiter: Waiter, work: () => Promise<T>): Promise<T>;
  /** How many are at work. */
  readonly running: number;
  /** How many wait. */
  readonly waiting: number;
  /** Resolves when nobody is at work or waits. */
  whenIdle(): Promise<void>;
}

/**
 * So many at once. Who waits costs an entry in a line, no more. Our own, because p-limit and cockatiel's bulkhead have one
 * line for all users, and keep what was aborted in it until its turn, where it takes room from what still waits.
 */
export function createFairSemaphore(atOnce: number): FairSemaphore {
  // The first line is the next one's; a line that has had its turn goes to the end.
  const lines = new Map<string, (() => void)[]>();
  let running = 0;
  let waiting = 0;
  let idle: PromiseWithResolvers<void> | null = null;

  function wait({ userId = '', signal }: Waiter): Promise<void> {
    return new Promise((resolve, reject) => {
      const line = lines.get(userId) ?? [];
      lines.set(userId, line);
      const begin = () => {
        signal?.removeEventListener('abort', leave);
        resolve();
      };
      const leave = () => {
        line.splice(line.indexOf(begin), 1);
        if (line.length === 0) lines.delete(userId);
        waiting -= 1;
        reject(signal?.reason);
      };
      signal?.addEventListener('abort', leave, { once: true });
      line.push(begin);
      waiting += 1;
    });
  }

  /** Gives the room of one who has ended to the next, or leaves it free. */
  function passOn(): void {
    const next = lines.entries().next();
    if (next.done) {
      running -= 1;
      if (running === 0) {
        idle?.resolve();
        idle = null;
      }
      return;
    }
    const [userId, line] = next.value;
    const begin = line.shift();
    lines.delete(userId);
    if (line.length > 0) lines.set(userId, line);
    waiting -= 1;
    begin?.();
  }

  return {
    async run(waiter, work) {
      waiter.signal?.throwIfAborted();
      if (running < atOnce) running += 1;
      else await wait(waiter);
      try {
        waiter.signal?.throwIfAborted();
        return await work();
      } finally {
        passOn();
      }
    },
    get running() {
      return running;
    },
    get waiting() {
      return waiting;
    },
    whenIdle() {
      if (running === 0) return Promise.resolve();
      idle ??= Promise.withResolvers<void>();
      return idle.promise;
    },
  };
}
