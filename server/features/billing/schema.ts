import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, jsonb, pgTable, text, timestamp, unique } from 'drizzle-orm/pg-core';
import { billingIntervals, paidPlans, planNames } from '#contract/plans.ts';
import { disputeStates, invoiceReasons, invoiceStatuses, subscriptionStatuses } from './provider-snapshot.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

/** Users whom a payment provider knows. The row is the lock of everything that billing writes of a user. */
export const billingCustomers = pgTable(
  'billing_customers',
  {
    userId: text('user_id').primaryKey(),
    customerId: text('customer_id').notNull(),
    provider: text('provider', { enum: ['stripe', 'sandbox'] }).notNull(),
    /** What the provider knew when it was last read (`snapshotSchema`); null before the first time. */
    snapshot: jsonb('truth').$type<unknown>(),
    /** How many readings have begun, and which of them stands here: of two that cross, the one that began later wins. */
    readsBegun: integer('reads_begun').notNull().default(0),
    readApplied: integer('read_applied').notNull().default(0),
    /** When that reading was taken over. */
    readAt: moment('read_at'),
    /** The plan that is paid for. */
    plan: text('plan', { enum: planNames }).notNull().default('free'),
    /** When coins are due that are paid already. */
    nextDueAt: moment('next_due_at'),
    /** When what runs is to be asked for because its period is over. */
    periodEnd: moment('period_end'),
    /** Money went back: somebody should look at the account. */
    flag: text('flag', { enum: ['refund', 'dispute'] }),
    flaggedAt: moment('flagged_at'),
    /** How much had gone back, in cents, when an admin last said that they have looked. */
    returnedSeen: integer('returned_seen').notNull().default(0),
    /** Has had a paid plan: the offer for newcomers is not for them any more. */
    hasPaid: boolean('has_paid').notNull().default(false),
    /** Renewals were stopped because the account is to be deleted, and go on if it is not. */
    isCancelledForLeaving: boolean('is_cancelled_for_leaving').notNull().default(false),
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

/** A copy of all subscriptions, for the operator's figures. What is decided is decided by the snapshot of its customer. */
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

/** A copy of all invoices, for the same. Amounts are in the currency's smallest unit. */
export const billingInvoices = pgTable(
  'billing_invoices',
  {
    id: text('id').primaryKey(),
    userId: text('user_id').notNull(),
    subscriptionId: text('subscription_id'),
    reason: text('reason', { enum: invoiceReasons }).notNull(),
    status: text('status', { enum: invoiceStatuses }).notNull(),
    /** What its dearest line pays for; null where none of its prices is ours. */
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

/** Events that the provider sent, once each by its own name for them. They say whom to ask about, and nothing else is believed. */
export const billingEvents = pgTable(
  'billing_events',
  {
    id: text('id').primaryKey(),
    type: text('type').notNull(),
    /** Null where it is about no customer of ours. */
    customerId: text('customer_id'),
    receivedAt: moment('received_at').notNull(),
  },
  (table) => [index('billing_events_received').on(table.receivedAt)],
);

/** Checkouts that were opened here, so that a second press finds the first one's. */
export const billingCheckouts = pgTable(
  'billing_checkouts',
  {
    /** Ours, and part of the key under which the provider opens it. */
    id: text('id').primaryKey(),
    userId: text('user_id').notNull(),
    /** The provider's; null until it has answered. */
    sessionId: text('session_id'),
    url: text('url'),
    plan: text('plan', { enum: paidPlans }).notNull(),
    interval: text('interval', { enum: billingIntervals }).notNull(),
    hasOffer: boolean('has_offer').notNull(),
    createdAt: moment('created_at').notNull(),
    /** When it cannot be paid any more, or is not to be offered again. */
    endsAt: moment('ends_at').notNull(),
  },
  (table) => [
    unique('billing_checkouts_session').on(table.sessionId),
    index('billing_checkouts_user').on(table.userId, table.createdAt),
  ],
);
