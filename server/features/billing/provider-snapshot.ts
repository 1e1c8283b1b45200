import * as z from 'zod';
import { billingIntervals, paidPlans, type Tariff } from '#contract/plans.ts';

export type { Tariff } from '#contract/plans.ts';

/** Moments are stored as text and parsed to dates. */
const moment = z.coerce.date();

/** A plan at one of our prices. */
export const tariffSchema: z.ZodType<Tariff> = z.object({
  plan: z.enum(paidPlans),
  interval: z.enum(billingIntervals),
});

/**
 * `incomplete`: the first payment is missing. `past_due`: a renewal failed and is retried. `unpaid` and
 * `paused`: the provider has given up retrying and keeps the subscription without service.
 */
export const subscriptionStatuses = [
  'incomplete',
  'trialing',
  'active',
  'past_due',
  'unpaid',
  'paused',
  'canceled',
] as const;
export type SubscriptionStatus = (typeof subscriptionStatuses)[number];

const subscriptionSchema = z.object({
  id: z.string(),
  status: z.enum(subscriptionStatuses),
  /** Null for an unknown price: it opens nothing, and is reported. */
  tariff: tariffSchema.nullable(),
  createdAt: moment,
  /** Of the current period. */
  periodStart: moment,
  periodEnd: moment,
  cancelAtPeriodEnd: z.boolean(),
  /** When it ended; null while it is live. */
  endedAt: moment.nullable(),
  /** What it changes to at the end of the period; null if it stays. */
  next: tariffSchema.nullable(),
});
export type SnapshotSubscription = z.infer<typeof subscriptionSchema>;

const lineSchema = z.object({
  /** Null for an unknown price. */
  tariff: tariffSchema.nullable(),
  /** The time that it pays for. */
  start: moment,
  end: moment,
  /** In the currency's smallest unit; negative for refunded time. */
  amount: z.number().int(),
  /** Whether it covers part of a period, computed after a change. */
  isProration: z.boolean(),
});
export type SnapshotLine = z.infer<typeof lineSchema>;

/**
 * Why an invoice was made: a subscription's start, its renewal, a change within a period, or something
 * irrelevant here.
 */
export const invoiceReasons = ['create', 'cycle', 'update', 'other'] as const;
export type InvoiceReason = (typeof invoiceReasons)[number];

export const invoiceStatuses = ['draft', 'open', 'paid', 'uncollectible', 'void'] as const;

/** `won`: the money went to the customer and came back to us; treated like `none`. */
export const disputeStates = ['none', 'open', 'lost', 'won'] as const;
export type DisputeState = (typeof disputeStates)[number];

const invoiceSchema = z.object({
  id: z.string(),
  /** Null for one without a subscription. */
  subscriptionId: z.string().nullable(),
  reason: z.enum(invoiceReasons),
  status: z.enum(invoiceStatuses),
  createdAt: moment,
  /** Null unless its status is `paid`. */
  paidAt: moment.nullable(),
  /** Three lower-case letters. */
  currency: z.string(),
  /** In the currency's smallest unit, like the two below. */
  total: z.number().int(),
  paid: z.number().int(),
  refunded: z.number().int(),
  dispute: z.enum(disputeStates),
  /** When money first went back, by a refund or a dispute that was not won; null if none did. */
  returnedAt: moment.nullable(),
  /** Whether the first-month discount was used. */
  hasOffer: z.boolean(),
  /** When the provider retries the collection; null if it does not. */
  nextAttemptAt: moment.nullable(),
  /** Where its customer can pay it. */
  payUrl: z.string().nullable(),
  lines: z.array(lineSchema),
});
export type SnapshotInvoice = z.infer<typeof invoiceSchema>;

/**
 * A payment provider's data about one customer, in our terms. Plans and coins are computed from it. Always
 * read in full and never patched from an event, so events may arrive in any order and repeatedly.
 */
export const snapshotSchema = z.object({
  subscriptions: z.array(subscriptionSchema),
  invoices: z.array(invoiceSchema),
});
export type ProviderSnapshot = z.infer<typeof snapshotSchema>;

export const emptySnapshot: ProviderSnapshot = { subscriptions: [], invoices: [] };
