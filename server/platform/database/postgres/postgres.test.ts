/** What only a server with many connections can show, and errors of an unreachable server. */
import { tmpdir } from 'node:os';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { createEvents } from '../../events/events.ts';
import { newId } from '../../ids.ts';
import { type Log, silentLog } from '../../log-types.ts';
import { createQueue, defineJob } from '../../queue/queue.ts';
import { openDatabase } from '../database.ts';
import { openEmptyPostgresDatabase } from '../test-databases/postgres.ts';
import { openOwnTestDatabase, type TestDatabase, testDatabaseKind } from '../testing.ts';

it('reports a server that cannot be reached', async () => {
  const refused = openDatabase({
    dataDir: tmpdir(),
    databaseUrl: 'postgresql://nobody@127.0.0.1:1/none',
    log: silentLog,
  });
  await expect(refused).rejects.toThrow('The PostgreSQL server in DATABASE_URL cannot be reached');
});

if (testDatabaseKind === 'postgres') {
  describe('on a PostgreSQL server', () => {
    let test: TestDatabase;
    beforeEach(async () => {
      test = await openOwnTestDatabase();
    });
    afterEach(() => test.close());

    it('events keep the order of commits while eight connections write concurrently', async () => {
      const { database } = test;
      const events = createEvents(database, silentLog);
      const user = newId();
      const [writers, each] = [8, 50];
      const all = Promise.withResolvers<void>();
      const live: number[] = [];
      const stop = await events.subscribe(user, null, (event) => {
        if (event.type === 'written') live.push(Number(event.id));
        if (live.length === writers * each) all.resolve();
      });
      // After reading up to a number, a reader must never find a lower one later.
      const polled: number[] = [];
      const poll = async (): Promise<void> => {
        while (polled.length < writers * each) {
          const { rows } = await database.db.execute<{ seq: string }>(
            sql`select seq from events where user_id = ${user} and seq > ${polled.at(-1) ?? 0} order by seq`,
          );
          polled.push(...rows.map((row) => Number(row.seq)));
        }
      };
      const write = async (): Promise<void> => {
        for (let index = 0; index < each; index++) {
          await database.inTransaction(async (tx) => {
            await tx.execute(sql`select pg_sleep(random() * 0.002)`);
            await events.publish(tx, user, 'written', {});
            await tx.execute(sql`select pg_sleep(random() * 0.002)`);
          });
        }
      };
      await Promise.all([poll(), ...Array.from({ length: writers }, write)]);
      await all.promise;
      const inOrder = Array.from({ length: writers * each }, (_, index) => index + 1);
      expect(live).toEqual(inOrder);
      expect(polled).toEqual(inOrder);
      stop();
      await events.close();
    });

    it('a stream loses nothing when its connection for notifications breaks', async () => {
      const again = Promise.withResolvers<void>();
      const log: Log = {
        ...silentLog,
        info: (_details, message) => {
          if (message === 'listening for database notifications again') again.resolve();
        },
      };
      const database = await openDatabase({ dataDir: tmpdir(), databaseUrl: test.databaseUrl, log });
      const events = createEvents(database, log);
      const user = newId();
      const received: string[] = [];
      const last = Promise.withResolvers<void>();
      await events.subscribe(user, null, (event) => {
        received.push(event.type);
        if (event.type === 'after') last.resolve();
      });
      const publish = (type: string) => database.inTransaction((tx) => events.publish(tx, user, type, {}));
      await database.db.execute(sql`
        select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and application_name = 'adventure notifications'`);
      await publish('meanwhile');
      await again.promise;
      await publish('after');
      await last.promise;
      expect(received).toEqual(['ready', 'meanwhile', 'after']);
      await events.close();
      await database.close();
    });

    it('an entry is processed once though several processes wait for it', async () => {
      const { database } = test;
      const job = defineJob('once', z.object({ n: z.number() }));
      const handled: number[] = [];
      const all = Promise.withResolvers<void>();
      const queues = Array.from({ length: 3 }, () => {
        const queue = createQueue(database, silentLog);
        queue.work(
          job,
          async ({ payload }) => {
            handled.push(payload.n);
            if (handled.length === 60) all.resolve();
          },
          { concurrency: 2 },
        );
        return queue;
      });
      await Promise.all(queues.map((queue) => queue.start()));
      const [queue] = queues;
      if (!queue) throw new Error('no queue');
      await Promise.all(
        Array.from({ length: 60 }, (_, n) => database.inTransaction((tx) => queue.enqueue(tx, job, { n }))),
      );
      await all.promise;
      await Promise.all(queues.map((each) => each.stop()));
      expect(handled.sort((a, b) => a - b)).toEqual(Array.from({ length: 60 }, (_, n) => n));
    });

    it('processes that start together on an empty database create it one at a time', async () => {
      const empty = await openEmptyPostgresDatabase();
      const open = async () => {
        const database = await openDatabase({
          dataDir: tmpdir(),
          databaseUrl: empty.databaseUrl,
          log: silentLog,
        });
        const queue = createQueue(database, silentLog, { jobs: [] });
        await queue.start();
        await queue.stop();
        const { rows } = await database.db.execute<{ n: number }>(
          sql`select count(*)::int as n from schema_migrations`,
        );
        await database.close();
        return rows[0]?.n;
      };
      const counts = await Promise.all([open(), open(), open()]);
      await empty.close();
      expect(new Set(counts).size).toBe(1);
      expect(counts[0]).toBeGreaterThan(0);
    });
  });
}
