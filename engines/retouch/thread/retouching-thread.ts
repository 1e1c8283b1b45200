import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { untilAborted } from '../../until-aborted.ts';
import type { OwnerMessage, Retouched, RetouchTask, ThreadMessage } from './protocol.ts';

/** The thread ended during a task. The task is lost; the next one gets a new thread. */
export class RetouchingThreadDied extends Error {
  override readonly name = 'RetouchingThreadDied';
}

/** The picture cannot be edited. A retry gives the same. */
export class RetouchRefused extends Error {
  override readonly name = 'RetouchRefused';
}

export interface RetouchOptions {
  /** Aborting rejects at once with the signal's reason; the thread stops within a few rows of pixels. */
  signal: AbortSignal;
  onProgress(fraction: number): void;
}

export interface RetouchingThread {
  /** Runs tasks in the order in which they came. */
  run(task: RetouchTask, options: RetouchOptions): Promise<Retouched>;
  close(): Promise<void>;
}

interface Running {
  taskId: number;
  onProgress(fraction: number): void;
  resolve(result: Retouched): void;
  reject(reason: unknown): void;
}

/**
 * One worker thread, started when first needed and replaced after it died. It does not keep the process
 * alive while idle.
 */
export function createRetouchingThread(
  scriptUrl: URL = new URL('./worker.ts', import.meta.url),
): RetouchingThread {
  let worker: Worker | null = null;
  let running: Running | null = null;
  let lastTaskId = 0;
  let last: Promise<unknown> = Promise.resolve();
  let isClosed = false;

  function settle(action: (task: Running) => void): void {
    const task = running;
    running = null;
    worker?.unref();
    if (task) action(task);
  }

  function onMessage(message: ThreadMessage): void {
    if (running?.taskId !== message.taskId) return;
    if (message.kind === 'progress') running.onProgress(message.fraction);
    else if (message.kind === 'done') settle((task) => task.resolve(message.result));
    else if (message.kind === 'stopped')
      settle((task) => task.reject(new RetouchingThreadDied('it was stopped')));
    else {
      const error = message.isRefused ? new RetouchRefused(message.message) : new Error(message.message);
      settle((task) => task.reject(error));
    }
  }

  function start(): Worker {
    const started = new Worker(scriptUrl);
    const onThreadExit = (cause: unknown) => {
      if (worker !== started) return;
      worker = null;
      settle((task) => task.reject(new RetouchingThreadDied('the retouching thread ended', { cause })));
    };
    started.on('message', onMessage);
    started.on('error', onThreadExit);
    started.on('exit', onThreadExit);
    return started;
  }

  function begin(task: RetouchTask, { signal, onProgress }: RetouchOptions): Promise<Retouched> {
    if (isClosed) throw new RetouchingThreadDied('the engine was closed');
    lastTaskId += 1;
    const taskId = lastTaskId;
    const stop = new SharedArrayBuffer(4);
    const onAbort = () => Atomics.store(new Int32Array(stop), 0, 1);
    signal.addEventListener('abort', onAbort, { once: true });
    const work = new Promise<Retouched>((resolve, reject) => {
      running = { taskId, onProgress, resolve, reject };
      worker ??= start();
      worker.ref();
      worker.postMessage({ kind: 'retouch', taskId, task, stop } satisfies OwnerMessage);
    });
    return work.finally(() => signal.removeEventListener('abort', onAbort));
  }

  return {
    run(task, options) {
      const { signal } = options;
      const onProgress = (fraction: number) => {
        if (!signal.aborted) options.onProgress(fraction);
      };
      const work = last.then(() => {
        signal.throwIfAborted();
        return begin(task, { signal, onProgress });
      });
      last = work.catch(() => {});
      return untilAborted(signal, work);
    },
    async close() {
      isClosed = true;
      const closing = worker;
      if (!closing) return;
      // An idle thread keeps nothing alive, not even a caller that awaits its end.
      closing.ref();
      const ended = once(closing, 'exit');
      closing.postMessage({ kind: 'close' } satisfies OwnerMessage);
      await ended;
    },
  };
}
