import type { JobWithMetadata, PgBoss } from 'pg-boss';
import type { Log } from '../log-types.ts';
import type { Entry, WorkOptions } from './job.ts';

export interface WorkerParts {
  boss: PgBoss;
  log: Log;
  /** Aborted when handlers have to let go. */
  shutdown: AbortSignal;
  handBack(entryId: string): Promise<void>;
  name: string;
  /** Parses the payload and calls the handler. */
  handle(entry: Entry<unknown>): Promise<void>;
  options: WorkOptions;
}

/** Works on the entries of one job, as many at the same time as its concurrency says. */
export class Worker {
  readonly #parts: WorkerParts;
  readonly #running = new Set<string>();
  #isStopping = false;

  constructor(parts: WorkerParts) {
    this.#parts = parts;
  }

  async start(): Promise<void> {
    // One pg-boss worker a lane: only the one whose id `work` answers can be told to look again.
    for (let lane = 0; lane < (this.#parts.options.concurrency ?? 1); lane++) await this.#openLane();
  }

  /** Takes no new entries. Resolves when the running ones have ended. */
  async stop(): Promise<void> {
    this.#isStopping = true;
    await this.#parts.boss.offWork(this.#parts.name, { wait: true });
  }

  runningIds(): string[] {
    return [...this.#running];
  }

  async #openLane(): Promise<void> {
    const { boss, name, options } = this.#parts;
    const laneId: string = await boss.work(
      name,
      {
        includeMetadata: true,
        // A notification wakes a lane at once. Looking now and then is for retries, which come due silently.
        pollingIntervalSeconds: 2,
        notifyPollingIntervalSeconds: 2,
        ...(options.perGroup === undefined ? {} : { groupConcurrency: options.perGroup }),
      },
      async (entries: JobWithMetadata<unknown>[]) => {
        for (const entry of entries) await this.#run(entry);
        // pg-boss would now wait for the next notification, though more may have been waiting when this one came.
        boss.notifyWorker(laneId);
      },
    );
  }

  async #run(entry: JobWithMetadata<unknown>): Promise<void> {
    const { handBack, handle, log, name, shutdown } = this.#parts;
    if (this.#isStopping) return handBack(entry.id);
    this.#running.add(entry.id);
    try {
      await handle({
        id: entry.id,
        payload: entry.data,
        attempt: entry.retryCount + 1,
        signal: AbortSignal.any([entry.signal, shutdown]),
      });
    } catch (error) {
      // Once it is handed back it is no longer this process's to complete or fail, and pg-boss will do neither.
      if (shutdown.aborted) return await handBack(entry.id);
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
