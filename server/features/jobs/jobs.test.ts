import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { jobLimits } from '#contract/limits.ts';
import { EngineError } from '#engines/engine.ts';
import { AppError } from '#server/platform/app-error.ts';
import type { Reader } from '#server/platform/database/database.ts';
import { testDatabaseKind } from '#server/platform/database/testing.ts';
import { newId } from '#server/platform/ids.ts';
import { runEntry } from './queue-entries.ts';
import { jobRetry } from './retry.ts';
import { countSince } from './store.ts';
import { type JobBench, openJobBench } from './testing.ts';

let bench: JobBench;
beforeAll(async () => {
  bench = await openJobBench();
});
afterAll(() => bench.close());
beforeEach(() => {
  bench.setWork(async () => {});
  bench.discarded.length = 0;
});

/** The result of a job that made one of three pictures. */
const oneOfThree = { made: 1, ordered: 3, error: new EngineError('timed_out', 'no answer') };

async function expectConsistentLedger(userId: string, coins: number) {
  expect(await bench.coins.balance(userId)).toBe(coins);
  expect(await bench.coins.audit(userId)).toEqual([]);
}

describe('the order in the queue', () => {
  afterEach(() => {
    bench.context.hasPriority = undefined;
  });

  const lowest = (userId: string) => bench.queue.lowestPriority(bench.context.database.db, runEntry, userId);

  it('puts users with priority first, up to three jobs', async () => {
    const [hasty, other] = [await bench.userWith(100), await bench.userWith(100)];
    bench.context.hasPriority = async (userId) => userId === hasty;
    await bench.start(other);
    expect(await lowest(other)).toBe(0);
    const places: (number | null)[] = [];
    for (let count = 0; count < 5; count += 1) {
      await bench.start(hasty);
      places.push(await lowest(hasty));
    }
    expect(places).toEqual([3, 2, 1, 0, -1]);
  });
});

describe(`a paid job (${testDatabaseKind})`, () => {
  it('reserves its price when it starts and charges it when it completes', async () => {
    const userId = await bench.userWith(100);
    const { jobId, coins } = await bench.start(userId);
    expect(coins).toBe(85);
    expect((await bench.row(userId, jobId)).status).toBe('queued');
    await bench.run(userId, jobId);
    const row = await bench.row(userId, jobId);
    expect(row).toMatchObject({ status: 'completed', attempt: 1, leaseToken: null });
    await expectConsistentLedger(userId, 85);
  });

  it('logs the error of its work also when its end cannot be stored', async () => {
    const { log, database } = bench.context;
    const failures: unknown[] = [];
    bench.context.log = { ...log, error: (details) => void failures.push(details) };
    const userId = await bench.userWith(100);
    const { jobId } = await bench.start(userId);
    const [ofWork, ofDatabase] = [new Error('the key is wrong'), new Error('no space left on device')];
    bench.setWork(async () => {
      bench.context.database = { ...database, inTransaction: () => Promise.reject(ofDatabase) };
      throw ofWork;
    });
    try {
      await expect(bench.run(userId, jobId)).rejects.toBe(ofDatabase);
    } finally {
      bench.context.log = log;
      bench.context.database = database;
    }
    expect(failures).toEqual([expect.objectContaining({ jobId, error: ofWork })]);
  });

  it('returns the coins when it fails, and says why', async () => {
    const userId = await bench.userWith(100);
    const { jobId } = await bench.start(userId);
    bench.setWork(async () => {
      throw new EngineError('refused', 'blocked words');
    });
    await bench.run(userId, jobId);
    expect(await bench.row(userId, jobId)).toMatchObject({ status: 'failed', errorCode: 'content_policy' });
    await expectConsistentLedger(userId, 100);
  });

  it('charges only what was made, and says why the others are missing', async () => {
    const userId = await bench.userWith(100);
    const { jobId } = await bench.start(userId);
    bench.setWork(async () => oneOfThree);
    await bench.run(userId, jobId);
    expect(await bench.row(userId, jobId)).toMatchObject({
      status: 'completed',
      cost: 5,
      made: 1,
      errorCode: 'engine_timed_out',
    });
    await expectConsistentLedger(userId, 95);
  });

  it('distinguishes a full disk from a failed engine', async () => {
    const userId = await bench.userWith(100);
    const { jobId } = await bench.start(userId);
    bench.setWork(async () => {
      throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
    });
    await bench.run(userId, jobId);
    expect(await bench.row(userId, jobId)).toMatchObject({ status: 'failed', errorCode: 'storage_failed' });
    await expectConsistentLedger(userId, 100);
  });

  it('is refused without enough coins and leaves nothing', async () => {
    const userId = await bench.userWith(14);
    await expect(bench.start(userId)).rejects.toMatchObject({ code: 'insufficient_coins' });
    const { rows } = await bench.context.database.db.execute<{ count: number }>(
      sql`select count(*)::int as count from jobs where user_id = ${userId}`,
    );
    expect(rows[0]?.count).toBe(0);
    await expectConsistentLedger(userId, 14);
  });

  it('of fifty at once on 100 coins, exactly six start', async () => {
    const userId = await bench.userWith(100);
    const results = await Promise.allSettled(Array.from({ length: 50 }, () => bench.start(userId)));
    expect(results.filter((result) => result.status === 'fulfilled')).toHaveLength(6);
    for (const result of results) {
      if (result.status === 'rejected') expect(result.reason).toMatchObject({ code: 'insufficient_coins' });
    }
    await expectConsistentLedger(userId, 10);
  });

  it('is refused above the limit of unfinished jobs, at no cost', async () => {
    const userId = await bench.userWith(1_000);
    for (let index = 0; index < 20; index += 1) await bench.start(userId, { cost: 1 });
    await expect(bench.start(userId, { cost: 1 })).rejects.toMatchObject({ code: 'too_many_jobs' });
    await expectConsistentLedger(userId, 980);
  });
});

