import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import type { Database } from '../database/database.ts';
import { openTestDatabase, type TestDatabase, testDatabaseKind } from '../database/testing.ts';
import { type Log, silentLog } from '../log-types.ts';
import { watchDueEntries } from './due-watch.ts';
import { createQueue, defineJob, type Queue } from './queue.ts';

const draw = defineJob('draw', z.object({ jobId: z.string() }), { redeliveryDelaySeconds: 0 });
const sweep = defineJob('sweep', z.object({}));

let test: TestDatabase;
let database: Database;
const started: Queue[] = [];

async function start(queue: Queue): Promise<Queue> {
  started.push(queue);
  await queue.start();
  return queue;
}

beforeAll(async () => {
  test = await openTestDatabase();
  database = test.database;
});
afterEach(async () => {
  for (const queue of started.splice(0)) await queue.stop({ graceMs: 0 });
  await database.plainSql.execute('delete from pgboss.job; delete from pgboss.schedule');
});
afterAll(() => test.close());

describe(`the queue (${testDatabaseKind})`, () => {
  it('calls the handler with the payload once the transaction commits', async () => {
    const queue = createQueue(database, silentLog);
    const handled = Promise.withResolvers<string>();
    queue.work(draw, async ({ payload }) => handled.resolve(payload.jobId));
    await start(queue);
    await database.inTransaction((tx) => queue.enqueue(tx, draw, { jobId: 'a' }));
    expect(await handled.promise).toBe('a');
  });

  it('has no entry of a transaction that rolls back', async () => {
    const queue = createQueue(database, silentLog);
    const handled: string[] = [];
    const last = Promise.withResolvers<void>();
    queue.work(draw, async ({ payload }) => {
      handled.push(payload.jobId);
      if (payload.jobId === 'last') last.resolve();
    });
    await start(queue);
    const rolledBack = database.inTransaction(async (tx) => {
      await queue.enqueue(tx, draw, { jobId: 'rolled back' }, { key: 'rolled back' });
      throw new Error('no coins');
    });
    await expect(rolledBack).rejects.toThrow('no coins');
    expect(await queue.hasLiveEntry(database.db, draw, 'rolled back')).toBe(false);
    await database.inTransaction((tx) => queue.enqueue(tx, draw, { jobId: 'last' }));
    await last.promise;
    expect(handled).toEqual(['last']);
  });

  it('processes a backlog without waiting for its polling interval', async () => {
    const queue = createQueue(database, silentLog);
    const left = new Set(Array.from({ length: 40 }, (_, index) => `job ${index}`));
    const all = Promise.withResolvers<void>();
    queue.work(
      draw,
      async ({ payload }) => {
        left.delete(payload.jobId);
        if (left.size === 0) all.resolve();
      },
      { concurrency: 2 },
    );
    await start(queue);
    await database.inTransaction(async (tx) => {
      for (const jobId of left) await queue.enqueue(tx, draw, { jobId });
    });
    // At one entry per poll this would take 100 seconds, longer than the test's timeout.
    await all.promise;
    expect(left.size).toBe(0);
  });

  it('scales up for an elastic job, and continues afterwards', async () => {
    const queue = createQueue(database, silentLog);
    const release = Promise.withResolvers<void>();
    const full = Promise.withResolvers<void>();
    const all = Promise.withResolvers<void>();
    let running = 0;
    let most = 0;
    let done = 0;
    queue.work(
      draw,
      async () => {
        running += 1;
        most = Math.max(most, running);
        if (running === 20) full.resolve();
        await release.promise;
        running -= 1;
        done += 1;
        if (done === 30) all.resolve();
      },
      { concurrency: 20, isElastic: true },
    );
    await start(queue);
    const enqueue = (count: number) =>
      database.inTransaction(async (tx) => {
        for (let at = 0; at < count; at += 1) await queue.enqueue(tx, draw, { jobId: `job ${at}` });
      });
    await enqueue(25);
    await full.promise;
    release.resolve();
    // Surplus lanes are closed by now, or will be: later entries are processed either way.
    await enqueue(5);
    await all.promise;
    expect([most, done]).toEqual([20, 30]);
  });

  it('retries a failed entry and counts its attempts', async () => {
    const queue = createQueue(database, silentLog);
    const attempts: number[] = [];
    const done = Promise.withResolvers<void>();
    queue.work(draw, async ({ attempt }) => {
      attempts.push(attempt);
      if (attempt < 2) throw new Error('not yet');
      done.resolve();
    });
    await start(queue);
    await database.inTransaction((tx) => queue.enqueue(tx, draw, { jobId: 'a' }));
    await done.promise;
    expect(attempts).toEqual([1, 2]);
  });

  it('starts an entry that was enqueued for later once it is due', async () => {
    const queue = createQueue(database, silentLog);
    const handled = Promise.withResolvers<number>();
    queue.work(draw, async () => handled.resolve(Date.now()));
    await start(queue);
    const startAfter = new Date(Date.now() + 1_000);
    await database.inTransaction((tx) => queue.enqueue(tx, draw, { jobId: 'a' }, { startAfter }));
    expect(await handled.promise).toBeGreaterThanOrEqual(startAfter.getTime());
  });

  it('finds an entry that nothing has announced', async () => {
    const onDue = vi.fn<(queueName: string) => void>();
    const queue = createQueue(database, silentLog, { jobs: [draw, sweep] });
    started.push(queue);
    await queue.start({ workers: false });
    const later = new Date(Date.now() + 3_600_000);
    await database.inTransaction((tx) => queue.enqueue(tx, draw, { jobId: 'a' }));
    await database.inTransaction((tx) => queue.enqueue(tx, sweep, {}, { startAfter: later }));
    const queueNames = ['draw', 'sweep'];
    const watch = watchDueEntries({
      database: database.plainSql,
      log: silentLog,
      queueNames,
      everyMs: 20,
      onDue,
    });
    await vi.waitUntil(() => onDue.mock.calls.length > 1);
    watch.stop();
    expect(new Set(onDue.mock.calls.flat())).toEqual(new Set(['draw']));
  });

  it('finds an entry by its key while it waits and runs, and not after', async () => {
    const queue = createQueue(database, silentLog);
    const running = Promise.withResolvers<void>();
    const release = Promise.withResolvers<void>();
    queue.work(draw, async () => {
      running.resolve();
      await release.promise;
    });
    await start(queue);
    await database.inTransaction((tx) => queue.enqueue(tx, draw, { jobId: 'a' }, { key: 'a' }));
    const later = new Date(Date.now() + 3_600_000);
    await database.inTransaction((tx) =>
      queue.enqueue(tx, draw, { jobId: 'b' }, { key: 'b', startAfter: later }),
    );
    await running.promise;
    expect(await queue.liveKeys(database.db, draw)).toEqual(new Set(['a', 'b']));
    release.resolve();
    await expect.poll(() => queue.liveKeys(database.db, draw)).toEqual(new Set(['b']));
  });

  it('refuses to start without a handler, and a second handler', async () => {
    const missing = createQueue(database, silentLog, { jobs: [draw, sweep] });
    missing.work(draw, async () => undefined);
    await expect(missing.start()).rejects.toThrow('These jobs have no handler: sweep.');
    expect(() => missing.work(draw, async () => undefined)).toThrow('The job draw has two handlers.');
  });

  it('enqueues for other processes when it starts without workers', async () => {
    const queue = createQueue(database, silentLog, { jobs: [draw] });
    started.push(queue);
    await queue.start({ workers: false });
    await database.inTransaction((tx) => queue.enqueue(tx, draw, { jobId: 'a' }, { key: 'a' }));
    expect(await queue.hasLiveEntry(database.db, draw, 'a')).toBe(true);
  });

  it('refuses an invalid payload', async () => {
    const queue = createQueue(database, silentLog, { jobs: [draw] });
    started.push(queue);
    await queue.start({ workers: false });
    const bad = JSON.parse('{"jobId":7}');
    await expect(database.inTransaction((tx) => queue.enqueue(tx, draw, bad))).rejects.toThrow(z.ZodError);
  });

  it('waits for running handlers when it stops, and takes no more', async () => {
    const queue = createQueue(database, silentLog);
    const running = Promise.withResolvers<void>();
    const release = Promise.withResolvers<void>();
    const ended: string[] = [];
    queue.work(draw, async ({ payload, signal }) => {
      running.resolve();
      await release.promise;
      ended.push(`${payload.jobId} ${signal.aborted}`);
    });
    await queue.start();
    await database.inTransaction((tx) => queue.enqueue(tx, draw, { jobId: 'a' }, { key: 'a' }));
    await database.inTransaction((tx) => queue.enqueue(tx, draw, { jobId: 'b' }, { key: 'b' }));
    await running.promise;
    const stopped = queue.stop({ graceMs: 60_000 });
    release.resolve();
    await stopped;
    expect(ended).toEqual(['a false']);
    expect(await queue.liveKeys(database.db, draw)).toEqual(new Set(['b']));
  });

  it('returns what a stop aborts, and the next process takes it as a first attempt', async () => {
    const first = createQueue(database, silentLog);
    const running = Promise.withResolvers<void>();
    first.work(draw, async ({ signal }) => {
      running.resolve();
      await new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
    });
    await first.start();
    await database.inTransaction((tx) => first.enqueue(tx, draw, { jobId: 'a' }));
    await running.promise;
    await first.stop({ graceMs: 0 });

    const second = createQueue(database, silentLog);
    const taken = Promise.withResolvers<number>();
    second.work(draw, async ({ attempt }) => taken.resolve(attempt));
    await start(second);
    expect(await taken.promise).toBe(1);
  });

  it('takes over the entries of a crashed process', async () => {
    const dead = createQueue(database, silentLog, { jobs: [draw] });
    await dead.start({ workers: false });
    await database.inTransaction((tx) => dead.enqueue(tx, draw, { jobId: 'a' }));
    await database.plainSql.execute(
      `update pgboss.job set state = 'active', started_on = now(), heartbeat_on = now() - interval '1 minute'`,
    );
    await dead.stop();

    const next = createQueue(database, silentLog);
    const taken = Promise.withResolvers<string>();
    next.work(draw, async ({ payload }) => taken.resolve(payload.jobId));
    await start(next);
    expect(await taken.promise).toBe('a');
  });

  it('enqueues what is scheduled, and stops when it no longer is', async () => {
    const schedules = async () => {
      const { rows } = await database.plainSql.execute('select name, cron, data from pgboss.schedule');
      return rows;
    };
    const before = createQueue(database, silentLog);
    before.work(sweep, async () => undefined);
    before.schedule(sweep, '*/5 * * * *', {});
    await before.start();
    expect(await schedules()).toEqual([{ name: 'sweep', cron: '*/5 * * * *', data: {} }]);
    await before.stop();

    const after = createQueue(database, silentLog);
    after.work(sweep, async () => undefined);
    await start(after);
    expect(await schedules()).toEqual([]);
  });

  it('returns an entry whose handler ignores its abort', async () => {
    const warnings: string[] = [];
    const log: Log = { ...silentLog, warn: (_details, message) => warnings.push(message) };
    const queue = createQueue(database, log);
    const running = Promise.withResolvers<void>();
    const release = Promise.withResolvers<void>();
    queue.work(draw, async () => {
      running.resolve();
      await release.promise;
    });
    await queue.start();
    await database.inTransaction((tx) => queue.enqueue(tx, draw, { jobId: 'a' }, { key: 'a' }));
    await running.promise;
    await queue.stop({ graceMs: 0 });
    expect(warnings).toEqual(['returned entries to the queue that did not stop in time']);
    expect(await queue.hasLiveEntry(database.db, draw, 'a')).toBe(true);
    release.resolve();
  });
});
