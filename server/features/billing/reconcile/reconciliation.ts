import { eq } from 'drizzle-orm';
import * as z from 'zod';
import type { FindingView, ReconciliationView } from '#contract/admin-reconciliation.ts';
import type { DataHolder } from '#server/platform/personal-data.ts';
import { defineJob } from '#server/platform/queue/queue.ts';
import { firstMonth } from '../figures/months.ts';
import type { ReconcileDeps } from './deps.ts';
import { reconcilePageJob, startRun, workOnPage } from './run.ts';
import { billingFindings } from './schema.ts';
import { countOpen, findLastRun, selectOpen } from './store.ts';

export type { ReconcileDeps } from './deps.ts';

/** Starts the nightly run. */
export const dailyJob = defineJob('reconcile-billing', z.object({}));

/**
 * Compares ledger, grants, subscriptions and provider, and reports what differs. Changes neither plan nor
 * coins.
 */
export interface Reconciliation {
  /** Starts a run, or returns the current one. */
  start(): Promise<ReconciliationView>;
  status(): Promise<ReconciliationView>;
  /** Open findings, newest first. */
  findings(page: {
    cursor?: string | undefined;
    limit: number;
  }): Promise<{ findings: Omit<FindingView, 'userEmail'>[]; nextCursor: string | null }>;
  /** Registers its jobs. Call before the queue starts. */
  work(): void;
}

export function createReconciliation(deps: ReconcileDeps): Reconciliation {
  const { database, queue, clock, ledger, metrics } = deps;
  metrics.gauge({
    name: 'adventure_billing_findings',
    help: 'What differs between ledger, grants, subscriptions and payment provider',
    async collect() {
      this.set(await countOpen(database.db));
    },
  });
  const status = async (): Promise<ReconciliationView> => {
    const [run, findings] = await Promise.all([findLastRun(database.db), countOpen(database.db)]);
    if (run === null) return { findings, run };
    const { id, state, checked, message, startedAt, endedAt } = run;
    const times = { startedAt: startedAt.toISOString(), endedAt: endedAt?.toISOString() ?? null };
    return { findings, run: { id, state, checked, message, ...times } };
  };
  return {
    status,
    async start() {
      await startRun(deps);
      return status();
    },
    async findings(page) {
      const { findings, nextCursor } = await selectOpen(database.db, page);
      const shown = findings.map(({ id, kind, userId, detail, foundAt }) => ({
        id,
        kind,
        userId,
        detail,
        foundAt: foundAt.toISOString(),
      }));
      return { findings: shown, nextCursor };
    },
    work() {
      queue.work(reconcilePageJob, ({ payload, attempt, signal }) =>
        workOnPage(deps, { ...payload, attempt, signal }),
      );
      queue.work(dailyJob, async () => {
        await startRun(deps);
        await ledger.closeDays(firstMonth(clock.now()));
      });
    },
  };
}

/** Findings are the operator's records, not the user's: they are deleted with the account. */
export const findingData: DataHolder = {
  name: 'billing-findings',
  records: {},
  async erase(tx, { userId }) {
    await tx.delete(billingFindings).where(eq(billingFindings.userId, userId));
  },
};
