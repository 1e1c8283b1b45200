import type { PlanName } from '#contract/plans.ts';
import type { Reader, Tx } from '#server/platform/database/database.ts';
import type { Metrics } from '#server/platform/metrics.ts';
import type { LedgerReports } from '../../coins/coins.ts';
import type { BillingDeps } from '../deps.ts';

export interface ReconcileDeps
  extends Pick<BillingDeps, 'database' | 'queue' | 'clock' | 'newId' | 'log' | 'provider'> {
  metrics: Metrics;
  ledger: Pick<
    LedgerReports,
    'holders' | 'problems' | 'given' | 'clawedBackGrants' | 'unexplained' | 'closeDays'
  >;
  accounts: {
    /** Returns the stored paid plans of users. Deleted users are missing from the map. */
    paidPlansOf(reader: Reader, userIds: readonly string[]): Promise<Map<string, PlanName>>;
  };
  /** Returns the coins that admins have given, from the audit log, by request id. */
  adminGrantsOf(
    reader: Reader,
    requestIds: readonly string[],
  ): Promise<Map<string, { userId: string | null; coins: number }>>;
  /** Called at most once per run when findings are open. */
  onFindings?(tx: Tx, news: { runId: string; count: number }): Promise<void>;
}
