import type { BillingDeps } from './deps.ts';
import type { Entitlement } from './entitlement/entitle.ts';
import { savedSnapshot } from './present.ts';
import { emptySnapshot, type ProviderSnapshot } from './provider-snapshot.ts';
import type { CustomerRow } from './schema.ts';

/**
 * Whether a user's sandbox subscriptions are paused: no money was paid for them, and the sandbox is not the
 * current provider. What a real provider was paid for stays in effect even while it is unreachable.
 */
export function isSandboxPaused(
  { provider }: Pick<BillingDeps, 'provider'>,
  customer: Pick<CustomerRow, 'provider'>,
): boolean {
  return customer.provider === 'sandbox' && provider?.name !== 'sandbox';
}

/** The entitlement while paused: free plan, no new coins. Coins already given stay. */
export const pausedEntitlement: Entitlement = { plan: 'free', grants: [], nextDueAt: null };

/** The part of a customer's last snapshot that is in effect now. */
export function effectiveSnapshot(
  deps: Pick<BillingDeps, 'provider'>,
  customer: CustomerRow | null,
): ProviderSnapshot {
  return customer !== null && isSandboxPaused(deps, customer) ? emptySnapshot : savedSnapshot(customer);
}
