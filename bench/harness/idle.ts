import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { LoopDelay } from './options.ts';

/** Starts an idle process. Returns a function that ends it and returns the delay of its event loop. */
export function startIdleProcess(): () => Promise<LoopDelay> {
  const child = fork(fileURLToPath(new URL('./idle-process.ts', import.meta.url)));
  return async () => {
    const answered = once(child, 'message');
    child.send('read');
    const [delay] = await answered;
    return delay;
  };
}
