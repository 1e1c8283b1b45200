import { Worker } from 'node:worker_threads';

export interface TaskOptions<Step, Part = never> {
  /** Aborting rejects immediately with the signal's reason; the work is stopped, not awaited. */
  signal?: AbortSignal | undefined;
  onStep?: ((step: Step) => void) | undefined;
  /** Called with a part of the result that is ready before the rest. */
  onPart?: ((part: Part) => void) | undefined;
}

/** The thread ended during its work: the task is lost, the next one gets a new thread. */
export class DrawingThreadDied extends Error {
  override readonly name = 'DrawingThreadDied';
}

/** The task cannot be done (for example, its recipe has an unknown name). A retry gives the same result. */
export class DrawingFailed extends Error {
  override readonly name = 'DrawingFailed';
}

/** Owner → thread. */
export interface TaskMessage<Task> {
  taskId: number;
  task: Task;
}

/** Thread → owner. */
export type ThreadMessage<Step, Result, Part = never> =
  | { taskId: number; kind: 'progress'; step: Step }
  | { taskId: number; kind: 'part'; part: Part }
  | { taskId: number; kind: 'done'; result: Result }
  | { taskId: number; kind: 'failed'; message: string };

interface RunningTask<Step, Result, Part> {
  taskId: number;
  options: TaskOptions<Step, Part>;
  resolve: (result: Result) => void;
  reject: (reason: unknown) => void;
}

export interface TaskThread<Task, Step, Result, Part = never> {
  /** Does one task; the caller must not run two at a time. */
  run(task: Task, options: TaskOptions<Step, Part>): Promise<Result>;
  close(): Promise<void>;
}

/**
 * Creates a worker thread that starts on demand and is replaced after it died or was stopped. It does not
 * keep the process alive while idle.
 */
export function createTaskThread<Task, Step, Result, Part = never>(
  scriptUrl: URL,
  { isReadyAfterAbort = true }: { isReadyAfterAbort?: boolean } = {},
): TaskThread<Task, Step, Result, Part> {
  let worker: Worker | null = null;
  let running: RunningTask<Step, Result, Part> | null = null;
  let lastTaskId = 0;

  function settle(action: (task: RunningTask<Step, Result, Part>) => void): void {
    const task = running;
    running = null;
    worker?.unref();
    if (task) action(task);
  }

  function onMessage(message: ThreadMessage<Step, Result, Part>): void {
    if (running?.taskId !== message.taskId) return;
    if (message.kind === 'progress') running.options.onStep?.(message.step);
    else if (message.kind === 'part') running.options.onPart?.(message.part);
    else if (message.kind === 'done') settle((task) => task.resolve(message.result));
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
    run(task, options) {
      return new Promise<Result>((resolve, reject) => {
        const { signal } = options;
        if (signal?.aborted) {
          reject(signal.reason);
          return;
        }
        const onAbort = () => {
          void stop();
          settle((stopped) => stopped.reject(signal?.reason));
          // Starts loading now, so that the next task need not wait for it.
          if (isReadyAfterAbort) {
            worker = start();
            worker.unref();
          }
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
        worker.postMessage({ taskId: lastTaskId, task } satisfies TaskMessage<Task>);
      });
    },
    async close() {
      const stopping = stop();
      settle((task) => task.reject(new DrawingThreadDied('the engine was closed')));
      await stopping;
    },
  };
}
