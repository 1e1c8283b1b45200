import type { ProviderSnapshot } from '../../provider-snapshot.ts';
import type { SandboxAccount } from './state.ts';

/** Returns the snapshot that the sandbox reports of a customer. */
export function snapshotOf({ subscriptions, invoices }: SandboxAccount): ProviderSnapshot {
  return {
    subscriptions: subscriptions.map(
      ({ anchor: _, monthsPaid: __, checkoutId: ___, ...subscription }) => subscription,
    ),
    invoices: [...invoices],
  };
}
