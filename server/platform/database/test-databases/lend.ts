import type { Database, Unlisten } from '../database.ts';

/** A database lent to one test and shared with others before and after. */
export interface BorrowedDatabase {
  database: Database;
  /** Refuses all further calls, stops listening, and waits for running statements and transactions. */
  revoke(): Promise<void>;
}

/**
 * Lends a database to one test. What a test leaves running must not touch the next test's rows: after the
 * return every call throws.
 */
export function lend(shared: Database): BorrowedDatabase {
  let isRevoked = false;
  const running = new Set<Promise<unknown>>();
  const listening = new Set<Unlisten>();
  const assertLent = () => {
    if (isRevoked) throw new Error('The test database was closed.');
  };
  const track = async <T>(begin: () => Promise<T>): Promise<T> => {
    assertLent();
    const work = begin();
    running.add(work);
    return work.finally(() => running.delete(work));
  };
  const database: Database = {
    kind: shared.kind,
    db: new Proxy(shared.db, {
      get(target, key) {
        assertLent();
        return Reflect.get(target, key, target);
      },
    }),
    plainSql: { execute: (text, values) => track(() => shared.plainSql.execute(text, values)) },
    inTransaction: (work) => track(() => shared.inTransaction(work)),
    async listen(channel, ...callbacks) {
      const unlisten = await track(() => shared.listen(channel, ...callbacks));
      const stop = async () => {
        listening.delete(stop);
        await unlisten();
      };
      listening.add(stop);
      return stop;
    },
    notify: (tx, channel, payload) => shared.notify(tx, channel, payload),
    withLock: (lock, work) => track(() => shared.withLock(lock, work)),
    maintain: () => track(() => shared.maintain()),
    copyTo: (folder) => track(() => shared.copyTo(folder)),
    ping: () => track(() => shared.ping()),
    processKey: shared.processKey,
    findAbsent: (keys) => track(() => shared.findAbsent(keys)),
    hasFailedSince: (at) => shared.hasFailedSince(at),
    close: () => revoke(),
  };
  async function revoke(): Promise<void> {
    isRevoked = true;
    while (running.size > 0) await Promise.allSettled(running);
    for (const stop of listening) await stop();
  }
  return { database, revoke };
}
