import type { PlanName } from '#contract/plans.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Database, Tx } from '#server/platform/database/database.ts';
import type { Log } from '#server/platform/log-types.ts';
import type { Queue } from '#server/platform/queue/queue.ts';
import type { Coins } from '../coins/coins.ts';
import type { DueGrant } from './entitlement/entitle.ts';
import type { PaymentProvider } from './provider.ts';
import type { SnapshotSubscription } from './provider-snapshot.ts';

export interface BillingDeps {
  database: Database;
  queue: Queue;
  clock: Clock;
  newId(): string;
  log: Log;
  /**
   * Null when nothing is sold: admins give plans and coins. A getter: the sandbox can be turned on and off
   * while the process runs, by the engines that admins configure.
   */
  readonly provider: PaymentProvider | null;
  /** Whether pictures cost coins; default: yes. */
  usesCoins?: boolean;
  coins: Pick<Coins, 'syncGrants'>;
  accounts: {
    /** Sets the plan that a user has paid for. A plan given by an admin is stored separately. */
    setPaidPlan(tx: Tx, userId: string, plan: PlanName): Promise<void>;
  };
  events: {
    /** Publishes one event to each user. */
    publishEach(
      tx: Tx,
      type: 'billing.changed',
      news: readonly { userId: string; payload: Record<string, never> }[],
    ): Promise<void>;
  };
  /** Called in the transaction with what has changed for a user, before browsers are notified. */
  onApplied?(tx: Tx, news: BillingChange): Promise<void>;
}

/** A change to notify a user of. */
export interface BillingChange {
  userId: string;
  plan: PlanName;
  planBefore: PlanName;
  /** The subscription that the plan comes or came from, as it is now; null without one. */
  subscription: Pick<SnapshotSubscription, 'id' | 'status'> | null;
  /** New coins, with what they were given for. */
  granted: readonly NewCoins[];
  /** Invoices that could not be collected and will be retried. */
  failedInvoices: readonly string[];
}

export interface NewCoins extends Pick<DueGrant, 'reference' | 'coins' | 'plan'> {
  /** The first coins of a new or higher plan; false for a renewal. */
  isPurchase: boolean;
}
