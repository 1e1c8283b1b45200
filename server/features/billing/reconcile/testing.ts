import { createMetrics } from '#server/platform/metrics.ts';
import type { Queue } from '#server/platform/queue/queue.ts';
import { openStripeBench, type StripeBench } from '#server/testing/stripe/bench.ts';
import { payCheckout } from '#server/testing/stripe/customer-actions.ts';
import { syncCustomer } from '../sync.ts';
import { type BillingBench, openBillingBench } from '../testing.ts';
import type { ReconcileDeps } from './deps.ts';
import { startRun, workOnPage } from './run.ts';
import { selectOpen } from './store.ts';

/** A user who pays for a plan at the Stripe stand-in. */
export interface Payer {
  userId: string;
  customerId: string;
}

/**
 * Billing with its reconciliation, on a queue that only moves when a test moves it: work in progress stays
 * so.
 */
export interface ReconcileBench {
  stripe: StripeBench;
  bench: BillingBench;
  /** A user who has bought a month of Pro and has its coins. */
  payer(): Promise<Payer>;
  /** Syncs what the provider knows of a user now. */
  sync(payer: Payer): Promise<void>;
  /** Runs the reconciliation and returns the kinds of a user's open findings. */
  kindsOf(payer: Pick<Payer, 'userId'>, changes?: Partial<ReconcileDeps>): Promise<string[]>;
  advanceHours(hours: number): void;
  close(): Promise<void>;
}

export async function openReconcileBench(): Promise<ReconcileBench> {
  const stripe = await openStripeBench();
  const bench = await openBillingBench({ provider: stripe.provider, clock: stripe.clock });
  const { deps, coins } = bench;
  let isAnotherPage = false;
  const queue: Pick<Queue, 'enqueue'> = {
    async enqueue(tx, job, payload, options) {
      if (!('runId' in payload)) return deps.queue.enqueue(tx, job, payload, options);
      isAnotherPage = true;
      return 'worked on at once';
    },
  };
  const sync = async ({ customerId }: Payer) => {
    await syncCustomer(deps, customerId);
  };
  return {
    stripe,
    bench,
    sync,
    async payer() {
      const made = await bench.customer();
      payCheckout(stripe.world, await stripe.checkout(made.customerId));
      await sync(made);
      return made;
    },
    async kindsOf({ userId }, changes = {}) {
      const all: ReconcileDeps = {
        ...deps,
        queue: queue as Queue,
        metrics: createMetrics(),
        ledger: coins.ledger,
        accounts: {
          paidPlansOf: async (_, userIds) => {
            const known = userIds.flatMap((id) => {
              const plan = bench.plans.get(id);
              return plan === undefined ? [] : [[id, plan] as const];
            });
            return new Map(known);
          },
        },
        adminGrantsOf: async () => new Map(),
        ...changes,
      };
      const { id } = await startRun(all);
      while (isAnotherPage) {
        isAnotherPage = false;
        await workOnPage(all, { runId: id, attempt: 1 });
      }
      const { findings } = await selectOpen(bench.database.db, { limit: 50 });
      return findings
        .filter((found) => found.userId === userId)
        .map(({ kind }) => kind)
        .sort();
    },
    advanceHours: (hours) => stripe.clock.advance(hours * 3_600_000),
    async close() {
      await bench.close();
      await stripe.close();
    },
  };
}
