import { isDeepStrictEqual } from 'node:util';
import { PaymentProviderError } from '../provider.ts';
import type { CustomerRow } from '../schema.ts';
import { differences, isSameSnapshot } from './check-snapshot.ts';
import { parseSnapshot } from './check-users.ts';
import type { ReconcileDeps } from './deps.ts';
import type { Finding } from './finding.ts';

/** How many customers are asked about at the same time: it is no hurry, and the provider serves buyers, too. */
const atOnce = 4;

/** A customer of whom the provider says something else, with what was kept when that was seen. */
export interface Difference {
  customer: CustomerRow;
  finding: Finding;
}

/**
 * Asks the provider about customers, and answers where it says something else than what is kept of them. Throws
 * `PaymentProviderError` when it cannot be asked.
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
      const kept = parseSnapshot(customer);
      // What cannot be read is found without asking.
      if (kept === null) continue;
      const about = { userId: customer.userId, subject: '' };
      try {
        const actual = await provider.readSnapshot(customer.customerId);
        if (isSameSnapshot(kept, actual)) continue;
        found.push({ customer, finding: { ...about, kind: 'truth', detail: differences(kept, actual) } });
      } catch (error) {
        // It is there, and does not speak of this one: that says something of the customer.
        if (!(error instanceof PaymentProviderError) || error.fault !== 'refused') throw error;
        const detail = { problem: error.message };
        found.push({ customer, finding: { ...about, kind: 'truth_unreadable', detail } });
      }
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return found;
}

/** Whether what is kept of a customer is still what was compared. */
export function isUnchanged(before: CustomerRow, now: CustomerRow): boolean {
  return before.customerId === now.customerId && isDeepStrictEqual(before.snapshot, now.snapshot);
}
