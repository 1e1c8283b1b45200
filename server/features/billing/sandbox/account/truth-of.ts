import type { BillingTruth } from '../../truth.ts';
import type { SandboxAccount } from './state.ts';

/** What the sandbox answers when it is asked what it knows of a customer. */
export function truthOf({ subscriptions, invoices }: SandboxAccount): BillingTruth {
  return {
    subscriptions: subscriptions.map(
      ({ anchor: _, monthsPaid: __, checkoutId: ___, ...subscription }) => subscription,
    ),
    invoices: [...invoices],
  };
}
