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

export type { BillingChange } from './deps.ts';
export { createOperator, type Operator } from './operator.ts';
export { operatorWarnings, warningSentence } from './operator-warnings.ts';
export type { PaymentProvider } from './provider.ts';
export type { BillingRouteDeps } from './routes.ts';
export { createSandbox, type Sandbox } from './sandbox/sandbox.ts';
export { createStripe } from './stripe/create-stripe.ts';

/** Plans, payments, and the coins that follow from them. */
export interface Billing {
  /**
   * Enqueues the sync of a user's renewals with their decision to leave or stay, in the caller's transaction.
   */
  requestRenewalSync(tx: Tx, userId: string): Promise<void>;
  readonly personalData: DataHolder;
  registerRoutes(api: Api): void;
  /** Registers the workers that ask providers and grant coins. Call before the queue starts. */
  work(): void;
  /** Enqueues pausing or resuming the sandbox's subscriptions. Call once the queue has started. */
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
