import { sql } from 'drizzle-orm';
import { fromDrizzle, type PgBoss } from 'pg-boss';
import type { Database, Reader, Tx } from '../database/database.ts';
import type { Log } from '../log-types.ts';
import { applySchedules, createBoss, prepareQueues, type Schedule, startBoss } from './boss.ts';
import { type DueWatch, dueWatchInterval, watchDueEntries } from './due-watch.ts';
import {
  deleteEntries,
  enqueueFutureEntries,
  findLiveKeys,
  findLowestPriority,
  requeueAllEntries,
  requeueEntries,
  requeueKeys,
} from './entries.ts';
import {
  type EnqueueOptions,
  type Handler,
  type Job,
  maxRedeliverySeconds,
  type WorkOptions,
} from './job.ts';
import { Worker } from './worker.ts';

export {
  defineJob,
  type EnqueueOptions,
  type Handler,
  type Job,
  type WorkOptions,
} from './job.ts';

export interface QueueCount {
  name: string;
  waiting: number;
  active: number;
  failed: number;
}

export interface Queue {
  /**
   * Enqueues an entry in the caller's transaction: it exists on commit only, and then wakes a handler within
   * milliseconds. Returns the entry's id.
   */
  enqueue<Payload extends object>(
    tx: Tx,
    job: Job<Payload>,
    payload: Payload,
    options?: EnqueueOptions,
  ): Promise<string>;
  /** Sets a job's handler. Before `start`, once per job. */
  work<Payload extends object>(job: Job<Payload>, handler: Handler<Payload>, options?: WorkOptions): void;
  /**
   * Schedules an entry by `cron` (five fields, UTC), once for all processes. Missed times are made up for by
   * one entry. Before `start`.
   */
  schedule<Payload extends object>(job: Job<Payload>, cron: string, payload: Payload): void;
  /** Prepares every queue, and then starts working unless `workers` is false. Before the server listens. */
  start(options?: { workers?: boolean }): Promise<void>;
  /**
   * Takes no new entries, waits up to `graceMs` for running handlers, then aborts their signals and hands
   * back what still has not ended.
   */
  stop(options?: { graceMs?: number }): Promise<void>;
  /**
   * Keys of the job's waiting and running entries. Read the rows to compare with before calling it: an entry
   * added in between then looks surplus, never missing.
   */
  liveKeys<Payload extends object>(reader: Reader, job: Job<Payload>): Promise<Set<string>>;
  hasLiveEntry<Payload extends object>(reader: Reader, job: Job<Payload>, key: string): Promise<boolean>;
  /** The priority of the job's last waiting entry of a group; null without one. */
  lowestPriority<Payload extends object>(
    reader: Reader,
    job: Job<Payload>,
    groupId: string,
  ): Promise<number | null>;
  /**
   * Makes entries due that wait longer than any retry of the job: they were created while the clock was
   * wrong. Only for jobs never enqueued for later. Returns how many.
   */
  enqueueFutureEntries<Payload extends object>(job: Job<Payload>): Promise<number>;
  /**
   * Makes active entries of these jobs and keys ready again, without counting an attempt: the process that
   * works on them has ended. Returns how many.
   */
  returnEntries(tx: Tx, jobs: readonly Job<object>[], keys: readonly string[]): Promise<number>;
  /** Deletes the entries that contain a name, such as a deleted user's id, except running ones. */
  deleteEntriesOf(tx: Tx, name: string): Promise<void>;
  /** How full the queues are, about a minute old. */
  counts(): Promise<QueueCount[]>;
}

/**
 * Creates the queue over the database.
 *
 * `jobs` are those that this process enqueues; every job that it works on or schedules is included
 * automatically. A job without a handler makes `start` fail, unless it starts without workers.
 */
export function createQueue(
  database: Database,
  log: Log,
  options: { jobs?: readonly Job<object>[] } = {},
): Queue {
  return new BossQueue(database, log, options.jobs ?? []);
}

/** How long handlers have to react to an abort. */
const abortMs = 2_000;

class BossQueue implements Queue {
  readonly #database: Database;
  readonly #log: Log;
  readonly #boss: PgBoss;
  readonly #jobs = new Map<string, Job<object>>();
  readonly #workers = new Map<string, Worker>();
  readonly #schedules: Schedule[] = [];
  readonly #shutdown = new AbortController();
  #watch: DueWatch | undefined;
  #isStarted = false;

  constructor(database: Database, log: Log, jobs: readonly Job<object>[]) {
    this.#database = database;
    this.#log = log;
    this.#boss = createBoss(database, log);
    for (const job of jobs) this.#know(job);
  }

  async enqueue<Payload extends object>(
    tx: Tx,
    job: Job<Payload>,
    payload: Payload,
    options: EnqueueOptions = {},
  ): Promise<string> {
    if (!this.#isStarted) throw new Error(`The queue was not started before ${job.name} was enqueued.`);
    if (!this.#jobs.has(job.name)) throw new Error(`The queue does not know the job ${job.name}.`);
    const id = await this.#boss.send(job.name, job.payload.parse(payload), {
      db: fromDrizzle(tx, sql),
      ...(options.key === undefined ? {} : { singletonKey: options.key }),
      ...(options.startAfter === undefined ? {} : { startAfter: options.startAfter }),
      ...(options.priority === undefined ? {} : { priority: options.priority }),
      ...(options.group === undefined ? {} : { group: options.group }),
    });
    if (id === null) throw new Error(`The queue refused an entry of ${job.name}.`);
    if (options.startAfter !== undefined) this.#watch?.expect(options.startAfter);
    return id;
  }

