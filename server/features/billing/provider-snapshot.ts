import * as z from 'zod';
import { billingIntervals, paidPlans, type Tariff } from '#contract/plans.ts';

export type { Tariff } from '#contract/plans.ts';

/** Moments are kept as text, and read as what they are. */
const moment = z.coerce.date();

/** A plan at one of our prices. */
export const tariffSchema: z.ZodType<Tariff> = z.object({
  plan: z.enum(paidPlans),
  interval: z.enum(billingIntervals),
});

/**
 * `incomplete`: the first payment is still missing. `past_due`: a renewal failed and is retried. `unpaid` and `paused`:
 * the provider has given up retrying, and keeps the subscription without service.
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
  /** Null where its price is none of ours: it opens nothing, and is reported. */
  tariff: tariffSchema.nullable(),
  createdAt: moment,
  /** Of the period that it is in. */
  periodStart: moment,
  periodEnd: moment,
  cancelAtPeriodEnd: z.boolean(),
  /** When it ended; null while it lives. */
  endedAt: moment.nullable(),
  /** What it becomes at the end of the period; null where it stays. */
  next: tariffSchema.nullable(),
});
export type SnapshotSubscription = z.infer<typeof subscriptionSchema>;

const lineSchema = z.object({
  /** Null where its price is none of ours. */
  tariff: tariffSchema.nullable(),
  /** The time that it pays for. */
  start: moment,
  end: moment,
  /** In the currency's smallest unit; negative for time that is given back. */
  amount: z.number().int(),
  /** Whether it is a part of a period, computed after a change. */
  isProration: z.boolean(),
});
export type SnapshotLine = z.infer<typeof lineSchema>;

/** Why an invoice was made: a subscription's first, its renewal, a change within a period, or something of no concern. */
export const invoiceReasons = ['create', 'cycle', 'update', 'other'] as const;
export type InvoiceReason = (typeof invoiceReasons)[number];

export const invoiceStatuses = ['draft', 'open', 'paid', 'uncollectible', 'void'] as const;

/** `won`: the bank took the customer's side and then ours; it counts as if nothing had been. */
export const disputeStates = ['none', 'open', 'lost', 'won'] as const;
export type DisputeState = (typeof disputeStates)[number];

const invoiceSchema = z.object({
  id: z.string(),
  /** Null for one that belongs to no subscription. */
  subscriptionId: z.string().nullable(),
  reason: z.enum(invoiceReasons),
  status: z.enum(invoiceStatuses),
  createdAt: moment,
  /** Null unless its status is `paid`. */
  paidAt: moment.nullable(),
  /** Three small letters. */
  currency: z.string(),
  /** In the currency's smallest unit, as the two below. */
  total: z.number().int(),
  paid: z.number().int(),
  refunded: z.number().int(),
  dispute: z.enum(disputeStates),
  /** When the first of its money went back, by a refund or a dispute that was not won; null where none did. */
  returnedAt: moment.nullable(),
  /** Whether it was paid with the discount for a first month. */
  hasOffer: z.boolean(),
  /** When the provider tries again to collect it; null where it does not. */
  nextAttemptAt: moment.nullable(),
  /** Where its customer can pay it. */
  payUrl: z.string().nullable(),
  lines: z.array(lineSchema),
});
export type SnapshotInvoice = z.infer<typeof invoiceSchema>;

/**
 * What a payment provider knows of one customer, in our words: everything that plans and coins follow from. It is read
 * whole each time, never patched by what an event says, so that events may come in any order and any number of times.
 */
export const snapshotSchema = z.object({
  subscriptions: z.array(subscriptionSchema),
  invoices: z.array(invoiceSchema),
});
export type ProviderSnapshot = z.infer<typeof snapshotSchema>;

export const emptySnapshot: ProviderSnapshot = { subscriptions: [], invoices: [] };
