import type { SnapshotInvoice } from '../../features/billing/provider-snapshot.ts';
import { cancelAtPeriodEnd, cancelNow, resume } from '../../features/billing/sandbox/account/changes.ts';
import { setCollection } from '../../features/billing/sandbox/account/payments.ts';
import { type SandboxAccount, withSubscription } from '../../features/billing/sandbox/account/state.ts';
import { accountOf, changeAccount, customerOfSubscription } from './accounts.ts';
import { type CallOfStripe, type Calls, expandOf, pageFrom } from './call.ts';
import { textOf } from './form.ts';
import type { Json } from './json.ts';
import { chargeIdOf, chargeJson, disputeJson, hasCharge, refundJson } from './payment-json.ts';
import { noSuch, requireObject, StripeRefusal } from './refusal.ts';
import { invoiceJson, linesJson, scheduleIdOf, subscriptionJson } from './subscription-json.ts';
import type { World } from './world.ts';

export const subscriptionCalls: Calls = {
  'get /v1/subscriptions': (call) => {
    const account = accountIn(call);
    const all = account.subscriptions.map((one) =>
      subscriptionJson(call.world, account, one, expandOf(call)),
    );
    const isAll = textOf(call.fields.status) === 'all';
    const shown = all.filter(
      ({ status }) => isAll || (status !== 'canceled' && status !== 'incomplete_expired'),
    );
    return pageFrom(shown, call, '/v1/subscriptions');
  },
  'get /v1/subscriptions/{id}': (call) => subscriptionNamed(call.world, call.id, expandOf(call)).json,
  'post /v1/subscriptions/{id}': ({ world, id, fields }) => {
    const { customerId, json } = subscriptionNamed(world, id);
    if (json.ended_at !== null) {
      throw new StripeRefusal(
        400,
        'A canceled subscription can only update its cancellation_details and metadata.',
      );
    }
    if (json.schedule !== null) {
      throw new StripeRefusal(
        400,
        `The subscription is managed by the subscription schedule \`${json.schedule}\`.`,
      );
    }
    const isCancelled = textOf(fields.cancel_at_period_end) === 'true';
    changeAccount(world, customerId, (account) =>
      isCancelled ? cancelAtPeriodEnd(account, id) : resume(account, id),
    );
    return subscriptionNamed(world, id).json;
  },
  'delete /v1/subscriptions/{id}': ({ world, id }) => {
    const { customerId, json } = subscriptionNamed(world, id);
    if (json.ended_at !== null) throw noSuch('subscription', id);
    changeAccount(world, customerId, (account, now) => cancelNow(account, id, now));
    return subscriptionNamed(world, id).json;
  },
  'post /v1/subscription_schedules/{id}/release': ({ world, id }) => {
    const subscriptionId = id.replace(scheduleIdOf(''), '');
    const { customerId, json } = subscriptionNamed(world, subscriptionId);
    if (json.schedule === null) throw noSuch('subscription schedule', id);
    changeAccount(world, customerId, (account) => withSubscription(account, subscriptionId, { next: null }));
    return { id, object: 'subscription_schedule', status: 'released', released_subscription: subscriptionId };
  },

  'get /v1/invoices': (call) => {
    const { customerId, invoices } = accountIn(call);
    const all = invoices.map((one) => invoiceJson(call.world, customerId, one, expandOf(call)));
    return pageFrom(all, call, '/v1/invoices');
  },
  'post /v1/invoices/{id}': ({ world, id, fields }) => {
    const { customerId, invoice } = invoiceNamed(world, id);
    if (invoice.status !== 'open' && invoice.status !== 'draft') {
      throw new StripeRefusal(
        400,
        `Invoice is already ${invoice.status}: \`auto_advance\` cannot be changed.`,
      );
    }
    const isCollected = textOf(fields.auto_advance) === 'true';
    changeAccount(world, customerId, (account, now) => setCollection(account, id, isCollected, now));
    return invoiceJson(world, customerId, invoiceNamed(world, id).invoice, []);
  },
  'get /v1/invoices/{id}/lines': (call) => {
    const { world, id } = call;
    const { invoice } = invoiceNamed(world, id);
    // In the invoice's order: `pageFrom` reverses them.
    return pageFrom(linesJson(world, invoice).toReversed(), call, `/v1/invoices/${id}/lines`);
  },
  'get /v1/charges': (call) => {
    const { customerId, invoices } = accountIn(call);
    const all = invoices.filter(hasCharge).map((one) => chargeJson(customerId, one));
    return pageFrom(all, call, '/v1/charges');
  },
  'get /v1/charges/{id}': ({ world, id }) => requireObject(chargeNamed(world, id)?.charge, 'charge', id),
  'get /v1/refunds': (call) => {
    const invoice = chargeNamed(call.world, textOf(call.fields.charge) ?? '')?.invoice;
    return pageFrom(invoice && invoice.refunded > 0 ? [refundJson(invoice)] : [], call, '/v1/refunds');
  },
  'get /v1/disputes': (call) => {
    const invoice = chargeNamed(call.world, textOf(call.fields.charge) ?? '')?.invoice;
    return pageFrom(
      invoice && invoice.dispute !== 'none' ? [disputeJson(invoice)] : [],
      call,
      '/v1/disputes',
    );
  },
};

function accountIn({ world, fields }: CallOfStripe): SandboxAccount {
  const customerId = textOf(fields.customer) ?? '';
  return requireObject(accountOf(world, customerId), 'customer', customerId);
}

function subscriptionNamed(
  world: World,
  id: string,
  expand: readonly string[] = [],
): { customerId: string; json: Json } {
  const customerId = requireObject(customerOfSubscription(world, id), 'subscription', id);
  const account = requireObject(accountOf(world, customerId), 'customer', customerId);
  const subscription = requireObject(
    account.subscriptions.find((one) => one.id === id),
    'subscription',
    id,
  );
  return { customerId, json: subscriptionJson(world, account, subscription, expand) };
}

function invoiceNamed({ accounts }: World, id: string): { customerId: string; invoice: SnapshotInvoice } {
  const found = [...accounts.values()].flatMap(({ customerId, invoices }) =>
    invoices.filter((invoice) => invoice.id === id).map((invoice) => ({ customerId, invoice })),
  );
  return requireObject(found[0], 'invoice', id);
}

function chargeNamed({ accounts }: World, id: string) {
  for (const { customerId, invoices } of accounts.values()) {
    const invoice = invoices.filter(hasCharge).find((one) => chargeIdOf(one.id) === id);
    if (invoice) return { invoice, charge: chargeJson(customerId, invoice) };
  }
  return null;
}
