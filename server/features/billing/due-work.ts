import * as z from 'zod';
import { defineJob } from '#server/platform/queue/queue.ts';
import type { BillingDeps } from './deps.ts';
import { askAboutOverdue, giveDueCoins } from './due-coins.ts';
import { followProvider } from './follow-provider.ts';
import { reclaimReturned } from './reclaim.ts';

/** Does what has become due, every few minutes. */
export const giveCoinsJob = defineJob('give-due-coins', z.object({}), { expireSeconds: 3_600 });

/**
 * What is done every few minutes without having been asked for. What fails of it does not keep the rest from being done;
 * it is thrown at the end.
 */
export async function doDueWork(deps: BillingDeps, signal?: AbortSignal): Promise<void> {
  const failures: unknown[] = [];
  for (const work of [followProvider, giveDueCoins, askAboutOverdue, reclaimReturned]) {
    signal?.throwIfAborted();
    try {
      await work(deps, signal);
    } catch (error) {
      failures.push(error);
    }
  }
  if (failures.length > 0) throw new AggregateError(failures, 'Some of what is due could not be done.');
}
