/** The retouching thread. Its work blocks it; whether to stop is read from shared memory. */
import { parentPort } from 'node:worker_threads';
import { PictureRefused } from '../pixels/read-picture.ts';
import type { OwnerMessage, RetouchTask, ThreadMessage } from './protocol.ts';
import { retouch } from './retouch.ts';

class Stopped extends Error {}

function post(message: ThreadMessage, transfer: ArrayBuffer[] = []): void {
  parentPort?.postMessage(message, transfer);
}

async function perform(taskId: number, task: RetouchTask, stop: SharedArrayBuffer): Promise<void> {
  const isStopped = new Int32Array(stop);
  const check = () => {
    if (Atomics.load(isStopped, 0) !== 0) throw new Stopped();
  };
  try {
    const result = await retouch(task, {
      check,
      onProgress: (fraction) => post({ kind: 'progress', taskId, fraction }),
    });
    check();
    post({ kind: 'done', taskId, result }, [result.bytes.buffer]);
  } catch (error) {
    if (error instanceof Stopped) post({ kind: 'stopped', taskId });
    else {
      const message = error instanceof Error ? error.message : String(error);
      post({ kind: 'failed', taskId, isRefused: error instanceof PictureRefused, message });
    }
  }
}

parentPort?.on('message', (message: OwnerMessage) => {
  if (message.kind === 'close') process.exit(0);
  else void perform(message.taskId, message.task, message.stop);
});
