import type { Tx } from '#server/platform/database/database.ts';
import type { Api } from '#server/platform/http/api.ts';
import type { DataHolder } from '#server/platform/personal-data.ts';
import { doDueWork, giveCoinsJob } from './due-work.ts';
import { requestFollowing, workOnFollowing } from './follow-provider.ts';
import { followWish, type LeavingDeps, workOnLeavers } from './leaving.ts';
import { billingData } from './personal-data.ts';
import { type BillingRouteDeps, registerRoutes } from './routes.ts';
import { workOnSearches } from './search-customer.ts';
import { workOnSyncs } from './sync.ts';

export { createOperator, type Operator } from './operator.ts';
export { operatorWarnings, warningSentence } from './operator-warnings.ts';
export type { PaymentProvider } from './provider.ts';
export type { BillingRouteDeps } from './routes.ts';
export { createSandbox, type Sandbox } from './sandbox/sandbox.ts';
export { createStripe } from './stripe/create-stripe.ts';

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
    },
    followProvider: () => requestFollowing(deps),
  };
}
