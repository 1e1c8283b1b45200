import { Worker } from 'node:worker_threads';
import {
  type DrawingStep,
  type DrawingTask,
  type DrawnPicture,
  drawingSteps,
  type ThreadMessage,
} from './protocol.ts';

export interface DrawingOptions {
  /** Aborting rejects at once with the signal's reason; the drawing itself is stopped, not awaited. */
  signal?: AbortSignal;
  /** Called after each step with the share of the work done (0–1) and the step's name. */
  onProgress?: (fraction: number, step: DrawingStep) => void;
}

/** The thread ended while it was drawing; the task is lost, the next one gets a new thread. */
export class DrawingThreadDied extends Error {
  override readonly name = 'DrawingThreadDied';
}

/** The task cannot be drawn (its recipe names something that does not exist, say). Trying again gives the same. */
export class DrawingFailed extends Error {
  override readonly name = 'DrawingFailed';
}

interface RunningTask {
  taskId: number;
  options: DrawingOptions;
  resolve: (drawing: DrawnPicture) => void;
  reject: (reason: unknown) => void;
}

export interface DrawingThread {
  /** Draws one task; the caller sees to it that only one is running. */
  draw(task: DrawingTask, options: DrawingOptions): Promise<DrawnPicture>;
  close(): Promise<void>;
}

/**
 * One worker thread that is started when first needed and replaced after it died or was stopped. It does not keep the
 * process alive while it is idle.
 */
export function createDrawingThread(scriptUrl: URL = new URL('./worker.ts', import.meta.url)): DrawingThread {
  let worker: Worker | null = null;
  let running: RunningTask | null = null;
  let lastTaskId = 0;

  function settle(action: (task: RunningTask) => void): void {
    const task = running;
    running = null;
    worker?.unref();
    if (task) action(task);
  }

  function onMessage(message: ThreadMessage): void {
    if (running?.taskId !== message.taskId) return;
    if (message.kind === 'progress') running.options.onProgress?.(drawingSteps[message.step], message.step);
    else if (message.kind === 'done') settle((task) => task.resolve(message.drawing));
    else settle((task) => task.reject(new DrawingFailed(message.message)));
  }

  function start(): Worker {
    const started = new Worker(scriptUrl);
    const onDeath = (cause: unknown) => {
      if (worker !== started) return;
      worker = null;
      settle((task) =>
        task.reject(new DrawingThreadDied('the drawing thread ended unexpectedly', { cause })),
      );
    };
    started.on('message', onMessage);
    started.on('error', onDeath);
    started.on('exit', onDeath);
    return started;
  }

  function stop(): Promise<unknown> {
    const stopped = worker;
    worker = null;
    return stopped ? stopped.terminate() : Promise.resolve();
  }

  return {
    draw(task, options) {
      return new Promise<DrawnPicture>((resolve, reject) => {
        const { signal } = options;
        if (signal?.aborted) {
          reject(signal.reason);
          return;
        }
        const onAbort = () => {
          void stop();
          settle((stopped) => stopped.reject(signal?.reason));
          // The next drawing need not wait until a new thread has loaded everything.
          worker = start();
          worker.unref();
        };
        const finish = <V>(settlePromise: (value: V) => void) => {
          return (value: V) => {
            signal?.removeEventListener('abort', onAbort);
            settlePromise(value);
          };
        };
        signal?.addEventListener('abort', onAbort, { once: true });
        lastTaskId += 1;
        running = { taskId: lastTaskId, options, resolve: finish(resolve), reject: finish(reject) };
        worker ??= start();
        worker.ref();
        worker.postMessage({ taskId: lastTaskId, task });
      });
    },
    async close() {
      const stopping = stop();
      settle((task) => task.reject(new DrawingThreadDied('the engine was closed')));
      await stopping;
    },
  };
}
