import type { z } from 'zod';
import { secondMs } from '#contract/durations.ts';

export interface JobOptions {
  /** How often the queue redelivers an entry whose handler threw or whose process died. */
  redeliveryLimit?: number;
  /** Delay before the first redelivery. It doubles each time, with some jitter. */
  redeliveryDelaySeconds?: number;
  /** How long a handler may run before its entry fails and its signal aborts. */
  expireSeconds?: number;
  /** A worker's heartbeat interval; after this long without one its entries are taken over. */
  heartbeatSeconds?: number;
}

/** A kind of work: its queue's name, its payload, and its redelivery. */
export interface Job<Payload extends object> {
  readonly name: string;
  readonly payload: z.ZodType<Payload>;
  readonly redeliveryLimit: number;
  readonly redeliveryDelaySeconds: number;
  readonly expireSeconds: number;
  readonly heartbeatSeconds: number;
}

/**
 * Defines a kind of work. An entry is a wake-up: it carries ids, and the work is in the rows that they name.
 * Names consist of letters, digits, `-` and `.`.
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

/** The longest delay before the next redelivery of an entry that has failed this often, in milliseconds. */
export function redeliveryWaitMs<Payload extends object>(
  job: Pick<Job<Payload>, 'redeliveryDelaySeconds'>,
  attempt: number,
): number {
  // With a growing delay pg-boss waits a second at least.
  return Math.max(1, job.redeliveryDelaySeconds) * 2 ** attempt * secondMs;
}

/**
 * The longest delay before a redelivery, with a margin: each doubles the one before, with up to as much again
 * of jitter.
 */
export function maxRedeliverySeconds<Payload extends object>(job: Job<Payload>): number {
  return Math.max(60, job.redeliveryDelaySeconds * 2 ** (job.redeliveryLimit + 1));
}

export interface Entry<Payload> {
  /** The entry's own id, for the log. */
  id: string;
  payload: Payload;
  /** Starts at 1. An entry that was returned at a shutdown does not count twice. */
  attempt: number;
  /** Aborts when the process stops, when the entry expires, or when another process has taken it over. */
  signal: AbortSignal;
}

/**
 * Does the work of one entry. Returning completes the entry, throwing redelivers it. A handler that throws
 * after a shutdown's abort has its entry returned, so that another process takes it at once.
 */
export type Handler<Payload> = (entry: Entry<Payload>) => Promise<void>;

export interface EnqueueOptions {
  /** What the entry is about, for `liveKeys`: usually the id of the row. */
  key?: string;
  /** Not before this moment. */
  startAfter?: Date;
  /** Higher first; default 0. */
  priority?: number;
  /** The entry's owner, for `perGroup` limits and `lowestPriority`. */
  group?: { id: string; tier?: string };
}

export interface WorkOptions {
  /** How many entries this process works on concurrently. */
  concurrency?: number;
  /**
   * Scales up to the concurrency, but waits with two workers: for entries that mostly wait for
   * remote work, of which many may run concurrently.
   */
  isElastic?: boolean;
  /** How many entries of one group all processes together work on concurrently. */
  perGroup?: number | { default: number; tiers?: Record<string, number> };
}
