import type {
  InvoiceReason,
  SnapshotInvoice,
  SnapshotLine,
} from '../../features/billing/provider-snapshot.ts';
import type { SandboxAccount, SandboxSubscription } from '../../features/billing/sandbox/account/state.ts';
import { type Json, secondsOf } from './json.ts';
import { hasCharge, intentIdOf } from './payment-json.ts';
import { offerOf, priceOfTariff, type World } from './world.ts';

export const itemIdOf = (subscriptionId: string): string => `si_${subscriptionId}`;
export const scheduleIdOf = (subscriptionId: string): string => `sub_sched_${subscriptionId}`;

export const pageOf = (data: readonly unknown[], url: string, hasMore = false) => ({
  object: 'list',
  data,
  has_more: hasMore,
  url,
});

/** A subscription in the shape since 2025-03-31: its periods are on its item. */
export function subscriptionJson(
  world: World,
  { customerId, invoices }: SandboxAccount,
  subscription: SandboxSubscription,
  expand: readonly string[],
): Json {
  const { id, cancelAtPeriodEnd, endedAt } = subscription;
  const item = {
    id: itemIdOf(id),
    object: 'subscription_item',
    created: secondsOf(subscription.createdAt),
    current_period_start: secondsOf(subscription.periodStart),
    current_period_end: secondsOf(subscription.periodEnd),
    discounts: [],
    metadata: {},
    price: priceOfTariff(world, subscription.tariff),
    quantity: 1,
    subscription: id,
    tax_rates: [],
  };
  const wasNeverPaid = !invoices.some((one) => one.subscriptionId === id && one.status === 'paid');
  return {
    id,
    object: 'subscription',
    billing_cycle_anchor: secondsOf(subscription.anchor),
    cancel_at: cancelAtPeriodEnd ? secondsOf(subscription.periodEnd) : null,
    cancel_at_period_end: cancelAtPeriodEnd && (!world.cancelsByDate || endedAt !== null),
    canceled_at: endedAt && secondsOf(endedAt),
    collection_method: 'charge_automatically',
    created: secondsOf(subscription.createdAt),
    currency: 'usd',
    customer: customerId,
    discounts: [],
    ended_at: endedAt && secondsOf(endedAt),
    items: pageOf([item], `/v1/subscription_items?subscription=${id}`),
    latest_invoice: invoices.findLast((one) => one.subscriptionId === id)?.id ?? null,
    livemode: false,
    metadata: {},
    schedule: scheduleOf(world, customerId, subscription, expand),
    start_date: secondsOf(subscription.createdAt),
    status: endedAt !== null && wasNeverPaid ? 'incomplete_expired' : subscription.status,
  };
}

function scheduleOf(
  world: World,
  customerId: string,
  { id, next, tariff, periodStart, periodEnd, createdAt }: SandboxSubscription,
  expand: readonly string[],
) {
  if (next === null) return null;
  if (!expand.includes('data.schedule') && !expand.includes('schedule')) return scheduleIdOf(id);
  const phase = (price: string, start: number, end: number) => ({
    items: [{ price, quantity: 1, discounts: [], metadata: {} }],
    start_date: start,
    end_date: end,
    proration_behavior: 'none',
  });
  const [start, end] = [secondsOf(periodStart), secondsOf(periodEnd)];
  return {
    id: scheduleIdOf(id),
    object: 'subscription_schedule',
    created: secondsOf(createdAt),
    current_phase: { start_date: start, end_date: end },
    customer: customerId,
    end_behavior: 'release',
    phases: [
      phase(priceOfTariff(world, tariff).id, start, end),
      phase(priceOfTariff(world, next).id, end, end + (end - start)),
    ],
    status: 'active',
    subscription: id,
  };
}

const reasons: Record<InvoiceReason, string> = {
  create: 'subscription_create',
  cycle: 'subscription_cycle',
  update: 'subscription_update',
  other: 'manual',
};

