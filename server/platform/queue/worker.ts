import type { JobWithMetadata, PgBoss } from 'pg-boss';
import { minuteSeconds } from '#contract/durations.ts';
import type { Log } from '../log-types.ts';
import { type Entry, type Job, redeliveryWaitMs, type WorkOptions } from './job.ts';

export interface WorkerParts {
  boss: PgBoss;
  log: Log;
  /** Aborts when handlers must stop. */
  shutdown: AbortSignal;
  requeueJob(entryId: string): Promise<void>;
  job: Pick<Job<object>, 'name' | 'redeliveryDelaySeconds'>;
  /** Parses the payload and calls the handler. */
  handle(entry: Entry<unknown>): Promise<void>;
  options: WorkOptions;
}

/** How many idle lanes of an elastic worker wait for entries. */
const idleLanes = 2;

/** How often a lane polls: for what neither a notification nor the watch has said. */
const pollSeconds = 10 * minuteSeconds;

/** Until the failure of an entry is stored. */
const retryMarginMs = 500;

/** Works on the entries of one job, up to its concurrency. */
export class Worker {
  readonly #parts: WorkerParts;
  readonly #running = new Set<string>();
  readonly #laneIds = new Set<string>();
  #isStopping = false;
  #lanes = 0;

  constructor(parts: WorkerParts) {
    this.#parts = parts;
  }

  async start(): Promise<void> {
    // One pg-boss worker per lane: only the one whose id `work` returns can be made to poll again.
    const { isElastic = false } = this.#parts.options;
    const lanes = isElastic ? Math.min(idleLanes, this.#mostLanes) : this.#mostLanes;
    for (let lane = 0; lane < lanes; lane++) await this.#openLane();
  }

  /** Takes no new entries. Resolves when the running ones have ended. */
  async stop(): Promise<void> {
    this.#isStopping = true;
    await this.#parts.boss.offWork(this.#parts.job.name, { wait: true });
  }

  /** Makes every lane look for entries. */
  wake(): void {
    for (const laneId of this.#laneIds) this.#parts.boss.notifyWorker(laneId);
  }

  runningIds(): string[] {
    return [...this.#running];
  }

  get #mostLanes(): number {
    return this.#parts.options.concurrency ?? 1;
  }

  /** Opens another lane if all are busy and more are allowed. */
  #grow(): void {
    if (!this.#parts.options.isElastic || this.#isStopping) return;
    if (this.#running.size < this.#lanes || this.#lanes >= this.#mostLanes) return;
    this.#openLane().catch((error: unknown) => {
      this.#lanes -= 1;
      this.#parts.log.error({ error, job: this.#parts.job.name }, 'a worker lane could not be opened');
    });
  }

  /** Whether an idle lane is surplus; if so, it is no longer counted. */
  #mayClose(): boolean {
    if (!this.#parts.options.isElastic || this.#lanes - this.#running.size <= idleLanes) return false;
    this.#lanes -= 1;
    return true;
  }

  async #openLane(): Promise<void> {
    const { boss, options } = this.#parts;
    const { name } = this.#parts.job;
    this.#lanes += 1;
    const laneId: string = await boss.work(
      name,
      {
        includeMetadata: true,
        // A notification wakes a lane at once, and one watch for all queues what becomes due silently.
        pollingIntervalSeconds: pollSeconds,
        notifyPollingIntervalSeconds: pollSeconds,
        ...(options.perGroup === undefined ? {} : { groupConcurrency: options.perGroup }),
      },
      async (entries: JobWithMetadata<unknown>[]) => {
        try {
          for (const entry of entries) await this.#run(entry);
        } catch (error) {
          this.#wakeForRetry(laneId, entries);
          // For the entries that wait behind it.
          boss.notifyWorker(laneId);
          throw error;
        }
        if (this.#mayClose()) {
          this.#laneIds.delete(laneId);
          return void boss.offWork(name, { id: laneId, wait: false });
        }
        // pg-boss would now wait for the next notification, though more entries may be waiting.
        boss.notifyWorker(laneId);
      },
    );
    this.#laneIds.add(laneId);
  }

  /** Makes a lane look again when the failed entry's redelivery is due at the latest. */
  #wakeForRetry(laneId: string, entries: readonly JobWithMetadata<unknown>[]): void {
    const attempt = Math.max(...entries.map(({ retryCount }) => retryCount)) + 1;
    const waitMs = redeliveryWaitMs(this.#parts.job, attempt) + retryMarginMs;
    setTimeout(() => {
      if (!this.#isStopping) this.#parts.boss.notifyWorker(laneId);
    }, waitMs).unref();
  }

  async #run(entry: JobWithMetadata<unknown>): Promise<void> {
    const { requeueJob, handle, log, shutdown } = this.#parts;
    const { name } = this.#parts.job;
    if (this.#isStopping) return requeueJob(entry.id);
    this.#running.add(entry.id);
    this.#grow();
    try {
      await handle({
        id: entry.id,
        payload: entry.data,
        attempt: entry.retryCount + 1,
        signal: AbortSignal.any([entry.signal, shutdown]),
      });
    } catch (error) {
      // A returned entry is no longer this process's to complete or fail, so pg-boss must do neither.
      if (shutdown.aborted) return await requeueJob(entry.id);
      const reason = error instanceof Error ? error.message : String(error);
      log.warn(
        { job: name, entry: entry.id, attempt: entry.retryCount + 1, error: reason },
        'a job entry failed',
      );
      throw error;
    } finally {
      this.#running.delete(entry.id);
    }
  }
}
