import { isDeepStrictEqual } from 'node:util';
import { PaymentProviderError } from '../provider.ts';
import type { CustomerRow } from '../schema.ts';
import { differences, isSameSnapshot } from './check-snapshot.ts';
import { parseSnapshot } from './check-users.ts';
import type { ReconcileDeps } from './deps.ts';
import type { Finding } from './finding.ts';

/** How many customers are read concurrently: low, since the provider also serves buyers. */
const concurrency = 4;

/** A customer whose snapshot differs at the provider, with the stored one at that time. */
export interface Difference {
  customer: CustomerRow;
  finding: Finding;
}

/**
 * Reads customers from the provider and returns those whose stored snapshot differs. Throws
 * `PaymentProviderError` when it is unreachable.
 */
export async function compareSnapshots(
  { provider }: Pick<ReconcileDeps, 'provider'>,
  customers: readonly CustomerRow[],
  signal?: AbortSignal,
): Promise<Difference[]> {
  if (provider === null) return [];
  const left = customers.filter((customer) => customer.provider === provider.name);
  const found: Difference[] = [];
  const work = async () => {
    for (let customer = left.pop(); customer !== undefined; customer = left.pop()) {
      signal?.throwIfAborted();
      const stored = parseSnapshot(customer);
      // An unreadable snapshot is found without asking.
      if (stored === null) continue;
      const about = { userId: customer.userId, subject: '' };
      try {
        const actual = await provider.readSnapshot(customer.customerId);
        if (isSameSnapshot(stored, actual)) continue;
        found.push({
          customer,
          finding: { ...about, kind: 'provider_snapshot', detail: differences(stored, actual) },
        });
      } catch (error) {
        // The provider works but refuses this customer: a finding about the customer.
        if (!(error instanceof PaymentProviderError) || error.fault !== 'refused') throw error;
        const detail = { problem: error.message };
        found.push({ customer, finding: { ...about, kind: 'provider_snapshot_unreadable', detail } });
      }
    }
  };
  await Promise.all(Array.from({ length: concurrency }, work));
  return found;
}

/** Whether a customer's stored data is still what was compared. */
export function isUnchanged(before: CustomerRow, now: CustomerRow): boolean {
  return before.customerId === now.customerId && isDeepStrictEqual(before.snapshot, now.snapshot);
}
