/**
 * The thread that finds people and reads their faces. The runtime computes synchronously, so that it must not
 * run in the server's own thread, nor in the drawing thread, which most designs share.
 */
import { parentPort } from 'node:worker_threads';
import type { TaskMessage, ThreadMessage } from '../../thread/task-thread.ts';
import { findPeople } from './find-people.ts';
import { openExpressions, openNetworks } from './open-networks.ts';
import type { PeopleAnswer, PeopleTask } from './protocol.ts';
import { readExpression } from './read-expression.ts';

const opening = openNetworks();
// Each task reports it; without this, the thread would die before the first one arrives.
opening.catch(() => {});
/** Opened by the first task that needs it: most photos are only cut out. */
let openingExpressions: ReturnType<typeof openExpressions> | undefined;

async function answer({ wants, ...photo }: PeopleTask): Promise<PeopleAnswer> {
  const networks = await opening;
  if (wants === 'people') return { people: await findPeople(photo, networks), reading: null };
  openingExpressions ??= openExpressions();
  const reading = await readExpression(photo, { ...networks, ...(await openingExpressions) });
  return { people: null, reading };
}

async function onTask({ taskId, task }: TaskMessage<PeopleTask>): Promise<void> {
  const post = (message: ThreadMessage<never, PeopleAnswer>, transfer: ArrayBuffer[] = []) =>
    parentPort?.postMessage(message, transfer);
  try {
    const result = await answer(task);
    const mask = result.people?.person?.mask;
    post({ taskId, kind: 'done', result }, mask ? [mask.alpha.buffer] : []);
  } catch (error) {
    post({ taskId, kind: 'failed', message: error instanceof Error ? error.message : String(error) });
  }
}

parentPort?.on('message', (message: TaskMessage<PeopleTask>) => void onTask(message));
