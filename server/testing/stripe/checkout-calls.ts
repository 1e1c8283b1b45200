import type { Tariff } from '../../features/billing/provider-snapshot.ts';
import { accountOf } from './accounts.ts';
import { type CallOfStripe, type Calls, pageFrom } from './call.ts';
import { fieldsOf, listOf, textOf, textsOf } from './form.ts';
import { type Json, secondsOf } from './json.ts';
import { noSuch, requireObject, StripeRefusal } from './refusal.ts';
import { itemIdOf } from './subscription-json.ts';
import { type Checkout, type PortalStep, tariffAt, type World } from './world.ts';

const minSeconds = 30 * 60;
const maxSeconds = 24 * 60 * 60;

export const checkoutCalls: Calls = {
  'post /v1/checkout/sessions': (call) => {
    const checkout = newCheckout(call);
    call.world.checkouts.set(checkout.json.id, checkout);
    return checkout.json;
  },
  'get /v1/checkout/sessions': (call) => {
    const [customer, status] = [textOf(call.fields.customer), textOf(call.fields.status)];
    const all = [...call.world.checkouts.values()].map((checkout) => current(call.world, checkout).json);
    const found = all.filter(
      (one) => one.customer === customer && (status === null || one.status === status),
    );
    return pageFrom(found, call, '/v1/checkout/sessions');
  },
  'get /v1/checkout/sessions/{id}': ({ world, id }) =>
    current(world, requireObject(world.checkouts.get(id), 'checkout.session', id)).json,
  'post /v1/checkout/sessions/{id}/expire': ({ world, id }) => {
    const { json } = current(world, requireObject(world.checkouts.get(id), 'checkout.session', id));
    if (json.status !== 'open') {
      throw new StripeRefusal(400, `Only Checkout Sessions with a status in ["open"] can be expired.`);
    }
    return Object.assign(json, { status: 'expired', url: null });
  },
  'post /v1/billing_portal/sessions': (call) => {
    const { world, fields } = call;
    const customerId = textOf(fields.customer) ?? '';
    requireObject(world.customers.get(customerId), 'customer', customerId);
    const configuration = textOf(fields.configuration) ?? '';
    const settings = requireObject(world.configurations.get(configuration), 'configuration', configuration);
    const step = 'flow_data' in fields ? stepOf(call, customerId, settings) : null;
    const id = world.newId('bps');
    const url = `https://billing.stripe.test/p/session/${id}`;
    world.portals.set(url, step);
    return {
      id,
      object: 'billing_portal.session',
      created: secondsOf(world.clock.now()),
      configuration,
      customer: customerId,
      livemode: false,
      return_url: textOf(fields.return_url),
      url,
    };
  },
};

function newCheckout({ world, fields }: CallOfStripe): Checkout {
  const customerId = textOf(fields.customer) ?? '';
  requireObject(world.customers.get(customerId), 'customer', customerId);
  const tariff = tariffIn(world, listOf(fields.line_items)[0]);
  const coupon = textOf(fieldsOf(listOf(fields.discounts)[0]).coupon);
  if (coupon !== null && !world.coupons.has(coupon)) throw noSuch('coupon', coupon);
  const now = secondsOf(world.clock.now());
  const expiresAt = Number(textOf(fields.expires_at) ?? now + maxSeconds);
  if (expiresAt - now < minSeconds || expiresAt - now > maxSeconds) {
    throw new StripeRefusal(
      400,
      'The `expires_at` timestamp must be between 30 minutes and 24 hours from now.',
    );
  }
  const id = world.newId('cs_test');
  const json: Json = {
    id,
    object: 'checkout.session',
    created: now,
    client_reference_id: textOf(fields.client_reference_id),
    customer: customerId,
    expires_at: expiresAt,
    invoice: null,
    livemode: false,
    metadata: textsOf(fields.metadata),
    mode: textOf(fields.mode),
    payment_status: 'unpaid',
    status: 'open',
    subscription: null,
    success_url: textOf(fields.success_url),
    cancel_url: textOf(fields.cancel_url),
    url: `https://checkout.stripe.test/c/pay/${id}`,
  };
  return { json, customerId, tariff, hasOffer: coupon !== null };
}

/** Expires a checkout whose time is over. */
function current(world: World, checkout: Checkout): Checkout {
  const { json } = checkout;
  const isOver = json.status === 'open' && Number(json.expires_at) <= secondsOf(world.clock.now());
  if (isOver) Object.assign(json, { status: 'expired', url: null });
  return checkout;
}

function tariffIn(world: World, item: Parameters<typeof fieldsOf>[0]): Tariff {
  const price = textOf(fieldsOf(item).price) ?? '';
  return requireObject(tariffAt(world, price), 'price', price);
}

function stepOf({ world, fields }: CallOfStripe, customerId: string, settings: Json): PortalStep {
  const flow = fieldsOf(fields.flow_data);
  const update = fieldsOf(flow.subscription_update_confirm);
  const subscriptionId = textOf(update.subscription) ?? '';
  const account = accountOf(world, customerId);
  const found = account?.subscriptions.find(({ id }) => id === subscriptionId);
  const subscription = requireObject(found, 'subscription', subscriptionId);
  const item = fieldsOf(listOf(update.items)[0]);
  if (textOf(item.id) !== itemIdOf(subscriptionId)) throw noSuch('subscription item', textOf(item.id) ?? '');
  if (subscription.status !== 'active') {
    throw new StripeRefusal(400, 'This subscription cannot be updated because it is not active.');
  }
  const to = tariffIn(world, item);
  if (!sold(settings).includes(textOf(item.price) ?? '')) {
    throw new StripeRefusal(400, 'The price is not among those of the configuration.');
  }
  const { tariff } = subscription;
  if (tariff.plan === to.plan && tariff.interval === to.interval) {
    throw new StripeRefusal(400, 'The subscription has this price already.');
  }
  return { customerId, subscriptionId, tariff: to };
}

function sold({ features }: Json): unknown[] {
  const update = fieldsOf(fieldsOf(features as Parameters<typeof fieldsOf>[0]).subscription_update);
  return listOf(update.products).flatMap((product) => listOf(fieldsOf(product).prices));
}