describe(`a free job (${testDatabaseKind})`, () => {
  const free = { cost: 0 };

  it('completes, fails and is cancelled without moving a coin', async () => {
    const userId = await bench.userWith(7);
    const completed = await bench.start(userId, free);
    expect(completed).toMatchObject({ cost: 0, coins: 7 });
    await bench.run(userId, completed.jobId);
    expect((await bench.row(userId, completed.jobId)).status).toBe('completed');
    const failed = await bench.start(userId, free);
    bench.setWork(async () => {
      throw new EngineError('refused', 'blocked words');
    });
    await bench.run(userId, failed.jobId);
    expect((await bench.row(userId, failed.jobId)).status).toBe('failed');
    const cancelled = await bench.start(userId, free);
    expect(await bench.cancel(userId, cancelled.jobId)).toMatchObject({ coins: 7 });
    await expectConsistentLedger(userId, 7);
  });

  it('needs no coins at all', async () => {
    const { jobId, coins } = await bench.start(newId(), free);
    expect([jobId.length, coins]).toEqual([36, 0]);
  });

  it('is refused above the limit of unfinished jobs, even concurrently', async () => {
    const userId = newId();
    const starts = await Promise.allSettled(Array.from({ length: 30 }, () => bench.start(userId, free)));
    expect(starts.filter(({ status }) => status === 'fulfilled')).toHaveLength(jobLimits.maxActivePerUser);
  });

  it('is counted before its check, one start at a time, and a refused one leaves nothing', async () => {
    const userId = newId();
    const since = new Date(0);
    const count = (db: Reader) =>
      countSince(db, userId, { kind: 'test', since, input: { prompt: 'a shark' } });
    const check = async (tx: Reader) => {
      if ((await count(tx)) > 3) throw new AppError('design_version_limit_reached');
    };
    const starts = await Promise.allSettled(
      Array.from({ length: 8 }, () => bench.start(userId, { ...free, check })),
    );
    expect(starts.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
    const { db } = bench.context.database;
    expect(await count(db)).toBe(3);
    expect(await countSince(db, userId, { kind: 'test', since, input: { prompt: 'a whale' } })).toBe(0);
    expect(await countSince(db, userId, { kind: 'other', since, input: {} })).toBe(0);
  });

  it('that has failed is not counted', async () => {
    const userId = newId();
    const { jobId } = await bench.start(userId, free);
    await bench.cancel(userId, jobId);
    const counted = countSince(bench.context.database.db, userId, {
      kind: 'test',
      since: new Date(0),
      input: {},
    });
    expect(await counted).toBe(0);
  });
});

describe(`an Idempotency-Key (${testDatabaseKind})`, () => {
  const key = (requestHash = 'a') => ({ idempotency: { key: 'key-1', requestHash } });

  it('repeats the first answer without a second job or price', async () => {
    const userId = await bench.userWith(100);
    const first = await bench.start(userId, key());
    const again = await bench.start(userId, key());
    expect(again).toEqual({ ...first, isReplay: true });
    await expectConsistentLedger(userId, 85);
  });

  it('starts one job for eight concurrent requests', async () => {
    const userId = await bench.userWith(100);
    const answers = await Promise.all(Array.from({ length: 8 }, () => bench.start(userId, key())));
    expect(new Set(answers.map((answer) => answer.jobId)).size).toBe(1);
    expect(answers.filter((answer) => !answer.isReplay)).toHaveLength(1);
    await expectConsistentLedger(userId, 85);
  });

  it('is refused for a different request', async () => {
    const userId = await bench.userWith(100);
    await bench.start(userId, key());
    await expect(bench.start(userId, key('b'))).rejects.toMatchObject({ code: 'idempotency_mismatch' });
    await expectConsistentLedger(userId, 85);
  });

  it('is free again after a refused request', async () => {
    const userId = await bench.userWith(10);
    await expect(bench.start(userId, key())).rejects.toMatchObject({ code: 'insufficient_coins' });
    const started = await bench.start(userId, { ...key('b'), cost: 10 });
    expect(started.isReplay).toBe(false);
  });

  it('belongs to one user', async () => {
    const [one, other] = [await bench.userWith(100), await bench.userWith(100)];
    const first = await bench.start(one, key());
    const second = await bench.start(other, key('b'));
    expect(second.jobId).not.toBe(first.jobId);
  });
});

describe(`cancelling (${testDatabaseKind})`, () => {
  it('returns a queued job’s coins, and answers the same the second time', async () => {
    const userId = await bench.userWith(100);
    const { jobId } = await bench.start(userId);
    const first = await bench.cancel(userId, jobId);
    expect(first).toMatchObject({ job: { status: 'cancelled', error: { code: 'cancelled' } }, coins: 100 });
    expect(await bench.cancel(userId, jobId)).toEqual(first);
    await bench.run(userId, jobId);
    expect((await bench.row(userId, jobId)).attempt).toBe(0);
    await expectConsistentLedger(userId, 100);
  });

  it('aborts a running job, which then cleans up', async () => {
    const userId = await bench.userWith(100);
    const { jobId } = await bench.start(userId);
    const isRunning = Promise.withResolvers<void>();
    bench.setWork(async ({ signal }) => {
      isRunning.resolve();
      await new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
    });
    const running = bench.run(userId, jobId);
    await isRunning.promise;
    await bench.cancel(userId, jobId);
    bench.context.active.stop(jobId, 'cancelled');
    await running;
    expect(await bench.row(userId, jobId)).toMatchObject({ status: 'cancelled' });
    expect(bench.discarded).toEqual([{ jobId, keepAttempt: null }]);
    await expectConsistentLedger(userId, 100);
  });

  it('cancels a call that a provider has just accepted, even if the worker learns of the cancellation after the ticket', async () => {
    const userId = await bench.userWith(100);
    const { jobId } = await bench.start(userId);
    const ended: string[] = [];
    bench.setWork(async ({ saveSubmitting, saveTicket }) => {
      await saveSubmitting();
      await bench.cancel(userId, jobId);
      await saveTicket({ id: 'late' }, async () => void ended.push('late'));
    });
    await bench.run(userId, jobId);
    expect(ended).toEqual(['late']);
    expect(await bench.row(userId, jobId)).toMatchObject({ status: 'cancelled', ticket: null });
  });

  it('leaves no failure if the attempt fails before the worker learns of the cancellation', async () => {
    const userId = await bench.userWith(100);
    const { jobId } = await bench.start(userId);
    const failures: unknown[] = [];
    const { log } = bench.context;
    bench.context.log = { ...log, error: (details) => void failures.push(details) };
    bench.setWork(async () => {
      await bench.cancel(userId, jobId);
      throw new Error('the engine broke');
    });
    await bench.run(userId, jobId);
    bench.context.log = log;
    expect(failures).toEqual([]);
    expect(bench.discarded).toEqual([{ jobId, keepAttempt: null }]);
    await expectConsistentLedger(userId, 100);
  });

  it('is too late for a job whose result is being written', async () => {
    const userId = await bench.userWith(100);
    const { jobId } = await bench.start(userId);
    await bench.run(userId, jobId);
    await expect(bench.cancel(userId, jobId)).rejects.toMatchObject({ code: 'job_already_finished' });
    await expectConsistentLedger(userId, 85);
  });

  it('racing with completion has exactly one of the two outcomes', async () => {
    const userId = await bench.userWith(100);
    const { jobId } = await bench.start(userId);
    await Promise.allSettled([bench.run(userId, jobId), bench.cancel(userId, jobId)]);
    const { status } = await bench.row(userId, jobId);
    expect(['completed', 'cancelled']).toContain(status);
    await expectConsistentLedger(userId, status === 'completed' ? 85 : 100);
  });

  it('answers another user as if the job did not exist', async () => {
    const [owner, other] = [await bench.userWith(100), await bench.userWith(100)];
    const { jobId } = await bench.start(owner);
    await expect(bench.cancel(other, jobId)).rejects.toMatchObject({ code: 'not_found' });
    await expect(bench.cancel(other, newId())).rejects.toMatchObject({ code: 'not_found' });
    expect((await bench.row(owner, jobId)).status).toBe('queued');
  });
});

describe(`a crash (${testDatabaseKind})`, () => {
  it('lets the next worker take the job over, and the old one write nothing', async () => {
    const userId = await bench.userWith(100);
    const { jobId } = await bench.start(userId);
    const isRunning = Promise.withResolvers<void>();
    const resume = Promise.withResolvers<void>();
    bench.setWork(async () => {
      isRunning.resolve();
      await resume.promise;
    });
    const old = bench.run(userId, jobId);
    await isRunning.promise;
    bench.setWork(async () => {});
    await bench.run(userId, jobId);
    resume.resolve();
    await old;
    expect(await bench.row(userId, jobId)).toMatchObject({ status: 'completed', attempt: 2 });
    // The first attempt's files are deleted, the second's stay.
    expect(bench.discarded).toEqual([{ jobId, keepAttempt: 2 }]);
    await expectConsistentLedger(userId, 85);
  });

  it('lets a worker that has made only some pictures charge nothing once another has the job', async () => {
    const userId = await bench.userWith(100);
    const { jobId } = await bench.start(userId);
    const isRunning = Promise.withResolvers<void>();
    const resume = Promise.withResolvers<void>();
    bench.setWork(async () => {
      isRunning.resolve();
      await resume.promise;
      return oneOfThree;
    });
    const old = bench.run(userId, jobId);
    await isRunning.promise;
    bench.setWork(async () => {});
    await bench.run(userId, jobId);
    resume.resolve();
    await old;
    expect(await bench.row(userId, jobId)).toMatchObject({ status: 'completed', cost: 15, made: null });
    await expectConsistentLedger(userId, 85);
  });

  it('is not retried forever: the job fails and is refunded', async () => {
    const userId = await bench.userWith(100);
    const { jobId } = await bench.start(userId);
    const attempt = jobRetry.maxAttempts;
    await bench.context.database.db.execute(sql`update jobs set attempt = ${attempt} where id = ${jobId}`);
    let runs = 0;
    bench.setWork(async () => {
      runs += 1;
    });
    await bench.run(userId, jobId);
    expect(runs).toBe(0);
    expect(await bench.row(userId, jobId)).toMatchObject({ status: 'failed', errorCode: 'job_lost' });
    await expectConsistentLedger(userId, 100);
  });

  it('that lost the queue entry is repaired: the job is enqueued again, once', async () => {
    const userId = await bench.userWith(100);
    const { jobId } = await bench.start(userId);
    await bench.context.database.db.execute(sql`delete from pgboss.job where singleton_key = ${jobId}`);
    expect(await bench.recover()).toBe(0);
    bench.clock.advance(60_000);
    expect(await bench.recover()).toBe(1);
    expect(await bench.recover()).toBe(0);
  });

  it('is repaired with more others than are read at a time', async () => {
    const userId = await bench.userWith(100);
    const started = [await bench.start(userId), await bench.start(userId), await bench.start(userId)];
    for (const { jobId } of started) {
      await bench.context.database.db.execute(sql`delete from pgboss.job where singleton_key = ${jobId}`);
    }
    bench.clock.advance(60_000);
    expect(await bench.recover(2)).toBe(3);
  });

  it('after the clock ran ahead is resumed, and the job enqueued at once if its entry is lost', async () => {
    const userId = await bench.userWith(100);
    bench.clock.advance(7_200_000);
    const [waiting, lost] = [await bench.start(userId), await bench.start(userId)];
    bench.clock.advance(-7_200_000);
    const { db } = bench.context.database;
    await db.execute(
      sql`update pgboss.job set start_after = now() + interval '2 hours' where singleton_key = ${waiting.jobId}`,
    );
    await db.execute(sql`delete from pgboss.job where singleton_key = ${lost.jobId}`);
    expect(await bench.recover()).toBe(1);
    const { rows } = await db.execute(
      sql`select singleton_key from pgboss.job where start_after <= now()
          and singleton_key in (${waiting.jobId}, ${lost.jobId}) and state < 'active'`,
    );
    expect(rows).toHaveLength(2);
  });
});

describe(`a database failure (${testDatabaseKind})`, () => {
  it('while the result is written retries the job, and charges it once', async () => {
    const userId = await bench.userWith(100);
    const { jobId } = await bench.start(userId);
    const { database } = bench.context;
    bench.setWork(async () => {
      // From here on, during the attempt, no transaction can be opened.
      bench.context.database = {
        ...database,
        inTransaction: () =>
          Promise.reject(Object.assign(new Error('connection refused'), { code: 'ECONNREFUSED' })),
      };
    });
    await expect(bench.run(userId, jobId)).rejects.toThrow('connection refused');
    bench.context.database = database;
    expect(await bench.row(userId, jobId)).toMatchObject({ status: 'processing', attempt: 1 });
    bench.setWork(async () => {});
    await bench.run(userId, jobId);
    expect(await bench.row(userId, jobId)).toMatchObject({ status: 'completed', attempt: 2 });
    await expectConsistentLedger(userId, 85);
  });
});

describe(`a result of some pictures (${testDatabaseKind})`, () => {
  it('whose transaction fails half-way charges and keeps nothing: all coins are returned, once', async () => {
    const userId = await bench.userWith(100);
    const { jobId } = await bench.start(userId);
    bench.setWork(async () => oneOfThree);
    const { coins } = bench.context;
    bench.context.coins = {
      ...coins,
      async settle(tx, job) {
        await coins.settle(tx, job);
        throw Object.assign(new Error('connection lost'), { code: 'ECONNRESET' });
      },
    };
    await bench.run(userId, jobId);
    bench.context.coins = coins;
    expect(await bench.row(userId, jobId)).toMatchObject({ status: 'failed', cost: 15, made: null });
    await expectConsistentLedger(userId, 100);
  });
});

describe(`stopping the server (${testDatabaseKind})`, () => {
  it('returns a running job to the queue without counting the attempt', async () => {
    const userId = await bench.userWith(100);
    const { jobId } = await bench.start(userId);
    const shutdown = new AbortController();
    bench.setWork(async ({ signal }) => {
      shutdown.abort();
      signal.throwIfAborted();
    });
    await expect(bench.run(userId, jobId, shutdown.signal)).rejects.toBe('shutdown');
    expect(await bench.row(userId, jobId)).toMatchObject({
      status: 'queued',
      attempt: 1,
      requeues: 1,
      leaseToken: null,
    });
    expect(bench.discarded).toEqual([]);
    await expectConsistentLedger(userId, 85);
  });
});

describe(`events for the user's browsers (${testDatabaseKind})`, () => {
  it('include every change of the job, in order, with the coins', async () => {
    const userId = await bench.userWith(100);
    const events: { type: string; payload: unknown }[] = [];
    const isDone = Promise.withResolvers<void>();
    const unsubscribe = await bench.events.subscribe(userId, null, async ({ type, payload }) => {
      if (type === 'ready') return;
      events.push({ type, payload });
      if (JSON.stringify(payload).includes('"completed"')) isDone.resolve();
    });
    const { jobId } = await bench.start(userId);
    await bench.run(userId, jobId);
    await isDone.promise;
    unsubscribe();
    const states = events
      .filter((event) => event.type === 'job.changed')
      .map((event) => (event.payload as { job: { status: string } }).job.status);
    expect(states).toEqual(['queued', 'processing', 'completed']);
    expect(events).toContainEqual({ type: 'coins.changed', payload: { coins: 85 } });
  });
});
