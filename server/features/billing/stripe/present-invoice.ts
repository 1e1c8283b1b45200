import type { Stripe } from '#server/platform/stripe/stripe-client.ts';
import {
  type InvoiceReason,
  invoiceStatuses,
  type SnapshotInvoice,
  type SnapshotLine,
} from '../provider-snapshot.ts';
import { idOf, momentOf } from './call-stripe.ts';
import { isOfferCoupon } from './our-prices.ts';
import type { Tariffs } from './present-subscription.ts';
import { type ReturnedPayment, type ReturnedPayments, worstOf } from './returned-payments.ts';

/** An invoice with all of its lines: Stripe sends only the first few along. */
export interface ExpandedInvoice {
  invoice: Stripe.Invoice;
  lines: readonly Stripe.InvoiceLineItem[];
}

/** The id of a line's price; null without one. */
export function priceOfLine({ pricing }: Stripe.InvoiceLineItem): string | null {
  return idOf(pricing?.price_details?.price);
}

/** Converts an invoice, in the shapes of the API since 2025-03-31. */
export function presentInvoice(
  { invoice, lines }: ExpandedInvoice,
  tariffs: Tariffs,
  returned: ReturnedPayments,
): SnapshotInvoice {
  const status = invoiceStatuses.find((one) => one === invoice.status) ?? 'draft';
  const paidAt = invoice.status_transitions.paid_at;
  const isPaid = status === 'paid';
  return {
    id: invoice.id,
    subscriptionId: idOf(invoice.parent?.subscription_details?.subscription),
    reason: reasonOf(invoice.billing_reason),
    status,
    createdAt: momentOf(invoice.created),
    paidAt: isPaid ? momentOf(paidAt ?? invoice.created) : null,
    currency: invoice.currency,
    total: invoice.total,
    paid: isPaid ? invoice.amount_paid : 0,
    ...moneyBack(invoice, returned),
    hasOffer: invoice.discounts.some(isOffer),
    nextAttemptAt:
      status === 'open' && invoice.next_payment_attempt !== null
        ? momentOf(invoice.next_payment_attempt)
        : null,
    payUrl: status === 'open' ? (invoice.hosted_invoice_url ?? null) : null,
    lines: lines.map((line) => presentLine(line, tariffs)),
  };
}

function reasonOf(reason: Stripe.Invoice.BillingReason | null): InvoiceReason {
  switch (reason) {
    case 'subscription_create':
      return 'create';
    case 'subscription_cycle':
      return 'cycle';
    case 'subscription_update':
      return 'update';
    default:
      return 'other';
  }
}

function presentLine(line: Stripe.InvoiceLineItem, tariffs: Tariffs): SnapshotLine {
  const { parent, period, amount } = line;
  const details = parent?.subscription_item_details ?? parent?.invoice_item_details;
  return {
    tariff: tariffs.get(priceOfLine(line) ?? '') ?? null,
    start: momentOf(period.start),
    end: momentOf(period.end),
    amount,
    isProration: details?.proration ?? false,
  };
}

function isOffer(discount: Stripe.Invoice['discounts'][number]): boolean {
  return typeof discount !== 'string' && isOfferCoupon(idOf(discount.source.coupon));
}

const nothingReturned: ReturnedPayment = { refunded: 0, dispute: 'none', returnedAt: null };

/** Sums up what went back of its payments; an invoice may be paid in parts. */
function moneyBack({ payments }: Stripe.Invoice, returned: ReturnedPayments): ReturnedPayment {
  const found = (payments?.data ?? []).flatMap(({ payment }) => {
    const back = returned.get(idOf(payment.payment_intent) ?? idOf(payment.charge) ?? '');
    return back ? [back] : [];
  });
  return found.reduce(together, nothingReturned);
}

function together(a: ReturnedPayment, b: ReturnedPayment): ReturnedPayment {
  const moments = [a.returnedAt, b.returnedAt].filter((moment) => moment !== null);
  return {
    refunded: a.refunded + b.refunded,
    dispute: worstOf([a.dispute, b.dispute]),
    returnedAt: moments.sort((x, y) => x.getTime() - y.getTime())[0] ?? null,
  };
}
