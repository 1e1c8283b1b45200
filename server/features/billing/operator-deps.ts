import type { Reader, Tx } from '#server/platform/database/database.ts';
import type { AdminAct } from '../admin/admin.ts';
import type { FigureDeps } from './figures/deps.ts';
import type { ReconcileDeps } from './reconcile/reconciliation.ts';
export interface OperatorDeps extends Omit<ReconcileDeps, 'books'>, Omit<FigureDeps, 'books' | 'provider'> {
  books: ReconcileDeps['books'] & FigureDeps['books'];
  /** The addresses of users by id; who is gone is not in it. */
  emailsOf(userIds: readonly string[]): Promise<Map<string, string>>;
  /** The id of the user with an address; null when there is none. */
  idOf(reader: Reader, email: string): Promise<string | null>;
  /** Writes an admin's act down, in its transaction. */
  record(tx: Tx, act: AdminAct): Promise<void>;
}
