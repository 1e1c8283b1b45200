import type { Database, Tx } from '#server/platform/database/database.ts';

/** A transaction that waits. */
export interface HeldTransaction {
  /** Resolves when it has come. */
  readonly come: Promise<void>;
  /** Lets it go on; call it in any case. */
  release(): void;
}

/** A database whose transactions wait where a test says, so that two of them meet in the test's order. */
export interface HeldDatabase {
  wrap(database: Database): Database;
  /** Holds the next transaction that has written this, before or after its commit. */
  hold(when: 'before' | 'after', hasWritten: (tx: Tx) => Promise<boolean>): HeldTransaction;
  /** Whether what is sent on this channel is lost, as on the way from another process. */
  loses: string | null;
}

export function createHeldDatabase(): HeldDatabase {
  interface Hold {
    when: 'before' | 'after';
    hasWritten(tx: Tx): Promise<boolean>;
    come: PromiseWithResolvers<void>;
    released: PromiseWithResolvers<void>;
  }
  let next: Hold | null = null;

  async function reach({ come, released }: Hold): Promise<void> {
    next = null;
    come.resolve();
    await released.promise;
  }

  const held: HeldDatabase = {
    loses: null,
    hold(when, hasWritten) {
      const [come, released] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
      next = { when, hasWritten, come, released };
      return { come: come.promise, release: released.resolve };
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
            if (channel !== held.loses) onPayload(payload);
          },
          onReconnect,
        ),
    }),
  };
  return held;
}
