import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { untilAborted } from '../../until-aborted.ts';
import type { Runtime } from '../network/network.ts';
import type { OwnerMessage, ThreadMessage, Upscaled, UpscaleTask } from './protocol.ts';

/** The thread ended during a task. The task is lost; the next one gets a new thread. */
export class UpscalingThreadDied extends Error {
  override readonly name = 'UpscalingThreadDied';
}

/** The picture cannot be enlarged. A retry gives the same. */
export class UpscaleRefused extends Error {
  override readonly name = 'UpscaleRefused';
}

export interface UpscaleThreadOptions {
  /**
   * Aborting rejects at once with the signal's reason; the thread stops at the next piece, before the next
   * task begins.
   */
  signal: AbortSignal;
  onProgress(fraction: number): void;
}

export interface UpscalingThread {
  /** Runs tasks in the order in which they came. */
  run(task: UpscaleTask, options: UpscaleThreadOptions): Promise<Upscaled>;
  close(): Promise<void>;
}

interface Running {
  taskId: number;
  onProgress(fraction: number): void;
  resolve(result: Upscaled): void;
  reject(reason: unknown): void;
}

/**
 * One worker thread, started when first needed and replaced after it died. It does not keep the process
 * alive while idle.
 */
export function createUpscalingThread(runtimes: readonly Runtime[]): UpscalingThread {
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
      settle((task) => task.reject(new UpscalingThreadDied('it was stopped')));
    else {
      const error = message.isRefused ? new UpscaleRefused(message.message) : new Error(message.message);
      settle((task) => task.reject(error));
    }
  }

  function start(): Worker {
    const started = new Worker(new URL('./worker.ts', import.meta.url), { workerData: { runtimes } });
    const onThreadExit = (cause: unknown) => {
      if (worker !== started) return;
      worker = null;
      settle((task) => task.reject(new UpscalingThreadDied('the upscaling thread ended', { cause })));
    };
    started.on('message', onMessage);
    started.on('error', onThreadExit);
    started.on('exit', onThreadExit);
    return started;
  }

  function send(message: OwnerMessage): void {
    worker?.postMessage(message);
  }

  function begin(task: UpscaleTask, { signal, onProgress }: UpscaleThreadOptions): Promise<Upscaled> {
    if (isClosed) throw new UpscalingThreadDied('the engine was closed');
    lastTaskId += 1;
    const taskId = lastTaskId;
    const stop = () => send({ kind: 'stop', taskId });
    signal.addEventListener('abort', stop, { once: true });
    const work = new Promise<Upscaled>((resolve, reject) => {
      running = { taskId, onProgress, resolve, reject };
      worker ??= start();
      worker.ref();
      send({ kind: 'upscale', taskId, task });
    });
    return work.finally(() => signal.removeEventListener('abort', stop));
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
      send({ kind: 'close' });
      await ended;
    },
  };
}
