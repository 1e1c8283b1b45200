import * as z from 'zod';
import type { Tx } from '#server/platform/database/database.ts';
import type { Api } from '#server/platform/http/api.ts';
import type { DataHolder } from '#server/platform/personal-data.ts';
import { defineJob } from '#server/platform/queue/queue.ts';
import { doDueWork } from './due-work.ts';
import { followEntries, requestFollowing, workOnFollowing } from './follow-provider.ts';
import { followWish, type LeavingDeps, leavingEntries, workOnLeavers } from './leaving.ts';
import { billingData } from './personal-data.ts';
import { type BillingRouteDeps, registerRoutes } from './routes.ts';
import { searchEntries, workOnSearches } from './search-customer.ts';
import { syncEntries, workOnSyncs } from './sync.ts';

export { createOperator, type Operator, operatorEntries } from './operator.ts';
export { operatorWarnings, warningSentence } from './operator-warnings.ts';
export type { PaymentProvider } from './provider.ts';
export { findingData } from './reconcile/reconciliation.ts';
export type { BillingRouteDeps } from './routes.ts';
export { createSandbox, type Sandbox } from './sandbox/sandbox.ts';
export { createStripe } from './stripe/create-stripe.ts';
export { registerBillingWebhook } from './webhook.ts';

const giveCoinsJob = defineJob('give-due-coins', z.object({}), { expireSeconds: 3_600 });

/** What billing has a process do. */
export const billingEntries = [
  ...syncEntries,
  ...searchEntries,
  ...leavingEntries,
  ...followEntries,
  giveCoinsJob,
] as const;

/** Plans, how they are paid, and the coins that come of it. */
export interface Billing {
  /** Has somebody's subscription follow their wish to leave or to stay, in that transaction. */
  followWish(tx: Tx, userId: string): Promise<void>;
  readonly personalData: DataHolder;
  registerRoutes(api: Api): void;
  /** Registers the workers that ask providers and give coins. Before the queue starts. */
  work(): void;
  /** Has the sandbox's subscriptions follow whether it takes the payments, soon. Once the queue has started. */
  followProvider(): Promise<void>;
}

export function createBilling(deps: BillingRouteDeps & LeavingDeps): Billing {
  const { queue } = deps;
  return {
    followWish: (tx, userId) => followWish(deps, tx, userId),
    personalData: billingData(deps),
    registerRoutes: (api) => registerRoutes(api, deps),
    work() {
      workOnSyncs(deps);
      workOnSearches(deps);
      workOnLeavers(deps);
      workOnFollowing(deps);
      queue.work(giveCoinsJob, ({ signal }) => doDueWork(deps, signal));
      queue.schedule(giveCoinsJob, '*/5 * * * *', {});
    },
    followProvider: () => requestFollowing(deps),
  };
}
