import type { PlanName } from '#contract/plans.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Database, Tx } from '#server/platform/database/database.ts';
import type { Log } from '#server/platform/log-types.ts';
import type { Queue } from '#server/platform/queue/queue.ts';
import type { Coins } from '../coins/coins.ts';
import type { DueGrant } from './entitlement/entitle.ts';
import type { PaymentProvider } from './provider.ts';
import type { SnapshotSubscription } from './provider-snapshot.ts';

/** What billing is made with. */
export interface BillingDeps {
  database: Database;
  queue: Queue;
  clock: Clock;
  newId(): string;
  log: Log;
  /**
   * Null where nothing is sold: admins give plans and coins. Read anew each time: the sandbox comes and goes with the engines
   * that admins set up.
   */
  readonly provider: PaymentProvider | null;
  coins: Pick<Coins, 'keep'>;
  accounts: {
    /** The plan that a user has paid for; what an admin has given them stands beside it. */
    setPaidPlan(tx: Tx, userId: string, plan: PlanName): Promise<void>;
  };
  events: {
    /** Each user is told once. */
    publishEach(
      tx: Tx,
      type: 'billing.changed',
      news: readonly { userId: string; payload: Record<string, never> }[],
    ): Promise<void>;
  };
  /** Told in the transaction what has changed for a user, before browsers are. */
  onApplied?(tx: Tx, news: BillingChange): Promise<void>;
}

/** What a user is told of. */
export interface BillingChange {
  userId: string;
  plan: PlanName;
  planBefore: PlanName;
  /** The subscription that the plan comes or came from, as it stands; null without any. */
  subscription: Pick<SnapshotSubscription, 'id' | 'status'> | null;
  /** Coins that are new, with what they were given for. */
  granted: NewCoins[];
  /** Invoices that could not be collected and are tried again. */
  failedInvoices: string[];
}

export interface NewCoins extends Pick<DueGrant, 'reference' | 'coins' | 'plan'> {
  /** The first that were paid with a new or a higher plan, and no renewal's. */
  isPurchase: boolean;
}
