import type { Api } from './platform/http/api.ts';
import type { DataHolder } from './platform/personal-data.ts';
import type { Job, Queue } from './platform/queue/queue.ts';

/** The process that a feature starts in. */
export interface FeatureProcess {
  /** False in a process that only answers requests, while others work on the queue. */
  readonly isWorker: boolean;
}

/**
 * One part of the product. Optional members are for what not every feature has. A feature comes after those
 * that it uses. Features start in that order and stop in the reverse order, which is also the order in which
 * they erase a user's data.
 */
export interface Feature {
  /** The feature's name in logs and tests: lower-case letters and hyphens. */
  readonly name: string;
  /** Registers its calls. */
  routes?(api: Api): void;
  /** Registers its job handlers, in every process: one without workers only enqueues. */
  jobs?(queue: Pick<Queue, 'work'>): void;
  /** Scheduled jobs without a payload; `cron` has five fields, in UTC. */
  readonly schedules?: readonly { job: Job<object>; cron: string }[];
  /** Runs before the queue starts. */
  start?(process: FeatureProcess): Promise<void> | void;
  /** Resumes what the previous process left unfinished. Runs in workers, once the queue has started. */
  recover?(): Promise<unknown>;
  /** Runs after the queue has stopped. */
  stop?(): Promise<void> | void;
  /** Deletes expired data. Runs every hour, in one worker. */
  sweep?(now: Date): Promise<unknown>;
  readonly personalData?: DataHolder;
}

/** Makes `start` and `stop` from a function that starts something and returns how to end it. */
export function startStop(
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
