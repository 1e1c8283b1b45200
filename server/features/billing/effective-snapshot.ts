import type { BillingDeps } from './deps.ts';
import type { Entitlement } from './entitlement/entitle.ts';
import { savedSnapshot } from './present.ts';
import { emptySnapshot, type ProviderSnapshot } from './provider-snapshot.ts';
import type { CustomerRow } from './schema.ts';

/**
 * Whether what somebody has at the sandbox rests: nobody has paid for it, and the sandbox is not what takes the payments
 * now. What was paid to a real provider counts on, whether or not it can still be asked.
 */
export function isSandboxPaused(
  { provider }: Pick<BillingDeps, 'provider'>,
  customer: Pick<CustomerRow, 'provider'>,
): boolean {
  return customer.provider === 'sandbox' && provider?.name !== 'sandbox';
}

/** What follows from what rests: no plan, and no coins until it counts again. Coins that were given stay. */
export const pausedEntitlement: Entitlement = { plan: 'free', grants: [], nextDueAt: null };

/** What was read of a customer last, as far as it counts now. */
export function effectiveSnapshot(
  deps: Pick<BillingDeps, 'provider'>,
  customer: CustomerRow | null,
): ProviderSnapshot {
  return customer !== null && isSandboxPaused(deps, customer) ? emptySnapshot : savedSnapshot(customer);
}
