import type { SnapshotInvoice } from '../provider-snapshot.ts';

/** Which part of an invoice's money went back to its customer, from 0 to 1. A dispute that is open counts as lost. */
export function refundedShare({ paid, refunded, dispute }: SnapshotInvoice): number {
  if (dispute === 'open' || dispute === 'lost') return 1;
  if (refunded <= 0) return 0;
  return paid <= 0 ? 1 : Math.min(1, refunded / paid);
}

/** How much money of all invoices went back, in cents. */
export function refundTotal(invoices: readonly SnapshotInvoice[]): number {
  return invoices.reduce((sum, invoice) => sum + Math.round(invoice.paid * refundedShare(invoice)), 0);
}

/** Coins that are to be taken back for it, as far as they are unspent: rounded up, since coins are whole. */
export function returnedCoins(invoice: SnapshotInvoice, coins: number): number {
  return Math.ceil(coins * refundedShare(invoice));
}

/**
 * Whether an invoice whose money all went back has stopped to give coins by then. What was due in that very moment may
 * have been given: it is taken back, instead of being forgotten.
 */
export function hasStopped(invoice: SnapshotInvoice, dueAt: Date): boolean {
  return refundedShare(invoice) === 1 && invoice.returnedAt !== null && dueAt > invoice.returnedAt;
}
