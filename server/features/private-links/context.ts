import type { Clock } from '#server/platform/clock.ts';
import type { Database, Reader, Tx } from '#server/platform/database/database.ts';

export interface LinkContext {
  database: Database;
  clock: Clock;
  newId(): string;
  /** 32 bytes, for the owner's copy of a token. */
  key: Buffer;
  /** False if the operator has switched links off: then none opens and none can be made. */
  isOn: boolean;
  /** False for a blocked user and for a deleted one. */
  isActive(db: Reader, userId: string): Promise<boolean>;
  /** Called in the transaction that deletes links, for what their features keep of them. */
  onDeleted(tx: Tx, userId: string, ids: readonly string[]): Promise<void>;
}
