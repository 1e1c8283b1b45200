import type { EngineContext } from '#engines/calls.ts';
import type { Database, Unlisten } from '#server/platform/database/database.ts';

const channel = 'engine_news';
const maxKeyLength = 200;

/** Provider webhooks, delivered to the waiting process. */
export interface EngineChanges {
  /** Wakes the process that waits for this call. */
  notify(engine: string, key: string): Promise<void>;
  /** What an engine waits with (see `EngineContext`), until the signal aborts. */
  waitFor(engine: string, signal: AbortSignal): NonNullable<EngineContext['waitForWebhook']>;
  /** Starts listening to other processes. */
  listen(): Promise<Unlisten>;
}

export function createEngineChanges(
  database: Pick<Database, 'listen' | 'notify' | 'inTransaction'>,
): EngineChanges {
  const waiting = new Map<string, Set<() => void>>();
  const nameOf = (engine: string, key: string) => `${engine}:${key}`;

  return {
    async notify(engine, key) {
      // Too long to be a call's id.
      if (key.length > maxKeyLength) return;
      await database.inTransaction((tx) => database.notify(tx, channel, nameOf(engine, key)));
    },
    waitFor: (engine, signal) => (key, ms) =>
      new Promise((resolve, reject) => {
        if (signal.aborted) return reject(signal.reason);
        const name = nameOf(engine, key);
        const others = waiting.get(name) ?? new Set();
        waiting.set(name, others);
        const end = (settle: () => void) => {
          clearTimeout(timer);
          signal.removeEventListener('abort', leave);
          others.delete(wake);
          if (others.size === 0 && waiting.get(name) === others) waiting.delete(name);
          settle();
        };
        const wake = () => end(resolve);
        const leave = () => end(() => reject(signal.reason));
        const timer = setTimeout(wake, ms);
        signal.addEventListener('abort', leave, { once: true });
        others.add(wake);
      }),
    listen: () =>
      database.listen(channel, (name) => {
        for (const wake of [...(waiting.get(name) ?? [])]) wake();
      }),
  };
}
