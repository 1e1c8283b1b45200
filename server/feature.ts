import type { Api } from './platform/http/api.ts';
import type { DataHolder } from './platform/personal-data.ts';
import type { Job, Queue } from './platform/queue/queue.ts';

/** The process that a feature starts in. */
export interface FeatureProcess {
  /** False where this process only answers requests, and others work on the queue. */
  readonly isWorker: boolean;
}

/**
 * One part of the product, as it is composed. A feature leaves out what it does not have.
 *
 * A feature stands in the list of features behind those that it uses. Features start in that order and stop in the
 * reverse order, which is also the order in which they erase a user's data.
 */
export interface Feature {
  /** Names the feature for readers of the list: lower-case letters and hyphens. */
  readonly name: string;
  /** Registers its calls. */
  routes?(api: Api): void;
  /** Gives its jobs their handlers, in every process: one without workers enqueues them and runs none. */
  jobs?(queue: Pick<Queue, 'work'>): void;
  /** Jobs without a payload that the clock enqueues; `cron` has five fields, in UTC. */
  readonly schedules?: readonly { job: Job<object>; cron: string }[];
  /** Runs before the queue starts. */
  start?(process: FeatureProcess): Promise<void> | void;
  /** Takes up what the last process left unfinished. Runs in workers, once the queue has started. */
  recover?(): Promise<unknown>;
  /** Runs after the queue has stopped. */
  stop?(): Promise<void> | void;
  /** Deletes what was kept for a limited time. Runs every hour, in one worker. */
  sweep?(now: Date): Promise<unknown>;
  readonly personalData?: DataHolder;
}

/** Makes `start` and `stop` of something that answers, where it begins, how to end it. */
export function whileRunning(
  begin: (process: FeatureProcess) => Promise<(() => Promise<void>) | undefined>,
): Required<Pick<Feature, 'start' | 'stop'>> {
  let end: (() => Promise<void>) | undefined;
  return {
    async start(process) {
      end = await begin(process);
    },
    async stop() {
      await end?.();
    },
  };
}
