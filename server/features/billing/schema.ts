import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, jsonb, pgTable, text, timestamp, unique } from 'drizzle-orm/pg-core';
import { billingIntervals, paidPlans, planNames } from '#contract/plans.ts';
import { disputeStates, invoiceReasons, invoiceStatuses, subscriptionStatuses } from './provider-snapshot.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

/**
 * Users whom a payment provider knows. The row is the lock for everything that billing writes about a user.
 */
export const billingCustomers = pgTable(
  'billing_customers',
  {
    userId: text('user_id').primaryKey(),
    customerId: text('customer_id').notNull(),
    provider: text('provider', { enum: ['stripe', 'sandbox'] }).notNull(),
    /** The last snapshot read (`snapshotSchema`); null before the first. */
    snapshot: jsonb('snapshot').$type<unknown>(),
    /**
     * How many reads have started, and which of them is stored: of two overlapping ones, the later start
     * wins.
     */
    readsStarted: integer('reads_started').notNull().default(0),
    readApplied: integer('read_applied').notNull().default(0),
    /** When that read was stored. */
    readAt: moment('read_at'),
    /** The paid plan. */
    plan: text('plan', { enum: planNames }).notNull().default('free'),
    /** When coins that are already paid are due. */
    nextDueAt: moment('next_due_at'),
    /** When to sync because a period has ended. */
    periodEnd: moment('period_end'),
    /** Money went back: an admin should review the account. */
    flag: text('flag', { enum: ['refund', 'dispute'] }),
    flaggedAt: moment('flagged_at'),
    /** How much had gone back, in cents, at an admin's last review. */
    returnedSeen: integer('returned_seen').notNull().default(0),
    /** Has had a paid plan, and so no longer gets the first-month discount. */
    hasPaid: boolean('has_paid').notNull().default(false),
    /** We stopped renewals because the account is scheduled for deletion; they resume if the user stays. */
    isCancelledForDeletion: boolean('is_cancelled_for_deletion').notNull().default(false),
    /** The press that changes which checkout can be paid, and until when at most; see `checkout-lock.ts`. */
    checkoutLock: text('checkout_lock'),
    checkoutLockedUntil: moment('checkout_locked_until'),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    unique('billing_customers_customer').on(table.customerId),
    index('billing_customers_due').on(table.nextDueAt).where(sql`${table.nextDueAt} is not null`),
    index('billing_customers_period').on(table.periodEnd).where(sql`${table.periodEnd} is not null`),
    index('billing_customers_flagged').on(table.flaggedAt).where(sql`${table.flaggedAt} is not null`),
    check('billing_customers_flag_is_dated', sql`(${table.flag} is null) = (${table.flaggedAt} is null)`),
  ],
);
export type CustomerRow = typeof billingCustomers.$inferSelect;

/** Copies of all subscriptions, for the operator's figures. Decisions use the customer's snapshot. */
export const billingSubscriptions = pgTable(
  'billing_subscriptions',
  {
    id: text('id').primaryKey(),
    userId: text('user_id').notNull(),
    status: text('status', { enum: subscriptionStatuses }).notNull(),
    plan: text('plan', { enum: paidPlans }),
    interval: text('interval', { enum: billingIntervals }),
    createdAt: moment('created_at').notNull(),
    periodEnd: moment('period_end').notNull(),
    cancelAtPeriodEnd: boolean('cancel_at_period_end').notNull(),
    endedAt: moment('ended_at'),
  },
  (table) => [
    index('billing_subscriptions_user').on(table.userId),
    index('billing_subscriptions_created').on(table.createdAt),
  ],
);
export type SubscriptionRow = typeof billingSubscriptions.$inferSelect;

/** Copies of all invoices, for the same. Amounts are in the currency's smallest unit. */
export const billingInvoices = pgTable(
  'billing_invoices',
  {
    id: text('id').primaryKey(),
    userId: text('user_id').notNull(),
    subscriptionId: text('subscription_id'),
    reason: text('reason', { enum: invoiceReasons }).notNull(),
    status: text('status', { enum: invoiceStatuses }).notNull(),
    /** What its most expensive line pays for; null if all prices are unknown. */
    plan: text('plan', { enum: paidPlans }),
    interval: text('interval', { enum: billingIntervals }),
    currency: text('currency').notNull(),
    total: integer('total').notNull(),
    paid: integer('paid').notNull(),
    refunded: integer('refunded').notNull(),
    dispute: text('dispute', { enum: disputeStates }).notNull(),
    createdAt: moment('created_at').notNull(),
    paidAt: moment('paid_at'),
    nextAttemptAt: moment('next_attempt_at'),
  },
  (table) => [
    index('billing_invoices_user').on(table.userId, table.createdAt),
    index('billing_invoices_paid').on(table.paidAt),
    index('billing_invoices_open').on(table.createdAt).where(sql`${table.status} = 'open'`),
  ],
);
export type InvoiceRow = typeof billingInvoices.$inferSelect;

/** Events of the provider, one row each by the provider's id. They only say which customer to sync. */
export const billingEvents = pgTable(
  'billing_events',
  {
    id: text('id').primaryKey(),
    type: text('type').notNull(),
    /** Null if it is not about a customer of ours. */
    customerId: text('customer_id'),
    receivedAt: moment('received_at').notNull(),
  },
  (table) => [index('billing_events_received').on(table.receivedAt)],
);

/** Checkouts opened here, so that a repeated request finds the first one's. */
export const billingCheckouts = pgTable(
  'billing_checkouts',
  {
    /** Our id, and part of the key under which the provider opens it. */
    id: text('id').primaryKey(),
    userId: text('user_id').notNull(),
    /** The provider's id; null until it has answered. */
    sessionId: text('session_id'),
    url: text('url'),
    plan: text('plan', { enum: paidPlans }).notNull(),
    interval: text('interval', { enum: billingIntervals }).notNull(),
    hasOffer: boolean('has_offer').notNull(),
    createdAt: moment('created_at').notNull(),
    /** When it can no longer be paid or reused. */
    endsAt: moment('ends_at').notNull(),
  },
  (table) => [
    unique('billing_checkouts_session').on(table.sessionId),
    index('billing_checkouts_user').on(table.userId, table.createdAt),
  ],
);
