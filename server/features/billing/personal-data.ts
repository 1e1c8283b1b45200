import { eq, inArray, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { type DataHolder, rowsOfUser } from '#server/platform/personal-data.ts';
import { endSubscriptions } from './account-deletion.ts';
import { findCustomer } from './customers.ts';
import type { BillingDeps } from './deps.ts';
import { sandboxAccounts, sandboxCheckouts } from './sandbox/schema.ts';
import {
  billingCheckouts,
  billingCustomers,
  billingEvents,
  billingInvoices,
  billingSubscriptions,
} from './schema.ts';

/**
 * The records of a user's payments. Invoices and subscriptions survive the account under an anonymous id, so
 * that the operator's sums still add up.
 */
export function billingData(deps: BillingDeps): DataHolder {
  const { db } = deps.database;
  return {
    name: 'billing',
    records: {
      async *customer(userId) {
        const customer = await findCustomer(db, userId);
        if (customer === null) return;
        const { snapshot: _, readsStarted: __, readApplied: ___, ...row } = customer;
        yield row;
      },
      subscriptions: (userId) =>
        rowsOfUser(() => db.select().from(billingSubscriptions), billingSubscriptions, userId),
      invoices: (userId) => rowsOfUser(() => db.select().from(billingInvoices), billingInvoices, userId),
    },
    stopWork: (userId) => endSubscriptions(deps, userId),
    async erase(tx, { userId, anonymousId }) {
      // Sandbox ids contain the user's id.
      const renamed = (name: PgColumn) => sql<string>`replace(${name}, ${userId}, ${anonymousId})`;
      await tx
        .update(billingSubscriptions)
        .set({ userId: anonymousId, id: renamed(billingSubscriptions.id) })
        .where(eq(billingSubscriptions.userId, userId));
      const { id, subscriptionId } = billingInvoices;
      await tx
        .update(billingInvoices)
        .set({ userId: anonymousId, id: renamed(id), subscriptionId: renamed(subscriptionId) })
        .where(eq(billingInvoices.userId, userId));
      // The event ids stay, so that none is processed twice; the user's id goes.
      for (const table of [billingCustomers, sandboxAccounts]) {
        const names = tx.select({ name: table.customerId }).from(table).where(eq(table.userId, userId));
        await tx
          .update(billingEvents)
          .set({ customerId: null })
          .where(inArray(billingEvents.customerId, names));
      }
      await tx.delete(billingCustomers).where(eq(billingCustomers.userId, userId));
      await tx.delete(billingCheckouts).where(eq(billingCheckouts.userId, userId));
      await tx.delete(sandboxAccounts).where(eq(sandboxAccounts.userId, userId));
      await tx.delete(sandboxCheckouts).where(eq(sandboxCheckouts.userId, userId));
    },
  };
}
