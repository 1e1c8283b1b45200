import type { Tx } from '#server/platform/database/database.ts';
import type { Api } from '#server/platform/http/api.ts';
import type { DataHolder } from '#server/platform/personal-data.ts';
import { type DeletionDeps, requestRenewalSync, workOnRenewalSyncs } from './account-deletion.ts';
import { requestPauseOrResume, workOnPauseOrResume } from './pause-or-resume-sandbox.ts';
import { billingData } from './personal-data.ts';
import { type BillingRouteDeps, registerRoutes } from './routes.ts';
import { dueWorkJob, runDueWork } from './run-due-work.ts';
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
  requestRenewalSync(tx: Tx, userId: string): Promise<void>;
  readonly personalData: DataHolder;
  registerRoutes(api: Api): void;
  /** Registers the workers that ask providers and give coins. Before the queue starts. */
  work(): void;
  /** Has the sandbox's subscriptions follow whether it takes the payments, soon. Once the queue has started. */
  pauseOrResumeSandbox(): Promise<void>;
}

export function createBilling(deps: BillingRouteDeps & DeletionDeps): Billing {
  const { queue } = deps;
  return {
    requestRenewalSync: (tx, userId) => requestRenewalSync(deps, tx, userId),
    personalData: billingData(deps),
    registerRoutes: (api) => registerRoutes(api, deps),
    work() {
      workOnSyncs(deps);
      workOnSearches(deps);
      workOnRenewalSyncs(deps);
      workOnPauseOrResume(deps);
      queue.work(dueWorkJob, ({ signal }) => runDueWork(deps, signal));
    },
    pauseOrResumeSandbox: () => requestPauseOrResume(deps),
  };
}
