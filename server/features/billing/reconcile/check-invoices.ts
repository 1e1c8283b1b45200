import { isDeepStrictEqual } from 'node:util';
import type { SnapshotInvoice } from '../provider-snapshot.ts';
import { invoiceRow } from '../save-snapshot-copies.ts';
import type { InvoiceRow } from '../schema.ts';
import type { Finding } from './finding.ts';

/** Compares the operator's copy of a user's invoices, the source of the figures, with the snapshot. */
export function checkInvoices(
  userId: string,
  copies: readonly InvoiceRow[],
  invoices: readonly SnapshotInvoice[],
): Finding[] {
  const right = new Map(invoices.map((invoice) => [invoice.id, invoiceRow(userId, invoice)]));
  const known = new Set(copies.map(({ id }) => id));
  const wrong = copies.filter((copy) => !isDeepStrictEqual(copy, right.get(copy.id))).map(({ id }) => id);
  const missing = invoices.filter(({ id }) => !known.has(id)).map(({ id }) => id);
  const names = [...wrong, ...missing].sort();
  if (names.length === 0) return [];
  const detail = {
    invoices: names.join(', '),
    copied: revenueOf(copies),
    actual: revenueOf(invoices),
  };
  return [{ kind: 'invoices', userId, subject: '', detail }];
}

/** In cents. */
function revenueOf(invoices: readonly Pick<SnapshotInvoice, 'paid' | 'refunded'>[]): number {
  return invoices.reduce((sum, { paid, refunded }) => sum + paid - refunded, 0);
}
