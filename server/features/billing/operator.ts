import type { Api } from '#server/platform/http/api.ts';
import type { OperatorDeps } from './operator-deps.ts';
import { registerOperatorRoutes } from './operator-routes.ts';
import { createReconciliation } from './reconcile/reconciliation.ts';

/** The operator's view of money, and the nightly reconciliation. */
export interface Operator {
  registerRoutes(api: Api): void;
  /** Registers the reconciliation jobs. Call before the queue starts. */
  work(): void;
}

export function createOperator(deps: OperatorDeps): Operator {
  const reconciliation = createReconciliation(deps);
  return {
    registerRoutes: (api) => registerOperatorRoutes(api, deps, reconciliation),
    work: () => reconciliation.work(),
  };
}
