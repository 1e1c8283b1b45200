import type { EntryKind } from '#contract/coins.ts';
import type { Tx } from '#server/platform/database/database.ts';
import type { LedgerDeps } from './deps.ts';
import { coinEntries } from './schema.ts';

export interface NewEntry {
  userId: string;
  grantId: string;
  holdId: string | null;
  kind: EntryKind;
  /** Signed: what is added to the grant. */
  amount: number;
}

/**
 * Appends to the ledger. An entry's reference names the event and the grant, so that the database refuses to
 * record the same event twice.
 */
export async function writeEntries(
  deps: Pick<LedgerDeps, 'newId'>,
  tx: Tx,
  entries: readonly NewEntry[],
  now: Date,
): Promise<void> {
  if (entries.length === 0) return;
  await tx.insert(coinEntries).values(
    entries.map((entry) => ({
      ...entry,
      id: deps.newId(),
      reference: [entry.kind, entry.grantId, entry.holdId].filter((part) => part !== null).join(':'),
      createdAt: now,
    })),
  );
}