/** An invoice in the shape since 2025-03-31; payments and discounts only if expanded. */
export function invoiceJson(
  world: World,
  customerId: string,
  invoice: SnapshotInvoice,
  expand: readonly string[],
): Json {
  const { id, subscriptionId, status } = invoice;
  const lines = linesJson(world, invoice);
  const shown = lines.slice(0, world.linesShown);
  return {
    id,
    object: 'invoice',
    amount_due: invoice.total,
    amount_paid: invoice.paid,
    amount_remaining: invoice.total - invoice.paid,
    billing_reason: reasons[invoice.reason],
    created: secondsOf(invoice.createdAt),
    currency: invoice.currency,
    customer: customerId,
    discounts: discountsOf(world, invoice, expand),
    hosted_invoice_url: invoice.payUrl,
    lines: pageOf(shown, `/v1/invoices/${id}/lines`, shown.length < lines.length),
    livemode: false,
    metadata: {},
    next_payment_attempt: invoice.nextAttemptAt && secondsOf(invoice.nextAttemptAt),
    parent: {
      type: 'subscription_details',
      quote_details: null,
      subscription_details: { subscription: subscriptionId, metadata: {} },
    },
    ...(expand.includes('data.payments') && { payments: paymentsOf(invoice) }),
    period_start: secondsOf(invoice.createdAt),
    period_end: secondsOf(invoice.createdAt),
    status,
    status_transitions: {
      finalized_at: secondsOf(invoice.createdAt),
      marked_uncollectible_at: null,
      paid_at: invoice.paidAt && secondsOf(invoice.paidAt),
      voided_at: null,
    },
    total: invoice.total,
  };
}

function discountsOf(world: World, { id, hasOffer }: SnapshotInvoice, expand: readonly string[]): unknown[] {
  if (!hasOffer) return [];
  if (!expand.includes('data.discounts')) return [`di_${id}`];
  const source = { type: 'coupon', coupon: offerOf(world)?.id ?? null };
  return [{ id: `di_${id}`, object: 'discount', source, start: 0, end: null }];
}

function paymentsOf(invoice: SnapshotInvoice) {
  const payment = {
    id: `inpay_${invoice.id}`,
    object: 'invoice_payment',
    amount_paid: invoice.paid,
    invoice: invoice.id,
    payment: { type: 'payment_intent', payment_intent: intentIdOf(invoice.id) },
    status: 'paid',
  };
  return pageOf(hasCharge(invoice) ? [payment] : [], '/v1/invoice_payments');
}

export function linesJson(world: World, invoice: SnapshotInvoice): Json[] {
  return invoice.lines.map((line, place) => lineJson(world, invoice, line, `il_${invoice.id}_${place}`));
}

function lineJson(world: World, invoice: SnapshotInvoice, line: SnapshotLine, id: string): Json {
  const { tariff, isProration } = line;
  const subscription = invoice.subscriptionId;
  const details = { proration: isProration, proration_details: null, subscription };
  const item = subscription === null ? null : itemIdOf(subscription);
  return {
    id,
    created: secondsOf(invoice.createdAt),
    object: 'line_item',
    amount: line.amount,
    currency: invoice.currency,
    discounts: [],
    invoice: invoice.id,
    livemode: false,
    metadata: {},
    // Prorated lines are items of their own; whole ones belong to the subscription's item.
    parent: isProration
      ? {
          type: 'invoice_item_details',
          invoice_item_details: { ...details, invoice_item: `ii_${id}` },
          subscription_item_details: null,
        }
      : {
          type: 'subscription_item_details',
          invoice_item_details: null,
          subscription_item_details: { ...details, invoice_item: null, subscription_item: item },
        },
    period: { start: secondsOf(line.start), end: secondsOf(line.end) },
    pricing: tariff && {
      type: 'price_details',
      price_details: { price: priceOfTariff(world, tariff).id, product: `prod_${tariff.plan}` },
      unit_amount_decimal: null,
    },
    quantity: 1,
  };
}
