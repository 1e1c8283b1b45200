import type { Reader, Tx } from '#server/platform/database/database.ts';
import type { Api } from '#server/platform/http/api.ts';
import type { AdminAct } from '../admin/admin.ts';
import type { FigureDeps } from './figures/deps.ts';
import { registerOperatorRoutes } from './operator-routes.ts';
import { createReconciliation, type ReconcileDeps } from './reconcile/reconciliation.ts';

/** What the operator sees of the money, and what compares it every night. */
export interface Operator {
  registerRoutes(api: Api): void;
  /** Gives the jobs that compare everything their handlers. Before the queue starts. */
  work(): void;
}

export interface OperatorDeps extends Omit<ReconcileDeps, 'books'>, Omit<FigureDeps, 'books' | 'provider'> {
  books: ReconcileDeps['books'] & FigureDeps['books'];
  /** The addresses of users by id; who is gone is not in it. */
  emailsOf(userIds: readonly string[]): Promise<Map<string, string>>;
  /** The id of the user with an address; null when there is none. */
  idOf(reader: Reader, email: string): Promise<string | null>;
  /** Writes an admin's act down, in its transaction. */
  record(tx: Tx, act: AdminAct): Promise<void>;
}

export function createOperator(deps: OperatorDeps): Operator {
  const reconciliation = createReconciliation(deps);
  return {
    registerRoutes: (api) => registerOperatorRoutes(api, deps, reconciliation),
    work: () => reconciliation.work(),
  };
}
