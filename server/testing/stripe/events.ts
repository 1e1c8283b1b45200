import { stripeApiVersion } from '#server/platform/stripe/stripe-client.ts';
import type { SnapshotInvoice } from '../../features/billing/provider-snapshot.ts';
import type { SandboxAccount } from '../../features/billing/sandbox/account/state.ts';
import { type Json, secondsOf } from './json.ts';
import { chargeJson, disputeJson } from './payment-json.ts';
import { invoiceJson, subscriptionJson } from './subscription-json.ts';
import type { World } from './world.ts';

/** An event as Stripe sends it. */
export interface StripeEvent {
  id: string;
  object: 'event';
  api_version: string;
  created: number;
  livemode: false;
  type: string;
  data: { object: Json };
}

export function addEvent(world: World, type: string, object: Json): void {
  world.events.push({
    id: world.newId('evt'),
    object: 'event',
    api_version: stripeApiVersion,
    created: secondsOf(world.clock.now()),
    livemode: false,
    type,
    data: { object },
  });
}

/** Records an event for each changed object of an account, like Stripe. */
export function noteChanges(world: World, before: SandboxAccount, after: SandboxAccount): void {
  if (before === after) return;
  for (const subscription of after.subscriptions) {
    const old = before.subscriptions.find(({ id }) => id === subscription.id);
    if (old && JSON.stringify(old) === JSON.stringify(subscription)) continue;
    const change = subscription.endedAt === null ? (old ? 'updated' : 'created') : 'deleted';
    addEvent(world, `customer.subscription.${change}`, subscriptionJson(world, after, subscription, []));
  }
  for (const invoice of after.invoices) {
    const old = before.invoices.find(({ id }) => id === invoice.id);
    for (const type of typesOf(old, invoice)) addEvent(world, type, objectOf(world, after, invoice, type));
  }
}

function typesOf(old: SnapshotInvoice | undefined, invoice: SnapshotInvoice): string[] {
  const types: string[] = [];
  if (!old) types.push('invoice.created');
  if (invoice.status === 'paid' && old?.status !== 'paid') types.push('invoice.paid');
  const hasFailed = invoice.status === 'open' && invoice.nextAttemptAt !== null;
  if (hasFailed && String(old?.nextAttemptAt) !== String(invoice.nextAttemptAt)) {
    types.push('invoice.payment_failed');
  }
  if (old && old.refunded !== invoice.refunded) types.push('charge.refunded');
  if (old && old.dispute !== invoice.dispute) {
    types.push(old.dispute === 'none' ? 'charge.dispute.created' : 'charge.dispute.closed');
  }
  return types;
}

function objectOf(world: World, account: SandboxAccount, invoice: SnapshotInvoice, type: string): Json {
  if (type === 'charge.refunded') return chargeJson(account.customerId, invoice);
  if (type.startsWith('charge.dispute')) return disputeJson(invoice);
  return invoiceJson(world, account.customerId, invoice, []);
}
