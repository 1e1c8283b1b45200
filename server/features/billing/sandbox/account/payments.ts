import type { DisputeState, SnapshotInvoice } from '../../provider-snapshot.ts';
import { type SandboxAccount, SandboxRefusal, withInvoice, withSubscription } from './state.ts';

/** Pays an open invoice; its subscription is in service again. Throws `SandboxRefusal`. */
export function payInvoice(account: SandboxAccount, id: string, now: Date): SandboxAccount {
  const invoice = findInvoice(account, id);
  if (invoice.status !== 'open') throw new SandboxRefusal(`The invoice ${id} is ${invoice.status}.`);
  const paid = withInvoice(account, id, {
    status: 'paid',
    paidAt: now,
    paid: invoice.total,
    nextAttemptAt: null,
  });
  const subscription = paid.subscriptions.find((one) => one.id === invoice.subscriptionId);
  if (!subscription || subscription.endedAt !== null) return paid;
  return withSubscription(paid, subscription.id, { status: 'active' });
}

/** Turns retries of an open invoice on or off; no-op for a settled one. */
export function setCollection(
  account: SandboxAccount,
  id: string,
  isCollected: boolean,
  now: Date,
): SandboxAccount {
  if (findInvoice(account, id).status !== 'open') return account;
  return withInvoice(account, id, { nextAttemptAt: isCollected ? now : null });
}

/** Refunds part of a paid invoice; without an amount, all that is left. In cents. */
export function refundInvoice(
  account: SandboxAccount,
  id: string,
  now: Date,
  amount?: number,
): SandboxAccount {
  const invoice = findInvoice(account, id);
  const left = invoice.paid - invoice.refunded;
  const refunded = Math.min(left, amount ?? left);
  if (invoice.status !== 'paid' || refunded <= 0)
    throw new SandboxRefusal(`Nothing of ${id} can be refunded.`);
  return withInvoice(account, id, {
    refunded: invoice.refunded + refunded,
    returnedAt: invoice.returnedAt ?? now,
  });
}

/** Opens or decides a bank's dispute of a paid invoice. */
export function disputeInvoice(
  account: SandboxAccount,
  id: string,
  dispute: DisputeState,
  now: Date,
): SandboxAccount {
  const invoice = findInvoice(account, id);
  if (invoice.status !== 'paid') throw new SandboxRefusal(`The invoice ${id} was not paid.`);
  const isReturned = dispute === 'open' || dispute === 'lost' || invoice.refunded > 0;
  return withInvoice(account, id, {
    dispute,
    returnedAt: isReturned ? (invoice.returnedAt ?? now) : null,
  });
}

function findInvoice({ invoices }: SandboxAccount, id: string): SnapshotInvoice {
  const found = invoices.find((invoice) => invoice.id === id);
  if (!found) throw new SandboxRefusal(`There is no invoice ${id}.`);
  return found;
}
