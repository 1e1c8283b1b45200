/** A caller in the queue. */
export interface Waiter {
  /** Callers of one user share a queue; work without a user has its own. */
  userId?: string | undefined;
  /** If aborted before its turn, the caller leaves the queue with the signal's reason. */
  signal?: AbortSignal | undefined;
}

export interface FairSemaphore {
  /** Runs work when there is a free slot: users in turn, each user's work in order. */
  run<T>(waiter: Waiter, work: () => Promise<T>): Promise<T>;
  /** Number of running works. */
  readonly running: number;
  /** Number of waiting works. */
  readonly waiting: number;
  /** Resolves when nothing runs or waits. */
  whenIdle(): Promise<void>;
}

/**
 * Limits how much runs at once. A waiter costs only a queue entry. Our own, because p-limit and
 * cockatiel's bulkhead have one queue for all users, and keep aborted entries in it until their turn, where
 * they take the place of live ones.
 */
export function createFairSemaphore(concurrency: number): FairSemaphore {
  // The first queue is next; after its turn a queue goes to the end.
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

  /** Passes a freed slot to the next waiter, or leaves it free. */
  function releaseNext(): void {
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
      if (running < concurrency) running += 1;
      else await wait(waiter);
      try {
        waiter.signal?.throwIfAborted();
        return await work();
      } finally {
        releaseNext();
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
