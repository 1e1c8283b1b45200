import { eventLimits } from '#contract/limits.ts';
import { type StreamMessage, type StreamOptions, StreamRefused } from './stream.ts';
import type { Timers } from './timers.ts';

/** `connecting` until the first answer, `open` while the stream is open, `down` until the next attempt. */
export type ConnectionState = 'connecting' | 'open' | 'down';

const firstDelayMs = 1_000;
const maxDelayMs = 10_000;
/** Two missed heartbeats plus a margin: the connection is dead without an error (a laptop that slept). */
const silenceMs = eventLimits.heartbeatMs * 2 + 5_000;

export interface ConnectionOptions {
  read(options: Omit<StreamOptions, 'fetch' | 'address'>): Promise<void>;
  timers: Timers;
  /** Where to resume at first; the connection then tracks it itself. */
  lastEventId: string | null;
  onState(state: ConnectionState): void;
  onMessage(message: StreamMessage): void;
  /** The stream opened without a place to resume: events may have been missed. */
  onFreshStart(): void;
  /** 401: the session has ended, and the connection with it. */
  onUnauthorized(): void;
}

export interface Connection {
  /** Retries now instead of waiting, for when the network returns. */
  retryNow(): void;
  /** Breaks an open stream off and resumes it, to find out whether the server is still reachable. */
  probe(): void;
  close(): void;
}

/** Keeps one event stream open: reads, backs off after failures, resumes after the last event seen. */
export function keepConnected(options: ConnectionOptions): Connection {
  const { timers } = options;
  let lastEventId = options.lastEventId;
  let failures = 0;
  let requestedDelayMs: number | null = null;
  let attempt: AbortController | null = null;
  let waiting: number | null = null;
  let closed = false;

  async function run(): Promise<void> {
    const controller = new AbortController();
    attempt = controller;
    let silence = timers.setTimeout(() => controller.abort(), silenceMs);
    const onActivity = () => {
      timers.clearTimeout(silence);
      silence = timers.setTimeout(() => controller.abort(), silenceMs);
    };
    try {
      await options.read({
        lastEventId,
        signal: controller.signal,
        onOpen() {
          failures = 0;
          options.onState('open');
          if (lastEventId === null) options.onFreshStart();
        },
        onMessage(message) {
          if (message.id !== null && message.id !== '') lastEventId = message.id;
          options.onMessage(message);
        },
        onActivity,
        onRetry: (delayMs) => {
          requestedDelayMs = delayMs;
        },
      });
    } catch (thrown) {
      if (thrown instanceof StreamRefused && thrown.status === 401 && !closed) {
        closed = true;
        options.onUnauthorized();
      }
    } finally {
      timers.clearTimeout(silence);
    }
    if (!closed) wait();
  }

  function wait(): void {
    options.onState('down');
    const grown = Math.min(firstDelayMs * 2 ** failures, maxDelayMs);
    const delayMs = requestedDelayMs ?? grown;
    requestedDelayMs = null;
    failures += 1;
    // Jitter of up to a half, so that not all browsers reconnect to a restarted server at once.
    waiting = timers.setTimeout(start, delayMs * (1 + timers.random() / 2));
  }

  function start(): void {
    waiting = null;
    void run();
  }

  start();
  return {
    retryNow() {
      if (waiting === null || closed) return;
      timers.clearTimeout(waiting);
      start();
    },
    probe() {
      if (waiting === null) attempt?.abort();
    },
    close() {
      closed = true;
      if (waiting !== null) timers.clearTimeout(waiting);
      attempt?.abort();
    },
  };
}
