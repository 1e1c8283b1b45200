import type { BillingDeps } from './deps.ts';
import type { Entitlement } from './entitlement/entitle.ts';
import { knownTruth } from './present.ts';
import type { CustomerRow } from './schema.ts';
import { type BillingTruth, noTruth } from './truth.ts';

/**
 * Whether what somebody has at the sandbox rests: nobody has paid for it, and the sandbox is not what takes the payments
 * now. What was paid to a real provider counts on, whether or not it can still be asked.
 */
export function isResting(
  { provider }: Pick<BillingDeps, 'provider'>,
  customer: Pick<CustomerRow, 'provider'>,
): boolean {
  return customer.provider === 'sandbox' && provider?.name !== 'sandbox';
}

/** What follows from what rests: no plan, and no coins until it counts again. Coins that were given stay. */
export const restingEntitlement: Entitlement = { plan: 'free', grants: [], nextDueAt: null };

/** What was read of a customer last, as far as it counts now. */
export function countedTruth(
  deps: Pick<BillingDeps, 'provider'>,
  customer: CustomerRow | null,
): BillingTruth {
  return customer !== null && isResting(deps, customer) ? noTruth : knownTruth(customer);
}
