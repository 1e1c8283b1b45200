import { Worker } from 'node:worker_threads';
import { minuteMs } from '../../../contract/durations.ts';
import { DesignChangeRefused, NotADesign } from '../../designs.ts';
import { EngineError } from '../../engine.ts';
import type { ThreadMethod, ThreadMethods, ThreadRequest, ThreadResponse } from './protocol.ts';

/** A request that a user waits for runs before one that fills a grid or loads ahead. */
const ranks: Record<ThreadMethod, number> = {
  change: 0,
  offer: 0,
  preview: 0,
  layers: 0,
  search: 0,
  enhancePrompt: 0,
  enhanceStyle: 0,
  suitingFaces: 0,
  load: 1,
  icon: 1,
  sticker: 1,
  scene: 1,
};

interface Pending {
  request: ThreadRequest;
  rank: number;
  resolve: (result: never) => void;
  reject: (reason: unknown) => void;
}

/** One thread that runs requests about designs, one at a time. */
export interface InteractiveThread {
  /**
   * Sends a request. Aborting stops waiting and rejects with the signal's reason; a running request is still
   * completed, since stopping the thread would take longer.
   * @throws DesignChangeRefused, NotADesign, or an `EngineError` if the result takes too long: the next
   *   request gets a new thread
   */
  call<Method extends ThreadMethod>(
    method: Method,
    params: ThreadMethods[Method]['params'],
    signal?: AbortSignal,
  ): Promise<ThreadMethods[Method]['result']>;
  close(): Promise<void>;
}

interface InteractiveThreadOptions {
  /** How long the idle thread is kept: its fonts, icons and words take some tens of megabytes. */
  idleMs?: number;
  /**
   * The thread is replaced after this: a request takes a tenth of a second, the first of a thread a few
   * seconds at worst.
   */
  maxRequestMs?: number;
  scriptUrl?: URL;
}

/**
 * Creates an interactive thread. It starts with the first request, ends after an idle period, and does not
 * keep the process alive.
 */
export function createInteractiveThread({
  idleMs = 10 * minuteMs,
  maxRequestMs = 15_000,
  scriptUrl = new URL('./interactive-worker.ts', import.meta.url),
}: InteractiveThreadOptions = {}): InteractiveThread {
  const queue: Pending[] = [];
  let running: Pending | null = null;
  let worker: Worker | null = null;
  let idleTimer: NodeJS.Timeout | undefined;
  let lateTimer: NodeJS.Timeout | undefined;
  let lastId = 0;
  let isClosed = false;

  function start(): Worker {
    const started = new Worker(scriptUrl);
    const onDeath = (cause: unknown) => {
      if (worker !== started) return;
      worker = null;
      settle(({ reject }) =>
        reject(new EngineError('unavailable', 'the interactive thread ended', { cause })),
      );
    };
    started.on('message', (message: ThreadResponse) => {
      if (running?.request.id === message.id) settle((pending) => respond(pending, message));
    });
    started.on('error', onDeath);
    started.on('exit', onDeath);
    return started;
  }

  function settle(action: (pending: Pending) => void): void {
    clearTimeout(lateTimer);
    const pending = running;
    running = null;
    worker?.unref();
    if (pending) action(pending);
    next();
  }

  function next(): void {
    clearTimeout(idleTimer);
    if (running !== null) return;
    const rank = Math.min(...queue.map((one) => one.rank));
    const at = queue.findIndex((one) => one.rank === rank);
    const [chosen] = at < 0 ? [] : queue.splice(at, 1);
    if (chosen === undefined) {
      idleTimer = setTimeout(stop, idleMs).unref();
      return;
    }
    running = chosen;
    worker ??= start();
    worker.ref();
    worker.postMessage(chosen.request);
    lateTimer = setTimeout(replaceThread, maxRequestMs).unref();
  }

  /** Terminates a thread that is stuck, so that it does not block the other requests. */
  function replaceThread(): void {
    stop().catch(() => {});
    settle(({ reject }) => reject(new EngineError('timed_out', `no answer within ${maxRequestMs} ms`)));
  }

  function stop(): Promise<unknown> {
    const stopped = worker;
    worker = null;
    return stopped ? stopped.terminate() : Promise.resolve();
  }

  return {
    call: (method, params, signal) =>
      new Promise((resolve, reject) => {
        if (isClosed) return reject(new EngineError('unavailable', 'the engine was closed'));
        if (signal?.aborted) return reject(signal.reason);
        lastId += 1;
        const request = { id: lastId, method, params } as ThreadRequest;
        const onAbort = () => {
          const at = queue.indexOf(entry);
          if (at >= 0) queue.splice(at, 1);
          reject(signal?.reason);
        };
        const ended = <V>(settlePromise: (value: V) => void) => {
          return (value: V) => {
            signal?.removeEventListener('abort', onAbort);
            settlePromise(value);
          };
        };
        const entry: Pending = {
          request,
          rank: ranks[method],
          resolve: ended(resolve),
          reject: ended(reject),
        };
        signal?.addEventListener('abort', onAbort, { once: true });
        queue.push(entry);
        next();
      }),
    async close() {
      isClosed = true;
      clearTimeout(idleTimer);
      clearTimeout(lateTimer);
      const closed = new EngineError('unavailable', 'the engine was closed');
      for (const { reject } of queue.splice(0)) reject(closed);
      const pending = running;
      running = null;
      pending?.reject(closed);
      await stop();
    },
  };
}

function respond({ resolve, reject }: Pending, message: ThreadResponse): void {
  // The thread responds with the method's type.
  if (message.kind === 'done') resolve(message.result as never);
  else reject(errorOf(message));
}

function errorOf(message: Exclude<ThreadResponse, { kind: 'done' }>): Error {
  switch (message.kind) {
    case 'refused':
      return new DesignChangeRefused(message.field, message.message);
    case 'not-a-design':
      return new NotADesign(message.message);
    case 'failed':
      return new EngineError('invalid_input', message.message);
  }
}
