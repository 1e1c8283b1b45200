import type { SnapshotInvoice } from '../../features/billing/provider-snapshot.ts';
import { type Json, secondsOf } from './json.ts';

export const chargeIdOf = (invoiceId: string): string => `ch_${invoiceId}`;
export const intentIdOf = (invoiceId: string): string => `pi_${invoiceId}`;

const paidAt = ({ paidAt: moment, createdAt }: SnapshotInvoice) => secondsOf(moment ?? createdAt);
const returnedAt = (invoice: SnapshotInvoice) =>
  invoice.returnedAt === null ? paidAt(invoice) : secondsOf(invoice.returnedAt);

/** Whether a card was charged. */
export function hasCharge({ status, paid }: SnapshotInvoice): boolean {
  return status === 'paid' && paid > 0;
}

export function chargeJson(customerId: string, invoice: SnapshotInvoice): Json {
  return {
    id: chargeIdOf(invoice.id),
    object: 'charge',
    amount: invoice.paid,
    amount_captured: invoice.paid,
    amount_refunded: invoice.refunded,
    captured: true,
    created: paidAt(invoice),
    currency: invoice.currency,
    customer: customerId,
    disputed: invoice.dispute !== 'none',
    livemode: false,
    metadata: {},
    paid: true,
    payment_intent: intentIdOf(invoice.id),
    refunded: invoice.refunded === invoice.paid,
    status: 'succeeded',
  };
}

export function refundJson(invoice: SnapshotInvoice): Json {
  return {
    id: `re_${invoice.id}`,
    object: 'refund',
    amount: invoice.refunded,
    charge: chargeIdOf(invoice.id),
    created: returnedAt(invoice),
    currency: invoice.currency,
    metadata: {},
    payment_intent: intentIdOf(invoice.id),
    reason: null,
    status: 'succeeded',
  };
}

const disputeStatuses = { none: 'warning_closed', open: 'needs_response', lost: 'lost', won: 'won' } as const;

/** A dispute names its payment, and no customer. */
export function disputeJson(invoice: SnapshotInvoice): Json {
  return {
    id: `dp_${invoice.id}`,
    object: 'dispute',
    amount: invoice.paid,
    charge: chargeIdOf(invoice.id),
    created: returnedAt(invoice),
    currency: invoice.currency,
    livemode: false,
    metadata: {},
    payment_intent: intentIdOf(invoice.id),
    reason: 'fraudulent',
    status: disputeStatuses[invoice.dispute],
  };
}
