import type { Reader, Tx } from '#server/platform/database/database.ts';
import type { NewAuditEntry } from '../admin/admin.ts';
import type { FigureDeps } from './figures/deps.ts';
import type { ReconcileDeps } from './reconcile/reconciliation.ts';
export interface OperatorDeps extends Omit<ReconcileDeps, 'ledger'>, Omit<FigureDeps, 'ledger' | 'provider'> {
  ledger: ReconcileDeps['ledger'] & FigureDeps['ledger'];
  /** Returns addresses by user id. Deleted users are missing from the map. */
  emailsOf(userIds: readonly string[]): Promise<Map<string, string>>;
  /** Returns the id of the user with an address; null when there is none. */
  idOf(reader: Reader, email: string): Promise<string | null>;
  /** Records an admin's action, in its transaction. */
  record(tx: Tx, entry: NewAuditEntry): Promise<void>;
}
