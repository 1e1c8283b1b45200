import { once } from 'node:events';
import type { Worker } from 'node:worker_threads';
import { untilAborted } from '../until-aborted.ts';
import type { Made, Making, OwnerMessage, ThreadMessage } from './protocol.ts';

/** The thread ended during a task. The task is lost; the next one gets a new thread. */
export class PictureThreadDied extends Error {
  override readonly name = 'PictureThreadDied';
}

/** The engine does not take the picture. A retry gives the same. */
export class TaskRefused extends Error {
  override readonly name = 'TaskRefused';
}

export interface TaskOptions {
  /** Aborting rejects at once with the signal's reason; the thread stops soon after. */
  signal: AbortSignal;
  onProgress(fraction: number): void;
}

export interface PictureThread<Task extends Making, Result extends Made> {
  /** Runs tasks in the order in which they came. Fails with `TaskRefused` or `PictureThreadDied`. */
  run(task: Task, options: TaskOptions): Promise<Result>;
  /** Resolves when the thread has ended. */
  close(): Promise<void>;
}

interface Running<Result> {
  taskId: number;
  onProgress(fraction: number): void;
  resolve(result: Result): void;
  reject(reason: unknown): void;
}

/**
 * One worker thread, started when first needed and replaced after it died. It does not keep the process
 * alive while idle. Its script calls `serveTasks`.
 */
export function createPictureThread<Task extends Making, Result extends Made>(
  startWorker: () => Worker,
): PictureThread<Task, Result> {
  let worker: Worker | null = null;
  let running: Running<Result> | null = null;
  let lastTaskId = 0;
  let last: Promise<unknown> = Promise.resolve();
  let isClosed = false;

  function settle(action: (task: Running<Result>) => void): void {
    const task = running;
    running = null;
    worker?.unref();
    if (task) action(task);
  }

  function onMessage(message: ThreadMessage<Result>): void {
    if (running?.taskId !== message.taskId) return;
    if (message.kind === 'progress') running.onProgress(message.fraction);
    else if (message.kind === 'done') settle((task) => task.resolve(message.result));
    else if (message.kind === 'stopped')
      settle((task) => task.reject(new PictureThreadDied('it was stopped')));
    else {
      const error = message.isRefused ? new TaskRefused(message.message) : new Error(message.message);
      settle((task) => task.reject(error));
    }
  }

  function start(): Worker {
    const started = startWorker();
    const onThreadExit = (cause: unknown) => {
      if (worker !== started) return;
      worker = null;
      settle((task) => task.reject(new PictureThreadDied('the thread ended during a task', { cause })));
    };
    started.on('message', onMessage);
    started.on('error', onThreadExit);
    started.on('exit', onThreadExit);
    return started;
  }

  function begin(task: Task, { signal, onProgress }: TaskOptions): Promise<Result> {
    if (isClosed) throw new PictureThreadDied('the engine was closed');
    lastTaskId += 1;
    const taskId = lastTaskId;
    const stop = new SharedArrayBuffer(4);
    const onAbort = () => Atomics.store(new Int32Array(stop), 0, 1);
    signal.addEventListener('abort', onAbort, { once: true });
    const work = new Promise<Result>((resolve, reject) => {
      running = { taskId, onProgress, resolve, reject };
      worker ??= start();
      worker.ref();
      // The copy moves: bytes that a message copies take twice their size until it has arrived.
      const bytes = new Uint8Array(task.bytes);
      const message = { kind: 'task', taskId, task: { ...task, bytes }, stop } satisfies OwnerMessage<Task>;
      worker.postMessage(message, [bytes.buffer]);
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
      closing.postMessage({ kind: 'close' } satisfies OwnerMessage<Task>);
      await ended;
    },
  };
}
