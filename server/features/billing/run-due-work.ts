import * as z from 'zod';
import { hourSeconds } from '#contract/durations.ts';
import { defineJob } from '#server/platform/queue/queue.ts';
import type { BillingDeps } from './deps.ts';
import { grantDueCoins, syncOverdue } from './grant-due-coins.ts';
import { pauseOrResumeSandbox } from './pause-or-resume-sandbox.ts';
import { reclaimRefunded } from './reclaim.ts';

/** Runs every few minutes. */
export const dueWorkJob = defineJob('give-due-coins', z.object({}), { expireSeconds: hourSeconds });

/** Does the periodic work of billing. A failing part does not stop the rest; it is thrown at the end. */
export async function runDueWork(deps: BillingDeps, signal?: AbortSignal): Promise<void> {
  const failures: unknown[] = [];
  for (const work of [pauseOrResumeSandbox, grantDueCoins, syncOverdue, reclaimRefunded]) {
    signal?.throwIfAborted();
    try {
      await work(deps, signal);
    } catch (error) {
      failures.push(error);
    }
  }
  if (failures.length > 0) throw new AggregateError(failures, 'Some due billing work failed.');
}
