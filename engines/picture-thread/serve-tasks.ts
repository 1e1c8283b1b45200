import { parentPort } from 'node:worker_threads';
import type { Made, OwnerMessage, ThreadMessage } from './protocol.ts';

class Stopped extends Error {}

export interface TaskTools {
  /** Ends the task here if its owner does not want it any more. */
  check(): void;
  onProgress(fraction: number): void;
}

interface ServeOptions<Task, Result extends Made> {
  perform(task: Task, tools: TaskTools): Promise<Result>;
  /** Whether an error says that the engine does not take the picture. */
  isRefusal(error: unknown): boolean;
  /** Frees what the thread holds before it ends. Not called while a task runs. */
  beforeExit?(): Promise<void>;
}

/** The thread's side: does the tasks that its owner sends, one at a time, until the owner closes it. */
export function serveTasks<Task, Result extends Made>(options: ServeOptions<Task, Result>): void {
  let isRunning = false;
  let isClosing = false;

  const post = (message: ThreadMessage<Result>, transfer: ArrayBuffer[] = []) =>
    parentPort?.postMessage(message, transfer);

  async function leave(): Promise<void> {
    await options.beforeExit?.();
    process.exit(0);
  }

  async function perform(taskId: number, task: Task, stop: SharedArrayBuffer): Promise<void> {
    const isStopped = new Int32Array(stop);
    const check = () => {
      if (isClosing || Atomics.load(isStopped, 0) !== 0) throw new Stopped();
    };
    isRunning = true;
    try {
      const result = await options.perform(task, {
        check,
        onProgress: (fraction) => post({ kind: 'progress', taskId, fraction }),
      });
      check();
      post({ kind: 'done', taskId, result }, [result.bytes.buffer]);
    } catch (error) {
      if (error instanceof Stopped) post({ kind: 'stopped', taskId });
      else {
        const message = error instanceof Error ? error.message : String(error);
        post({ kind: 'failed', taskId, isRefused: options.isRefusal(error), message });
      }
    }
    isRunning = false;
    if (isClosing) await leave();
  }

  parentPort?.on('message', (message: OwnerMessage<Task>) => {
    if (message.kind === 'task') void perform(message.taskId, message.task, message.stop);
    else {
      isClosing = true;
      if (!isRunning) void leave();
    }
  });
}
