import type { PlanName } from '#contract/plans.ts';
import type { Reader, Tx } from '#server/platform/database/database.ts';
import type { Metrics } from '#server/platform/metrics.ts';
import type { Books } from '../../coins/coins.ts';
import type { BillingDeps } from '../deps.ts';

/** What books, subscriptions and provider are compared with. */
export interface ReconcileDeps
  extends Pick<BillingDeps, 'database' | 'queue' | 'clock' | 'newId' | 'log' | 'provider'> {
  metrics: Metrics;
  books: Pick<Books, 'holders' | 'problems' | 'given' | 'takenBack' | 'groundless' | 'closeDays'>;
  accounts: {
    /** The plans that are paid for by what their accounts say; those who are gone are not in it. */
    paidPlansOf(reader: Reader, userIds: readonly string[]): Promise<Map<string, PlanName>>;
  };
  /** Coins that admins have given by what is written of their acts, by the id of the request. */
  adminGrantsOf(
    reader: Reader,
    requestIds: readonly string[],
  ): Promise<Map<string, { userId: string | null; coins: number }>>;
  /** Told once a run that something is open. */
  onFindings?(tx: Tx, news: { runId: string; count: number }): Promise<void>;
}
