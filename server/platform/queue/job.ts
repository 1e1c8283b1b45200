import type { z } from 'zod';

export interface JobOptions {
  /** How often the queue delivers an entry again whose handler threw or whose process died. */
  redeliveryLimit?: number;
  /** Wait before the first redelivery. It doubles each time, with some jitter. */
  redeliveryDelaySeconds?: number;
  /** How long a handler may run before its entry counts as failed and its signal is aborted. */
  expireSeconds?: number;
  /** How often a worker says that it is still at it; one that is silent for as long has its entries taken over. */
  heartbeatSeconds?: number;
}

/** A kind of work: what its queue is called, what an entry carries, and how it is delivered again. */
export interface Job<Payload extends object> {
  readonly name: string;
  readonly payload: z.ZodType<Payload>;
  readonly redeliveryLimit: number;
  readonly redeliveryDelaySeconds: number;
  readonly expireSeconds: number;
  readonly heartbeatSeconds: number;
}

/**
 * Defines a kind of work. An entry is a wake-up: it carries ids, and what there is to do stands in the rows that they
 * name. The name is made of letters, digits, `-` and `.`.
 */
export function defineJob<Payload extends object>(
  name: string,
  payload: z.ZodType<Payload>,
  options: JobOptions = {},
): Job<Payload> {
  return {
    name,
    payload,
    redeliveryLimit: options.redeliveryLimit ?? 5,
    redeliveryDelaySeconds: options.redeliveryDelaySeconds ?? 1,
    expireSeconds: options.expireSeconds ?? 900,
    heartbeatSeconds: options.heartbeatSeconds ?? 10,
  };
}

/** The longest wait before a redelivery, with a margin: each doubles the one before, with up to as much again of jitter. */
export function longestRedeliverySeconds<Payload extends object>(job: Job<Payload>): number {
  return Math.max(60, job.redeliveryDelaySeconds * 2 ** (job.redeliveryLimit + 1));
}

export interface Entry<Payload> {
  /** The entry's own id, for the log. */
  id: string;
  payload: Payload;
  /** 1 the first time. An entry that was handed back at a shutdown does not count twice. */
  attempt: number;
  /** Aborted when the process stops, when the entry expires, or when another process has taken the entry over. */
  signal: AbortSignal;
}

/**
 * Does the work of one entry. Returning ends the entry, throwing has it delivered again. A handler that throws after its
 * signal was aborted by a shutdown has its entry handed back, so that another process takes it at once.
 */
export type Handler<Payload> = (entry: Entry<Payload>) => Promise<void>;

export interface EnqueueOptions {
  /** What the entry is about, to be found again with `liveKeys`: usually the id of the row. */
  key?: string;
  /** Not before this moment. */
  startAfter?: Date;
  /** Higher first; 0 is usual. */
  priority?: number;
  /** Whose entry it is, for `perGroup` limits and `lowestPriority`. */
  group?: { id: string; tier?: string };
}

export interface WorkOptions {
  /** How many entries this process works on at the same time. */
  concurrency?: number;
  /**
   * Takes up as many as come, up to the concurrency, and looks for more only as often as two would: for entries that mostly
   * wait for something elsewhere, of which many may be worked on at once.
   */
  isElastic?: boolean;
  /** How many entries of one group all processes together work on at the same time. */
  perGroup?: number | { default: number; tiers?: Record<string, number> };
}
