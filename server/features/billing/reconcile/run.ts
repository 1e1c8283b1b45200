import { and, eq, lt } from 'drizzle-orm';
import * as z from 'zod';
import { hourMs } from '#contract/durations.ts';
import type { Tx } from '#server/platform/database/database.ts';
import { defineJob } from '#server/platform/queue/queue.ts';
import { PaymentProviderError } from '../provider.ts';
import { checkPage } from './check-page.ts';
import type { ReconcileDeps } from './deps.ts';
import { billingRuns, type RunRow } from './schema.ts';
import { countOpen, deleteUnseen, findLastRun, findRun } from './store.ts';

/** Retried for some minutes: a provider that restarts or limits its rate does not end a run. */
const retries = 4;
export const reconcilePageJob = defineJob('reconcile-billing-page', z.object({ runId: z.string() }), {
  redeliveryLimit: retries,
  redeliveryDelaySeconds: 15,
});

/** A run without progress for this long has lost its queue entry. */
const abandonedMs = hourMs;
const runRetentionMs = 400 * 24 * hourMs;

/** Starts a run, or returns the current one. */
export async function startRun(deps: ReconcileDeps): Promise<RunRow> {
  const { database, clock, newId, queue } = deps;
  return database.inTransaction(async (tx) => {
    const now = clock.now();
    const isLost = and(
      eq(billingRuns.state, 'running'),
      lt(billingRuns.movedAt, new Date(now.getTime() - abandonedMs)),
    );
    const message = 'The run was abandoned.';
    await tx.update(billingRuns).set({ state: 'failed', endedAt: now, message }).where(isLost);
    await tx.delete(billingRuns).where(lt(billingRuns.startedAt, new Date(now.getTime() - runRetentionMs)));
    const [started] = await tx
      .insert(billingRuns)
      .values({ id: newId(), state: 'running', startedAt: now, movedAt: now })
      .onConflictDoNothing()
      .returning();
    if (started) await queue.enqueue(tx, reconcilePageJob, { runId: started.id }, { key: started.id });
    const run = started ?? (await findLastRun(tx));
    if (run === null) throw new Error('The running reconciliation has disappeared.');
    return run;
  });
}

/**
 * Checks the next page of users and enqueues the one after. Each page is stored with the run's progress, so
 * that an interrupted run continues. When the provider is unreachable the run ends with that reason, and
 * earlier findings stay open.
 */
export async function workOnPage(
  deps: ReconcileDeps,
  { runId, attempt, signal }: { runId: string; attempt: number; signal?: AbortSignal },
): Promise<void> {
  const run = await findRun(deps.database.db, runId);
  if (run?.state !== 'running') return;
  try {
    await checkPage(deps, run, {
      signal,
      onPage: async (tx, { isLast }) => {
        if (isLast) await endRun(deps, tx, runId, { state: 'done', message: null });
        else await deps.queue.enqueue(tx, reconcilePageJob, { runId }, { key: runId });
      },
    });
  } catch (error) {
    if (signal?.aborted || (isTransient(error) && attempt <= retries)) throw error;
    const isProvider = error instanceof PaymentProviderError;
    const message = error instanceof Error ? error.message : String(error);
    deps.log.error({ error, runId }, 'reconciliation failed');
    await deps.database.inTransaction((tx) =>
      endRun(deps, tx, runId, { state: isProvider ? 'provider_failed' : 'failed', message }),
    );
  }
}

/** Whether a retry may help. */
function isTransient(error: unknown): boolean {
  return !(error instanceof PaymentProviderError) || error.fault !== 'misconfigured';
}

/** Ends a run, and raises the alarm for open findings. */
async function endRun(
  { clock, log, onFindings }: ReconcileDeps,
  tx: Tx,
  runId: string,
  { state, message }: Pick<RunRow, 'state' | 'message'>,
): Promise<void> {
  const [ended] = await tx
    .update(billingRuns)
    .set({ state, message, endedAt: clock.now() })
    .where(and(eq(billingRuns.id, runId), eq(billingRuns.state, 'running')))
    .returning();
  if (!ended) return;
  if (state === 'done') await deleteUnseen(tx, runId);
  const open = await countOpen(tx);
  const facts = { runId, state, checked: ended.checked, findings: open };
  if (open === 0) {
    log.info(facts, 'reconciliation finished');
    return;
  }
  log.error(facts, 'reconciliation found differences');
  await onFindings?.(tx, { runId, count: open });
}
