/**
 * The cut-out thread. It is separate from the drawing thread: its library takes 100 MB and loads
 * asynchronously, and most designs do not need it.
 */
import { parentPort } from 'node:worker_threads';
import type { TaskMessage, ThreadMessage } from '../../thread/task-thread.ts';
import { cutOut } from './cut-out.ts';
import { loadOpenCv } from './load-open-cv.ts';
import type { CutOutResult, CutOutTask } from './protocol.ts';

const loading = loadOpenCv();

async function onTask({ taskId, task }: TaskMessage<CutOutTask>): Promise<void> {
  const post = (message: ThreadMessage<never, CutOutResult>, transfer: ArrayBuffer[] = []) =>
    parentPort?.postMessage(message, transfer);
  try {
    const { openCv } = await loading;
    const result = cutOut(openCv, task);
    post({ taskId, kind: 'done', result }, result ? [result.alpha.buffer] : []);
  } catch (error) {
    post({ taskId, kind: 'failed', message: error instanceof Error ? error.message : String(error) });
  }
}

parentPort?.on('message', (message: TaskMessage<CutOutTask>) => void onTask(message));
