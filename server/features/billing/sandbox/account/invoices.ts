import { currency } from '../../prices.ts';
import type { InvoiceReason, SnapshotInvoice, SnapshotLine } from '../../provider-snapshot.ts';
import type { SandboxAccount } from './state.ts';

export interface NewInvoice {
  subscriptionId: string;
  reason: InvoiceReason;
  lines: SnapshotLine[];
  /** What a discount takes off, in cents. */
  discount?: number;
}

/** Adds an unpaid invoice. */
export function addInvoice(
  account: SandboxAccount,
  { subscriptionId, reason, lines, discount = 0 }: NewInvoice,
  now: Date,
): { account: SandboxAccount; invoice: SnapshotInvoice } {
  const names = account.names + 1;
  const sum = lines.reduce((total, { amount }) => total + amount, 0);
  const invoice: SnapshotInvoice = {
    id: `in_${account.customerId}_${names}`,
    subscriptionId,
    reason,
    status: 'open',
    createdAt: now,
    paidAt: null,
    currency,
    total: Math.max(0, sum - discount),
    paid: 0,
    refunded: 0,
    dispute: 'none',
    returnedAt: null,
    hasOffer: discount > 0,
    nextAttemptAt: null,
    payUrl: null,
    lines,
  };
  return { account: { ...account, names, invoices: [...account.invoices, invoice] }, invoice };
}
