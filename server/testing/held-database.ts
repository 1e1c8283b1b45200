import type { Database, Tx } from '#server/platform/database/database.ts';

/** A transaction that waits. */
export interface HeldTransaction {
  /** Resolves when it has been reached. */
  readonly reached: Promise<void>;
  /** Lets it continue; must be called in any case. */
  release(): void;
}

/**
 * A database whose transactions wait where a test says, so that two of them run in the order the test needs.
 */
export interface HeldDatabase {
  wrap(database: Database): Database;
  /** Holds the next transaction that has written this, before or after its commit. */
  hold(when: 'before' | 'after', hasWritten: (tx: Tx) => Promise<boolean>): HeldTransaction;
  /** Drops notifications on this channel, as if another process had sent them and they were lost. */
  droppedChannel: string | null;
}

export function createHeldDatabase(): HeldDatabase {
  interface Hold {
    when: 'before' | 'after';
    hasWritten(tx: Tx): Promise<boolean>;
    reached: PromiseWithResolvers<void>;
    released: PromiseWithResolvers<void>;
  }
  let next: Hold | null = null;

  async function reach({ reached, released }: Hold): Promise<void> {
    next = null;
    reached.resolve();
    await released.promise;
  }

  const held: HeldDatabase = {
    droppedChannel: null,
    hold(when, hasWritten) {
      const [reached, released] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
      next = { when, hasWritten, reached, released };
      return { reached: reached.promise, release: released.resolve };
    },
    wrap: (database) => ({
      ...database,
      async inTransaction(work) {
        let after: Hold | null = null;
        const result = await database.inTransaction(async (tx) => {
          const done = await work(tx);
          const hold = next;
          if (hold === null || !(await hold.hasWritten(tx))) return done;
          if (hold.when === 'before') await reach(hold);
          else after = hold;
          return done;
        });
        if (after !== null) await reach(after);
        return result;
      },
      listen: (channel, onPayload, onReconnect) =>
        database.listen(
          channel,
          (payload) => {
            if (channel !== held.droppedChannel) onPayload(payload);
          },
          onReconnect,
        ),
    }),
  };
  return held;
}
