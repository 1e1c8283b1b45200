import { eventLimits } from '#contract/limits.ts';
import { type StreamMessage, type StreamOptions, StreamRefused } from './stream.ts';
import type { Timers } from './timers.ts';

/** `connecting` until the first answer, `open` while events flow, `down` while another try is waited for. */
export type ConnectionState = 'connecting' | 'open' | 'down';

const firstDelayMs = 1_000;
const longestDelayMs = 10_000;
/** Two heartbeats missed and a little: the connection is dead though nobody said so (a laptop that slept). */
const silenceMs = eventLimits.heartbeatMs * 2 + 5_000;

export interface ConnectionOptions {
  read(options: Omit<StreamOptions, 'fetch' | 'address'>): Promise<void>;
  timers: Timers;
  /** Where to resume; the connection keeps it up to date by itself afterwards. */
  lastEventId: string | null;
  onState(state: ConnectionState): void;
  onMessage(message: StreamMessage): void;
  /** The stream opened without a place to resume at: what happened before is unknown. */
  onFreshStart(): void;
  /** 401: nobody is signed in; the connection has ended by itself. */
  onUnauthorized(): void;
}

export interface Connection {
  /** Tries now instead of waiting, for when the network came back. */
  retryNow(): void;
  /** Breaks an open stream off and resumes it: the way to learn whether the server is still reached. */
  probe(): void;
  close(): void;
}

/** Keeps one event stream open: reads, waits longer after each failure, resumes after the last event seen. */
export function keepConnected(options: ConnectionOptions): Connection {
  const { timers } = options;
  let lastEventId = options.lastEventId;
  let failures = 0;
  let askedDelayMs: number | null = null;
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
          askedDelayMs = delayMs;
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
    const grown = Math.min(firstDelayMs * 2 ** failures, longestDelayMs);
    const delayMs = askedDelayMs ?? grown;
    askedDelayMs = null;
    failures += 1;
    // Spread by half, so that a restarted server is not met by every browser at once.
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
