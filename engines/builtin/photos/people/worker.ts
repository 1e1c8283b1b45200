/**
 * The thread that finds people. The runtime computes synchronously, so that it must not run in the server's
 * own thread, nor in the drawing thread, which most designs share.
 */
import { parentPort } from 'node:worker_threads';
import type { TaskMessage, ThreadMessage } from '../../thread/task-thread.ts';
import { findPeople } from './find-people.ts';
import { openNetworks } from './open-networks.ts';
import type { FoundPeople, PeopleTask } from './protocol.ts';

const opening = openNetworks();
// Each task reports it; without this, the thread would die before the first one arrives.
opening.catch(() => {});

async function onTask({ taskId, task }: TaskMessage<PeopleTask>): Promise<void> {
  const post = (message: ThreadMessage<never, FoundPeople>, transfer: ArrayBuffer[] = []) =>
    parentPort?.postMessage(message, transfer);
  try {
    const result = await findPeople(task, await opening);
    post({ taskId, kind: 'done', result }, result.person ? [result.person.mask.alpha.buffer] : []);
  } catch (error) {
    post({ taskId, kind: 'failed', message: error instanceof Error ? error.message : String(error) });
  }
}

parentPort?.on('message', (message: TaskMessage<PeopleTask>) => void onTask(message));
