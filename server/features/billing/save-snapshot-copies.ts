import { and, eq, getTableColumns, isNull, like, notInArray, notLike, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Tx } from '#server/platform/database/database.ts';
import type { ProviderSnapshot, SnapshotInvoice, SnapshotSubscription } from './provider-snapshot.ts';
import {
  billingInvoices,
  billingSubscriptions,
  type CustomerRow,
  type InvoiceRow,
  type SubscriptionRow,
} from './schema.ts';

/** Stores the operator's copies of a customer's snapshot. */
export async function saveSnapshotCopies(
  tx: Tx,
  { userId, provider }: Pick<CustomerRow, 'userId' | 'provider'>,
  { snapshot, now }: { snapshot: ProviderSnapshot; now: Date },
): Promise<void> {
  if (snapshot.subscriptions.length > 0) {
    await tx
      .insert(billingSubscriptions)
      .values(snapshot.subscriptions.map((subscription) => subscriptionRow(userId, subscription)))
      .onConflictDoUpdate({ target: billingSubscriptions.id, set: allNew(billingSubscriptions) });
  }
  const known = snapshot.subscriptions.map(({ id }) => id);
  await endMissingSubscriptions(tx, { userId, provider }, { known, now });
  if (snapshot.invoices.length > 0) {
    await tx
      .insert(billingInvoices)
      .values(snapshot.invoices.map((invoice) => invoiceRow(userId, invoice)))
      .onConflictDoUpdate({ target: billingInvoices.id, set: allNew(billingInvoices) });
  }
}

/**
 * Marks copies as ended that the provider no longer knows, as after the operator has deleted a customer
 * there.
 */
async function endMissingSubscriptions(
  tx: Tx,
  { userId, provider }: Pick<CustomerRow, 'userId' | 'provider'>,
  { known, now }: { known: string[]; now: Date },
): Promise<void> {
  const { id, endedAt } = billingSubscriptions;
  await tx
    .update(billingSubscriptions)
    .set({ status: 'canceled', endedAt: now })
    .where(
      and(
        eq(billingSubscriptions.userId, userId),
        isNull(endedAt),
        provider === 'sandbox' ? like(id, '%\\_sandbox\\_%') : notLike(id, '%\\_sandbox\\_%'),
        known.length > 0 ? notInArray(id, known) : undefined,
      ),
    );
}

/** Whether an id was given by the customer's provider: sandbox ids are recognisable. */
export function isNameOf({ provider }: Pick<CustomerRow, 'provider'>, id: string): boolean {
  return id.includes('_sandbox_') === (provider === 'sandbox');
}

/** The operator's copy of a subscription. */
export function subscriptionRow(userId: string, subscription: SnapshotSubscription): SubscriptionRow {
  const { tariff, periodStart: _, next: __, ...row } = subscription;
  return { ...row, userId, plan: tariff?.plan ?? null, interval: tariff?.interval ?? null };
}

/** The operator's copy of an invoice. */
export function invoiceRow(userId: string, invoice: SnapshotInvoice): InvoiceRow {
  const { lines, returnedAt: _, hasOffer: __, payUrl: ___, ...row } = invoice;
  const mostExpensive = lines.toSorted((a, b) => b.amount - a.amount)[0]?.tariff ?? null;
  return { ...row, userId, plan: mostExpensive?.plan ?? null, interval: mostExpensive?.interval ?? null };
}

/** For a conflict: sets every column as it would have been inserted. */
function allNew(table: PgTable) {
  return Object.fromEntries(
    Object.entries(getTableColumns(table)).map(([name, column]) => [
      name,
      sql`excluded.${sql.identifier(column.name)}`,
    ]),
  );
}
