import type { Api } from '#server/platform/http/api.ts';
import type { OperatorDeps } from './operator-deps.ts';
import { registerOperatorRoutes } from './operator-routes.ts';
import { createReconciliation } from './reconcile/reconciliation.ts';

/** What the operator sees of the money, and what compares it every night. */
export interface Operator {
  registerRoutes(api: Api): void;
  /** Gives the jobs that compare everything their handlers. Before the queue starts. */
  work(): void;
}

export function createOperator(deps: OperatorDeps): Operator {
  const reconciliation = createReconciliation(deps);
  return {
    registerRoutes: (api) => registerOperatorRoutes(api, deps, reconciliation),
    work: () => reconciliation.work(),
  };
}
