import { minuteMs, secondMs } from '#contract/durations.ts';
import { isConnectionFailure, isConnectionFailureText } from '../failures.ts';
import type { Log } from '../log-types.ts';

export interface OutageOptions {
  /** Milliseconds, from any origin. */
  now?: () => number;
}

/** Whether the database can be reached, and a log that counts what follows from it while it cannot. */
export class Outage {
  /** Like the given log, but what an outage causes is counted, once a minute and at its end. */
  readonly log: Log;
  readonly #target: Log;
  readonly #now: () => number;
  #since: number | null = null;
  #lastFailureAt = Number.NEGATIVE_INFINITY;
  #counts = { calls: 0, lines: 0 };
  #ticks: NodeJS.Timeout | undefined;

  constructor(log: Log, { now = () => performance.now() }: OutageOptions = {}) {
    this.#target = log;
    this.#now = now;
    this.log = {
      debug: (details, message) => log.debug(details, message),
      info: (details, message) => {
        if (!this.#isOver && isRefusedCall(details)) this.#counts.calls += 1;
        else log.info(details, message);
      },
      warn: (details, message) => this.#write('warn', details, message),
      error: (details, message) => this.#write('error', details, message),
    };
  }

  /** A connection was lost or could not be opened. */
  begin(reason: string): void {
    this.#lastFailureAt = this.#now();
    if (!this.#isOver) return;
    this.#since = this.#lastFailureAt;
    this.#target.error({ reason }, 'the database is away: calls are answered with 503 until it is back');
    this.#ticks = setInterval(() => this.#count(), minuteMs);
    this.#ticks.unref();
  }

  /** A new connection was opened. */
  end(): void {
    if (this.#since === null) return;
    const summary = this.#summary(this.#since);
    this.#since = null;
    clearInterval(this.#ticks);
    this.#target.warn(summary, 'the database is back');
  }

  get isOn(): boolean {
    return !this.#isOver;
  }

  /** Whether it is away, or a connection has failed since a moment of `performance.now()`. */
  hasFailedSince(at: number): boolean {
    return !this.#isOver || this.#lastFailureAt >= at;
  }

  /** Stops counting. */
  close(): void {
    clearInterval(this.#ticks);
  }

  get #isOver(): boolean {
    return this.#since === null;
  }

  #count(): void {
    if (this.#since !== null) this.#target.error(this.#summary(this.#since), 'the database is still away');
  }

  #summary(since: number) {
    const { calls, lines } = this.#counts;
    this.#counts = { calls: 0, lines: 0 };
    return {
      seconds: Math.round((this.#now() - since) / secondMs),
      refusedCalls: calls,
      droppedLines: lines,
    };
  }

  #write(level: 'warn' | 'error', details: object, message: string): void {
    if (!this.#isOver && isCausedByOutage(details)) this.#counts.lines += 1;
    else this.#target[level](details, message);
  }
}

/** The line that every call writes. */
function isRefusedCall(details: object): boolean {
  return 'status' in details && details.status === 503;
}

function isCausedByOutage(details: object): boolean {
  return isUnavailable(details) || Object.values(details).some(tellsOfFailure);
}

function isUnavailable(value: object): boolean {
  return 'code' in value && value.code === 'unavailable';
}

function tellsOfFailure(value: unknown): boolean {
  if (Array.isArray(value)) return value.some(tellsOfFailure);
  if (typeof value === 'string') return isConnectionFailureText(value);
  return value instanceof Error && (isUnavailable(value) || isConnectionFailure(value));
}