  work<Payload extends object>(
    job: Job<Payload>,
    handler: Handler<Payload>,
    options: WorkOptions = {},
  ): void {
    this.#assertNotStarted();
    if (this.#workers.has(job.name)) throw new Error(`The job ${job.name} has two handlers.`);
    this.#know(job);
    const worker = new Worker({
      boss: this.#boss,
      log: this.#log,
      shutdown: this.#shutdown.signal,
      requeueJob: (entryId) => requeueEntries(this.#database.plainSql, [entryId]),
      job,
      handle: (entry) => handler({ ...entry, payload: job.payload.parse(entry.payload) }),
      options,
    });
    this.#workers.set(job.name, worker);
  }

  schedule<Payload extends object>(job: Job<Payload>, cron: string, payload: Payload): void {
    this.#assertNotStarted();
    this.#know(job);
    this.#schedules.push({ job, cron, payload: job.payload.parse(payload) });
  }

  async start({ workers = true }: { workers?: boolean } = {}): Promise<void> {
    this.#assertNotStarted();
    if (workers) this.#assertHandlers();
    await startBoss(this.#database, this.#boss);
    await prepareQueues(this.#boss, this.#jobs.values());
    this.#isStarted = true;
    if (!workers) return;
    if (this.#database.kind === 'embedded') {
      const entries = await requeueAllEntries(this.#database.plainSql);
      if (entries > 0)
        this.#log.info({ entries }, "returned the last process's unfinished entries to the queue");
    }
    await applySchedules(this.#boss, this.#jobs, this.#schedules);
    for (const worker of this.#workers.values()) await worker.start();
    this.#watch = watchDueEntries({
      database: this.#database.plainSql,
      log: this.#log,
      queueNames: [...this.#workers.keys()],
      everyMs: dueWatchInterval(this.#database.kind),
      onDue: (name) => this.#workers.get(name)?.wake(),
    });
  }

  async stop({ graceMs = 10_000 }: { graceMs?: number } = {}): Promise<void> {
    this.#watch?.stop();
    const workers = [...this.#workers.values()];
    const ended = Promise.all(workers.map((worker) => worker.stop()));
    await settledWithin(ended, graceMs);
    this.#shutdown.abort(new Error('The process is stopping.'));
    await settledWithin(ended, abortMs);
    const unfinished = workers.flatMap((worker) => worker.runningIds());
    await requeueEntries(this.#database.plainSql, unfinished);
    if (unfinished.length > 0)
      this.#log.warn({ entries: unfinished }, 'returned entries to the queue that did not stop in time');
    await this.#boss.stop({ graceful: false, close: false });
  }

  liveKeys<Payload extends object>(reader: Reader, job: Job<Payload>): Promise<Set<string>> {
    return findLiveKeys(reader, job.name);
  }

  async hasLiveEntry<Payload extends object>(
    reader: Reader,
    job: Job<Payload>,
    key: string,
  ): Promise<boolean> {
    return (await findLiveKeys(reader, job.name)).has(key);
  }

  lowestPriority<Payload extends object>(
    reader: Reader,
    job: Job<Payload>,
    groupId: string,
  ): Promise<number | null> {
    return findLowestPriority(reader, job.name, groupId);
  }

  async enqueueFutureEntries<Payload extends object>(job: Job<Payload>): Promise<number> {
    const count = await enqueueFutureEntries(this.#database.plainSql, job.name, maxRedeliverySeconds(job));
    if (count > 0) this.#workers.get(job.name)?.wake();
    return count;
  }

  returnEntries(tx: Tx, jobs: readonly Job<object>[], keys: readonly string[]): Promise<number> {
    return requeueKeys(
      tx,
      jobs.map(({ name }) => name),
      keys,
    );
  }

  deleteEntriesOf(tx: Tx, name: string): Promise<void> {
    return deleteEntries(tx, name);
  }

  async counts(): Promise<QueueCount[]> {
    const queues = await this.#boss.getQueues([...this.#jobs.keys()]);
    return queues.map((queue) => ({
      name: queue.name,
      waiting: queue.queuedCount,
      active: queue.activeCount,
      failed: queue.failedCount,
    }));
  }

  #know(job: Job<object>): void {
    const known = this.#jobs.get(job.name);
    if (known && known !== job) throw new Error(`Two jobs have the name ${job.name}.`);
    this.#jobs.set(job.name, job);
  }

  #assertNotStarted(): void {
    if (this.#isStarted) throw new Error('The queue has been started already.');
  }

  #assertHandlers(): void {
    const missing = [...this.#jobs.keys()].filter((name) => !this.#workers.has(name));
    if (missing.length > 0) throw new Error(`These jobs have no handler: ${missing.join(', ')}.`);
  }
}

async function settledWithin(work: Promise<unknown>, ms: number): Promise<void> {
  const { promise: timeout, resolve } = Promise.withResolvers<void>();
  const timer = setTimeout(resolve, ms);
  try {
    await Promise.race([work, timeout]);
  } finally {
    clearTimeout(timer);
  }
}
