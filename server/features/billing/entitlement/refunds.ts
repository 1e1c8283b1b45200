import type { SnapshotInvoice } from '../provider-snapshot.ts';

/**
 * Returns the share of an invoice's money that went back, from 0 to 1. An open dispute is treated as lost.
 */
export function refundedShare({ paid, refunded, dispute }: SnapshotInvoice): number {
  if (dispute === 'open' || dispute === 'lost') return 1;
  if (refunded <= 0) return 0;
  return paid <= 0 ? 1 : Math.min(1, refunded / paid);
}

/** Returns the money of all invoices that went back, in cents. */
export function refundTotal(invoices: readonly SnapshotInvoice[]): number {
  return invoices.reduce((sum, invoice) => sum + Math.round(invoice.paid * refundedShare(invoice)), 0);
}

/** Returns how many unspent coins to take back. Rounded up to whole coins. */
export function returnedCoins(invoice: SnapshotInvoice, coins: number): number {
  return Math.ceil(coins * refundedShare(invoice));
}

/**
 * Whether a fully refunded invoice has stopped giving coins by then. Coins due at the exact moment of the
 * refund may have been given: they are taken back, not ignored.
 */
export function hasStopped(invoice: SnapshotInvoice, dueAt: Date): boolean {
  return refundedShare(invoice) === 1 && invoice.returnedAt !== null && dueAt > invoice.returnedAt;
}
